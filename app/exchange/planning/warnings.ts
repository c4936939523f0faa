/** Warnings stop automatic imports. */
import type { ObjectPlan, Stock, StockProperty } from '#app/exchange/plan.ts'
import { type Problem, quoted } from '#app/exchange/problems.ts'
import type { ReceivedProvider, ReceivedTransfer } from '#app/exchange/received.ts'
import { cleanLine } from '#app/fields/clean-text.ts'
import { isOlder } from './join-objects.ts'

const brake = { offers: 3, share: 0.3 } as const

export function warningsAbout(
  transfer: ReceivedTransfer,
  plans: readonly ObjectPlan[],
  offers: readonly StockProperty[],
  { last, providers }: Pick<Stock, 'last' | 'providers'>,
): Problem[] {
  const unknown = unknownProviders(transfer, providers)
  const online = new Set(offers.map(({ id }) => id))
  const isGoing = ({ propertyId, values }: ObjectPlan) =>
    propertyId !== null && online.has(propertyId) && values?.published === false
  const goingOffline = plans.filter(isGoing).length
  const isBraked = goingOffline > brake.offers && goingOffline > brake.share * online.size
  return [
    ...unknown.map(({ name, key }): Problem => ({ code: 'wrongProvider', found: quoted(name || key), became: key })),
    ...(last && isOlder(transfer, last)
      ? [{ code: 'older' as const, found: transfer.sentAt ?? '', became: last.sentAt ?? '' }]
      : []),
    ...(isBraked ? [{ code: 'brake' as const, count: goingOffline, limit: online.size }] : []),
  ]
}

/** People enter any of the three identifiers that their software shows. */
export function unknownProviders(
  { providers }: Pick<ReceivedTransfer, 'providers'>,
  known: readonly string[],
): ReceivedProvider[] {
  const typed = new Set(known.map(folded).filter(Boolean))
  return providers.filter(({ key, number = key, name }) => ![key, number, name].some((one) => typed.has(folded(one))))
}

function folded(text: string): string {
  return cleanLine(text).toLowerCase()
}
