import { type ActionFunctionArgs, data, type MetaFunction } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { releasePrepared } from '#app/data/prepared/release.server.ts'
import { propertyFields } from '#app/domain/properties/property.ts'
import { jointLabels } from '#app/domain/saving/joint-fields.ts'
import { requireUser } from '#app/http/access/session.server.ts'
import { redirectWithMessage } from '#app/http/flash.server.ts'
import { formBytes, formText, readForm } from '#app/http/forms/forms.server.ts'
import { localeOf, translator } from '#app/i18n/server.ts'
import { dashboardPaths } from '#app/paths/dashboard.ts'
import { paths } from '#app/paths/public.ts'
import { requireProperty } from '#app/routes/dashboard/property-acts/require-property.server.ts'
import { undoTo } from '#app/routes/dashboard/saving/restoration.server.ts'
import { propertyFormId } from '#app/ui/dashboard/property/property-form.tsx'
import { PreparedPage } from '#app/ui/dashboard/release/prepared-page.tsx'
import { propertyLabels } from '#app/words/prepared/sentence-words.server.ts'
import { loadPreparedPage as loader } from './prepared-page.server.ts'

export { loader }

/** What prevents it is named on the page, which the loader renders next. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  const by = await requireUser(request, context)
  const { id: propertyId = '' } = params
  const [form, property] = await Promise.all([
    readForm(request, formBytes.small),
    requireProperty(context.db, propertyId),
  ])
  const mayOverride = by.role === 'admin' && form.get('override') === 'on'
  const release = await releasePrepared(context.db, { propertyId, id: formText(form, 'prepared') }, by, mayOverride)
  if (release.status === 'obstacle') return data(null, { status: 409 })
  if (release.status === 'overtaken')
    return redirectWithMessage(context, dashboardPaths.prepared(propertyId), 'preparedOvertaken', {}, { tone: 'warn' })
  const undo = undoTo(dashboardPaths.history(propertyId), release.version, propertyFormId)
  const link = { to: paths.offer(propertyId), label: 'offer' } as const
  const page = dashboardPaths.property(propertyId)
  const labels = propertyLabels(property, translator(await localeOf(request)))
  const fields = jointLabels(propertyFields, labels, release.leftOut)
  const key = fields ? 'preparedReleasedWithout' : 'preparedReleased'
  return redirectWithMessage(context, page, key, { name: property.name, fields }, { undo, link })
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }]

export default function RefusedReleasePage() {
  return <PreparedPage {...useLoaderData<typeof loader>()} />
}
