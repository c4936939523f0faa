import { type HeadedProperty, PropertyHead } from '#app/ui/dashboard/property/property-head.tsx'
import { PropertyViews } from '#app/ui/dashboard/property/property-head-acts.tsx'
import type { StaffAnswer } from '#app/ui/dashboard/saving/staff-form.tsx'
import { LocationForm } from './location-form.tsx'
import type { ShownLocation } from './shown-location.ts'

interface LocationPageProps extends ShownLocation, HeadedProperty {
  address: string
  answer: StaffAnswer | undefined
}

export function LocationPage({ property, address, pictureCount, enquiryCount, ...location }: LocationPageProps) {
  const version = location.answer?.version ?? location.version
  return (
    <>
      <PropertyHead
        property={property}
        pictureCount={pictureCount}
        enquiryCount={enquiryCount}
        lead={address}
        action={<PropertyViews propertyId={property.id} published={property.published} sold={property.sold} />}
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
