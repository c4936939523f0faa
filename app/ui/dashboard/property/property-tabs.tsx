import { useTranslation } from '#app/i18n/use-translation.ts'
import { paths } from '#app/paths.ts'
import { Tabs } from '#app/ui/dashboard/frame/tabs.tsx'

interface PropertyTabsProps {
  propertyId: string
  pictureCount: number
  enquiryCount: number
  current: 'details' | 'pictures' | 'location' | 'history'
}

export function PropertyTabs({ propertyId, pictureCount, enquiryCount, current }: PropertyTabsProps) {
  const { t } = useTranslation('dashboard')
  return (
    <Tabs
      label={t('property.tabsLabel')}
      tabs={[
        { to: paths.dashboard.property(propertyId), label: t('property.details'), isCurrent: current === 'details' },
        {
          to: paths.dashboard.images(propertyId),
          label: t('property.pictures'),
          count: pictureCount,
          isCurrent: current === 'pictures',
        },
        { to: paths.dashboard.location(propertyId), label: t('property.location'), isCurrent: current === 'location' },
        {
          to: `${paths.dashboard.enquiries}?property=${propertyId}`,
          label: t('property.enquiries'),
          count: enquiryCount,
          isCurrent: false,
        },
        { to: paths.dashboard.history(propertyId), label: t('property.history'), isCurrent: current === 'history' },
      ]}
    />
  )
}
