/** /dashboard/properties/:id/images/:key: what is said about one picture. */
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { useActionData, useLoaderData } from '@remix-run/react'
import { listPictures, updatePicture } from '#app/data/images.server.ts'
import { pictureFields } from '#app/domain/picture.ts'
import { redirectWithMessage } from '#app/http/flash.server.ts'
import { parseForm, readForm, rejected } from '#app/http/forms.server.ts'
import { notFound } from '#app/http/responses.server.ts'
import { requireUser } from '#app/http/session.server.ts'
import { localeOf, translator } from '#app/i18n/server.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { paths } from '#app/paths.ts'
import { Crumbs } from '#app/ui/dashboard/crumbs.tsx'
import { PageHead } from '#app/ui/dashboard/page-head.tsx'
import { PictureEditor } from '#app/ui/dashboard/picture-editor.tsx'
import { requireProperty } from './editor.server.ts'

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  await requireUser(request, context)
  const { id = '', key = '' } = params
  const [property, pictures] = await Promise.all([requireProperty(context.db, id), listPictures(context.db, id)])
  const position = pictures.findIndex((picture) => picture.key === key)
  const picture = pictures[position]
  if (!picture) throw notFound()
  const t = translator(await localeOf(request))
  const { name, propertyNumber } = property
  const title = t('dashboard:pictures.position', { position: position + 1, count: pictures.length })
  return { title: `${title}: ${name}`, heading: title, id, propertyNumber, picture, position: position + 1 }
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  await requireUser(request, context)
  const { id = '', key = '' } = params
  await requireProperty(context.db, id)
  const submission = parseForm(await readForm(request), pictureFields, await localeOf(request))
  if (submission.status !== 'success') return rejected(submission.reply())
  const { kind, alt, caption } = submission.value
  if (!(await updatePicture(context.db, id, key, { kind, alt: alt ?? '', caption }))) throw notFound()
  return redirectWithMessage(context, paths.dashboard.images(id), 'pictureSaved')
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }]

export default function PropertyImagePage() {
  const { id, heading, propertyNumber, picture, position } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const { t } = useTranslation('dashboard')
  return (
    <>
      <Crumbs
        steps={[
          { label: t('properties.title'), to: paths.dashboard.properties },
          { label: propertyNumber, to: paths.dashboard.property(id) },
          { label: t('property.pictures'), to: paths.dashboard.images(id) },
          { label: heading },
        ]}
      />
      <PageHead title={heading} />
      <PictureEditor propertyId={id} picture={picture} position={position} lastResult={answer?.result} />
    </>
  )
}
