import { gazetteer } from '#app/data/places/gazetteer.server.ts'
import { berlinToday } from '#app/domain/calendar.ts'
import { ownPrices, readOwnPrice, type TypedCosts } from '#app/domain/costs/own-price.ts'
import { notaryPercent, type PurchaseCosts, purchaseCosts } from '#app/domain/costs/purchase-costs.ts'
import { isLand, type Land, ratesAsOf, ratesCheckedOn, transferTaxOn } from '#app/domain/costs/transfer-tax.ts'
import type { Offer } from '#app/domain/offers/offer.ts'
import { regionOf } from '#app/domain/places/region-of.ts'
import { parkingOf, totalPrice } from '#app/domain/properties/parking.ts'
import type { Fact } from '#app/fields/fact-list.tsx'
import { formatDate, formatNumber } from '#app/fields/format.ts'
import { i18nFor } from '#app/i18n/server.ts'
import { commissionIn, phraseOf } from '#app/words/texts/authored.server.ts'
import type { Costs as Stated } from './cost-facts.server.ts'
import { rateFacts, rateForm, readLoan } from './rate.server.ts'
import type { CostBoxWords, CostWords, PriceForm } from './words.server.ts'

type Priced = Stated & Pick<Offer, 'postalCode' | 'city' | 'germanProvision'>

/** Null when the federal state is unknown. */
export function purchaseWords(offer: Priced, words: CostWords, typed: TypedCosts): CostBoxWords | null {
  const tax = taxFor(offer)
  if (!tax) return null
  const { t, locale } = words
  const own = typed.price?.trim() ? readOwnPrice(typed.price) : null
  const price = own ?? totalPrice(offer) ?? offer.purchasePrice
  const loan = readLoan(typed, locale)
  const costs = price === null ? null : costsOf(offer, price, tax)
  const rate = costs && loan ? rateFacts(costs.total, loan, words) : []
  const note =
    price === null
      ? t('onRequest')
      : t('note', { date: formatDate(ratesAsOf, locale), checked: formatDate(ratesCheckedOn, locale) })
  return {
    title: t('title'),
    facts: costs ? [...factsOf(offer, costs, own !== null, tax, words), ...rate] : [],
    said: costs && sentenceOf([{ label: t('total'), value: words.about(costs.total) }, ...rate]),
    note: rate.length > 0 ? `${note} ${t('rate.note')}` : note,
    form: {
      price: priceControl(typed.price ?? '', own, words),
      rate: rateForm(typed, words),
      button: t('form.button'),
    },
  }
}

function sentenceOf(facts: readonly Fact[]): string {
  return `${facts.map(({ label, value }) => `${label}: ${value}`).join(', ')}.`
}

interface Tax {
  land: Land
  percent: number
}

function taxFor(offer: Priced): Tax | null {
  const land = regionOf(gazetteer(), offer)
  if (land === null || !isLand(land)) return null
  const percent = transferTaxOn(land, berlinToday())
  return percent === null ? null : { land, percent }
}

interface Costs extends PurchaseCosts {
  price: number
}

function costsOf(offer: Priced, price: number, tax: Tax): Costs {
  const commission = buyersCommission(offer)
  return { price, ...purchaseCosts(price, { tax: tax.percent, commission: commission?.percent ?? null }) }
}

function factsOf(offer: Priced, costs: Costs, isOwn: boolean, tax: Tax, words: CostWords): Fact[] {
  const { t, money, about, percent } = words
  const commission = buyersCommission(offer)
  return [
    { label: priceLabel(offer, isOwn, words), value: money(costs.price) },
    { label: t('tax'), small: `${t(`lands.${tax.land}`)}, ${percent(tax.percent)}`, value: money(costs.tax) },
    { label: t('notary'), small: t('estimate', { percent: percent(notaryPercent) }), value: about(costs.notary) },
    ...commissionFacts(offer, commission, costs, words),
    { label: t('total'), small: unknownIn(offer, commission, words), value: about(costs.total), strong: true },
  ]
}

function priceLabel(offer: Priced, isOwn: boolean, { t, locale }: CostWords): string {
  const price = t(isOwn ? 'ownPrice' : 'price')
  const parking = parkingOf(offer).filter((each) => each.price !== null)
  const [first] = parking
  if (!first) return price
  if (parking.length > 1 || first.kind === null) return t('withParking', { price, count: parking.length })
  const kind = i18nFor(locale).getFixedT(locale, 'property')(`options.parkingType.${first.kind}`)
  // English nouns are lower case.
  return t('with', { price, parking: locale === 'de' ? kind : kind.toLowerCase() })
}

interface BuyersCommission {
  percent: number
  isTaxed: boolean
}

/** Null when the commission is missing or not computable. */
function buyersCommission({ germanProvision }: Priced): BuyersCommission | null {
  const read = germanProvision ? commissionIn(germanProvision) : null
  return read && read.payer !== 'tenant' ? read : null
}

function commissionFacts(
  offer: Priced,
  commission: BuyersCommission | null,
  costs: PurchaseCosts,
  { t, money, percent, locale }: CostWords,
): Fact[] {
  const label = t('commission')
  if (!commission || costs.commission === null) {
    const phrase = phraseOf(offer, 'provision', locale)
    return phrase ? [{ label, ...phrase }] : []
  }
  if (commission.percent === 0) return [{ label, value: t('none') }]
  const rate = percent(commission.percent)
  const small = commission.isTaxed ? t('withVat', { percent: rate }) : rate
  return [{ label, small, value: money(costs.commission) }]
}

function unknownIn({ provision }: Priced, commission: BuyersCommission | null, { t }: CostWords): string | undefined {
  if (commission) return undefined
  return t(provision ? 'plusCommission' : 'withoutCommission')
}

function priceControl(typed: string, own: number | null, { t, locale }: CostWords): PriceForm['price'] {
  const isRefused = typed.trim() !== '' && own === null
  const [min, max] = [ownPrices.min, ownPrices.max].map((price) => formatNumber(price, locale))
  return {
    name: 'price',
    label: t('form.label'),
    value: typed,
    errors: isRefused ? [t('form.problem', { min, max })] : [],
  }
}
