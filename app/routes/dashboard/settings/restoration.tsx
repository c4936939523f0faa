/** POST /dashboard/settings/history/:version/restoration: brings back what a save replaced, or one `field` of it. */
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { useActionData, useLoaderData } from '@remix-run/react'
import { agencyFields } from '#app/domain/agency/agency.ts'
import { settingsSubject } from '#app/domain/saving/subject.ts'
import { requireAdmin } from '#app/http/access/session.server.ts'
import { notFound } from '#app/http/responses.server.ts'
import { localeOf } from '#app/i18n/server.ts'
import { paths } from '#app/paths.ts'
import { readRestoration } from '#app/routes/dashboard/saving/restoration.server.ts'
import { SettingsPage } from '#app/ui/dashboard/settings/settings-page.tsx'
import { findSavedAgency, loadSettings, saveSettings } from './settings-form.server.ts'

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  await requireAdmin(request, context)
  if (!/^\d+$/.test(params.version ?? '')) throw notFound()
  return loadSettings(request, context)
}

export async function action(args: ActionFunctionArgs) {
  const { request, context } = args
  const by = await requireAdmin(request, context)
  const present = await findSavedAgency(context.db)
  const page = paths.dashboard.settingsHistory
  const restoration = await readRestoration(args, { subject: settingsSubject, fields: agencyFields, present, page })
  return saveSettings({ ...restoration, locale: await localeOf(request), context, by })
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }]

export default function SettingsRestorationPage() {
  return <SettingsPage {...useLoaderData<typeof loader>()} answer={useActionData<typeof action>()} />
}
