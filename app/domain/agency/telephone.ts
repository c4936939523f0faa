import type { Locale } from '#app/fields/locale.ts'

interface TelephonePart {
  written: string
  /** A tel: address (RFC 3966); null for what is no number. */
  address: string | null
}

const dashes = '\\u2010-\\u2015\\u2212-'
const dots = '.\\u00b7\\u2022'
const slashes = '/\\u2044\\u2215'

/** Digits and what people write between them, from the code of the country on. */
const candidate = new RegExp(`(?:\\(?(?:\\+|00)\\s?)?[(\\d][\\d\\s()[\\]\\p{Cf}${dots}${slashes}${dashes}]*\\d`, 'gu')

/** Before the zero that begins another number: "040 1234567 / 0170 7654321". */
const betweenNumbers = new RegExp(`(?<=\\d)(?:\\s*[${slashes}]\\s*|\\s+[${dots}${dashes}]\\s+|\\s+)(?=\\(?0\\d)`, 'gu')

/** Another ending of the same number: "040 1234567/68". */
const otherEnding = new RegExp(`\\s*[${slashes}]\\s*\\d{1,2}$`, 'u')

/** "Büro 040 1234567 / 0170 7654321": numbers and what stands between them, in order. */
export function telephoneParts(text: string): TelephonePart[] {
  const parts: TelephonePart[] = []
  let end = 0
  const add = (start: number, stop: number, address: string | null) => {
    if (start < stop) parts.push({ written: text.slice(start, stop), address })
    end = stop
  }
  for (const [start, stop] of [...text.matchAll(candidate)].flatMap(({ 0: found, index }) => numbersIn(found, index))) {
    const address = addressOf(text.slice(start, stop))
    if (address === null) continue
    add(end, start, null)
    add(start, stop, address)
  }
  add(end, text.length, null)
  return parts
}

const fewestDigits = 6
/** With area code and without other endings. Two numbers have more digits together than any has alone. */
const usualDigits = { whole: 9, most: 13 } as const

function numbersIn(found: string, offset: number): [start: number, stop: number][] {
  const numbers: [number, number][] = []
  let start = 0
  const add = (stop: number) => {
    const first = found.slice(start, stop).replace(otherEnding, '')
    numbers.push([offset + start, offset + (digitsIn(first) < usualDigits.whole ? stop : start + first.length)])
  }
  for (const { 0: separator, index } of found.matchAll(betweenNumbers)) {
    const next = index + separator.length
    const isShort = [found.slice(start, index), found.slice(next)].some((part) => digitsIn(part) < fewestDigits)
    const isOne = separator.trim() === '' && digitsIn(found.slice(start)) <= usualDigits.most
    if (isShort || isOne) continue
    add(index)
    start = next
  }
  add(found.length)
  return numbers
}

function digitsIn(text: string): number {
  return text.replace(/\D/g, '').length
}

/** Short numbers that everyone dials as they are. */
const services = new Set(['110', '112', '115'])

/** Countries that dial a zero before the area code at home, and none after the code of the country. */
const withTrunkZero = /^\+(49|43|41|31|32|33|44|46|90)0+/

/** A number without a country code is German, also if a table has dropped its zero. E.164 allows 15 digits. */
function addressOf(written: string): string | null {
  const hasCode = /^\(?\s*(?:\+|00)/.test(written)
  const digits = (hasCode ? written.replace(/[([]0[)\]]/g, '') : written).replace(/[^+\d]/g, '')
  if (services.has(digits)) return `tel:${digits}`
  const international = digits
    .replace(/^\+(?=0)/, '')
    .replace(/^00/, '+')
    .replace(/^0/, '+49')
    .replace(/^49(?=\d{9})/, '+49')
    .replace(/^1(?=[5-7]\d{8,9}$)/, '+491')
    .replace(withTrunkZero, '+$1')
  const count = digitsIn(international)
  return count >= 5 && count <= 15 && /^\+?[1-9]/.test(international) ? `tel:${international}` : null
}

/** Of the first number; null if there is none. */
export function telephoneAddress(text: string): string | null {
  return telephoneParts(text).find(({ address }) => address !== null)?.address ?? null
}

export function shownTelephone(telephone: string, locale: Locale): string {
  if (locale === 'de') return telephone
  return telephoneParts(telephone)
    .map(({ written, address }) => (address === null ? written : shownAbroad(written)))
    .join('')
}

function shownAbroad(number: string): string {
  return number
    .replace(/[([]0[)\]] ?/, '')
    .replace(/^\(0([1-9]\d{0,5})\)/, '0$1')
    .replace(/^(\+49|0049) ?0/, '$1 ')
    .replace(/^0(?=[1-9])/, '+49 ')
    .replace(/ ?[/\u2010-\u2015-] ?/g, ' ')
}
