import { isPlainAddress } from '#app/domain/mail-address.ts'

export interface Colleague {
  id: string
  name: string
  email: string | null
  absentUntil: string | null
  deputy: string | null
}

export interface Recipient<Person extends Colleague = Colleague> {
  colleague: Person | null
  absent: Person | null
}

export function isAbsent({ absentUntil }: Pick<Colleague, 'absentUntil'>, today: string): boolean {
  return absentUntil !== null && absentUntil >= today
}

/** An absent deputy passes nothing on: the office gets the enquiry. */
export function recipientOf<Person extends Colleague>(
  team: readonly Person[],
  responsible: string | null,
  today: string,
): Recipient<Person> {
  const inTeam = (id: string | null) => team.find((colleague) => colleague.id === id)
  const person = inTeam(responsible)
  if (!person) return { colleague: null, absent: null }
  if (!isAbsent(person, today)) return { colleague: person.email ? person : null, absent: null }
  const deputy = inTeam(person.deputy)
  const isThere = deputy?.email && !isAbsent(deputy, today)
  return { colleague: isThere ? deputy : null, absent: person }
}

/** The person's address, else the office's; null if neither can receive mail. */
export function replyAddress(person: Pick<Colleague, 'email'> | null, office: Pick<Colleague, 'email'>): string | null {
  return [person?.email, office.email].find((address) => address && isPlainAddress(address)) ?? null
}
