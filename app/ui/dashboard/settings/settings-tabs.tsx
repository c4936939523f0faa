import { useTranslation } from '#app/i18n/use-translation.ts'
import { dashboardPaths } from '#app/paths/dashboard.ts'
import { Tabs } from '#app/ui/dashboard/frame/tabs.tsx'

export function SettingsTabs({ current }: { current: 'details' | 'picture' | 'logo' | 'history' }) {
  const { t } = useTranslation('dashboard')
  return (
    <Tabs
      label={t('settings.title')}
      tabs={[
        { to: dashboardPaths.settings, label: t('property.details'), isCurrent: current === 'details' },
        { to: dashboardPaths.settingsPicture, label: t('settings.picture.title'), isCurrent: current === 'picture' },
        { to: dashboardPaths.settingsLogo, label: t('settings.logo.title'), isCurrent: current === 'logo' },
        { to: dashboardPaths.settingsHistory, label: t('history.pageTitle'), isCurrent: current === 'history' },
      ]}
    />
  )
}
