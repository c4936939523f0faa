/** Also the page of a form that was posted to another address and refused. */
import { useTranslation } from '#app/i18n/use-translation.ts'
import { PageHead } from '#app/ui/dashboard/frame/page-head.tsx'
import { SettingsForm, type SettingsFormProps } from './settings-form.tsx'

export function SettingsPage({ answer, ...settings }: SettingsFormProps) {
  const { t } = useTranslation('dashboard')
  return (
    <>
      <PageHead title={t('settings.title')} lead={t('settings.lead')} />
      <SettingsForm {...settings} answer={answer} />
    </>
  )
}
