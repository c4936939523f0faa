import type { Reference } from '#app/domain/offers/offer.ts'
import { closingOf } from '#app/domain/properties/closing.ts'
import { roomCount } from '#app/domain/properties/measures.ts'
import type { AuthoredFieldName } from '#app/domain/properties/property.ts'
import type { Fact } from '#app/fields/fact-list.tsx'
import { formatNumber } from '#app/fields/format.ts'
import type { Locale } from '#app/fields/locale.ts'
import { formatArea, kindOf, type PropertyWords } from '#app/i18n/property-facts.ts'

export function referenceFactList(reference: Reference, locale: Locale, t: PropertyWords): Fact[] {
  const { houseType, livingArea, plotArea, yearBuilt, lastModernized, objectCondition, heritageStatus, soldYear } =
    reference
  const closing = t(`closing.${closingOf(reference)}.state`)
  const rooms = roomCount(reference)
  const facts: [AuthoredFieldName | 'soldYear', string | null][] = [
    ['houseType', kindOf(reference, t)],
    ['rooms', rooms === null ? null : formatNumber(rooms, locale)],
    ['livingArea', livingArea === null ? null : formatArea(livingArea, locale)],
    ['plotArea', plotArea === null || houseType === 'apartment' ? null : formatArea(plotArea, locale)],
    ['yearBuilt', yearBuilt === null ? null : String(yearBuilt)],
    ['lastModernized', lastModernized === null || houseType === 'plot' ? null : String(lastModernized)],
    ['objectCondition', objectCondition && t(`options.objectCondition.${objectCondition}`)],
    [
      'heritageStatus',
      heritageStatus && heritageStatus !== 'no' ? t(`phrases.heritageStatus.${heritageStatus}`) : null,
    ],
    ['soldYear', soldYear === null ? null : String(soldYear)],
  ]
  return facts.flatMap(([name, value]) => {
    const label = name === 'soldYear' ? closing : t(`fields.${name}`)
    return value === null ? [] : { label, value }
  })
}
