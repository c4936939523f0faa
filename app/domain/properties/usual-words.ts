import type { Locale } from '#app/fields/locale.ts'
import { readNumber } from '#app/fields/numbers/read-number.ts'
import { propertyFields } from './property.ts'

type WordedField = 'floor' | 'deposit' | 'rooms'
type Texts = Readonly<Record<WordedField | 'floors' | 'baseRent', string>>

export interface UsualWords {
  numbers: Partial<Record<WordedField, number>>
  needing: Partial<Record<WordedField, 'floors' | 'baseRent'>>
  /** Fields that depend on another with a mistake of its own. */
  waiting: WordedField[]
  /** "3,5" rooms: a half room is a field of its own. */
  hasHalfRoom: boolean
}

const longest = 60

/** § 551 BGB */
export const mostRents = 3

export function readUsualWords(texts: Texts, locale: Locale): UsualWords {
  const found: UsualWords = { numbers: {}, needing: {}, waiting: [], hasHalfRoom: false }
  const note = (field: WordedField, other: 'floors' | 'baseRent', number: (of: number) => number) => {
    const read = readNumber(texts[other].slice(0, longest), locale, propertyFields[other])
    if ('value' in read) found.numbers[field] = number(read.value)
    else if (texts[other].trim() === '') found.needing[field] = other
    else found.waiting.push(field)
  }
  const floor = floorIn(texts.floor)
  // The storeys of a house include its ground floor, which is number 0.
  if (floor === 'top') note('floor', 'floors', (floors) => floors - 1)
  else if (floor !== null) found.numbers.floor = floor
  const [, whole] = texts.rooms.length > longest ? [] : (halves.exec(texts.rooms.trim()) ?? [])
  if (whole) {
    found.numbers.rooms = Number(whole)
    found.hasHalfRoom = true
  }
  const rents = rentsIn(texts.deposit, locale)
  if (rents !== null) note('deposit', 'baseRent', (rent) => Math.round(rents * rent * 100) / 100)
  return found
}

/** What a deposit will be stored as; null where it cannot be read. */
export function typedDeposit({ deposit, baseRent }: Pick<Texts, 'deposit' | 'baseRent'>, locale: Locale) {
  const { numbers } = readUsualWords({ deposit, baseRent, floor: '', floors: '', rooms: '' }, locale)
  const amount = readNumber(deposit.slice(0, longest), locale, propertyFields.deposit)
  const rent = readNumber(baseRent.slice(0, longest), locale, propertyFields.baseRent)
  const read = numbers.deposit ?? ('value' in amount ? amount.value : null)
  if (read === null) return null
  const isAboveBound = 'value' in rent && read > mostRents * rent.value
  return { amount: read, isWorded: numbers.deposit !== undefined, isAboveBound }
}

const halves = /^(\d{1,3})(?:[.,]50?| ?½| 1\/2)$/
const ground = /^(?:eg|erdgeschoss|ground floor)$/i
const top = /^(?:dg|dachgeschoss|top floor|attic)$/i
const above = /^(\d{1,3})(?:\.|st|nd|rd|th)? ?(?:og|obergeschoss|etage|stock|floor)$/i
const below = /^(?:(\d{1,2})\. ?)?(?:ug|untergeschoss|basement)$/i

function floorIn(typed: string): number | 'top' | null {
  if (typed.length > longest) return null
  const text = typed.trim()
  if (ground.test(text)) return 0
  if (top.test(text)) return 'top'
  const [, storey] = above.exec(text) ?? []
  if (storey) return Number(storey)
  const basement = below.exec(text)
  return basement ? -Number(basement[1] ?? 1) : null
}

const severalRents =
  /^([\d,.]{1,5}|eine|zwei|drei|one|two|three) ?(?:x ?|× ?)?(?:mm|n?km|monatsmieten?(?: kalt)?|(?:netto|monats|nettomonats|monatsnetto)?kaltmieten?|kaltmonatsmieten?|months?|months?[’'] rent)$/i
const inWords: Readonly<Record<string, number>> = { eine: 1, zwei: 2, drei: 3, one: 1, two: 2, three: 3 }

function rentsIn(typed: string, locale: Locale): number | null {
  if (typed.length > longest) return null
  const [, count = ''] = severalRents.exec(typed.trim()) ?? []
  const read = readNumber(count, locale)
  return inWords[count.toLowerCase()] ?? ('value' in read ? read.value : null)
}
