/** Keeps the typed values of a form that is posted along. */
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { useActionData, useLoaderData } from '@remix-run/react'
import { findProperty } from '#app/data/properties/properties.server.ts'
import { valuesOf } from '#app/data/properties/property-row.server.ts'
import { propertyFields } from '#app/domain/properties/property.ts'
import { requireUser } from '#app/http/access/session.server.ts'
import { readForm } from '#app/http/forms/forms.server.ts'
import { localeOf, translateKey, translator } from '#app/i18n/server.ts'
import { dashboardPaths } from '#app/paths/dashboard.ts'
import { rerenderProperty, rerenderUnsaved } from '#app/routes/dashboard/property-saving/save-answers.server.ts'
import { confirmFreshness, requireTranslation } from '#app/routes/dashboard/saving/freshness.server.ts'
import { PropertyPage } from '#app/ui/dashboard/property/property-page.tsx'
import { loadProperty } from './load-property.server.ts'

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  await requireUser(request, context)
  requireTranslation(propertyFields, params)
  return loadProperty(params.id ?? '', request, context)
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const by = await requireUser(request, context)
  const translation = requireTranslation(propertyFields, params)
  const { id = '' } = params
  const [form, locale] = await Promise.all([readForm(request), localeOf(request)])
  const post = { context, id, form, locale, by }
  const row = await findProperty(context.db, id)
  if (!row || row.deletedAt) return rerenderUnsaved(post, row)
  return confirmFreshness({
    context,
    kind: 'property',
    id,
    fields: propertyFields,
    translation,
    form,
    locale,
    stored: valuesOf(row),
    page: dashboardPaths.property(id),
    label: translateKey(translator(locale), `property:fields.${translation.name}`),
    rerender: (fresh, status) => rerenderProperty(post, {}, { fresh }, status),
  })
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.candidate?.name ?? data?.id }]

export default function FreshnessPage() {
  const answer = useActionData<typeof action>()
  return <PropertyPage {...useLoaderData<typeof loader>()} answer={answer && 'result' in answer ? answer : undefined} />
}
