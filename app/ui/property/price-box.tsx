/** What an offer costs, all of it: with parking for a purchase, with heating for a rent. */
import type { ReactNode } from 'react'
import { leadingPrice } from '#app/domain/property.ts'
import { FactList } from '#app/fields/fact-list.tsx'
import { formatMoney } from '#app/fields/format.ts'
import { type Costs, costFacts } from './cost-facts.ts'
import styles from './price-box.module.css'
import { usePropertyWords } from './use-property-words.ts'

/** `children` are what to do next. */
export function PriceBox({ costs, children }: { costs: Costs; children?: ReactNode }) {
  const { t, locale } = usePropertyWords()
  const price = leadingPrice(costs)
  const label = costs.marketType === 'rent' ? t('fields.baseRent') : t('facts.purchasePrice')
  const facts = costFacts(costs, locale, t)
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
