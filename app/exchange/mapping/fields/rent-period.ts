/** `preis_zeiteinheit`: the website states rents by the month. */

import { quoted } from '#app/exchange/problems.ts'
import type { ObjectReader } from './object-reader.ts'

/** Null for a period that months do not divide, and for an unknown word. */
const monthsIn = new Map<string, number>([
  ['', 1],
  ['MONAT', 1],
  ['MONATLICH', 1],
  ['QUARTAL', 3],
  ['HALBJAHR', 6],
  ['JAHR', 12],
  ['JAEHRLICH', 12],
  ['JÄHRLICH', 12],
])

export function hasMonthlyRent(from: ObjectReader): boolean {
  return from.kind.marketType === 'purchase' || monthsIn.get(periodOf(from)) === 1
}

/** Null where cents do not divide; the caller reports the loss. */
export function monthlyShare(from: ObjectReader, amount: number | null): number | null {
  if (amount === null || hasMonthlyRent(from)) return amount
  const months = monthsIn.get(periodOf(from))
  const cents = Math.round(amount * 100)
  return months === undefined || cents % months !== 0 ? null : cents / months / 100
}

export function readMonthly(from: ObjectReader, element: string, amount: number | null): number | null {
  const share = monthlyShare(from, amount)
  if (amount !== null && !hasMonthlyRent(from))
    from.report({
      code: 'rentPeriod',
      element,
      found: quoted(`${amount} / ${periodOf(from)}`),
      became: share === null ? '' : String(share),
    })
  return share
}

/** Elements that state the same rent by the sender's period are not written back beside a monthly one. */
export function takeOtherPeriods(from: ObjectReader): void {
  if (from.kind.marketType === 'purchase') return
  const scope = from.scope('preise')
  for (const element of from.all(scope, 'preis_zeiteinheit')) from.take(element)
  if (hasMonthlyRent(from)) return
  for (const name of repeating) for (const element of from.all(scope, name)) from.take(element)
}

const repeating = ['nettokaltmiete', 'kaltmiete', 'warmmiete', 'pauschalmiete', 'mietpreis_pro_qm', 'heizkosten']

function periodOf(from: ObjectReader): string {
  const element = from.all(from.scope('preise'), 'preis_zeiteinheit')[0]
  return (element?.attributes.zeiteinheit ?? element?.text ?? '').trim().slice(0, 60).toUpperCase()
}
