/** What an offer costs, all of it: with parking for a purchase, with heating for a rent. */
import type { ReactNode } from 'react'
import { leadingPrice, type PropertyValues, totalPrice, totalRent } from '#app/domain/property.ts'
import { type Fact, FactList } from '#app/fields/fact-list.tsx'
import type { Locale } from '#app/fields/field.ts'
import { formatMoney } from '#app/fields/format.ts'
import type { PropertyWords } from './facts.ts'
import styles from './price-box.module.css'
import { usePropertyWords } from './use-property-words.ts'

type Costs = Pick<
  PropertyValues,
  | 'marketType'
  | 'purchasePrice'
  | 'parkingPrice'
  | 'baseRent'
  | 'serviceCharge'
  | 'heatingCosts'
  | 'heatingIncluded'
  | 'deposit'
  | 'provision'
  | 'priceOnRequest'
  | 'parkingType'
>

/** `children` are what to do next. */
export function PriceBox({ costs, children }: { costs: Costs; children?: ReactNode }) {
  const { t, locale } = usePropertyWords()
  const price = leadingPrice(costs)
  const label = costs.marketType === 'rent' ? t('fields.baseRent') : t('facts.purchasePrice')
  const facts = costs.marketType === 'rent' ? rentFacts(costs, locale, t) : purchaseFacts(costs, locale, t)
  return (
    <div className={styles.box}>
      <p className={styles.label}>{label}</p>
      <p className={styles.price}>{price === null ? t('fields.priceOnRequest') : formatMoney(price, locale)}</p>
      {facts.length > 0 && (
        <div className={styles.facts}>
          <FactList facts={facts} />
        </div>
      )}
      {children && <div className={styles.next}>{children}</div>}
    </div>
  )
}

function purchaseFacts(costs: Costs, locale: Locale, t: PropertyWords): Fact[] {
  const parking = costs.parkingType ? t(`options.parkingType.${costs.parkingType}`) : t('fields.parkingPrice')
  const isShown = !costs.priceOnRequest
  return present(
    [
      [parking, isShown ? costs.parkingPrice : null],
      [t('facts.total'), isShown ? totalPrice(costs) : null, 'strong'],
      [t('facts.serviceChargePurchase'), costs.serviceCharge],
      [t('facts.provisionBuyer'), costs.provision],
    ],
    locale,
  )
}

function rentFacts(costs: Costs, locale: Locale, t: PropertyWords): Fact[] {
  const heating = costs.heatingIncluded ? t('facts.heatingIncluded') : costs.heatingCosts
  const isTotalKnown = !costs.priceOnRequest && costs.serviceCharge !== null
  return present(
    [
      [t('facts.serviceChargeRent'), costs.serviceCharge],
      [t('facts.heatingCosts'), heating],
      [t('facts.totalRent'), isTotalKnown ? totalRent(costs) : null, 'strong'],
      [t('fields.parkingPrice'), costs.parkingPrice],
      [t('fields.deposit'), costs.deposit],
      [t('facts.provisionBuyer'), costs.provision],
    ],
    locale,
  )
}

function present(rows: [label: string, value: number | string | null, strong?: 'strong'][], locale: Locale): Fact[] {
  return rows.flatMap(([label, value, strong]) => {
    if (value === null) return []
    return { label, value: typeof value === 'number' ? formatMoney(value, locale) : value, strong: strong === 'strong' }
  })
}
