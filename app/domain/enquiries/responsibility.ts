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
/** Each colleague once, since one may stand in for several. */
export function withoutRepeats<Person extends Colleague>(
  recipients: readonly Recipient<Person>[],
): Recipient<Person>[] {
  return recipients.filter(
    ({ colleague }, place) =>
      !colleague || recipients.findIndex((other) => other.colleague?.id === colleague.id) === place,
  )
}

export function replyAddress(person: Pick<Colleague, 'email'> | null, office: Pick<Colleague, 'email'>): string | null {
  return [person?.email, office.email].find((address) => address && isPlainAddress(address)) ?? null
}

export interface Sender {
  choice: 'me' | 'inCharge'
  name: string
  replyTo: string | null
  /** The office, unless answers go there anyway. */
  copyTo: string | null
}

type Person = Pick<Colleague, 'name' | 'email'>

/** Who may sign a reply: the user first, then the person in charge. */
export function sendersOf(
  user: Person,
  inCharge: Person | null,
  office: Pick<Colleague, 'email'>,
): [Sender, ...Sender[]] {
  const isSame = inCharge !== null && (isSameText(inCharge.name, user.name) || isSameText(inCharge.email, user.email))
  const me = isSame ? { name: user.name, email: inCharge.email ?? user.email } : user
  return [senderOf('me', me, office), ...(inCharge && !isSame ? [senderOf('inCharge', inCharge, office)] : [])]
}

function senderOf(choice: Sender['choice'], person: Person, office: Pick<Colleague, 'email'>): Sender {
  const replyTo = replyAddress(person, office)
  const copyTo = replyAddress(null, office)
  return { choice, name: person.name, replyTo, copyTo: copyTo === replyTo ? null : copyTo }
}

function isSameText(one: string | null, other: string | null): boolean {
  return one !== null && one.toLowerCase() === other?.toLowerCase()
}
