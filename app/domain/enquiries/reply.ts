import type { Fields } from '#app/fields/field.ts'
import type { Locale } from '#app/fields/locale.ts'
import { withoutLinks } from './without-links.ts'

export const replyFields = {
  subject: { kind: 'text', max: 150, required: true },
  text: { kind: 'longText', max: 10_000, required: true },
} as const satisfies Fields

const placeholderNames = ['name', 'object', 'theObject', 'toTheObject', 'pronoun', 'link', 'expose', 'person'] as const
type PlaceholderName = (typeof placeholderNames)[number]

export type Placeholders = Readonly<Record<PlaceholderName, string | null>>

const words: Readonly<Record<string, PlaceholderName>> = {
  name: 'name',
  objekt: 'object',
  property: 'object',
  'das objekt': 'theObject',
  'the property': 'theObject',
  'dem objekt': 'toTheObject',
  es: 'pronoun',
  link: 'link',
  exposé: 'expose',
  expose: 'expose',
  brochure: 'expose',
  person: 'person',
}

/** Brackets on one line. Longer passages in brackets are the writer's own. */
const placeholder = /\[[^[\]\n]{0,60}\]/g

/** Replaces once, so that brackets inside a name are left alone. */
export function fillPlaceholders(template: string, known: Placeholders): string {
  return template.replace(placeholder, (typed) => {
    const word = typed.slice(1, -1).trim().toLowerCase()
    const name = Object.hasOwn(words, word) ? words[word] : undefined
    const value = name && known[name]
    return value ? (inSentence.has(name) ? capitalisedLike(typed.slice(1).trim(), value) : value) : typed
  })
}

/** Follow the first letter of the placeholder: "[Das Objekt]" begins a sentence. */
const inSentence: ReadonlySet<PlaceholderName> = new Set(['theObject', 'toTheObject', 'pronoun'])

function capitalisedLike(typed: string, value: string): string {
  const isCapital = /^\p{Lu}/u.test(typed)
  return isCapital ? value.charAt(0).toUpperCase() + value.slice(1) : value
}

/** Must not leave for a property that is reserved or taken. */
const availability = /\b(?:noch\s+(?:frei|verfügbar|zu\s+haben)|still\s+(?:available|free|on\s+the\s+market))\b/i

export function claimsAvailability(...texts: readonly (string | null)[]): boolean {
  return texts.some((text) => text !== null && availability.test(text))
}

export function openPlaceholders(...texts: readonly string[]): string[] {
  return [...new Set(texts.flatMap((text) => text.match(placeholder) ?? []))]
}

export function splitAtPlaceholders(text: string): string[] {
  const pieces: string[] = []
  let end = 0
  for (const { 0: typed, index } of text.matchAll(placeholder)) {
    pieces.push(text.slice(end, index), typed)
    end = index + typed.length
  }
  return [...pieces, text.slice(end)]
}

/** With the sender's name below, if the last line is the name of someone else who may sign. */
export function signedAs(name: string, text: string, signatories: readonly string[]): string {
  const end = text.trimEnd()
  const start = end.lastIndexOf('\n') + 1
  const last = end.slice(start).trim()
  return last !== name && signatories.includes(last) ? end.slice(0, start) + name : text
}

/** Without the addresses that the text already has. */
export function cardsBelow(text: string, cards: readonly string[]): string {
  const isLeft = (line: string) => {
    const start = line.indexOf(': http') + 2
    // The address of a brochure begins with that of its page.
    const isGiven = (address: string) =>
      text
        .split(address)
        .slice(1)
        .some((after) => !after.startsWith('/'))
    return start < 2 || !isGiven(line.slice(start))
  }
  return cards.map((card) => card.split('\n').filter(isLeft).join('\n')).join('\n\n')
}

interface Question {
  name: string
  message: string
  receivedAt: Date
  locale: Locale
}

/** The address may be a stranger's. */
export function quotation({ name, message, receivedAt, locale }: Question): string {
  if (!message) return ''
  const day = new Intl.DateTimeFormat(locale === 'de' ? 'de-DE' : 'en-GB', {
    dateStyle: 'long',
    timeZone: 'Europe/Berlin',
  }).format(receivedAt)
  const who = withoutLinks(name)
  const said = locale === 'de' ? `Am ${day} schrieb ${who}:` : `On ${day}, ${who} wrote:`
  return [
    said,
    '',
    ...withoutLinks(message)
      .split('\n')
      .map((line) => `> ${line}`.trimEnd()),
  ].join('\n')
}
