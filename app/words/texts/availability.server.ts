import { formatDate } from '#app/fields/format.ts'
import { readDate } from '#app/fields/read-date.ts'

/** Null for unknown phrases. Expects lower case and single spaces. */
export function englishAvailability(text: string): string | null {
  const ways = text.split(/ oder | bzw\. | ?\/ ?(?=nach )/)
  const english = ways.slice(0, 2).flatMap((way) => englishWay(way) ?? [])
  return english.length === ways.length ? english.join(' or ') : null
}

function englishWay(text: string): string | null {
  const state = text.replace(/^(?:(?:bezugs)?frei|bezugsfertig|beziehbar|verfügbar) /, '')
  const phrase = phrases.get(state)
  if (phrase) return phrase
  const [begin = '', expected, about] = /^(?:(voraussichtlich|vsl\.) )?(?:ab |zum )?(?:dem |(ca\.) )?/.exec(state) ?? []
  const when = state.slice(begin.length)
  const start = englishDay(when) ?? englishMonth(when)
  return start && [expected && 'expected', 'from', about && 'about', start].filter(Boolean).join(' ')
}

const phrases = new Map([
  ...[
    'sofort',
    'ab sofort',
    'per sofort',
    'sofort frei',
    'sofort verfügbar',
    'sofort bezugsfrei',
    'frei',
    'bezugsfrei',
  ].map((text) => [text, 'immediately'] as const),
  ['leerstehend', 'vacant'],
  ['steht leer', 'vacant'],
  ['vermietet', 'let'],
  ['kurzfristig', 'at short notice'],
  ['zum nächstmöglichen zeitpunkt', 'as soon as possible'],
  ['nach vereinbarung', 'by arrangement'],
  ['nach absprache', 'by arrangement'],
  ['auf anfrage', 'on request'],
  ['nach fertigstellung', 'on completion'],
  ['nach kaufpreiszahlung', 'on payment of the purchase price'],
])

/** "01.03.2027", "1. märz 2027" */
function englishDay(text: string): string | null {
  const day = readDate(text.replace(/\p{L}{3,9}/u, (name) => (monthOf.has(name) ? `${monthOf.get(name)}.` : name)))
  return day ? formatDate(day, 'en') : null
}

/** "märz 2027", "03/2027", "anfang märz 2027", "frühjahr 2027", "ende 2027", "3. quartal 2027" */
function englishMonth(text: string): string | null {
  const [, quarter, ofYear] = quarters.exec(text) ?? []
  if (quarter && ofYear) return `Q${romans[quarter] ?? quarter} ${ofYear}`
  const [, part = '', name = '', year] = /^(anfang |mitte |ende )?(?:([\p{L}\d]{1,9})[ /])?(\d{4})$/u.exec(text) ?? []
  const season = seasons[name] ?? monthNames[(monthOf.get(name) ?? Number(name)) - 1]
  if (year === undefined || (name !== '' && season === undefined)) return null
  return [parts[part]?.(season ?? year) ?? season ?? year, season && year].filter(Boolean).join(' ')
}

const quarters = /^(?:q(?=[1-4] ))?([1-4]|i{1,3}|iv)(?:\. ?quartal)? (\d{4})$/
const romans: Readonly<Record<string, number>> = { i: 1, ii: 2, iii: 3, iv: 4 }

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
