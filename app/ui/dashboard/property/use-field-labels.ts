import { closingOf } from '#app/domain/properties/closing.ts'
import type { MarketType, PropertyFieldName } from '#app/domain/properties/property.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'

/** Names sale, rental or, while neither is chosen, both. */
export function useFieldLabels(marketType: MarketType | null): Readonly<Record<PropertyFieldName, string>> {
  const { t } = useTranslation('property')
  const labels = t('fields', { returnObjects: true })
  return marketType
    ? { ...labels, ...t(`closing.${closingOf({ marketType })}.fields`, { returnObjects: true }) }
    : labels
}
