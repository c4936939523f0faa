import { Link } from '@remix-run/react'
import { Icon } from '#app/ui/parts/icon.tsx'
import styles from './index-rows.module.css'

interface IndexRowsProps {
  rows: readonly { to: string; title: string; text: string }[]
}

export function IndexRows({ rows }: IndexRowsProps) {
  return (
    <ul className={styles.rows}>
      {rows.map(({ to, title, text }) => (
        <li key={to}>
          <Link to={to} prefetch="intent">
            <span className={styles.title}>{title}</span>
            <span className={styles.text}>{text}</span>
            <Icon name="arrow" />
          </Link>
        </li>
      ))}
    </ul>
  )
}
