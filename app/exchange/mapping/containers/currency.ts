/** Prices in other currencies are not read. */
import type { ObjectReader } from '#app/exchange/mapping/fields/object-reader.ts'
import { quoted } from '#app/exchange/problems.ts'

export function isEuro(from: ObjectReader): boolean {
  return ['', 'EUR', 'EURO', '€'].includes(currencyOf(from).toUpperCase())
}

export function reportCurrency(from: ObjectReader): void {
  if (isEuro(from)) return
  from.report({ code: 'currency', element: 'preise/waehrung@iso_waehrung', found: quoted(currencyOf(from)) })
}

function currencyOf(from: ObjectReader): string {
  const element = from.all(from.scope('preise'), 'waehrung')[0]
  return (element?.attributes.iso_waehrung ?? element?.text ?? '').trim().slice(0, 60)
}
