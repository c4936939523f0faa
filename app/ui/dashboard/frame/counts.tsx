import { Link } from '@remix-run/react'
import { formatNumber } from '#app/fields/format.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { dashboardPaths } from '#app/paths/dashboard.ts'
import { useLocale } from '#app/ui/parts/use-locale.ts'
import styles from './counts.module.css'

interface CountsProps {
  total: number
  available: number
  featured: number
  members: number
}

export function Counts(counts: CountsProps) {
  const { t } = useTranslation('dashboard')
  const locale = useLocale()
  const published = `${dashboardPaths.properties}?tab=published`
  const entries = [
    { name: 'total', to: dashboardPaths.properties },
    { name: 'available', to: published },
    { name: 'featured', to: `${published}&highlighted=on` },
    { name: 'members', to: dashboardPaths.team.list },
  ] as const
  return (
    <nav className={styles.counts} aria-label={t('overview.counts')}>
      {entries.map(({ name, to }) => (
        <Link key={name} to={to}>
          <span>{t(`overview.${name}`)}</span>
          <strong>{formatNumber(counts[name], locale)}</strong>
        </Link>
      ))}
    </nav>
  )
}
