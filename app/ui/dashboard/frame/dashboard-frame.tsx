import { Link, useLocation } from '@remix-run/react'
import type { ReactNode } from 'react'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { dashboardPaths } from '#app/paths/dashboard.ts'
import { Logo } from '#app/ui/parts/logo.tsx'
import styles from './dashboard-frame.module.css'
import { DashboardNav, type DashboardUser, type Waiting } from './dashboard-nav.tsx'

interface DashboardFrameProps {
  user: DashboardUser
  waiting: Waiting
  agencyName: string
  children: ReactNode
}

export function DashboardFrame({ user, waiting, agencyName, children }: DashboardFrameProps) {
  const { t } = useTranslation('dashboard')
  const { pathname } = useLocation()
  const home = (
    <Link className={styles.home} to={dashboardPaths.overview}>
      <Logo name={agencyName} />
    </Link>
  )
  return (
    <div className={styles.frame}>
      <header className={styles.topBar}>
        {home}
        {/* The key closes the menu on a new page. */}
        <details className={styles.menu} key={pathname}>
          <summary>
            <span className={styles.whenShut}>{t('frame.menu')}</span>
            <span className={styles.whenOpen}>{t('frame.close')}</span>
            <span className={styles.bars} />
          </summary>
          <div className={styles.sheet}>
            <DashboardNav user={user} waiting={waiting} />
          </div>
        </details>
      </header>
      <aside className={styles.sideBar} aria-label={agencyName}>
        {home}
        <DashboardNav user={user} waiting={waiting} />
      </aside>
      <main className={styles.main} id="inhalt" tabIndex={-1}>
        {children}
      </main>
    </div>
  )
}
