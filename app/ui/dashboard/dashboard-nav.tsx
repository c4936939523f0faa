import { Link, NavLink } from '@remix-run/react'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { paths } from '#app/paths.ts'
import { Icon, type IconName } from '#app/ui/icon.tsx'
import styles from './dashboard-nav.module.css'

export interface DashboardUser {
  name: string
  role: 'admin' | 'editor'
}

const entries = [
  { name: 'overview', to: paths.dashboard.overview, icon: 'building' },
  { name: 'properties', to: paths.dashboard.properties, icon: 'table' },
  { name: 'team', to: paths.dashboard.team, icon: 'people' },
  { name: 'testimonials', to: paths.dashboard.testimonials, icon: 'speech' },
  { name: 'numbers', to: paths.dashboard.numbers, icon: 'bars' },
] as const satisfies { name: string; to: string; icon: IconName }[]

/** The sections of the dashboard, the way to the website, and who is signed in. */
export function DashboardNav({ user }: { user: DashboardUser }) {
  const { t } = useTranslation('dashboard')
  return (
    <div className={styles.column}>
      <nav className={styles.nav} aria-label={t('frame.areas')}>
        {entries.map(({ name, to, icon }) => (
          <NavLink key={name} to={to} end={to === paths.dashboard.overview}>
            <Icon name={icon} />
            <span>{t(`frame.${name}`)}</span>
          </NavLink>
        ))}
        <hr />
        <Link to={paths.home} reloadDocument>
          <Icon name="arrowBack" />
          <span>{t('frame.website')}</span>
        </Link>
      </nav>
      <form className={styles.user} method="post" action={paths.logout}>
        <p>
          {user.name}
          <span>{t(`frame.roles.${user.role}`)}</span>
        </p>
        <button type="submit" title={t('frame.signOut')}>
          <Icon name="signOut" />
          <span className="sr">{t('frame.signOut')}</span>
        </button>
      </form>
    </div>
  )
}
