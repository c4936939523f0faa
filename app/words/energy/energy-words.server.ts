import type { Offer } from '#app/domain/offers/offer.ts'
import type { EnergyFacts } from '#app/domain/properties/energy.ts'
import type { EnergyClass } from '#app/domain/properties/energy-classes.ts'
import type { PropertyValues } from '#app/domain/properties/property.ts'
import type { Fact } from '#app/fields/fact-list.tsx'
import { formatDate } from '#app/fields/format.ts'
import type { Locale } from '#app/fields/locale.ts'
import type { PropertyWords } from '#app/i18n/property-facts.ts'
import { i18nFor } from '#app/i18n/server.ts'
import { energyLine, formatEnergy } from './energy-line.server.ts'

export interface EnergyWords {
  scale: ScaleWords | null
  /** Replaces the facts of a missing certificate (§ 87 GModG). */
  reason: string | null
  facts: Fact[]
  /** "Ausgestellt am 15.03.2021, gültig bis 14.03.2031." */
  dates: string | null
}

export interface ScaleWords {
  current: EnergyClass
  label: string
  /** With unit; `valueLabel` tells screen readers what kind of value it is. */
  value: string | null
  valueLabel: string
}

type EnergyValues = EnergyFacts & Pick<PropertyValues, 'heatingType' | 'hotWaterIncluded'>

export function energyWords(offer: Offer, locale: Locale, t: PropertyWords): EnergyWords {
  if (offer.houseType === 'plot') {
    return { scale: null, reason: sentence(t('facts.noCertificatePlot')), facts: [], dates: null }
  }
  const isCertified = offer.energyCertificate === 'available'
  const dates = certificateDates(offer, locale, t)
  return {
    scale: isCertified ? scaleWords(offer, locale, t) : null,
    reason: isCertified ? null : sentence(energyLine(offer, locale, t)?.text ?? t('facts.certificateUnknown')),
    facts: energyFacts(offer, locale, t),
    dates: dates && sentence(dates),
  }
}

function scaleWords(offer: EnergyValues, locale: Locale, t: PropertyWords): ScaleWords | null {
  const { energyEfficiencyClass: current, energyConsumption: value } = offer
  if (!current) return null
  return {
    current,
    label: `${t('site:offer.energyClass')} ${current}`,
    value: value === null ? null : formatEnergy(value, locale),
    valueLabel: valueLabel(offer, t),
  }
}

function energyFacts(energy: EnergyValues, locale: Locale, t: PropertyWords): Fact[] {
  const isCertified = energy.energyCertificate === 'available'
  const value = isCertified ? energy.energyConsumption : null
  const primary = isCertified ? energy.primaryEnergyDemand : null
  const year = energy.energyYearBuilt ?? energy.yearBuilt
  const yearLabel = energy.energyYearBuilt === null ? 'fields.yearBuilt' : 'fields.energyYearBuilt'
  const facts: [string, string | null][] = [
    [t('fields.energyCertificateType'), isCertified ? certificateType(energy, t) : null],
    [valueLabel(energy, t), value === null ? null : formatEnergy(value, locale)],
    [t('facts.hotWater'), value === null ? null : hotWater(energy, t)],
    [t('fields.energyEfficiencyClass'), isCertified ? energy.energyEfficiencyClass : null],
    [primaryLabel(energy, t), primary === null ? null : formatEnergy(primary, locale)],
    [t('fields.primaryEnergySource'), sourceNames(energy, t).join(', ') || null],
    [t('fields.heatingType'), energy.heatingType && t(`options.heatingType.${energy.heatingType}`)],
    [t(yearLabel), isCertified && year !== null ? String(year) : null],
  ]
  return facts.flatMap(([label, text]) => (text === null ? [] : { label, value: text }))
}

function sourceNames({ energySources }: Pick<Offer, 'energySources'>, t: PropertyWords): string[] {
  return energySources.map((source) => t(`options.primaryEnergySource.${source}`))
}

export function energySourceNames(offer: Pick<Offer, 'energySources'>, locale: Locale): string[] {
  return sourceNames(offer, i18nFor(locale).getFixedT(locale, ['property', 'site'] as const))
}

function hotWater({ hotWaterIncluded }: EnergyValues, t: PropertyWords): string | null {
  return hotWaterIncluded && t(hotWaterIncluded === 'yes' ? 'facts.hotWaterIncluded' : 'facts.hotWaterExcluded')
}

/** Demand is calculated, consumption is measured: they must never be confused. */
function valueLabel({ energyCertificateType }: Pick<EnergyValues, 'energyCertificateType'>, t: PropertyWords): string {
  if (!energyCertificateType) return t('fields.energyConsumption')
  return t(energyCertificateType === 'demand' ? 'facts.demandValue' : 'facts.consumptionValue')
}

function primaryLabel(
  { energyCertificateType }: Pick<EnergyValues, 'energyCertificateType'>,
  t: PropertyWords,
): string {
  return t(energyCertificateType === 'consumption' ? 'facts.primaryConsumptionValue' : 'facts.primaryDemandValue')
}

function certificateType({ energyCertificateType }: EnergyValues, t: PropertyWords): string | null {
  return energyCertificateType && t(`options.energyCertificateType.${energyCertificateType}`)
}

function certificateDates(energy: EnergyValues, locale: Locale, t: PropertyWords): string | null {
  const { energyCertificateIssuedOn: issued, energyCertificateValidUntil: valid } = energy
  const parts = [
    issued && t('facts.issuedOn', { date: formatDate(issued, locale) }),
    valid && t('facts.validUntil', { date: formatDate(valid, locale) }),
  ].filter(Boolean)
  return energy.energyCertificate === 'available' && parts.length > 0 ? parts.join(', ') : null
}

function sentence(words: string): string {
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}.`
}
