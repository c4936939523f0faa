/** What staff should look at: offers that may not be online as they are, certificates, unfinished drafts. */

import { berlinDay } from '#app/domain/calendar.ts'
import type { PublishCandidate } from '#app/domain/properties/publish-candidate.ts'
import { missingForPublishing, type PublishRuleName } from '#app/domain/properties/publish-rules.ts'
import { pick } from '#app/fields/pick.ts'

export interface StockProperty extends PublishCandidate {
  id: string
  district: string | null
}

export type AttentionKind = 'offerLacks' | 'certificateExpired' | 'certificateExpires' | 'draftLacks'

export interface Attention {
  kind: AttentionKind
  property: StockProperty
  missing: PublishRuleName[]
  date: string | null
}

/** In days. */
const certificateNotice = 60

/** Most urgent first: offers that should not be online, then certificates by their end, then drafts. */
export function attentionFor(stock: readonly StockProperty[], today = new Date()): Attention[] {
  const offers = stock.filter(({ published }) => published)
  const drafts = stock.filter(({ published }) => !published)
  const certificates = offers.flatMap((property) => certificateOf(property, today))
  return [
    ...lacking('offerLacks', offers),
    ...certificates.sort((one, other) => String(one.date).localeCompare(String(other.date))),
    ...lacking('draftLacks', drafts),
  ]
}

export function certificatesEndingBy(stock: readonly StockProperty[], day: string) {
  return stock
    .filter(({ published }) => published)
    .flatMap((property) => {
      const date = certificateEnd(property)
      return date !== null && date <= day ? [{ ...pick(property, ['id', 'name', 'propertyNumber']), date }] : []
    })
    .sort((one, other) => one.date.localeCompare(other.date))
}

function lacking(kind: AttentionKind, stock: readonly StockProperty[]): Attention[] {
  return stock
    .map((property) => ({ kind, property, missing: missingForPublishing(property), date: null }))
    .filter(({ missing }) => missing.length > 0)
}

/** Certificates hold dates without a time, so they are compared by the day in Berlin. */
function certificateOf(property: StockProperty, today: Date): Attention[] {
  const date = certificateEnd(property)
  if (date === null) return []
  const soon = new Date(today.getTime() + certificateNotice * 24 * 60 * 60 * 1000)
  if (date > berlinDay(soon)) return []
  return [{ kind: date < berlinDay(today) ? 'certificateExpired' : 'certificateExpires', property, missing: [], date }]
}

function certificateEnd({ energyCertificate, energyCertificateValidUntil }: StockProperty): string | null {
  return energyCertificate === 'available' ? energyCertificateValidUntil : null
}
