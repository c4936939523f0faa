import type { Offer } from '#app/domain/offer.ts'
import { Split } from '#app/ui/split.tsx'
import { certificateDates, EnergyFactLists, EnergyScale } from './energy-scale.tsx'
import { energyLine, formatEnergy } from './facts.ts'
import { usePropertyWords } from './use-property-words.ts'

/** The section about energy: scale and particulars where there is a certificate, the reason where there is none. */
export function OfferEnergy({ offer }: { offer: Offer }) {
  const { t, locale } = usePropertyWords()
  const { houseType, energyCertificate, energyEfficiencyClass, energyConsumption } = offer
  if (houseType === 'plot' || (!energyCertificate && !offer.heatingType && !offer.primaryEnergySource)) return null
  const isCertified = energyCertificate === 'available'
  const note = isCertified ? certificateDates(offer, locale, t) : energyLine(offer, locale, t)?.text
  return (
    <Split title={t('site:offer.energy')} note={note && <p>{sentence(note)}</p>}>
      {isCertified && energyEfficiencyClass && (
        <EnergyScale
          current={energyEfficiencyClass}
          value={energyConsumption === null ? null : formatEnergy(energyConsumption, locale)}
        />
      )}
      <EnergyFactLists energy={offer} />
    </Split>
  )
}

function sentence(words: string): string {
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}.`
}
