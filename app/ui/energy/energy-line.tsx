import type { OfferTile } from '#app/domain/offers/offer.ts'
import { energyLine } from '#app/i18n/property-facts.ts'
import { usePropertyWords } from '#app/i18n/use-property-words.ts'
import { EnergyClass } from './energy-class.tsx'
import styles from './energy-line.module.css'

/** Mandatory in advertisements (§ 87 GModG). */
export function EnergyLine({ offer }: { offer: OfferTile }) {
  const { t, locale } = usePropertyWords()
  const line = energyLine(offer, locale, t)
  if (!line) return null
  return (
    <p className={styles.line}>
      {line.energyClass && <EnergyClass name={line.energyClass} />}
      <span className="num">{line.text}</span>
    </p>
  )
}
