import type { Translator } from '#app/i18n/server.ts'

/** How a sentence begins: "Drei", and from thirteen on "13". */
export function numberWord(count: number, t: Translator): string {
  return t('pages:shortlist.numbers', { returnObjects: true })[count] ?? String(count)
}
