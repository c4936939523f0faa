/** Who gets an enquiry: the person responsible, their deputy while they are away, or nobody, which means the office. */

export interface Colleague {
  id: string
  name: string
  email: string | null
  /** The last day of an absence, ISO. */
  absentUntil: string | null
  deputy: string | null
}

export interface Recipient {
  /** Null for the office. */
  colleague: Colleague | null
  /** Who would have got it. */
  absent: Colleague | null
}

export function isAbsent({ absentUntil }: Pick<Colleague, 'absentUntil'>, today: string): boolean {
  return absentUntil !== null && absentUntil >= today
}

/** A deputy who is away as well passes nothing on: the office looks after it. */
export function recipientOf(team: readonly Colleague[], responsible: string | null, today: string): Recipient {
  const inTeam = (id: string | null) => team.find((colleague) => colleague.id === id)
  const person = inTeam(responsible)
  if (!person) return { colleague: null, absent: null }
  if (!isAbsent(person, today)) return { colleague: person.email ? person : null, absent: null }
  const deputy = inTeam(person.deputy)
  const isThere = deputy?.email && !isAbsent(deputy, today)
  return { colleague: isThere ? deputy : null, absent: person }
}
