import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { type ClientActionFunctionArgs, useActionData, useLoaderData } from '@remix-run/react'
import { requireAdmin } from '#app/http/access/session.server.ts'
import { readForm } from '#app/http/forms/forms.server.ts'
import { localeOf } from '#app/i18n/server.ts'
import { SettingsPage } from '#app/ui/dashboard/settings/settings-page.tsx'
import { forgetOnceSaved } from '#app/ui/form/draft.ts'
import { loadSettings, saveSettings } from './settings-form.server.ts'

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireAdmin(request, context)
  return loadSettings(request, context)
}

export async function action({ request, context }: ActionFunctionArgs) {
  const by = await requireAdmin(request, context)
  const [form, locale] = await Promise.all([readForm(request), localeOf(request)])
  return saveSettings({ form, locale, context, by })
}

export function clientAction({ serverAction }: ClientActionFunctionArgs) {
  return forgetOnceSaved({ scope: 'settings:', id: 'all' }, () => serverAction<typeof action>())
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }]

export default function StoredSettingsPage() {
  return <SettingsPage {...useLoaderData<typeof loader>()} answer={useActionData<typeof action>()} />
}
