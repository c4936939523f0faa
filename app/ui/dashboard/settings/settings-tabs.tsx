import { useTranslation } from '#app/i18n/use-translation.ts'
import { paths } from '#app/paths.ts'
import { Tabs } from '#app/ui/dashboard/frame/tabs.tsx'

export function SettingsTabs({ current }: { current: 'details' | 'picture' | 'history' }) {
  const { t } = useTranslation('dashboard')
  return (
    <Tabs
      label={t('settings.title')}
      tabs={[
        { to: paths.dashboard.settings, label: t('property.details'), isCurrent: current === 'details' },
        { to: paths.dashboard.settingsPicture, label: t('settings.picture.title'), isCurrent: current === 'picture' },
        { to: paths.dashboard.settingsHistory, label: t('history.pageTitle'), isCurrent: current === 'history' },
      ]}
    />
  )
}
