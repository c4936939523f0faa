import type { Locale } from '#app/fields/locale.ts'
import { withoutEnd } from '#app/fields/without-end.ts'

interface TelephonePart {
  written: string
  /** A tel: address (RFC 3966); null for what is no number. */
  address: string | null
}

/** Digits and what people write between them, perhaps behind the + of a country. */
const run = /\(?\+?(?:(?!\(\+)[\d\s()[\]\p{Cf}.\u00b7\u2022/\u2044\u2215\u2010-\u2015\u2212-])+/gu

/** Before the zero that begins another number: "040 1234567 / 0170 7654321". */
const betweenNumbers = /(?<=\d)(?:\s*[/\u2044\u2215]\s*|\s+[.\u00b7\u2022\u2010-\u2015\u2212-]\s+|\s+)(?=\(?0\d)/gu

/** "Büro 040 1234567 / 0170 7654321": numbers and what stands between them, in order. */
export function telephoneParts(text: string): TelephonePart[] {
  const parts: TelephonePart[] = []
  let end = 0
  const add = (start: number, stop: number, address: string | null) => {
    if (start < stop) parts.push({ written: text.slice(start, stop), address })
    end = stop
  }
  const candidates = [...text.matchAll(run)].flatMap(({ 0: found, index }) => {
    const first = found.search(/[(+\d]/)
    const whole = withoutEnd(found.slice(first), /\D/)
    return first < 0 || whole === '' ? [] : numbersIn(whole, index + first)
  })
  for (const [start, stop] of candidates) {
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
    const first = withoutOtherEnding(found.slice(start, stop))
    numbers.push([offset + start, offset + start + first.length])
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

/** "040 1234567/68" and "040 1234567-10 / -68" have other endings of the same number. */
function withoutOtherEnding(number: string): string {
  const slash = Math.max(...['/', '\u2044', '\u2215'].map((sign) => number.lastIndexOf(sign)))
  const [first, ending] = [withoutEnd(number.slice(0, Math.max(slash, 0)), /\D/), number.slice(slash + 1).trim()]
  const isShort = /^\d{1,2}$/.test(ending) && digitsIn(first) >= usualDigits.whole
  return first && (isShort || /^[\u2010-\u2015\u2212-]\s*\d{1,4}$/.test(ending)) ? withoutOtherEnding(first) : number
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

/** A typed telephone text in the page's language: its numbers with their `tel:` addresses, and the words between them. */
export type ShownTelephone = readonly { text: string; address: string | null }[]

/** Parsed on the server: it takes more than a kilobyte of scripts, and lookbehind, which older browsers lack. */
export function shownNumbers(telephone: string | null, locale: Locale): ShownTelephone | null {
  if (!telephone) return null
  return telephoneParts(telephone).map(({ written, address }) => ({
    text: address === null ? written : shownTelephone(written, locale),
    address,
  }))
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
