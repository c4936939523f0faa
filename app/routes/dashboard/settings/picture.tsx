import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { type ClientActionFunctionArgs, useActionData, useLoaderData } from '@remix-run/react'
import { requireAdmin } from '#app/http/access/session.server.ts'
import { localeOf, translator } from '#app/i18n/server.ts'
import { SettingsPicturePage } from '#app/ui/dashboard/settings/settings-picture.tsx'
import { forgetOnceSaved } from '#app/ui/form/draft.ts'
import { loadHomePicture, receiveHomePicture } from './home-picture.server.ts'

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireAdmin(request, context)
  const [picture, locale] = await Promise.all([loadHomePicture(context.db), localeOf(request)])
  return { title: translator(locale)('dashboard:settings.picture.title'), ...picture }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const by = await requireAdmin(request, context)
  return receiveHomePicture(request, context, by)
}

export function clientAction({ serverAction }: ClientActionFunctionArgs) {
  return forgetOnceSaved({ scope: 'home-picture:', id: 'alt' }, () => serverAction<typeof action>())
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }]

export default function HomePicturePage() {
  const { title: _, ...stored } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  return <SettingsPicturePage {...stored} version={answer?.version || stored.version} answer={answer} />
}
