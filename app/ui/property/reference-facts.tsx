import { roomCount } from '#app/domain/measures.ts'
import type { Reference } from '#app/domain/offer.ts'
import type { PropertyFieldName } from '#app/domain/property.ts'
import { type Fact, FactList } from '#app/fields/fact-list.tsx'
import { formatNumber } from '#app/fields/format.ts'
import { formatArea, kindOf } from './facts.ts'
import { usePropertyWords } from './use-property-words.ts'

/** What may be said of a sold property, as a list. */
export function ReferenceFacts({ reference }: { reference: Reference }) {
  const facts = useFacts(reference)
  return <FactList facts={facts} />
}

function useFacts(reference: Reference): Fact[] {
  const { t, locale } = usePropertyWords()
  const { houseType, livingArea, plotArea, yearBuilt, objectCondition, heritageStatus, soldYear } = reference
  const rooms = roomCount(reference)
  const facts: [PropertyFieldName | 'soldYear', string | null][] = [
    ['houseType', kindOf(reference, t)],
    ['rooms', rooms === null ? null : formatNumber(rooms, locale)],
    ['livingArea', livingArea === null ? null : formatArea(livingArea, locale)],
    ['plotArea', plotArea === null || houseType === 'apartment' ? null : formatArea(plotArea, locale)],
    ['yearBuilt', yearBuilt === null ? null : String(yearBuilt)],
    ['objectCondition', objectCondition && t(`options.objectCondition.${objectCondition}`)],
    [
      'heritageStatus',
      heritageStatus && heritageStatus !== 'no' ? t(`options.heritageStatus.${heritageStatus}`) : null,
    ],
    ['soldYear', soldYear === null ? null : String(soldYear)],
  ]
  return facts.flatMap(([name, value]) => {
    const label = name === 'soldYear' ? t('site:reference.soldYear') : t(`fields.${name}`)
    return value === null ? [] : { label, value }
  })
}
