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

export function Particulars({ offer, costsTitle }: { offer: Offer; costsTitle: string }) {
  const { t } = usePropertyWords()
  const isCertified = offer.energyCertificate === 'available'
  const costs = <Costs offer={offer} title={costsTitle} isNarrow={!isCertified} />
  return (
    <>
      <Part title={t('site:offer.facts')}>
        <div className={offer.houseType === 'plot' ? `${styles.facts} ${styles.flowing}` : styles.facts}>
          <FactGroups offer={offer} />
        </div>
      </Part>
      {isCertified ? (
        <>
          {costs}
          <Energy offer={offer} />
        </>
      ) : (
        <div className={styles.pair}>
          {costs}
          <Energy offer={offer} />
        </div>
      )}
    </>
  )
}

function Energy({ offer }: { offer: Offer }) {
  const { t } = usePropertyWords()
  return (
    <Part title={t('site:offer.energy')} note={useCertificateDates(offer)}>
      <div className={styles.energy}>
        <EnergyParticulars offer={offer} />
      </div>
    </Part>
  )
}

function Costs({ offer, title, isNarrow }: { offer: Offer; title: string; isNarrow: boolean }) {
  const { t, locale } = usePropertyWords()
  const { amount, note } = priceLine(offer, locale, t)
  return (
    <Part title={title}>
      <div className={isNarrow ? `${styles.costs} ${styles.narrow}` : styles.costs}>
        <p className={styles.price}>
          {amount}
          <small>{note ?? (offer.priceOnRequest ? null : t('facts.purchasePrice'))}</small>
        </p>
        <FactList facts={costFacts(offer, locale, t)} />
      </div>
    </Part>
  )
}
