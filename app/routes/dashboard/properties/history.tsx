import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { countEnquiriesAbout } from '#app/data/enquiries/enquiry-lists.server.ts'
import { listTrashedPictures } from '#app/data/pictures/picture-trash.server.ts'
import { listWordedPictures } from '#app/data/pictures/picture-words.server.ts'
import { requireUser } from '#app/http/access/session.server.ts'
import { localeOf, translator } from '#app/i18n/server.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { requireProperty } from '#app/routes/dashboard/property-acts/require-property.server.ts'
import { historyOf } from '#app/routes/dashboard/saving/history.server.ts'
import { PageHead } from '#app/ui/dashboard/frame/page-head.tsx'
import { PropertyCrumbs, PropertyTabs } from '#app/ui/dashboard/property/property-head.tsx'
import { History } from '#app/ui/dashboard/saving/history.tsx'
import { propertyHistory } from './history.server.ts'

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  await requireUser(request, context)
  const { id = '' } = params
  const { db } = context
  const [property, pictures, trash, locale, enquiryCount] = await Promise.all([
    requireProperty(db, id),
    listWordedPictures(db, id),
    listTrashedPictures(db, id),
    localeOf(request),
    countEnquiriesAbout(db, id),
  ])
  const { name, propertyNumber } = property
  return {
    id,
    title: translator(locale)('dashboard:history.title', { name }),
    name,
    propertyNumber,
    pictureCount: pictures.length,
    enquiryCount,
    history: await historyOf(db, request, await propertyHistory(db, property, pictures, trash, locale), locale),
  }
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }]

export default function PropertyHistoryPage() {
  const { id, name, propertyNumber, pictureCount, enquiryCount, history } = useLoaderData<typeof loader>()
  const { t } = useTranslation('dashboard')
  return (
    <>
      <PropertyCrumbs id={id} propertyNumber={propertyNumber} here={t('property.history')} />
      <PageHead title={name} />
      <PropertyTabs propertyId={id} pictureCount={pictureCount} enquiryCount={enquiryCount} current="history" />
      <History {...history} />
    </>
  )
}
