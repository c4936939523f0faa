/** Facts, costs and the legally required energy data. */
import { FactList } from '#app/fields/fact-list.tsx'
import { FactGroups } from '#app/ui/offer/fact-groups.tsx'
import { EnergyParticulars } from '#app/ui/offer/offer-energy.tsx'
import { usePropertyWords } from '#app/ui/offer/use-property-words.ts'
import type { PriceWords } from '#app/words/cost-facts.server.ts'
import type { Particulars as Words } from '#app/words/particulars.server.ts'
import styles from './particulars.module.css'
import { Part } from './sheet.tsx'

interface ParticularsProps {
  particulars: Words
  costsTitle: string
  /** When the texts are on the same sheet: two columns. */
  isDense: boolean
}

export function Particulars({ particulars, costsTitle, isDense }: ParticularsProps) {
  const { groups, costs, costBox, energy } = particulars
  const { t } = usePropertyWords()
  const layout = isDense ? styles.dense : energy.reason === null ? styles.wide : styles.pair
  return (
    <div className={`${styles.particulars} ${layout}`}>
      <div className={styles.facts}>
        <Part title={t('site:offer.facts')}>
          <FactGroups groups={groups} />
        </Part>
      </div>
      <Part title={costsTitle}>
        <Costs costs={costs} isDense={isDense} />
      </Part>
      {costBox && costBox.facts.length > 0 && (
        <Part title={costBox.title} note={costBox.note}>
          <FactList facts={costBox.facts} />
        </Part>
      )}
      <Part title={t('site:offer.energy')} note={energy.dates}>
        <div className={styles.energy}>
          <EnergyParticulars energy={energy} />
        </div>
      </Part>
    </div>
  )
}

/** The price heads its costs, or is the first of them when dense. */
function Costs({ costs: { label, price, facts, isOnRequest }, isDense }: { costs: PriceWords; isDense: boolean }) {
  if (isDense) return <FactList facts={[{ label, value: price }, ...facts]} />
  return (
    <div className={styles.costs}>
      <p className={styles.price}>
        {price}
        {!isOnRequest && <small>{label}</small>}
      </p>
      {facts.length > 0 && <FactList facts={facts} />}
    </div>
  )
}
