/** What is said in German only, and how far a translation has come. */
import type { Fields } from '#app/fields/field.ts'
import { translationsIn } from '#app/fields/translations.ts'

/** The English texts of something, as last saved; by the names of the translations. */
export interface EnglishState {
  missing: readonly string[]
  /** Since when they are older than what they translate. */
  stale: Readonly<Record<string, Date | string>>
  /** Whether any has been written. */
  isBegun: boolean
}

/** Of a property, whose pictures have words of their own. */
export interface PropertyEnglish extends EnglishState {
  /** How many of their texts. */
  pictures: { stale: number; missing: number }
}

type Values = Readonly<Record<string, unknown>>

/**
 * `isKnown` says what needs no translation, since pages say it in that language by themselves. `stale` may name texts of
 * other forms, too.
 */
export function englishState(
  fields: Fields,
  values: Values,
  stale: EnglishState['stale'],
  isKnown: (field: string, text: string) => boolean,
): EnglishState {
  const translations = translationsIn(fields)
  const missing = translations.filter(({ name, translates }) => {
    const text = values[translates]
    return text && !values[name] && !isKnown(translates, String(text))
  })
  return {
    missing: missing.map(({ name }) => name),
    stale: Object.fromEntries(translations.flatMap(({ name }) => (stale[name] ? [[name, stale[name]]] : []))),
    isBegun: translations.some(({ name }) => values[name]),
  }
}

/** "97" and "%" are the same in every language. */
export function isWordless(text: string): boolean {
  return !/\p{L}/u.test(text)
}

/** Before the first save. */
export const noEnglish: PropertyEnglish = {
  missing: [],
  stale: {},
  isBegun: false,
  pictures: { stale: 0, missing: 0 },
}
