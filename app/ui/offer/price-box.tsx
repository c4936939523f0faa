import type { ReactNode } from 'react'
import { type Fact, FactList } from '#app/fields/fact-list.tsx'
import type { PriceWords } from '#app/words/costs/cost-facts.server.ts'
import type { RequestWords } from '#app/words/offer-view.server.ts'
import styles from './price-box.module.css'

interface PriceBoxProps {
  costs: PriceWords
  perArea: Fact[]
  /** What a reservation means for an enquiry. */
  reserved: RequestWords['reserved']
  children?: ReactNode
}

export function PriceBox({ costs: { label, price, facts }, perArea, reserved, children }: PriceBoxProps) {
  return (
    <div className={styles.box} id="preis">
      <p className={styles.label}>{label}</p>
      <p className={styles.price}>{price}</p>
      {facts.length + perArea.length > 0 && (
        <div className={styles.facts}>
          <FactList facts={[...facts, ...perArea]} />
        </div>
      )}
      {reserved && (
        <p className={styles.reserved}>
          <strong>{reserved.title}</strong> {reserved.text}
        </p>
      )}
      {children && <div className={styles.next}>{children}</div>}
    </div>
  )
}
