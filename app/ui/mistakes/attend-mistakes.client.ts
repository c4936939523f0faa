import { isLocale } from '#app/fields/locale.ts'
import { mistakeMarks } from './mistake-mark.ts'

/**
 * After a refused post: the title says so, and an error goes while its control is filled. The summary keeps its lines,
 * struck through, so that nothing moves away under a click.
 */
export function attendMistakes(summary: HTMLElement): void {
  markTitle()
  const form = summary.closest('form')
  if (!form) return
  const lines = new Map(
    Array.from(summary.querySelectorAll('li'), (line) => [line.querySelector('a')?.hash.slice(1) ?? '', line]),
  )
  // An earlier answer may have had the same errors, which React then leaves as they are.
  for (const [id, line] of lines) showMistake(form, id, line, !isChosen(form, id))
  form.oninput = ({ target }) => {
    if (!isControl(target)) return
    const line = lines.get(target.name)
    if (line) showMistake(form, target.name, line, target.value.trim() === '')
  }
}

function markTitle(): void {
  const { lang } = document.documentElement
  const mark = isLocale(lang) ? mistakeMarks[lang] : ''
  if (!document.title.startsWith(mark)) document.title = mark + document.title
}

/** An option may be chosen before this script arrives. */
function isChosen(form: HTMLFormElement, id: string): boolean {
  const controls = Array.from(form.elements)
  return controls.some(
    (control) =>
      control instanceof HTMLInputElement && control.name === id && control.type === 'radio' && control.checked,
  )
}

/** The id of a problem is the name of its control. */
function showMistake(form: HTMLFormElement, id: string, line: HTMLElement, isWrong: boolean): void {
  line.toggleAttribute('data-mended', !isWrong)
  const error = document.getElementById(`${id}-error`)
  if (error) error.hidden = !isWrong
  for (const control of form.elements) {
    if (!isControl(control) || control.name !== id) continue
    if (isWrong) control.setAttribute('aria-invalid', 'true')
    else control.removeAttribute('aria-invalid')
  }
}

function isControl(target: unknown): target is HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement {
  return (
    target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement
  )
}
