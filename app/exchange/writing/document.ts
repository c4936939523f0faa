import type { Agency } from '#app/domain/agency/agency.ts'
import type { Element } from '#app/exchange/received.ts'
import { declaration, element, toXml } from './to-xml.ts'

export interface WrittenDocument {
  /** `full`: receivers remove missing objects. */
  scope: 'full' | 'partial'
  agency: Agency
  anid: string
  writtenAt: Date
}

const formatVersion = '1.2.7'

const ownSoftware = { name: 'Giebel', version: '1.0' } as const

/** Split around the objects, so a file is never whole in memory. */
export function documentAround(document: WrittenDocument): { before: string; after: string } {
  const [before = '', after = ''] = toXml(envelope(document)).split('<immobilie/>')
  return { before: `${declaration}${before}`, after: `${after}\n` }
}

function envelope({ scope, agency, anid, writtenAt }: WrittenDocument): Element {
  return element('openimmo', [
    element('uebertragung', '', {
      art: 'OFFLINE',
      umfang: scope === 'full' ? 'VOLL' : 'TEIL',
      version: formatVersion,
      sendersoftware: ownSoftware.name,
      senderversion: ownSoftware.version,
      timestamp: writtenAt.toISOString(),
    }),
    element('anbieter', [
      element('firma', agency.legalName),
      element('openimmo_anid', anid),
      element('immobilie'),
      imprint(agency),
    ]),
  ])
}

function imprint(agency: Agency): Element {
  const town = [agency.postalCode, agency.city].filter(Boolean).join(' ')
  const lines = {
    firmenname: agency.legalName,
    firmenanschrift: [agency.street, town].filter(Boolean).join(', '),
    telefon: agency.phone,
    vertretungsberechtigter: agency.managingDirector,
    berufsaufsichtsbehoerde: agency.supervisoryAuthority,
    handelsregister: agency.registerCourt,
    handelsregister_nr: agency.registerNumber,
    'umsst-id': agency.vatId,
    steuernummer: null,
    weiteres: null,
  }
  return element(
    'impressum_strukt',
    Object.entries(lines).map(([name, text]) => element(name, text || '-')),
  )
}
