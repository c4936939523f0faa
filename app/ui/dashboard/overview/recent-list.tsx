import { useTranslation } from '#app/i18n/use-translation.ts'
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
      properties={properties}
      noteOf={noteOf}
    />
  )
}
