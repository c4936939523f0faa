import { leadingPrice } from '#app/domain/properties/measures.ts'
import type { PropertyValues } from '#app/domain/properties/property.ts'
import { formatMoney } from '#app/fields/format.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { useLocale } from '#app/ui/parts/use-locale.ts'
import { type ListedProperty, PropertyList } from './property-list.tsx'

type PricedProperty = ListedProperty &
  Pick<PropertyValues, 'marketType' | 'purchasePrice' | 'baseRent' | 'priceOnRequest'>

export function FeaturedList({ properties }: { properties: readonly PricedProperty[] }) {
  const { t } = useTranslation(['dashboard', 'property'])
  const locale = useLocale()
  const noteOf = (property: PricedProperty) => {
    const price = leadingPrice(property)
    const priceText =
      price === null ? property.priceOnRequest && t('property:fields.priceOnRequest') : formatMoney(price, locale)
    return [property.propertyNumber, priceText].filter(Boolean).join(' · ')
  }
  return (
    <PropertyList
      title={t('overview.featuredTitle')}
      empty={t('overview.noFeatured')}
      properties={properties}
      noteOf={noteOf}
    />
  )
}
