import { useLocation } from '@remix-run/react'
import type { ReactNode } from 'react'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { dashboardPaths } from '#app/paths/dashboard.ts'
import { leftListOf } from '#app/paths/left-list.ts'
import { Crumbs } from '#app/ui/dashboard/frame/crumbs.tsx'
import { PageHead } from '#app/ui/dashboard/frame/page-head.tsx'
import { Tabs } from '#app/ui/dashboard/frame/tabs.tsx'
import { type PropertyStates, StateBadges } from './state-badges.tsx'

type PropertyTab = 'details' | 'pictures' | 'location' | 'prepared' | 'figures' | 'seller' | 'history'

export interface HeadedProperty {
  property: PropertyStates & { id: string; name: string; propertyNumber: string }
  pictureCount: number
  enquiryCount: number
}

interface PropertyHeadProps extends HeadedProperty {
  current: Exclude<PropertyTab, 'details' | 'history'>
  lead?: string | undefined
  action?: ReactNode
}

export function PropertyHead({ property, pictureCount, enquiryCount, current, lead, action }: PropertyHeadProps) {
  const labels = useTabLabels()
  return (
    <>
      <PropertyCrumbs {...property} here={labels[current]} />
      <PageHead title={property.name} lead={lead} action={action}>
        <StateBadges states={property} />
      </PageHead>
      <PropertyTabs
        propertyId={property.id}
        pictureCount={pictureCount}
        enquiryCount={enquiryCount}
        current={current}
      />
    </>
  )
}

interface PropertyCrumbsProps {
  id: string
  propertyNumber: string
  /** A page between the property and this one. */
  above?: { label: string; to: string }
  here: string
}

export function PropertyCrumbs({ id, propertyNumber, above, here }: PropertyCrumbsProps) {
  const { t } = useTranslation('dashboard')
  return (
    <Crumbs
      steps={[
        { label: t('properties.title'), to: dashboardPaths.properties },
        { label: propertyNumber, to: dashboardPaths.property(id) },
        ...(above ? [above] : []),
        { label: here },
      ]}
    />
  )
}

interface PropertyTabsProps extends Omit<HeadedProperty, 'property'> {
  propertyId: string
  current: PropertyTab
}

export function PropertyTabs({ propertyId, pictureCount, enquiryCount, current }: PropertyTabsProps) {
  const { t } = useTranslation('dashboard')
  const labels = useTabLabels()
  const list = leftListOf(useLocation().search)
  const tab = (name: PropertyTab, to: string, count?: number) => ({
    to: to + list,
    label: labels[name],
    count,
    isCurrent: current === name,
  })
  const enquiries = {
    to: `${dashboardPaths.enquiries}?property=${propertyId}`,
    label: t('property.enquiries'),
    count: enquiryCount,
    isCurrent: false,
  }
  return (
    <Tabs
      label={t('property.tabsLabel')}
      tabs={[
        tab('details', dashboardPaths.property(propertyId)),
        tab('pictures', dashboardPaths.images(propertyId), pictureCount),
        tab('location', dashboardPaths.location(propertyId)),
        enquiries,
        tab('figures', dashboardPaths.figures(propertyId)),
        tab('seller', dashboardPaths.seller(propertyId)),
        tab('history', dashboardPaths.history(propertyId)),
      ]}
    />
  )
}

function useTabLabels(): Record<PropertyTab, string> {
  const { t } = useTranslation('dashboard')
  const { details, pictures, location, history } = t('property', { returnObjects: true })
  return {
    details,
    pictures,
    location,
    prepared: t('prepared.title'),
    figures: t('seller.figures'),
    seller: t('seller.tab'),
    history,
  }
}
