/** React 18 overwrites text areas, and only these, on hydration: this keeps what was typed before. */

/** Starts watching; the returned function restores the texts and stops. */
export function watchEarlyTyping(): () => void {
  const typed = new Map<HTMLTextAreaElement, string>()
  const note = (element: unknown) => {
    if (element instanceof HTMLTextAreaElement) typed.set(element, element.value)
  }
  const onInput = ({ target }: Event) => note(target)
  for (const element of document.querySelectorAll('textarea')) if (element.value !== element.defaultValue) note(element)
  document.addEventListener('input', onInput, true)
  return () => {
    document.removeEventListener('input', onInput, true)
    for (const [element, text] of typed) if (element.value !== text) element.value = text
  }
}
