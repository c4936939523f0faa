/** German words for when a property is free, in English: fixed phrases, days, months and seasons. */
import { formatDate } from '#app/fields/format.ts'
import { readDate } from '#app/fields/read-date.ts'

/** Null for what it does not know. Takes lower case and single spaces. */
export function englishAvailability(text: string): string | null {
  const phrase = phrases[text]
  if (phrase) return phrase
  const when = text.replace(/^(?:(?:bezugs)?frei |verfügbar )?(?:ab |zum )?(?:dem )?/, '')
  const start = englishDay(when) ?? englishMonth(when)
  return start && `from ${start}`
}

const phrases: Readonly<Record<string, string>> = {
  sofort: 'immediately',
  'ab sofort': 'immediately',
  'per sofort': 'immediately',
  'sofort frei': 'immediately',
  'sofort verfügbar': 'immediately',
  'sofort bezugsfrei': 'immediately',
  frei: 'immediately',
  bezugsfrei: 'immediately',
  kurzfristig: 'at short notice',
  'nach vereinbarung': 'by arrangement',
  'nach absprache': 'by arrangement',
  'nach fertigstellung': 'on completion',
}

/** "01.03.2027", "1. märz 2027" */
function englishDay(text: string): string | null {
  const day = readDate(text.replace(/\p{L}{3,9}/u, (name) => (monthOf.has(name) ? `${monthOf.get(name)}.` : name)))
  return day ? formatDate(day, 'en') : null
}

/** "märz 2027", "03/2027", "anfang märz 2027", "frühjahr 2027", "ende 2027" */
function englishMonth(text: string): string | null {
  const [, part = '', name = '', year] = /^(anfang |mitte |ende )?(?:([\p{L}\d]{1,9})[ /])?(\d{4})$/u.exec(text) ?? []
  const season = seasons[name] ?? monthNames[(monthOf.get(name) ?? Number(name)) - 1]
  if (year === undefined || (name !== '' && season === undefined)) return null
  return [parts[part]?.(season ?? year) ?? season ?? year, season && year].filter(Boolean).join(' ')
}

const parts: Readonly<Record<string, (whole: string) => string>> = {
  'anfang ': (whole) => `early ${whole}`,
  'mitte ': (whole) => `mid-${whole}`,
  'ende ': (whole) => `late ${whole}`,
}

const seasons: Readonly<Record<string, string>> = {
  frühjahr: 'spring',
  frühling: 'spring',
  sommer: 'summer',
  herbst: 'autumn',
  winter: 'winter',
}

const monthNames = 'January February March April May June July August September October November December'.split(' ')

const monthOf = new Map(
  'januar februar märz april mai juni juli august september oktober november dezember'
    .split(' ')
    .map((name, index) => [name, index + 1]),
)
