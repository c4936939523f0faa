import { type Placed, place } from '#app/exchange/mapping/fields/field-mapping.ts'
import type { ObjectReader } from '#app/exchange/mapping/fields/object-reader.ts'
import type { WrittenMember, WrittenProperty } from '#app/exchange/object-types.ts'
import { oneLine } from '#app/exchange/plain-text.ts'
import type { Element, ReceivedContact } from '#app/exchange/received.ts'

const container = 'kontaktperson'

const phoneNames = ['tel_durchw', 'tel_handy', 'tel_privat']
const titleNames = ['anrede', 'titel']
const longest = { email: 254, name: 120, phone: 40 }

export function readContact(from: ObjectReader): ReceivedContact | null | undefined {
  const scope = from.scope(container)
  if (!scope) return undefined
  const readText = (name: string, max: number) => {
    const raw = from.one(scope, name)?.text ?? ''
    const text = raw.length > 10 * max ? '' : oneLine(raw)
    return text === '' || text.length > max ? null : text
  }
  const firstName = readText('vorname', longest.name)
  const name = readText('name', longest.name)
  // Not marked as read, since both go on to other receivers.
  const title = titleNames.map((name) => oneLine(from.all(scope, name)[0]?.text.slice(0, longest.name) ?? '')).join(' ')
  const contact = {
    ...(title.trim() && { title: title.trim() }),
    email: readText('email_direkt', longest.email),
    firstName,
    // The format requires this element.
    lastName: firstName === null && name === readText('firma', longest.name) ? null : name,
    phones: phoneNames.map((name) => readText(name, longest.phone)).filter((phone) => phone !== null),
  }
  const { email, lastName, phones } = contact
  return email === null && firstName === null && lastName === null && phones.length === 0 ? null : contact
}

export function writeContact({ member, agency }: Pick<WrittenProperty, 'member' | 'agency'>): Placed[] {
  const placeText = (name: string, text: string | null | undefined) =>
    text ? [place(`${container}/${name}`, text)] : []
  const words = (member?.name ?? agency.legalName).split(' ')
  const lastName = member ? (words.at(-1) ?? '') : agency.legalName
  const reach = [
    ...placeText('email_zentrale', agency.email),
    ...placeText('email_direkt', member?.email),
    ...placeText('tel_zentrale', agency.phone),
    ...placeText('tel_durchw', member?.telephone),
  ]
  return [
    // The format requires this element.
    ...(reach.length > 0 ? reach : [place(`${container}/tel_zentrale`, '')]),
    place(`${container}/name`, lastName),
    ...(member ? placeText('vorname', words.slice(0, -1).join(' ')) : []),
    ...placeText('position', member?.role),
    ...placeText('firma', agency.legalName),
    ...(member?.photo ? [{ container, element: portrait(member.photo) }] : []),
  ]
}

function portrait(file: NonNullable<WrittenMember['photo']>): Element {
  const leaf = (name: string, text: string, children: Element[] = []): Element => ({
    name,
    attributes: {},
    text,
    children,
  })
  return {
    ...leaf('foto', '', [leaf('format', 'image/jpeg'), leaf('daten', '', [leaf('pfad', file)])]),
    attributes: { location: 'EXTERN' },
  }
}
