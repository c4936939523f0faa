/** Never creates a team member: that would publish a person. */
import { nationalDigits } from '#app/domain/agency/national-digits.ts'
import type { StockMember } from '#app/exchange/plan.ts'
import type { ReceivedContact } from '#app/exchange/received.ts'
import { cleanAddress, cleanLine } from '#app/fields/clean-text.ts'

/** Several where the file does not say which of them: a person is not guessed. */
export type FindMembers = (contact: ReceivedContact) => readonly string[]

export function memberFinder(members: readonly StockMember[]): FindMembers {
  const byEmail = indexed(members, ({ email }) => folded(email))
  const byName = indexed(members, ({ name }) => folded(name))
  const byPhone = indexed(members, ({ phone }) => digits(phone))
  const named = members.map(({ id, name }) => ({ id, ...wordsOf(name) }))
  const fitting = ({ firstName, lastName, title }: ReceivedContact) => {
    const asked = wordsOf([title, firstName, inOrder(lastName)].filter(Boolean).join(' '))
    const whole = named.filter((member) => isSameName(asked, member))
    return (whole.length > 0 ? whole : named.filter((member) => isShortFor(asked, member))).map(({ id }) => id)
  }
  return (contact) => {
    const { email, firstName, lastName, phones } = contact
    const exact =
      byEmail.get(folded(cleanAddress(email ?? ''))) ??
      byName.get(folded([firstName, lastName].filter(Boolean).join(' ')))
    if (exact) return [exact]
    const fits = fitting(contact)
    if (fits.length === 1) return fits
    const called = phones.flatMap((phone) => byPhone.get(digits(phone)) ?? [])
    const [known] = fits.length > 0 ? called.filter((id) => fits.includes(id)) : called
    return known ? [known] : fits
  }
}

function indexed(members: readonly StockMember[], keyOf: (member: StockMember) => string): Map<string, string> {
  const entries = members.map((member) => [keyOf(member), member.id] as const).filter(([key]) => key !== '')
  return new Map(entries.toReversed())
}

const salutations = 'herr herrn frau hr fr mr mrs ms'
const titles =
  'dr prof dipl ing kfm kffr betrw wirt inf mag med jur iur rer nat pol oec phil habil fh ba bsc ma msc mba llb llm'
const additions = new Set(`${salutations} ${titles}`.split(' '))
const spacedTitles = /(?<!\p{L})(?:h\.? ?c|[bm]\.? ?a|[bm]\.? ?sc)\b\.?(?!\p{L})/gu

interface Name {
  /** Without titles; each in every way that it is written: "Müller", "Mueller", "Muller". */
  words: readonly (readonly string[])[]
  isTitled: boolean
}

function wordsOf(name: string): Name {
  const bare = folded(inOrder(name)).replace(spacedTitles, ' dr ')
  const all = bare.split(/[^\p{L}\p{M}\d-]+/u).flatMap((word) => word.split('-').filter(Boolean).join('-') || [])
  const words = all.filter((word) => !additions.has(word))
  return { words: [...new Set(words)].map(spellings), isTitled: words.length < all.length }
}

/** In any order, and with hyphens as blanks: "Brandt Meier Katharina". */
function isSameName(asked: Name, member: Name): boolean {
  const [own, left] = [partsOf(asked), partsOf(member)]
  if (own.length < 2 || own.length !== left.length) return false
  return own.every((word) => {
    const place = left.findIndex((other) => isSameWord(word, other))
    if (place >= 0) left.splice(place, 1)
    return place >= 0
  })
}

/** "Frau Aydin" and "M. Aydin" for "Miriam Aydın". */
function isShortFor({ words, isTitled }: Name, member: Name): boolean {
  const endsWith = (end: Name['words']) =>
    end.length > 0 &&
    end.length < member.words.length &&
    end.every((word, place) => isSameWord(word, member.words.at(place - end.length) ?? []))
  const [first = [], ...others] = words
  const isInitial = first.some((letter) => letter.length === 1 && member.words[0]?.some((word) => word[0] === letter))
  return (isTitled && endsWith(words)) || (isInitial && endsWith(others))
}

function partsOf({ words }: Name): string[][] {
  return words.flatMap(([first = '', ...others]) =>
    first.split('-').map((part, place) => [part, ...others.map((other) => other.split('-')[place] ?? '')]),
  )
}

function isSameWord(one: readonly string[], other: readonly string[]): boolean {
  return one.some((spelling) => other.includes(spelling))
}

/** "Müller, Petra" as "Petra Müller". */
function inOrder(name: string | null): string {
  const [last = '', ...first] = (name ?? '').split(',')
  return [...first, last].join(' ')
}

/** As German and English keyboards write letters that they lack. */
const letters: Readonly<Record<string, readonly [german: string, bare: string]>> = {
  ä: ['ae', 'a'],
  ö: ['oe', 'o'],
  ü: ['ue', 'u'],
  å: ['aa', 'a'],
  ø: ['oe', 'o'],
  đ: ['dj', 'd'],
  æ: ['ae', 'ae'],
  œ: ['oe', 'oe'],
  ß: ['ss', 'ss'],
  ı: ['i', 'i'],
  ł: ['l', 'l'],
  ð: ['d', 'd'],
  þ: ['th', 'th'],
}

function spellings(word: string): string[] {
  const written = (way: 0 | 1) =>
    word
      .replace(/[äöüåøđæœßıłðþ]/g, (letter) => letters[letter]?.[way] ?? letter)
      .normalize('NFD')
      .replace(/\p{M}+/gu, '')
  return [written(0), written(1)]
}

function folded(text: string | null): string {
  return cleanLine((text ?? '').normalize('NFKC')).toLowerCase()
}

function digits(phone: string | null): string {
  return nationalDigits(phone ?? '') ?? ''
}

export function contactName({ email, firstName, lastName }: ReceivedContact): string {
  return [firstName, lastName].filter(Boolean).join(' ') || email || ''
}
