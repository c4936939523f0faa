/** What the agency may say in its own words, by page. The defaults are in the translations. */
import type { Field, Fields, FieldValue } from '#app/fields/field.ts'
import { translationsIn, withTranslations } from '#app/fields/translations.ts'
import { keysOf } from '#app/fields/typed-objects.ts'
import { about, home } from './front-texts.ts'
import { newBuild, rentals, sales } from './service-texts.ts'
import type { PageTexts } from './text-kinds.ts'
import { contact, legal, offers, references, team, valuation } from './visit-texts.ts'

export const pageTexts = {
  home,
  offers,
  references,
  sales,
  rentals,
  newBuild,
  valuation,
  about,
  team,
  contact,
  legal,
} as const satisfies Record<string, PageTexts>

export type PageName = keyof typeof pageTexts
export const pageNames = keysOf(pageTexts)

type Groups = (typeof pageTexts)[PageName]['groups']
type KeysOfAll<T> = T extends unknown ? keyof T & string : never
type ValuesOfAll<T> = T extends unknown ? T[keyof T] : never
export type PageGroupName = KeysOfAll<Groups>
export type PageFieldName = KeysOfAll<ValuesOfAll<Groups>>

export function isPageName(name: unknown): name is PageName {
  return pageNames.some((page) => page === name)
}

export type PageValues = Record<string, FieldValue<Field>>

/** The same object each time, because the schemas of forms are cached by it. */
const groupsWithTranslations = new Map<PageName, Readonly<Record<string, Fields>>>()
const fieldsByPage = new Map<PageName, Fields>()

for (const name of pageNames) {
  const groups = Object.entries<Fields>(pageTexts[name].groups).map(([group, fields]): [string, Fields] => [
    group,
    withTranslations(fields),
  ])
  groupsWithTranslations.set(name, Object.fromEntries(groups))
  fieldsByPage.set(name, Object.assign({}, ...groups.map(([, fields]) => fields)))
}

export function pageGroups(name: PageName): Readonly<Record<string, Fields>> {
  return groupsWithTranslations.get(name) ?? {}
}

export function pageFields(name: PageName): Fields {
  return fieldsByPage.get(name) ?? {}
}

/** Keys below `pages:` that the field replaces. The first one is its default. */
export function keysOfField(name: PageName, field: string): readonly string[] {
  const { root, at }: PageTexts = pageTexts[name]
  return at[field] ?? [`${root}.${field}`]
}

export interface TextCounts {
  own: number
  english: number
  total: number
}

/** `own` and `total` of texts in the authored language; flags are none. */
export function countTexts(fields: Fields, values: PageValues): TextCounts {
  const translations = translationsIn(fields)
  const translated = new Set(translations.map(({ translates }) => translates))
  return {
    own: [...translated].filter((name) => values[name]).length,
    english: translations.filter(({ name }) => values[name]).length,
    total: translated.size,
  }
}
