import { useLocation } from '@remix-run/react'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { dashboardPaths } from '#app/paths/dashboard.ts'
import { leftListOf } from '#app/paths/left-list.ts'
import { Tabs } from '#app/ui/dashboard/frame/tabs.tsx'

interface PropertyTabsProps {
  propertyId: string
  pictureCount: number
  enquiryCount: number
  current: 'details' | 'pictures' | 'location' | 'prepared' | 'figures' | 'seller' | 'history'
}

export function PropertyTabs({ propertyId, pictureCount, enquiryCount, current }: PropertyTabsProps) {
  const { t } = useTranslation('dashboard')
  const list = leftListOf(useLocation().search)
  return (
    <Tabs
      label={t('property.tabsLabel')}
      tabs={[
        {
          to: dashboardPaths.property(propertyId) + list,
          label: t('property.details'),
          isCurrent: current === 'details',
        },
        {
          to: dashboardPaths.images(propertyId) + list,
          label: t('property.pictures'),
          count: pictureCount,
          isCurrent: current === 'pictures',
        },
        {
          to: dashboardPaths.location(propertyId) + list,
          label: t('property.location'),
          isCurrent: current === 'location',
        },
        {
          to: `${dashboardPaths.enquiries}?property=${propertyId}`,
          label: t('property.enquiries'),
          count: enquiryCount,
          isCurrent: false,
        },
        {
          to: dashboardPaths.figures(propertyId) + list,
          label: t('seller.figures'),
          isCurrent: current === 'figures',
        },
        {
          to: dashboardPaths.seller(propertyId) + list,
          label: t('seller.tab'),
          isCurrent: current === 'seller',
        },
        {
          to: dashboardPaths.history(propertyId) + list,
          label: t('property.history'),
          isCurrent: current === 'history',
        },
      ]}
    />
  )
}
