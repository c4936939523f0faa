import { type ActionFunctionArgs, data, type MetaFunction } from '@remix-run/cloudflare'
import { useActionData, useLoaderData } from '@remix-run/react'
import { findProperty } from '#app/data/properties/properties.server.ts'
import { requireUser } from '#app/http/access/session.server.ts'
import { redirectWithMessage } from '#app/http/flash.server.ts'
import { addPictures } from '#app/http/forms/uploads.server.ts'
import { notFound } from '#app/http/responses.server.ts'
import { localeOf, translator } from '#app/i18n/server.ts'
import { dashboardPaths } from '#app/paths/dashboard.ts'
import { PicturePage } from '#app/ui/dashboard/pictures/picture-page.tsx'
import { uploadFieldId } from '#app/ui/dashboard/upload/picture-upload.tsx'
import { loader } from './picture-act.server.ts'
import { refuseUpload } from './trashed-property.server.ts'

export { loader }

export async function action({ request, params, context }: ActionFunctionArgs) {
  const by = await requireUser(request, context)
  const { id = '' } = params
  const [property, locale] = await Promise.all([findProperty(context.db, id), localeOf(request)])
  if (!property) throw notFound()
  if (property.deletedAt) return data(refuseUpload(context, locale), { status: 409 })
  const { added, refused, problems } = await addPictures({ context, request, propertyId: id, locale, by })
  if (problems.length === 0)
    return redirectWithMessage(context, dashboardPaths.images(id), 'picturesAdded', { count: added })
  return data(
    {
      title: translator(locale)('dashboard:pictures.rejectedTitle', { count: refused || problems.length }),
      problems: problems.map((message) => ({ id: uploadFieldId, message })),
      added,
    },
    { status: 400 },
  )
}

/** Remix does not reload after a 400, but an upload refused in part has changed the list. */
export function shouldRevalidate() {
  return true
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }]

export default function PropertyImagesPage() {
  return <PicturePage {...useLoaderData<typeof loader>()} answer={useActionData<typeof action>()} />
}
