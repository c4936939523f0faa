import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { useActionData, useLoaderData } from '@remix-run/react'
import { homePictureWordFields } from '#app/domain/agency/home-picture.ts'
import { requireAdmin } from '#app/http/access/session.server.ts'
import { localeOf, translator } from '#app/i18n/server.ts'
import { requireTranslation } from '#app/routes/dashboard/saving/freshness.server.ts'
import { SettingsPicturePage } from '#app/ui/dashboard/settings/settings-picture.tsx'
import { confirmPictureText, loadHomePicture } from './home-picture.server.ts'

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  await requireAdmin(request, context)
  requireTranslation(homePictureWordFields, params)
  const [picture, locale] = await Promise.all([loadHomePicture(context.db), localeOf(request)])
  return { title: translator(locale)('dashboard:settings.picture.title'), ...picture }
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  await requireAdmin(request, context)
  return confirmPictureText(request, context, requireTranslation(homePictureWordFields, params))
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }]

export default function HomePictureFreshnessPage() {
  const { title: _, ...stored } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const given = answer && 'result' in answer ? answer : undefined
  return <SettingsPicturePage {...stored} version={given?.version || stored.version} answer={given} />
}
