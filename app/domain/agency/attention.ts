import { addDays } from '#app/domain/calendar.ts'
import type { PublishCandidate } from '#app/domain/properties/publish-candidate.ts'
import { adviceFor, missingForPublishing, type PublishRuleName } from '#app/domain/properties/publish-rules.ts'
import { pick } from '#app/fields/typed-objects.ts'

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

export function attentionFor(stock: readonly StockProperty[], ruleDate: string): Attention[] {
  const offers = stock.filter(({ published }) => published)
  const drafts = stock.filter(({ published }) => !published)
  const certificates = offers.flatMap((property) => certificateOf(property, ruleDate))
  return [
    ...lacking('offerLacks', offers, ruleDate),
    ...certificates.sort((one, other) => String(one.date).localeCompare(String(other.date))),
    ...lacking('draftLacks', drafts, ruleDate),
  ]
}

export function advised(
  stock: readonly StockProperty[],
  ruleDate: string,
): { offers: number; rules: PublishRuleName[] } {
  const advice = stock.filter(({ published }) => published).map((property) => adviceFor(property, ruleDate))
  const names = advice.flat()
  const frequency = (name: PublishRuleName) => names.filter((other) => other === name).length
  const rules = [...new Set(names)].sort((one, other) => frequency(other) - frequency(one))
  return { offers: advice.filter((rules) => rules.length > 0).length, rules }
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

function lacking(kind: AttentionKind, stock: readonly StockProperty[], ruleDate: string): Attention[] {
  return stock
    .map((property) => ({ kind, property, missing: missingForPublishing(property, ruleDate), date: null }))
    .filter(({ missing }) => missing.length > 0)
}

/** Certificates hold days without a time, so they are compared by the day in Berlin. */
function certificateOf(property: StockProperty, today: string): Attention[] {
  const date = certificateEnd(property)
  if (date === null || date > addDays(today, certificateNotice)) return []
  return [{ kind: date < today ? 'certificateExpired' : 'certificateExpires', property, missing: [], date }]
}

function certificateEnd({ energyCertificate, energyCertificateValidUntil }: StockProperty): string | null {
  return energyCertificate === 'available' ? energyCertificateValidUntil : null
}
