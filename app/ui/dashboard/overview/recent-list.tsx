import { useTranslation } from '#app/i18n/use-translation.ts'
import { dashboardPaths } from '#app/paths/dashboard.ts'
import { useMoments } from '#app/ui/dashboard/frame/use-moments.ts'
import { type ListedProperty, PropertyList } from './property-list.tsx'

type EditedProperty = ListedProperty & { updatedAt: Date | string; updatedBy: string | null }

export function RecentList({ properties, now }: { properties: readonly EditedProperty[]; now: string }) {
  const { t } = useTranslation('dashboard')
  const { near } = useMoments()
  const noteOf = ({ propertyNumber: number, updatedAt, updatedBy: name }: EditedProperty) =>
    name
      ? t('overview.changedBy', { number, moment: near(updatedAt, now), name })
      : t('overview.changedAt', { number, moment: near(updatedAt, now) })
  return (
    <PropertyList
      title={t('overview.recentTitle')}
      empty={t('overview.noRecent')}
      entries={properties.map((property) => ({
        property,
        note: noteOf(property),
        to: dashboardPaths.property(property.id),
      }))}
    />
  )
}
