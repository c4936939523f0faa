/**
 * POST /dashboard/properties/:id/texts/:locale/:field/freshness: says that a translation is right although the German text
 * is newer. A form that comes along is given back as it was typed.
 */
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/cloudflare'
import { useActionData, useLoaderData } from '@remix-run/react'
import { dashboardPaths } from '#app/dashboard-paths.ts'
import { valuesOf } from '#app/data/properties/properties.server.ts'
import { confirmText } from '#app/data/texts/write-texts.server.ts'
import { propertyFields, propertyTranslations } from '#app/domain/properties/property.ts'
import { keysOf } from '#app/fields/keys-of.ts'
import { requireUser } from '#app/http/access/session.server.ts'
import { redirectWithMessage } from '#app/http/flash.server.ts'
import { asPosted, parseForm, postedVersion, readForm } from '#app/http/forms/forms.server.ts'
import { notFound } from '#app/http/responses.server.ts'
import { localeOf, translator } from '#app/i18n/server.ts'
import { requireProperty } from '#app/routes/dashboard/properties/editor.server.ts'
import { loadProperty } from '#app/routes/dashboard/properties/load-property.server.ts'
import { askAgain } from '#app/routes/dashboard/properties/save-answers.server.ts'
import { PropertyPage } from '#app/ui/dashboard/property/property-page.tsx'

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  await requireUser(request, context)
  requireTranslation(params)
  return loadProperty(params.id ?? '', request, context)
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const by = await requireUser(request, context)
  const { name, locale: language, translates: field } = requireTranslation(params)
  const { id = '' } = params
  const [form, locale] = await Promise.all([readForm(request), localeOf(request)])
  const row = await requireProperty(context.db, id)
  const isConfirmed = await confirmText(context.db, 'property', id, { locale: language, field }, postedVersion(form))
  const status = isConfirmed ? 200 : 409
  // A script posts the version alone, and leaves the form as it is.
  if (!form.has('name')) return data({ isConfirmed }, { status })
  const posted = parseForm(form, propertyFields, locale)
  const stored = valuesOf(row)
  const isUntouched =
    posted.status === 'success' && keysOf(propertyFields).every((field) => posted.value[field] === stored[field])
  if (isConfirmed && isUntouched) {
    const label = translator(locale)(`property:fields.${name}`)
    return redirectWithMessage(context, `${dashboardPaths.property(id)}#${name}`, 'textConfirmed', { label })
  }
  const answer = { result: asPosted(form), fresh: { name, isConfirmed } }
  return askAgain({ context, id, form, locale, by }, answer, status)
}

function requireTranslation({ locale, field }: LoaderFunctionArgs['params']) {
  const known = propertyTranslations.find((one) => one.translates === field && one.locale === locale)
  if (!known) throw notFound()
  return known
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.candidate?.name ?? data?.id }]

export default function FreshnessPage() {
  const answer = useActionData<typeof action>()
  return <PropertyPage {...useLoaderData<typeof loader>()} answer={answer && 'result' in answer ? answer : undefined} />
}
