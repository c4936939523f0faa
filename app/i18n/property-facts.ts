import type { TFunction } from 'i18next'
import type { OfferTile, ReferenceTile } from '#app/domain/offers/offer.ts'
import { closingOf } from '#app/domain/properties/closing.ts'
import type { EnergyFacts, EnergySource } from '#app/domain/properties/energy.ts'
import type { EnergyClass } from '#app/domain/properties/energy-classes.ts'
import { leadingArea, leadingPrice, roomCount } from '#app/domain/properties/measures.ts'
import type { PropertyValues } from '#app/domain/properties/property.ts'
import { formatMeasure, formatMoney, formatNumber } from '#app/fields/format.ts'
import type { Locale } from '#app/fields/locale.ts'

export type PropertyWords = TFunction<readonly ['property', 'site']>

type Sized = Pick<OfferTile, 'houseType' | 'rooms' | 'halfRoom' | 'livingArea' | 'plotArea' | 'floor' | 'grz'> &
  Pick<PropertyValues, 'development' | 'heritageStatus'>

/** At most three. */
export function tileFacts(property: Sized, locale: Locale, t: PropertyWords): string[] {
  const { houseType, livingArea, plotArea, floor, grz, development, heritageStatus } = property
  const listed = heritageStatus && heritageStatus !== 'no' ? t('facts.listed') : null
  const facts =
    houseType === 'plot'
      ? [
          plotArea !== null && formatArea(plotArea, locale),
          grz !== null && t('facts.grz', { value: formatNumber(grz, locale, { maximumFractionDigits: 2 }) }),
          development && t(`options.development.${development}`),
        ]
      : [
          roomsFact(property, locale, t),
          livingArea !== null && formatArea(livingArea, locale),
          houseType === 'house'
            ? plotArea !== null && t('facts.plot', { area: formatArea(plotArea, locale) })
            : floor !== null && floorName(floor, t),
          listed,
        ]
  return facts.filter((fact) => typeof fact === 'string').slice(0, 3)
}

/** The label on its first picture. */
export function offerTab({ reserved, isNew }: Pick<OfferTile, 'reserved' | 'isNew'>, t: PropertyWords): string | null {
  if (reserved) return t('states.reserved')
  return isNew ? t('facts.new') : null
}

/** "81,5 m²" */
export function formatArea(area: number, locale: Locale): string {
  return `${areaFigure(area, locale)}\u00a0m²`
}

/** One decimal at most, never rounded up: an offer promises the area. The fact sheet has the exact one. */
export function areaFigure(area: number, locale: Locale): string {
  return formatNumber(area, locale, { maximumFractionDigits: 1, roundingMode: 'trunc' })
}

function roomsFact(property: Pick<PropertyValues, 'rooms' | 'halfRoom'>, locale: Locale, t: PropertyWords) {
  const count = roomCount(property)
  return count === null ? null : t('facts.rooms', { count, formatted: formatNumber(count, locale) })
}

export function floorName(floor: number, t: PropertyWords): string {
  if (floor === 0) return t('facts.groundFloor')
  const th = ['', 'st', 'nd', 'rd'][floor > 20 ? floor % 10 : floor] || 'th'
  return floor > 0 ? t('facts.floor', { floor, th }) : t('facts.basementFloor', { floor: -floor })
}

export function referenceFacts(reference: ReferenceTile, locale: Locale, t: PropertyWords): string[] {
  const area = leadingArea(reference)
  const closed = closingLine(reference, t)
  return area === null ? [closed] : [formatArea(area, locale), closed]
}

/** "Verkauft 2026", "Vermietet 2026". */
export function closingLine(reference: Pick<ReferenceTile, 'marketType' | 'soldYear'>, t: PropertyWords): string {
  const closing = closingOf(reference)
  const { soldYear: year } = reference
  return year === null ? t(`closing.${closing}.state`) : t(`closing.${closing}.inYear`, { year })
}

type Priced = Pick<PropertyValues, 'marketType' | 'purchasePrice' | 'baseRent' | 'priceOnRequest'>

/** `note` names the kind of price. */
export function priceLine(property: Priced, locale: Locale, t: PropertyWords): { amount: string; note: string | null } {
  const price = leadingPrice(property)
  if (price === null) return { amount: t('facts.priceOnRequest'), note: null }
  const note = property.marketType === 'rent' ? t('facts.baseRentMonthly') : null
  return { amount: formatMoney(price, locale), note }
}

export interface EnergyLineWords {
  energyClass: EnergyClass | null
  text: string
}

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

/** The names of all options, by field, as they follow the name of the field. */
export function optionPhrases(t: PropertyWords): Record<string, Record<string, string>> {
  return { ...t('options', { returnObjects: true }), ...t('phrases', { returnObjects: true }) }
}

/** "Villa", or "Haus" without a finer type; a plot is named unless its type does: "Grundstück, Gemischte Nutzung". */
export function kindOf(
  property: Pick<PropertyValues, 'houseType' | 'apartmentType' | 'buildingType' | 'plotType'>,
  t: PropertyWords,
): string {
  const { houseType, apartmentType, buildingType, plotType } = property
  const subtypes = {
    apartment: apartmentType && t(`options.apartmentType.${apartmentType}`),
    house: buildingType && t(`options.buildingType.${buildingType}`),
    plot: plotType && t(`options.plotType.${plotType}`),
  }
  const kind = t(`options.houseType.${houseType}`)
  const subtype = subtypes[houseType]
  if (!subtype) return kind
  const isNamed = houseType !== 'plot' || subtype.toLowerCase().includes(kind.toLowerCase())
  return isNamed ? subtype : `${kind}, ${subtype}`
}
