/** Never creates a team member: that would publish a person. */
import { nationalDigits } from '#app/domain/agency/national-digits.ts'
import type { StockMember } from '#app/exchange/plan.ts'
import type { ReceivedContact } from '#app/exchange/received.ts'
import { cleanAddress, cleanLine } from '#app/fields/clean-text.ts'

export type FindMember = (contact: ReceivedContact) => string | null

export function memberFinder(members: readonly StockMember[]): FindMember {
  const byEmail = indexed(members, ({ email }) => folded(email))
  const byName = indexed(members, ({ name }) => folded(name))
  const bySpelling = indexedOnce(members, ({ name }) => spelling(name))
  const byPhone = indexed(members, ({ phone }) => digits(phone))
  return ({ email, firstName, lastName, phones }) =>
    byEmail.get(folded(cleanAddress(email ?? ''))) ??
    byName.get(folded([firstName, lastName].filter(Boolean).join(' '))) ??
    bySpelling.get(spelling([firstName, inOrder(lastName)].filter(Boolean).join(' '))) ??
    phones.map((phone) => byPhone.get(digits(phone))).find(Boolean) ??
    null
}

function indexed(members: readonly StockMember[], keyOf: (member: StockMember) => string): Map<string, string> {
  const entries = members.map((member) => [keyOf(member), member.id] as const).filter(([key]) => key !== '')
  return new Map(entries.toReversed())
}

/** Without the keys that several members share: a person is not guessed. */
function indexedOnce(members: readonly StockMember[], keyOf: (member: StockMember) => string): Map<string, string> {
  const keys = members.map(keyOf)
  const isShared = (key: string) => keys.indexOf(key) !== keys.lastIndexOf(key)
  return new Map([...indexed(members, keyOf)].filter(([key]) => !isShared(key)))
}

const salutations = 'herr frau hr fr mr mrs ms'
const titles =
  'dr prof dipl ing kfm kffr betrw wirt inf mag med jur iur rer nat pol oec phil habil fh ba bsc ma msc mba llb llm b m a sc hc h c'
const additions = new Set(`${salutations} ${titles}`.split(' '))

/** "Mueller, Dr. Petra" and "Petra Müller" are the same; a first name that stands in both elements counts once. */
function spelling(name: string): string {
  const words = germanFolded(inOrder(name))
    .split(/[^\p{L}\d]+/u)
    .filter((word) => word !== '' && !additions.has(word))
  return words.length < 2 ? '' : [...new Set(words)].join(' ')
}

/** "Müller, Petra" as "Petra Müller". */
function inOrder(name: string | null): string {
  const [last = '', ...first] = (name ?? '').split(',')
  return [...first, last].join(' ')
}

function germanFolded(text: string): string {
  return folded(text)
    .replace(/[äöüß]/g, (letter) => umlauts[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
}

const umlauts: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' }

function folded(text: string | null): string {
  return cleanLine((text ?? '').normalize('NFKC')).toLowerCase()
}

function digits(phone: string | null): string {
  return nationalDigits(phone ?? '') ?? ''
}

export function contactName({ email, firstName, lastName }: ReceivedContact): string {
  return [firstName, lastName].filter(Boolean).join(' ') || email || ''
}
