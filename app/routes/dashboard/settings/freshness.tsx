import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { useActionData, useLoaderData } from '@remix-run/react'
import { agencyFields } from '#app/domain/agency/agency.ts'
import { requireAdmin } from '#app/http/access/session.server.ts'
import { readForm } from '#app/http/forms/forms.server.ts'
import { localeOf } from '#app/i18n/server.ts'
import { requireTranslation } from '#app/routes/dashboard/saving/freshness.server.ts'
import { SettingsPage } from '#app/ui/dashboard/settings/settings-page.tsx'
import { confirmAgencyText, loadSettings } from './settings-form.server.ts'

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  await requireAdmin(request, context)
  requireTranslation(agencyFields, params)
  return loadSettings(request, context)
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const by = await requireAdmin(request, context)
  const translation = requireTranslation(agencyFields, params)
  const [form, locale] = await Promise.all([readForm(request), localeOf(request)])
  return confirmAgencyText({ form, locale, context, by }, translation)
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }]

export default function SettingsFreshnessPage() {
  const answer = useActionData<typeof action>()
  return <SettingsPage {...useLoaderData<typeof loader>()} answer={answer && 'result' in answer ? answer : undefined} />
}
