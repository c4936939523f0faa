/** /dashboard/settings/picture: the picture on top of the home page. */
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/cloudflare'
import { type ClientActionFunctionArgs, useActionData, useLoaderData } from '@remix-run/react'
import { requireAdmin } from '#app/http/access/session.server.ts'
import { localeOf, translator } from '#app/i18n/server.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { PageHead } from '#app/ui/dashboard/frame/page-head.tsx'
import { SettingsPicture } from '#app/ui/dashboard/settings/settings-picture.tsx'
import { SettingsTabs } from '#app/ui/dashboard/settings/settings-tabs.tsx'
import { forgetOnceSaved } from '#app/ui/form/draft.ts'
import { findSavedPicture, receiveHomePicture } from './home-picture.server.ts'

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireAdmin(request, context)
  const [{ picture, version }, locale] = await Promise.all([findSavedPicture(context.db), localeOf(request)])
  return { title: translator(locale)('dashboard:settings.picture.title'), picture, version }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const by = await requireAdmin(request, context)
  const outcome = await receiveHomePicture(request, context, by)
  return 'result' in outcome ? data(outcome, { status: outcome.change ? 409 : 400 }) : outcome.answer
}

export function clientAction({ serverAction }: ClientActionFunctionArgs) {
  return forgetOnceSaved({ scope: 'home-picture:', id: 'alt' }, () => serverAction<typeof action>())
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }]

export default function HomePicturePage() {
  const { picture, version: stored } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const version = answer?.version || stored
  const { t } = useTranslation('dashboard')
  return (
    <>
      <PageHead title={t('settings.title')} lead={t('settings.picture.note')} />
      <SettingsTabs current="picture" />
      <SettingsPicture key={version} version={version} picture={picture} answer={answer} />
    </>
  )
}
