import type { ReactNode } from 'react'
import { FactList } from '#app/fields/fact-list.tsx'
import type { PriceWords } from '#app/words/cost-facts.server.ts'
import styles from './price-box.module.css'

export function PriceBox({ costs: { label, price, facts }, children }: { costs: PriceWords; children?: ReactNode }) {
  return (
    <div className={styles.box}>
      <p className={styles.label}>{label}</p>
      <p className={styles.price}>{price}</p>
      {facts.length > 0 && (
        <div className={styles.facts}>
          <FactList facts={facts} />
        </div>
      )}
      {children && <div className={styles.next}>{children}</div>}
    </div>
  )
}
