/** /dashboard/properties/:id/images: add, describe, order and remove the pictures of a property. */
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/cloudflare'
import { useActionData, useLoaderData } from '@remix-run/react'
import { listPictures } from '#app/data/images.server.ts'
import { redirectWithMessage } from '#app/http/flash.server.ts'
import { requireUser } from '#app/http/session.server.ts'
import { addPictures } from '#app/http/uploads.server.ts'
import { localeOf, translator } from '#app/i18n/server.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { paths } from '#app/paths.ts'
import { Crumbs } from '#app/ui/dashboard/crumbs.tsx'
import { PageHead } from '#app/ui/dashboard/page-head.tsx'
import { PictureManager } from '#app/ui/dashboard/picture-manager.tsx'
import { PropertyTabs } from '#app/ui/dashboard/property-tabs.tsx'
import { StateBadges } from '#app/ui/dashboard/state-badges.tsx'
import { requireProperty } from './editor.server.ts'

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  await requireUser(request, context)
  const { id = '' } = params
  const property = await requireProperty(context.db, id)
  const { name, propertyNumber, published, sold, highlighted, reserved } = property
  const t = translator(await localeOf(request))
  return {
    title: `${t('dashboard:property.pictures')}: ${name}`,
    property: { id, name, propertyNumber, published, sold, highlighted, reserved },
    pictures: await listPictures(context.db, id),
  }
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  await requireUser(request, context)
  const { id = '' } = params
  await requireProperty(context.db, id)
  const { added, problems } = await addPictures(context, id, request, await localeOf(request))
  if (problems.length > 0) return data({ added, problems }, { status: 400 })
  return redirectWithMessage(context, paths.dashboard.images(id), 'picturesAdded', { count: added })
}

/** After a post that was refused in part the list has changed too. */
export function shouldRevalidate() {
  return true
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }]

export default function PropertyImagesPage() {
  const { property, pictures } = useLoaderData<typeof loader>()
  const rejected = useActionData<typeof action>()
  const { t } = useTranslation('dashboard')
  return (
    <>
      <Crumbs
        steps={[
          { label: t('properties.title'), to: paths.dashboard.properties },
          { label: property.propertyNumber, to: paths.dashboard.property(property.id) },
          { label: t('property.pictures') },
        ]}
      />
      <PageHead title={property.name}>
        <StateBadges states={property} />
      </PageHead>
      <PropertyTabs propertyId={property.id} pictureCount={pictures.length} current="pictures" />
      <PictureManager
        propertyId={property.id}
        pictures={pictures}
        added={rejected?.added ?? 0}
        problems={rejected?.problems ?? []}
      />
    </>
  )
}
