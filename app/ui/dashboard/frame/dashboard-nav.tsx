import { Link } from '@remix-run/react'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { dashboardPaths } from '#app/paths/dashboard.ts'
import { paths } from '#app/paths/public.ts'
import { forgetOwnDrafts } from '#app/ui/form/draft-storage.ts'
import { Icon, type IconName } from '#app/ui/parts/icon.tsx'
import { NavLink } from '#app/ui/parts/nav-link.tsx'
import styles from './dashboard-nav.module.css'
import { LanguageForm } from './language-form.tsx'

export interface DashboardUser {
  id: string
  name: string
  role: 'admin' | 'editor'
}

type Entry = { name: 'overview' | 'properties' | Section; to: string; icon: IconName }
type Section =
  | 'rules'
  | 'team'
  | 'testimonials'
  | 'numbers'
  | 'enquiries'
  | 'exchange'
  | 'pages'
  | 'users'
  | 'settings'
  | 'account'

const daily: readonly Entry[] = [
  { name: 'overview', to: dashboardPaths.overview, icon: 'building' },
  { name: 'properties', to: dashboardPaths.properties, icon: 'table' },
  { name: 'team', to: dashboardPaths.team.list, icon: 'people' },
  { name: 'testimonials', to: dashboardPaths.testimonials.list, icon: 'speech' },
  { name: 'numbers', to: dashboardPaths.numbers.list, icon: 'bars' },
  { name: 'enquiries', to: dashboardPaths.enquiries, icon: 'inbox' },
  { name: 'exchange', to: dashboardPaths.exchange, icon: 'exchange' },
  { name: 'pages', to: dashboardPaths.pages, icon: 'page' },
]

const forStaff: readonly Entry[] = [{ name: 'rules', to: dashboardPaths.rules, icon: 'rules' }]

const forAdmins: readonly Entry[] = [
  { name: 'users', to: dashboardPaths.users, icon: 'key' },
  { name: 'settings', to: dashboardPaths.settings, icon: 'settings' },
]

const forEveryone: readonly Entry[] = [{ name: 'account', to: dashboardPaths.account, icon: 'person' }]

/** Counts of waiting items, by section. */
export interface Waiting {
  enquiries: number
  exchange: number
}

const waitingWords = { enquiries: 'newEnquiries', exchange: 'waitingImports' } as const

export function DashboardNav({ user, waiting }: { user: DashboardUser; waiting: Waiting }) {
  const { t } = useTranslation('dashboard')
  const sections = [...forStaff, ...(user.role === 'admin' ? forAdmins : []), ...forEveryone]
  const link = ({ name, to, icon }: Entry) => (
    <NavLink key={name} to={to} end={to === dashboardPaths.overview}>
      <Icon name={icon} />
      <span>{t(`frame.${name}`)}</span>
      {(name === 'enquiries' || name === 'exchange') && waiting[name] > 0 ? (
        <b>
          <span aria-hidden="true">{waiting[name]}</span>
          <span className="sr">, {t(`frame.${waitingWords[name]}`, { count: waiting[name] })}</span>
        </b>
      ) : null}
    </NavLink>
  )
  return (
    <div className={styles.column}>
      <nav className={styles.nav} aria-label={t('frame.areas')}>
        {daily.map(link)}
        <hr />
        {sections.map(link)}
        <hr />
        <Link to={paths.home} reloadDocument>
          <Icon name="arrowBack" />
          <span>{t('frame.website')}</span>
        </Link>
      </nav>
      <div className={styles.language}>
        <LanguageForm className={undefined} />
        <Link to={dashboardPaths.help}>{t('frame.help')}</Link>
      </div>
      <form className={styles.user} method="post" action={paths.logout} onSubmit={() => forgetOwnDrafts(user.id)}>
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
