import type { Fields } from '#app/fields/field.ts'
import { translationsIn } from '#app/fields/translations.ts'

export interface EnglishState {
  missing: readonly string[]
  stale: Readonly<Record<string, Date | string>>
  isBegun: boolean
}

export interface PropertyEnglish extends EnglishState {
  pictures: { stale: number; missing: number }
}

type Values = Readonly<Record<string, unknown>>

/** `isKnown` names fields that need no translation. `stale` may include texts of other forms. */
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

export function isWordless(text: string): boolean {
  return !/\p{L}/u.test(text)
}

export const noEnglish: PropertyEnglish = {
  missing: [],
  stale: {},
  isBegun: false,
  pictures: { stale: 0, missing: 0 },
}
