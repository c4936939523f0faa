import type { Offer } from '#app/domain/offers/offer.ts'
import { roomCount } from '#app/domain/properties/measures.ts'
import { formatNumber } from '#app/fields/format.ts'
import type { Locale } from '#app/fields/locale.ts'
import { areaFigure, type PropertyWords } from '#app/i18n/property-facts.ts'

export interface KeyFact {
  label: string
  value: string
  unit?: 'm²'
}

type KeyProperty = Pick<
  Offer,
  'houseType' | 'rooms' | 'halfRoom' | 'livingArea' | 'plotArea' | 'yearBuilt' | 'bedrooms' | 'floor' | 'grz' | 'gfz'
>

export function keyFacts(property: KeyProperty, locale: Locale, t: PropertyWords): KeyFact[] {
  const { houseType, livingArea, plotArea, yearBuilt, bedrooms, floor, grz, gfz } = property
  const count = (label: string, value: number | null) =>
    value === null ? [] : [{ label, value: formatNumber(value, locale, { maximumFractionDigits: 2 }) }]
  const area = (label: string, value: number | null) =>
    value === null ? [] : [{ label, value: areaFigure(value, locale), unit: 'm²' as const }]
  const storey = floor === null ? [] : [{ label: t('fields.floor'), value: shortFloor(floor, t) }]
  const facts: KeyFact[] =
    houseType === 'plot'
      ? [
          ...area(t('facts.plotShort'), plotArea),
          ...count(t('facts.grzShort'), grz),
          ...count(t('facts.gfzShort'), gfz),
        ]
      : [
          ...count(t('fields.rooms'), roomCount(property)),
          ...area(t('fields.livingArea'), livingArea),
          ...(houseType === 'house' ? area(t('facts.plotShort'), plotArea) : storey),
          ...(yearBuilt === null ? [] : [{ label: t('fields.yearBuilt'), value: String(yearBuilt) }]),
          ...count(t('fields.bedrooms'), bedrooms || null),
        ]
  return facts.slice(0, 4)
}

function shortFloor(floor: number, t: PropertyWords): string {
  const name = floor === 0 ? 'groundFloorShort' : floor > 0 ? 'floorShort' : 'basementFloorShort'
  return t(`facts.${name}`, { floor: Math.abs(floor) }).replaceAll(' ', '\u00a0')
}
