/** Everything that is known in figures: what it is, what it costs, what the law wants said about its energy. */
import type { Offer } from '#app/domain/offer.ts'
import { FactList } from '#app/fields/fact-list.tsx'
import { costFacts } from '#app/ui/property/cost-facts.ts'
import { FactGroups } from '#app/ui/property/fact-groups.tsx'
import { priceLine } from '#app/ui/property/facts.ts'
import { EnergyParticulars, useCertificateDates } from '#app/ui/property/offer-energy.tsx'
import { usePropertyWords } from '#app/ui/property/use-property-words.ts'
import styles from './particulars.module.css'
import { Part } from './sheet.tsx'

interface ParticularsProps {
  offer: Offer
  costsTitle: string
  /** Where the texts stand on the same sheet: everything in two columns, one after the other. */
  isDense: boolean
}

export function Particulars({ offer, costsTitle, isDense }: ParticularsProps) {
  const { t } = usePropertyWords()
  const isCertified = offer.energyCertificate === 'available'
  const layout = isDense ? styles.dense : isCertified ? styles.wide : styles.pair
  return (
    <div className={`${styles.particulars} ${layout}`}>
      <div className={styles.facts}>
        <Part title={t('site:offer.facts')}>
          <FactGroups offer={offer} />
        </Part>
      </div>
      <Part title={costsTitle}>
        <Costs offer={offer} isDense={isDense} />
      </Part>
      <Part title={t('site:offer.energy')} note={useCertificateDates(offer)}>
        <div className={styles.energy}>
          <EnergyParticulars offer={offer} />
        </div>
      </Part>
    </div>
  )
}

/** The price leads its costs; where there is little room it is the first of them. */
function Costs({ offer, isDense }: { offer: Offer; isDense: boolean }) {
  const { t, locale } = usePropertyWords()
  const { amount } = priceLine(offer, locale, t)
  const label = offer.marketType === 'rent' ? t('fields.baseRent') : t('facts.purchasePrice')
  const facts = costFacts(offer, locale, t)
  if (isDense) return <FactList facts={[{ label, value: amount }, ...facts]} />
  return (
    <div className={styles.costs}>
      <p className={styles.price}>
        {amount}
        {!offer.priceOnRequest && <small>{label}</small>}
      </p>
      {facts.length > 0 && <FactList facts={facts} />}
    </div>
  )
}
