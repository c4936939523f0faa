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

/** Each address once, since one colleague may stand in for several. */
export function withoutRepeats<Person extends Colleague>(
  recipients: readonly Recipient<Person>[],
): Recipient<Person>[] {
  return recipients.filter(
    ({ colleague }, place) =>
      !colleague || recipients.findIndex((other) => isSameText(colleague.email, other.colleague?.email)) === place,
  )
}

/** The people among them; the office, which is written to anyway, gets no second copy. */
export function peopleAmong<Person extends Colleague>(
  recipients: readonly Recipient<Person>[],
  office: Pick<Colleague, 'email'>,
) {
  return recipients.flatMap((recipient) => {
    const { colleague: person } = recipient
    return person && !isSameText(person.email, office.email) ? [{ person, recipient }] : []
  })
}

/** The user's own entry in the team, by address, else by name. */
export function colleagueOf<Person extends Colleague>(
  team: readonly Person[],
  user: Pick<Colleague, 'name' | 'email'>,
) {
  return (
    team.find(({ email }) => isSameText(email, user.email)) ??
    team.find(({ name }) => isSameText(name, user.name)) ??
    null
  )
}

/** The person's address, else the office's; null if neither can receive mail. */
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
  inCharge: Colleague | null,
  team: readonly Colleague[],
  office: Pick<Colleague, 'email'>,
): [Sender, ...Sender[]] {
  const own = colleagueOf(inCharge ? [inCharge, ...team] : team, user)
  const me = { name: user.name, email: own?.email ?? user.email }
  const isOther = inCharge !== null && inCharge.id !== own?.id
  return [senderOf('me', me, office), ...(isOther ? [senderOf('inCharge', inCharge, office)] : [])]
}

function senderOf(choice: Sender['choice'], person: Person, office: Pick<Colleague, 'email'>): Sender {
  const replyTo = replyAddress(person, office)
  const copyTo = replyAddress(null, office)
  return { choice, name: person.name, replyTo, copyTo: copyTo === replyTo ? null : copyTo }
}

function isSameText(one: string | null, other: string | null | undefined): boolean {
  return one !== null && one.toLowerCase() === other?.toLowerCase()
}
