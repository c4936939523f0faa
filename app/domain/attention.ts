/** What of the stock somebody should look at: offers that may not be online as they are, certificates, unfinished drafts. */
import { missingForPublishing, type PublishCandidate, type PublishRuleName } from './publish-rules.ts'

/** A draft or an offer, with what tells people which one it is. */
export interface StockProperty extends PublishCandidate {
  id: string
  district: string | null
}

export type Attention<Property extends StockProperty = StockProperty> =
  | { kind: 'offerLacks'; property: Property; missing: PublishRuleName[] }
  | { kind: 'certificateExpired' | 'certificateExpires'; property: Property; date: string }
  | { kind: 'draftLacks'; property: Property; missing: PublishRuleName[] }

export type AttentionKind = Attention['kind']

/** How long before its end a certificate is worth a word, in days. */
export const certificateNotice = 60

/** The most pressing first: what is online and should not be, then certificates by their end, then drafts as they come. */
export function attentionFor<Property extends StockProperty>(
  stock: readonly Property[],
  today = new Date(),
): Attention<Property>[] {
  const offers = stock.filter(({ published }) => published)
  const drafts = stock.filter(({ published }) => !published)
  return [
    ...lacking('offerLacks', offers),
    ...offers
      .flatMap((property) => certificateOf(property, today))
      .sort((one, other) => one.date.localeCompare(other.date)),
    ...lacking('draftLacks', drafts),
  ]
}

function lacking<Property extends StockProperty>(kind: 'offerLacks' | 'draftLacks', stock: readonly Property[]) {
  return stock.flatMap((property) => {
    const missing = missingForPublishing(property)
    return missing.length > 0 ? [{ kind, property, missing }] : []
  })
}

/** Dates are compared as they stand in the certificate, by the day in Berlin. */
function certificateOf<Property extends StockProperty>(property: Property, today: Date) {
  const { energyCertificate, energyCertificateValidUntil: date } = property
  if (energyCertificate !== 'available' || date === null) return []
  if (date < dayOf(today)) return [{ kind: 'certificateExpired' as const, property, date }]
  const soon = new Date(today.getTime() + certificateNotice * 24 * 60 * 60 * 1000)
  return date <= dayOf(soon) ? [{ kind: 'certificateExpires' as const, property, date }] : []
}

/** "2026-11-21" */
function dayOf(moment: Date): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin' }).format(moment)
}
