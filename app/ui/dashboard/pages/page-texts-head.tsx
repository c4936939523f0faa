import type { ReactNode } from 'react'
import type { PageName } from '#app/domain/pages/page-texts.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { dashboardPaths, shownPages } from '#app/paths/dashboard.ts'
import { Crumbs } from '#app/ui/dashboard/frame/crumbs.tsx'
import { PageHead } from '#app/ui/dashboard/frame/page-head.tsx'
import { Tabs } from '#app/ui/dashboard/frame/tabs.tsx'
import { ButtonLink } from '#app/ui/parts/button.tsx'

interface PageTextsHeadProps {
  page: PageName
  name: string
  lead?: ReactNode
}

export function PageTextsHead({ page, name, lead }: PageTextsHeadProps) {
  const { t } = useTranslation('dashboard')
  return (
    <>
      <Crumbs steps={[{ label: t('pages.title'), to: dashboardPaths.pages }, { label: name }]} />
      <PageHead
        title={name}
        lead={lead}
        action={
          <ButtonLink variant="quiet" to={shownPages[page]} reloadDocument>
            {t('pages.visit')}
          </ButtonLink>
        }
      />
    </>
  )
}

export function PageTextsTabs({ page, name, current }: PageTextsHeadProps & { current: 'texts' | 'history' }) {
  const { t } = useTranslation('dashboard')
  return (
    <Tabs
      label={name}
      tabs={[
        { to: dashboardPaths.page(page), label: t('pages.texts'), isCurrent: current === 'texts' },
        { to: dashboardPaths.pageHistory(page), label: t('history.pageTitle'), isCurrent: current === 'history' },
      ]}
    />
  )
}
