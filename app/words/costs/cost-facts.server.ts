/** Sums are only stated when every part is known. */
import type { Offer } from '#app/domain/offers/offer.ts'
import { leadingArea, leadingPrice, totalRent } from '#app/domain/properties/measures.ts'
import { parkingOf, totalPrice } from '#app/domain/properties/parking.ts'
import type { Fact } from '#app/fields/fact-list.tsx'
import { formatMoney } from '#app/fields/format.ts'
import type { Locale } from '#app/fields/locale.ts'
import type { PropertyWords } from '#app/i18n/property-facts.ts'
import { phraseOf } from '#app/words/texts/authored.server.ts'

export type Costs = Pick<
  Offer,
  | 'marketType'
  | 'purchasePrice'
  | 'parkingPrice'
  | 'baseRent'
  | 'serviceCharge'
  | 'heatingCosts'
  | 'heatingIncluded'
  | 'deposit'
  | 'depositText'
  | 'rentalIncome'
  | 'provision'
  | 'priceOnRequest'
  | 'parkingType'
  | 'parkingSpaces'
  | 'furtherParking'
  | 'houseType'
  | 'livingArea'
  | 'plotArea'
  | 'untranslated'
>

/** The query has withheld the other prices. */
export interface PriceWords {
  label: string
  price: string
  isOnRequest?: true
  facts: Fact[]
}

export function priceWords(costs: Costs, locale: Locale, t: PropertyWords): PriceWords {
  const price = leadingPrice(costs)
  return {
    label: costs.marketType === 'rent' ? t('fields.baseRent') : t('facts.purchasePrice'),
    price: price === null ? t('facts.priceOnRequest') : formatMoney(price, locale),
    ...(price === null && { isOnRequest: true }),
    facts: costFacts(costs, locale, t),
  }
}

export function costFacts(costs: Costs, locale: Locale, t: PropertyWords): Fact[] {
  const rows = costs.marketType === 'rent' ? rentRows(costs, t) : purchaseRows(costs, t)
  const facts = rows.flatMap(([label, value, strong]) => {
    if (value === null) return []
    return {
      label,
      value: typeof value === 'number' ? formatMoney(value, locale) : value,
      ...(strong && { strong: true }),
    }
  })
  const deposit = costs.marketType === 'rent' && costs.deposit === null && phraseOf(costs, 'depositText', locale)
  if (deposit) facts.push({ label: t('fields.deposit'), ...deposit })
  const provision = phraseOf(costs, 'provision', locale)
  if (provision) facts.push({ label: t('facts.provisionBuyer'), ...provision })
  return facts
}

type Row = [label: string, value: number | string | null, strong?: 'strong']

function purchaseRows(costs: Costs, t: PropertyWords): Row[] {
  return [
    ...parkingRows(costs, t),
    [t('facts.total'), totalPrice(costs), 'strong'],
    [t('facts.serviceChargePurchase'), costs.serviceCharge],
    [t('fields.rentalIncome'), costs.rentalIncome],
  ]
}

function rentRows(costs: Costs, t: PropertyWords): Row[] {
  return [
    [t('facts.serviceChargeRent'), costs.serviceCharge],
    [t('facts.heatingCosts'), heating(costs, t)],
    [t('facts.totalRent'), totalRent(costs), 'strong'],
    ...parkingRows(costs, t),
    [t('fields.deposit'), costs.deposit],
  ]
}

/** In whole euros for a purchase, in cents for a rent; empty when price or area is unknown. */
export function pricePerArea(costs: Costs, locale: Locale, t: PropertyWords): Fact[] {
  const price = leadingPrice(costs)
  const area = leadingArea(costs)
  if (price === null || !area) return []
  const isRent = costs.marketType === 'rent'
  const value = isRent ? Math.round((price / area) * 100) / 100 : Math.round(price / area)
  return [{ label: t(isRent ? 'facts.rentPerArea' : 'facts.pricePerArea'), value: formatMoney(value, locale) }]
}

/** Kinds without a price are listed among the facts. */
function parkingRows(costs: Costs, t: PropertyWords): Row[] {
  return parkingOf(costs).map(({ kind, price }) => [
    kind ? t(`options.parkingType.${kind}`) : t('fields.parkingPrice'),
    price,
  ])
}

/** Only an explicit value may claim that heating is not included. */
function heating({ heatingIncluded, heatingCosts }: Costs, t: PropertyWords): number | string | null {
  if (heatingIncluded === 'yes') return t('facts.heatingIncluded')
  return heatingCosts === null && heatingIncluded === 'no' ? t('facts.heatingExcluded') : heatingCosts
}
