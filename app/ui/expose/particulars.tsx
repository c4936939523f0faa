import { type Fact, FactList } from '#app/fields/fact-list.tsx'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { FactGroups } from '#app/ui/offer/fact-groups.tsx'
import { EnergyParticulars } from '#app/ui/offer/offer-energy.tsx'
import type { PriceWords } from '#app/words/costs/cost-facts.server.ts'
import type { CostBoxWords } from '#app/words/costs/words.server.ts'
import type { Particulars as Words } from '#app/words/particulars.server.ts'
import styles from './particulars.module.css'
import { Part } from './sheet.tsx'

interface ParticularsProps {
  particulars: Words
  costsTitle: string
  /** Texts are on the same sheet, so facts are set in two columns. */
  isDense: boolean
}

export function Particulars({ particulars, costsTitle, isDense }: ParticularsProps) {
  const { groups, costs, costBox, energy } = particulars
  const box = costBox?.facts.length ? costBox : null
  const { t } = useTranslation('site')
  const layout = isDense ? styles.dense : energy.reason === null ? styles.wide : styles.pair
  return (
    <div className={`${styles.particulars} ${layout}`}>
      <div className={styles.facts}>
        <Part title={t('offer.facts')}>
          <FactGroups groups={groups} />
        </Part>
      </div>
      <Part title={costsTitle} note={box?.note ?? null}>
        <Costs costs={costs} box={box} isDense={isDense} />
      </Part>
      <Part title={t('offer.energy')} note={energy.dates}>
        <div className={styles.energy}>
          <EnergyParticulars energy={energy} />
        </div>
      </Part>
    </div>
  )
}

interface CostsProps {
  costs: PriceWords
  box: CostBoxWords | null
  isDense: boolean
}

/** The price heads its costs or, when dense, is the first of them. Costs that the box shows too are left to it. */
function Costs({ costs: { label, price, facts, isOnRequest }, box, isDense }: CostsProps) {
  const isSaid = (fact: Fact) => box?.facts.some(({ label, value }) => label === fact.label && value === fact.value)
  const own = [...(isDense ? [{ label, value: price }] : []), ...facts.filter((fact) => !isSaid(fact))]
  const list = own.length > 0 && <FactList facts={own} />
  const whole = box && (
    <div>
      <h3>{box.title}</h3>
      <FactList facts={box.facts} />
    </div>
  )
  return (
    <div className={styles.costs}>
      <div>
        {!isDense && (
          <p className={styles.price}>
            {price}
            {!isOnRequest && <small>{label}</small>}
          </p>
        )}
        {whole && list}
      </div>
      {whole || list}
    </div>
  )
}
