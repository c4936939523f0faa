/** /dashboard/settings/picture: the picture on top of the home page. */
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/cloudflare'
import { useActionData, useLoaderData } from '@remix-run/react'
import { findHomePicture } from '#app/data/agency/settings.server.ts'
import { requireAdmin } from '#app/http/access/session.server.ts'
import { localeOf, translator } from '#app/i18n/server.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { PageHead } from '#app/ui/dashboard/frame/page-head.tsx'
import { SettingsPicture } from '#app/ui/dashboard/settings/settings-picture.tsx'
import { SettingsTabs } from '#app/ui/dashboard/settings/settings-tabs.tsx'
import { receiveHomePicture } from './home-picture.server.ts'

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireAdmin(request, context)
  const [picture, locale] = await Promise.all([findHomePicture(context.db), localeOf(request)])
  return { title: translator(locale)('dashboard:settings.picture.title'), picture }
}

export async function action({ request, context }: ActionFunctionArgs) {
  await requireAdmin(request, context)
  const outcome = await receiveHomePicture(request, context)
  return 'result' in outcome ? data(outcome, { status: 400 }) : outcome.answer
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }]

export default function HomePicturePage() {
  const { picture } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const { t } = useTranslation('dashboard')
  return (
    <>
      <PageHead title={t('settings.title')} lead={t('settings.picture.note')} />
      <SettingsTabs current="picture" />
      <SettingsPicture key={`${picture?.key} ${picture?.alt}`} picture={picture} lastResult={answer?.result} />
    </>
  )
}
