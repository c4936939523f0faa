/** An enquiry in the OpenImmo feedback format (openimmo_feedback 1.2.5), as portals send it to agencies' software. */
import type { Element } from '#app/exchange/received.ts'
import { declaration, element, toXml } from './to-xml.ts'

interface LeadObject {
  propertyNumber: string
  /** Public page, absolute URL. */
  address: string
  name: string
  city: string | null
  isRental: boolean
  /** Of the connection that brought it; null for an object of our own. */
  link: { provider: string; obid: string | null } | null
}

export interface Lead {
  sender: { name: string; anid: string }
  receivedAt: Date
  /** None for the contact page. */
  objects: readonly LeadObject[]
  person: { name: string; email: string | null; phone: string | null }
  message: string
  /** "Nachricht", "Bewertung" */
  kind: string
  facts: readonly { label: string; value: string }[]
}

export function leadXml(lead: Lead): string {
  const { sender, receivedAt, objects } = lead
  const [first = null] = objects
  const root = element('openimmo_feedback', [
    element('version', '1.2.5'),
    element('sender', [
      element('name', sender.name),
      element('openimmo_anid', sender.anid),
      element('datum', receivedAt.toISOString()),
      element('makler_id', first?.link?.provider ?? ''),
    ]),
    ...(first ? objects.map((object) => objectOf(object, lead)) : [element('objekt', [interested(lead)])]),
  ])
  return `${declaration}${toXml(root)}\n`
}

/** Software assigns an enquiry by `oobj_id`, in which portals repeat the number of the object. */
function objectOf({ propertyNumber, address, name, city, isRental, link }: LeadObject, lead: Lead): Element {
  return element('objekt', [
    element('portal_obj_id', propertyNumber),
    stated('anbieter_id', link?.provider),
    element('oobj_id', propertyNumber),
    element('expose_url', address),
    element('vermarktungsart', isRental ? 'MIETE_PACHT' : 'KAUF'),
    element('bezeichnung', name),
    stated('ort', city),
    link?.obid ? ownFields([{ label: 'openimmo_obid', value: link.obid }]) : null,
    interested(lead),
  ])
}

function interested({ person, message, kind, facts }: Lead): Element {
  const { firstName, lastName } = nameParts(person.name)
  return element('interessent', [
    stated('vorname', firstName),
    element('nachname', lastName),
    stated('tel', person.phone),
    stated('email', person.email),
    element('anfrage', message),
    ownFields([{ label: 'anfrageart', value: kind }, ...facts]),
  ])
}

function ownFields(fields: Lead['facts']): Element {
  const parts = fields.map(({ label, value }) => element('feld', [element('name', label), element('wert', value)]))
  return element('user_defined_extend', parts)
}

function stated(name: string, text: string | null | undefined): Element | null {
  return text ? element(name, text) : null
}

const particles = new Set([
  'von',
  'vom',
  'van',
  'zu',
  'zum',
  'zur',
  'de',
  'del',
  'della',
  'di',
  'da',
  'dos',
  'la',
  'le',
])

/** "Anna von der Heide": the last name begins at the first particle, else with the last word. */
export function nameParts(name: string): { firstName: string; lastName: string } {
  const words = name.trim().split(' ')
  const particle = words.findIndex((word, index) => index > 0 && particles.has(word.toLowerCase()))
  const start = particle > 0 ? particle : words.length - 1
  return { firstName: words.slice(0, start).join(' '), lastName: words.slice(start).join(' ') }
}
