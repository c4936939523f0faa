/** The section about energy: scale and particulars where there is a certificate, the reason where there is none. */
import type { Offer } from '#app/domain/offer.ts'
import { Split } from '#app/ui/split.tsx'
import styles from './energy-scale.module.css'
import { certificateDates, EnergyFactLists, EnergyScale } from './energy-scale.tsx'
import { energyLine } from './facts.ts'
import { usePropertyWords } from './use-property-words.ts'

export function OfferEnergy({ offer }: { offer: Offer }) {
  const { t } = usePropertyWords()
  const dates = useCertificateDates(offer)
  return (
    <Split title={t('site:offer.energy')} note={dates && <p>{dates}</p>}>
      <EnergyParticulars offer={offer} />
    </Split>
  )
}

export function EnergyParticulars({ offer }: { offer: Offer }) {
  const { t, locale } = usePropertyWords()
  const { houseType, energyCertificate, energyEfficiencyClass } = offer
  if (houseType === 'plot') return <p>{sentence(t('facts.noCertificatePlot'))}</p>
  if (energyCertificate === 'available') {
    return (
      <>
        {energyEfficiencyClass && <EnergyScale current={energyEfficiencyClass} energy={offer} />}
        <EnergyFactLists energy={offer} />
      </>
    )
  }
  const reason = energyLine(offer, locale, t)?.text ?? t('facts.certificateUnknown')
  return (
    <>
      <p className={styles.reason}>{sentence(reason)}</p>
      <EnergyFactLists energy={offer} />
    </>
  )
}

/** "Ausgestellt am 15.03.2021, gültig bis 14.03.2031." */
export function useCertificateDates(offer: Offer): string | null {
  const { t, locale } = usePropertyWords()
  const dates = certificateDates(offer, locale, t)
  return dates && sentence(dates)
}

function sentence(words: string): string {
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}.`
}
