import { berlinToday } from '#app/domain/calendar.ts'
import type { EnergyFacts, EnergyLineWords, EnergySource } from '#app/domain/properties/energy.ts'
import { certificateAge, isExempt } from '#app/domain/properties/energy-certificate.ts'
import type { PropertyValues } from '#app/domain/properties/property.ts'
import { formatDate, formatMeasure } from '#app/fields/format.ts'
import type { Locale } from '#app/fields/locale.ts'
import type { PropertyWords } from '#app/i18n/property-facts.ts'

type EnergySubject = EnergyFacts &
  Pick<PropertyValues, 'houseType' | 'heritageStatus' | 'buildableAccordingTo' | 'livingArea' | 'usableArea'>

/**
 * What §§ 87 and 112 GModG ask for, or why there is no certificate; null when nothing is known. `day` is a day in Berlin.
 */
export function energyLine(
  property: EnergySubject,
  locale: Locale,
  t: PropertyWords,
  day = berlinToday(),
): EnergyLineWords | null {
  const { houseType, energyCertificate, buildableAccordingTo, heritageStatus } = property
  const reason = (text: string) => ({ energyClass: null, text })
  if (houseType === 'plot') {
    const basis = buildableAccordingTo && t(`options.buildableAccordingTo.${buildableAccordingTo}`)
    return basis ? reason(t('facts.buildable', { basis })) : null
  }
  if (energyCertificate === 'pending') return reason(t('facts.certificatePending'))
  if (energyCertificate === 'notRequired') {
    if (day >= '2027-01-01') return isExempt(property) ? reason(t('facts.noCertificate')) : null
    const isListed = heritageStatus !== null && heritageStatus !== 'no'
    return reason(t(isListed ? 'facts.noCertificateListed' : 'facts.noCertificate'))
  }
  return energyCertificate === 'available' ? certificateLine(property, locale, t) : null
}

function certificateLine(property: EnergySubject, locale: Locale, t: PropertyWords): EnergyLineWords | null {
  const { energySources, energyEfficiencyClass } = property
  const isNew = certificateAge(property) === 'new'
  const first = isNew ? newCertificate(property, locale, t) : [finalEnergy(property, '', locale, t)]
  const parts = [
    ...first,
    ...energySources.map((source, index) => sourceName(source, first.some(Boolean) || index > 0, locale, t)),
    certifiedYear(property, t),
    isNew && finalEnergy(property, 'final', locale, t),
  ].filter((part) => typeof part === 'string')
  if (parts.length === 0 && !energyEfficiencyClass) return null
  return { energyClass: energyEfficiencyClass, text: parts.join(', ') }
}

/** Issued from 2027 on: type, day and primary energy take the place of the final energy. */
function newCertificate(property: EnergySubject, locale: Locale, t: PropertyWords): (string | null)[] {
  const { energyCertificateType: type, energyCertificateIssuedOn: issued, primaryEnergyDemand: primary } = property
  return [
    type && t(`facts.${type}Certificate`),
    issued && t('facts.issuedOn', { date: formatDate(issued, locale) }),
    primary === null
      ? null
      : t(type === 'consumption' ? 'facts.primaryConsumption' : 'facts.primaryDemand', {
          value: formatEnergy(primary, locale),
        }),
  ]
}

function finalEnergy(
  { energyConsumption, energyCertificateType: type }: EnergySubject,
  as: '' | 'final',
  locale: Locale,
  t: PropertyWords,
): string | null {
  if (energyConsumption === null) return null
  const value = formatEnergy(energyConsumption, locale)
  if (!type) return value
  if (as === '') return t(`facts.${type}`, { value })
  return t(type === 'consumption' ? 'facts.finalConsumption' : 'facts.finalDemand', { value })
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
