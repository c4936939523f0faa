import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { useActionData, useLoaderData } from '@remix-run/react'
import { agencyFields } from '#app/domain/agency/agency.ts'
import { logoFields } from '#app/domain/agency/logo.ts'
import { uploadLimits } from '#app/domain/picture.ts'
import { settingsSubject } from '#app/domain/saving/subject.ts'
import { requireAdmin } from '#app/http/access/session.server.ts'
import { notFound } from '#app/http/responses.server.ts'
import { localeOf } from '#app/i18n/server.ts'
import { dashboardPaths } from '#app/paths/dashboard.ts'
import { keepTyped, readRestoration } from '#app/routes/dashboard/saving/restoration.server.ts'
import { rerenderForm } from '#app/routes/dashboard/saving/save-form.server.ts'
import { SettingsLogoPage } from '#app/ui/dashboard/settings/settings-logo.tsx'
import { SettingsPage } from '#app/ui/dashboard/settings/settings-page.tsx'
import { SettingsPicturePage } from '#app/ui/dashboard/settings/settings-picture.tsx'
import {
  findSavedPicture,
  homePictureFields,
  loadHomePicture,
  rerenderHomePicture,
  saveHomePicture,
} from './home-picture.server.ts'
import { findSavedLogos, rerenderChosenLogos, saveLogos } from './logo.server.ts'
import { findSavedAgency, loadSettings, saveSettings } from './settings-form.server.ts'

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  await requireAdmin(request, context)
  if (!/^\d+$/.test(params.version ?? '')) throw notFound()
  const [home, { logos }, settings] = await Promise.all([
    loadHomePicture(context.db),
    findSavedLogos(context.db),
    loadSettings(request, context),
  ])
  return { ...settings, home, logos }
}

export async function action(args: ActionFunctionArgs) {
  const { request, context } = args
  const by = await requireAdmin(request, context)
  const [{ version, values }, picture, logos] = await Promise.all([
    findSavedAgency(context.db),
    findSavedPicture(context.db),
    findSavedLogos(context.db),
  ])
  const { names, typed, ...restoration } = await readRestoration(args, {
    subject: settingsSubject,
    fields: { ...agencyFields, ...homePictureFields, ...logoFields },
    present: { version, values: { ...values, ...picture.values, ...logos.values } },
    page: dashboardPaths.settingsHistory,
    forms: [agencyFields, homePictureFields, logoFields],
    limit: uploadLimits.perPost,
  })
  const post = { ...restoration, locale: await localeOf(request), context, by }
  // A save belongs to one of the forms.
  if (names.some((name) => name in logoFields))
    return keepTyped(context, typed, await saveLogos(post), (form) => rerenderChosenLogos({ ...post, form }))
  if (names.some((name) => name in homePictureFields))
    return keepTyped(context, typed, await saveHomePicture(post), (form) => rerenderHomePicture({ ...post, form }))
  return keepTyped(context, typed, await saveSettings(post), (form) =>
    rerenderForm(form, {}, { uploaded: undefined }, 200),
  )
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }]

export default function SettingsRestorationPage() {
  const { home, logos, ...settings } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  if (answer && 'uploadedLogos' in answer)
    return <SettingsLogoPage logos={logos} version={answer.version} answer={answer} />
  return answer?.uploaded !== undefined ? (
    <SettingsPicturePage {...home} version={answer.version} answer={answer} />
  ) : (
    <SettingsPage {...settings} answer={answer} />
  )
}
