import type { Untranslated } from '#app/domain/in-language.ts'
import type { LonePicture } from '#app/domain/picture.ts'
import type { Fields, FieldValues } from '#app/fields/field.ts'
import { withTranslations } from '#app/fields/translations.ts'

/** Where visitors find the link to a page. */
const placements = ['footer', 'services', 'none'] as const

const authoredFields = {
  title: { kind: 'text', max: 100, required: true, translated: true },
  /** Null only before the first save, which makes it from the title. */
  slug: { kind: 'text', max: 60 },
  lead: { kind: 'longText', max: 500, translated: true },
  text: { kind: 'longText', max: 20_000, translated: true },
  /** The query string of a list of offers, without the question mark. */
  query: { kind: 'text', max: 500 },
  placement: { kind: 'choice', options: placements, required: true },
  published: { kind: 'flag' },
} as const satisfies Fields

export const ownPageFields = withTranslations(authoredFields)

export type OwnPageValues = FieldValues<typeof ownPageFields>

export interface OwnPage extends FieldValues<typeof authoredFields>, Untranslated<'title' | 'lead' | 'text'> {
  id: string
  picture: LonePicture | null
}

const mostSlugCharacters = 60

const written: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss', æ: 'ae', ø: 'oe' }

/** "Häuser & Höfe" becomes "haeuser-hoefe". Empty if nothing is left. */
export function slugOf(words: string): string {
  const letters = words
    .slice(0, 1_000)
    .toLowerCase()
    .replace(/[äöüßæø]/g, (letter) => written[letter] ?? '')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
  const parts = letters.split(/[^a-z0-9]+/).filter(Boolean)
  return parts.join('-').slice(0, mostSlugCharacters).replace(/-$/, '')
}

export function isSlug(text: string): boolean {
  return text.length > 0 && text === slugOf(text)
}

/** "karriere", "karriere-2", "karriere-3", … */
export function freeSlug(slug: string, isTaken: (slug: string) => boolean): string {
  for (let number = 1; ; number += 1) {
    const ending = number === 1 ? '' : `-${number}`
    const tried = slug.slice(0, mostSlugCharacters - ending.length).replace(/-$/, '') + ending
    if (!isTaken(tried)) return tried
  }
}
