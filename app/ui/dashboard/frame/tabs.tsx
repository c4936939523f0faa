import { Link } from '@remix-run/react'
import styles from './tabs.module.css'

interface TabsProps {
  label: string
  tabs: readonly { to: string; label: string; count?: number | undefined; isCurrent: boolean }[]
}

export function Tabs({ label, tabs }: TabsProps) {
  return (
    <nav className={styles.tabs} aria-label={label}>
      {tabs.map(({ to, label: name, count, isCurrent }) => (
        <Link key={to} to={to} aria-current={isCurrent ? 'page' : undefined}>
          {name} {count === undefined ? null : <span>{count}</span>}
        </Link>
      ))}
    </nav>
  )
}
