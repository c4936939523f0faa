/** Never creates a team member: that would publish a person. */
import { nationalDigits } from '#app/domain/agency/national-digits.ts'
import type { StockMember } from '#app/exchange/plan.ts'
import type { ReceivedContact } from '#app/exchange/received.ts'
import { cleanAddress, cleanLine } from '#app/fields/clean-text.ts'

export type FindMember = (contact: ReceivedContact) => string | null

export function memberFinder(members: readonly StockMember[]): FindMember {
  const byEmail = indexed(members, ({ email }) => folded(email))
  const byName = indexed(members, ({ name }) => folded(name))
  const byPhone = indexed(members, ({ phone }) => digits(phone))
  return ({ email, firstName, lastName, phones }) =>
    byEmail.get(folded(cleanAddress(email ?? ''))) ??
    byName.get(folded([firstName, lastName].filter(Boolean).join(' '))) ??
    phones.map((phone) => byPhone.get(digits(phone))).find(Boolean) ??
    null
}

function indexed(members: readonly StockMember[], keyOf: (member: StockMember) => string): Map<string, string> {
  const entries = members.map((member) => [keyOf(member), member.id] as const).filter(([key]) => key !== '')
  return new Map(entries.toReversed())
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
