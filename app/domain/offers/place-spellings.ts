/** Towns and districts are one place in all spellings that fold to the same letters, shown as most offers have it. */
import type { OfferGroup } from './offer-counts.ts'
import type { OfferFilters } from './offer-filters.ts'

/** The database folds with the same list. */
export const placeFolds: readonly (readonly [letter: string, folded: string])[] = [
  ['Ä', 'ae'],
  ['ä', 'ae'],
  ['Ö', 'oe'],
  ['ö', 'oe'],
  ['Ü', 'ue'],
  ['ü', 'ue'],
  ['ẞ', 'ss'],
  ['ß', 'ss'],
  ['É', 'e'],
  ['é', 'e'],
]

/** In small letters between blanks: words and what people write for them, each after those above. */
export const nameFolds: readonly (readonly [written: string, folded: string])[] = [
  ['. ', '.'],
  [' sankt ', ' st.'],
  [' st ', ' st.'],
  [' vor der ', ' v.d.'],
  [' ob der ', ' o.d.'],
  [' in der ', ' i.d.'],
  // "Frankfurt am Main", "Frankfurt (Main)" and "Frankfurt/Main".
  [' an der ', '/'],
  [' a.d.', '/'],
  [' am ', '/'],
  [' a.', '/'],
  ['/m.', '/main'],
  [' (', '/'],
  [') ', ' '],
  [' / ', '/'],
]

/** "KÖLN", "köln" and "Koeln" → "koeln", "St. Georg" → "st.georg". Only these letters and those of ASCII, as in SQLite. */
export function foldedPlace(name: string): string {
  const letters = placeFolds.reduce((text, [letter, plain]) => text.replaceAll(letter, plain), ` ${name} `)
  const small = letters.replace(/[A-Z]/g, (letter) => letter.toLowerCase())
  return nameFolds.reduce((text, [written, folded]) => text.replaceAll(written, folded), small).trim()
}

export function withOneSpelling<Group extends OfferGroup>(groups: readonly Group[]): Group[] {
  const cities = spellingsOf(groups.map(({ city, all }) => ({ key: foldedPlace(city), name: city, count: all })))
  const inCity = (city: string, district: string) => `${foldedPlace(city)}\n${foldedPlace(district)}`
  const districts = spellingsOf(
    groups.flatMap(({ city, district, all }) =>
      district === null ? [] : { key: inCity(city, district), name: district, count: all },
    ),
  )
  return groups.map((group) => {
    const { city, district } = group
    return {
      ...group,
      city: cities.get(foldedPlace(city)) ?? city,
      district: district && (districts.get(inCity(city, district)) ?? district),
    }
  })
}

interface Spelled {
  key: string
  name: string
  count: number
}

/** The commonest; of equally common ones that in small and capital letters. */
function spellingsOf(all: readonly Spelled[]): Map<string, string> {
  const counts = new Map<string, Spelled>()
  for (const { key, name, count } of all) {
    const before = counts.get(name + key)?.count ?? 0
    counts.set(name + key, { key, name, count: before + count })
  }
  const sorted = [...counts.values()].sort(
    (a, b) =>
      b.count - a.count || Number(isInOneCase(a.name)) - Number(isInOneCase(b.name)) || (a.name < b.name ? -1 : 1),
  )
  const commonest = new Map<string, string>()
  for (const { key, name } of sorted) if (!commonest.has(key)) commonest.set(key, name)
  return commonest
}

function isInOneCase(name: string): boolean {
  return name === name.toUpperCase() || name === name.toLowerCase()
}

const small = new Set('a am an auf b bei d dem den der i im in o ob unter v vom von vor'.split(' '))

/** A name in capitals or small letters only, as names are written; where no other offers can tell. */
export function usualCase(name: string): string {
  if (!isInOneCase(name)) return name
  return name.toLowerCase().replace(/\p{L}+/gu, (word, index: number) => {
    return index > 0 && small.has(word) ? word : word.charAt(0).toUpperCase() + word.slice(1)
  })
}

/** In the spelling of the groups. An unknown district does not narrow the search. */
export function withKnownPlace(asked: OfferFilters, groups: readonly OfferGroup[]): OfferFilters {
  const isSame = (one: string | null, other: string | null) =>
    one !== null && other !== null && foldedPlace(one) === foldedPlace(other)
  const inCity = groups.filter(({ city }) => isSame(city, asked.city))
  return {
    ...asked,
    city: inCity[0]?.city ?? asked.city,
    district: inCity.find(({ district }) => isSame(district, asked.district))?.district ?? null,
  }
}
