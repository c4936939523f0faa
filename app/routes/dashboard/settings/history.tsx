import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { agencyFields } from '#app/domain/agency/agency.ts'
import { logoFields } from '#app/domain/agency/logo.ts'
import { settingsSubject } from '#app/domain/saving/subject.ts'
import { requireAdmin } from '#app/http/access/session.server.ts'
import { localeOf, translator } from '#app/i18n/server.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { dashboardPaths } from '#app/paths/dashboard.ts'
import { historyOf } from '#app/routes/dashboard/saving/history.server.ts'
import { PageHead } from '#app/ui/dashboard/frame/page-head.tsx'
import { History } from '#app/ui/dashboard/saving/history.tsx'
import { SettingsTabs } from '#app/ui/dashboard/settings/settings-tabs.tsx'
import { findSavedPicture, homePictureFields } from './home-picture.server.ts'
import { findSavedLogos } from './logo.server.ts'
import { findSavedAgency, settingsWriter } from './settings-form.server.ts'

export async function loader({ request, context: { db }, context }: LoaderFunctionArgs) {
  await requireAdmin(request, context)
  const locale = await localeOf(request)
  const t = translator(locale)
  const [{ version, values }, picture, logos, write] = await Promise.all([
    findSavedAgency(db),
    findSavedPicture(db),
    findSavedLogos(db),
    settingsWriter(db, locale),
  ])
  const source = {
    subject: settingsSubject,
    fields: { ...agencyFields, ...homePictureFields, ...logoFields },
    present: { version, values: { ...values, ...picture.values, ...logos.values } },
    labels: {
      ...t('dashboard:settings.fields', { returnObjects: true }),
      picture: t('dashboard:settings.picture.title'),
      alt: t('dashboard:settings.picture.alt'),
      altEn: t('dashboard:settings.picture.altEn'),
      focus: t('dashboard:pictures.focus'),
      logo: t('dashboard:settings.logo.logo'),
      icon: t('dashboard:settings.logo.icon'),
    },
    write,
    page: dashboardPaths.settingsHistory,
  }
  const title = t('dashboard:history.title', { name: t('dashboard:settings.title') })
  return { title, history: await historyOf(db, request, source, locale) }
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }]

export default function SettingsHistoryPage() {
  const { history } = useLoaderData<typeof loader>()
  const { t } = useTranslation('dashboard')
  return (
    <>
      <PageHead title={t('settings.title')} />
      <SettingsTabs current="history" />
      <History {...history} />
    </>
  )
}
