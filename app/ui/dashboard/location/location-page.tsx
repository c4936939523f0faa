import { useTranslation } from '#app/i18n/use-translation.ts'
import { dashboardPaths } from '#app/paths/dashboard.ts'
import { Crumbs } from '#app/ui/dashboard/frame/crumbs.tsx'
import { PageHead } from '#app/ui/dashboard/frame/page-head.tsx'
import { PropertyViews } from '#app/ui/dashboard/property/property-head-acts.tsx'
import { PropertyTabs } from '#app/ui/dashboard/property/property-tabs.tsx'
import { type PropertyStates, StateBadges } from '#app/ui/dashboard/property/state-badges.tsx'
import type { StaffAnswer } from '#app/ui/dashboard/saving/staff-form.tsx'
import { LocationForm } from './location-form.tsx'
import type { ShownLocation } from './shown-location.ts'

interface LocationPageProps extends ShownLocation {
  property: PropertyStates & { id: string; name: string; propertyNumber: string }
  address: string
  pictureCount: number
  enquiryCount: number
  answer: StaffAnswer | undefined
}

export function LocationPage({ property, address, pictureCount, enquiryCount, ...location }: LocationPageProps) {
  const { t } = useTranslation('dashboard')
  const version = location.answer?.version ?? location.version
  return (
    <>
      <Crumbs
        steps={[
          { label: t('properties.title'), to: dashboardPaths.properties },
          { label: property.propertyNumber, to: dashboardPaths.property(property.id) },
          { label: t('property.location') },
        ]}
      />
      <PageHead
        title={property.name}
        lead={address}
        action={<PropertyViews propertyId={property.id} published={property.published} sold={property.sold} />}
      >
        <StateBadges states={property} />
      </PageHead>
      <PropertyTabs
        propertyId={property.id}
        pictureCount={pictureCount}
        enquiryCount={enquiryCount}
        current="location"
      />
      {/* After a save the controls restart from the stored values. */}
      <LocationForm
        key={version}
        {...location}
        propertyId={property.id}
        isOnline={property.published && !property.sold}
        version={version}
      />
    </>
  )
}
