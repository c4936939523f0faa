import { berlinTime } from '#app/domain/calendar.ts'
import { quoted } from '#app/exchange/problems.ts'
import type { Element, ReceivedTransfer } from '#app/exchange/received.ts'

export interface TransferHeader
  extends Pick<ReceivedTransfer, 'scope' | 'sentAt' | 'software' | 'softwareVersion' | 'version'> {
  isOurs: boolean
  defaultAction: 'change' | 'delete'
}

const ours = 'giebel'

export function isOwnSoftware(software: string | null): boolean {
  return software?.toLowerCase() === ours
}

/** Treating a partial transfer as full could empty the site, so partial is the default. */
export function readHeader(attributes: Element['attributes']): TransferHeader {
  const readAttribute = (name: string) => quoted(attributes[name] ?? '') || null
  const software = readAttribute('sendersoftware')
  const scope = readAttribute('umfang')?.toUpperCase() === 'VOLL' ? 'full' : 'partial'
  const deletes = scope === 'partial' && readAttribute('modus')?.toUpperCase() === 'DELETE'
  return {
    scope,
    sentAt: readMoment(attributes.timestamp ?? ''),
    software,
    softwareVersion: readAttribute('senderversion'),
    version: readAttribute('version'),
    isOurs: isOwnSoftware(software),
    defaultAction: deletes ? 'delete' : 'change',
  }
}

export function joinHeaders(headers: readonly TransferHeader[]) {
  const first = <Name extends keyof TransferHeader>(name: Name) =>
    headers.map((header) => header[name]).find((value) => value !== null) ?? null
  const moments = headers.flatMap(({ sentAt }) => sentAt ?? []).sort()
  return {
    scope: headers.every(({ scope }) => scope === 'full') ? ('full' as const) : ('partial' as const),
    sentAt: moments.at(-1) ?? null,
    software: first('software'),
    softwareVersion: first('softwareVersion'),
    version: first('version'),
  }
}

/** Times without a zone are taken as Berlin time. */
function readMoment(text: string): string | null {
  const iso = /^\s*(\d{4})-(\d\d)-(\d\d)(?:[T ](\d\d:\d\d)(:\d\d)?(?:\.\d{1,9})?(Z|[+-]\d\d:\d\d)?)?/.exec(text)
  const german = /^\s*(\d\d)\.(\d\d)\.(\d{4})(?:,? (\d\d:\d\d)(:\d\d)?)?/.exec(text)
  const [, year, month, day, minutes = '00:00', seconds = ':00', zone] = iso ?? (german && inIsoOrder(german)) ?? []
  const moment = `${year}-${month}-${day}T${minutes}${seconds}`
  const isMoment = !Number.isNaN(Date.parse(`${moment}Z`)) && new Date(`${moment}Z`).toISOString().startsWith(moment)
  if (!isMoment) return null
  return zone ? `${berlinTime(new Date(`${moment}${zone}`)).replace(' ', 'T')}${seconds}` : moment
}

function inIsoOrder([all, day, month, year, ...time]: RegExpExecArray) {
  return [all, year, month, day, ...time]
}
