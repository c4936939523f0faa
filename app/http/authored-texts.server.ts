import { authoredLocale } from '#app/fields/locale.ts'

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#x27;',
}

/** Gives the elements around these texts their language, which React keeps: the texts come as plain words. */
export function withAuthoredLang(html: string, texts: ReadonlySet<string>): string {
  let marked = html
  for (const text of texts) {
    const shown = `>${text.replace(/[&<>"']/g, (letter) => escapes[letter] ?? letter)}<`
    const [first = '', ...rest] = marked.split(shown)
    marked = rest.reduce((before, after) => `${before}${mayTakeLang(before) ? lang : ''}${shown}${after}`, first)
  }
  return marked
}

const lang = ` lang="${authoredLocale}"`

/** Whether the text ends in the beginning of an element within the page that has no language yet. */
function mayTakeLang(before: string): boolean {
  const tag = before.slice(before.lastIndexOf('<'))
  return /^<[a-z]/.test(tag) && !tag.endsWith('/') && !tag.includes(' lang=') && before.includes('<body')
}
