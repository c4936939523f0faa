import type { Translator } from '#app/i18n/server.ts'

/** "Drei", and "13" from thirteen. */
export function numberWord(count: number, t: Translator): string {
  return t('pages:shortlist.numbers', { returnObjects: true })[count] ?? String(count)
}
