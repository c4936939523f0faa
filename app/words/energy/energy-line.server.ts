import type { EnergyFacts, EnergyLineWords, EnergySource } from '#app/domain/properties/energy.ts'
import type { PropertyValues } from '#app/domain/properties/property.ts'
import { formatMeasure } from '#app/fields/format.ts'
import type { Locale } from '#app/fields/locale.ts'
import type { PropertyWords } from '#app/i18n/property-facts.ts'

type EnergySubject = EnergyFacts & Pick<PropertyValues, 'houseType' | 'heritageStatus' | 'buildableAccordingTo'>

/** The five facts of § 87 GModG, or why there are none; null when nothing is known. */
export function energyLine(property: EnergySubject, locale: Locale, t: PropertyWords): EnergyLineWords | null {
  const { houseType, energyCertificate, buildableAccordingTo, heritageStatus } = property
  const reason = (text: string) => ({ energyClass: null, text })
  if (houseType === 'plot') {
    const basis = buildableAccordingTo && t(`options.buildableAccordingTo.${buildableAccordingTo}`)
    return basis ? reason(t('facts.buildable', { basis })) : null
  }
  if (energyCertificate === 'pending') return reason(t('facts.certificatePending'))
  if (energyCertificate === 'notRequired') {
    const isListed = heritageStatus !== null && heritageStatus !== 'no'
    return reason(t(isListed ? 'facts.noCertificateListed' : 'facts.noCertificate'))
  }
  return energyCertificate === 'available' ? certificateLine(property, locale, t) : null
}

function certificateLine(property: EnergySubject, locale: Locale, t: PropertyWords): EnergyLineWords | null {
  const { energyConsumption, energyCertificateType, energySources, energyEfficiencyClass } = property
  const value = energyConsumption === null ? null : formatEnergy(energyConsumption, locale)
  const parts = [
    value && (energyCertificateType ? t(`facts.${energyCertificateType}`, { value }) : value),
    ...energySources.map((source, index) => sourceName(source, value !== null || index > 0, locale, t)),
    certifiedYear(property, t),
  ].filter((part) => typeof part === 'string')
  if (parts.length === 0 && !energyEfficiencyClass) return null
  return { energyClass: energyEfficiencyClass, text: parts.join(', ') }
}

/** "gas" in the middle of an English line, but "LPG". */
function sourceName(source: EnergySource, isInside: boolean, locale: Locale, t: PropertyWords): string {
  const name = t(`options.primaryEnergySource.${source}`)
  return isInside && locale === 'en' ? name.replace(/^.(?=[a-z])/, (letter) => letter.toLowerCase()) : name
}

/** § 87 GModG requires the certificate's year, which readers take for the house's: where they differ, both are named. */
function certifiedYear({ yearBuilt, energyYearBuilt }: EnergySubject, t: PropertyWords): string | null {
  const year = yearBuilt ?? energyYearBuilt
  if (year === null) return null
  if (yearBuilt === null) return t('facts.certifiedYear', { year })
  const built = t('facts.yearBuilt', { year })
  if (energyYearBuilt === null || energyYearBuilt === yearBuilt) return built
  return `${built} (${t('facts.certifiedYearToo', { year: energyYearBuilt })})`
}

export function formatEnergy(value: number, locale: Locale): string {
  return formatMeasure(value, 'kWh/(m²·a)', locale)
}
