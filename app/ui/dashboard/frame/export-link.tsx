import { Link } from '@remix-run/react'
import type { ReactNode } from 'react'
import { Icon } from '#app/ui/parts/icon.tsx'
import styles from './export-link.module.css'

export function ExportLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link className={styles.link} to={to} reloadDocument>
      <Icon name="download" />
      {children}
    </Link>
  )
}
