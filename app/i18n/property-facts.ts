import type { TFunction } from 'i18next'
import type { OfferTile, ReferenceTile } from '#app/domain/offers/offer.ts'
import { closingOf } from '#app/domain/properties/closing.ts'
import { leadingArea, leadingPrice, roomCount } from '#app/domain/properties/measures.ts'
import type { PropertyValues } from '#app/domain/properties/property.ts'
import { formatMoney, formatNumber } from '#app/fields/format.ts'
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
