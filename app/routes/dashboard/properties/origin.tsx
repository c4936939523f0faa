import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { useActionData, useLoaderData } from '@remix-run/react'
import { findOrigin } from '#app/data/exchange/links.server.ts'
import { valuesOf } from '#app/data/properties/property-row.server.ts'
import { valuesAtVersion } from '#app/data/saving/history.server.ts'
import { propertyFields } from '#app/domain/properties/property.ts'
import { jointLabel } from '#app/domain/saving/joint-fields.ts'
import { deviations } from '#app/exchange/planning/deviations.ts'
import { pick } from '#app/fields/typed-objects.ts'
import { requireUser } from '#app/http/access/session.server.ts'
import { redirectWithMessage } from '#app/http/flash.server.ts'
import { postedVersion, readForm } from '#app/http/forms/forms.server.ts'
import { localeOf, translator } from '#app/i18n/server.ts'
import { dashboardPaths } from '#app/paths/dashboard.ts'
import { requireProperty } from '#app/routes/dashboard/property-acts/require-property.server.ts'
import { saveProperty } from '#app/routes/dashboard/property-saving/editor.server.ts'
import { rerenderProperty } from '#app/routes/dashboard/property-saving/save-answers.server.ts'
import { keepTyped, typedBeside, undoTo } from '#app/routes/dashboard/saving/restoration.server.ts'
import { formWith } from '#app/routes/dashboard/saving/stored-form.server.ts'
import { propertyFormId } from '#app/ui/dashboard/property/property-form.tsx'
import { PropertyPage } from '#app/ui/dashboard/property/property-page.tsx'
import { loadProperty } from './load-property.server.ts'

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  await requireUser(request, context)
  return loadProperty(params.id ?? '', request, context)
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const by = await requireUser(request, context)
  const { id = '' } = params
  const [row, origin, posted, locale] = await Promise.all([
    requireProperty(context.db, id),
    findOrigin(context.db, id),
    readForm(request),
    localeOf(request),
  ])
  const present = { version: row.version, values: valuesOf(row) }
  const joints = origin ? deviations(origin.base, present.values) : []
  const fields = joints.find((names) => names.some((name) => name === posted.get('field')))
  const page = dashboardPaths.property(id)
  if (!origin || !fields) return redirectWithMessage(context, page, 'valuesAlreadySo', {}, { tone: 'warn' })
  const subject = { kind: 'property', id } as const
  const opened = await valuesAtVersion(context.db, subject, propertyFields, present, postedVersion(posted))
  const theirs = pick(origin.base.values, fields)
  const typed = typedBeside(posted, propertyFields, opened ?? present.values, theirs, locale)
  const follows = postedVersion(posted) === present.version
  const form = formWith(propertyFields, present, theirs, locale)
  const label = jointLabel(translator(locale)('property:fields', { returnObjects: true }), fields)
  const post = { context, id, locale, by }
  const saved = await saveProperty({
    ...post,
    form,
    onSaved: (version) => {
      if (follows) typed?.set('version', String(version))
      const undo = undoTo(dashboardPaths.history(id), version, propertyFormId)
      return redirectWithMessage(context, page, 'originTaken', { label }, { undo })
    },
  })
  return keepTyped(context, typed, saved, (form) => rerenderProperty({ ...post, form }, {}, {}, 200))
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.candidate?.name ?? data?.id }]

export default function PropertyOriginPage() {
  return <PropertyPage {...useLoaderData<typeof loader>()} answer={useActionData<typeof action>()} />
}
