import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { useActionData, useLoaderData } from '@remix-run/react'
import { requireAdmin } from '#app/http/access/session.server.ts'
import { localeOf, translator } from '#app/i18n/server.ts'
import { SettingsLogoPage } from '#app/ui/dashboard/settings/settings-logo.tsx'
import { findSavedLogos, receiveLogos } from './logo.server.ts'

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireAdmin(request, context)
  const [{ version, logos }, locale] = await Promise.all([findSavedLogos(context.db), localeOf(request)])
  return { title: translator(locale)('dashboard:settings.logo.title'), version, logos }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const by = await requireAdmin(request, context)
  return receiveLogos(request, context, by)
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }]

export default function LogoPage() {
  const { version, logos } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  return <SettingsLogoPage logos={logos} version={answer?.version || version} answer={answer} />
}
