import type { ReactNode } from 'react'
import styles from './page-head.module.css'

interface PageHeadProps {
  title: string
  lead?: ReactNode
  /** The most frequent act, on the right. */
  action?: ReactNode
  children?: ReactNode
}

export function PageHead({ title, lead, action, children }: PageHeadProps) {
  return (
    <header className={styles.head}>
      <div>
        <h1>{title}</h1>
        {lead ? <p>{lead}</p> : null}
        {children ? <div className={styles.below}>{children}</div> : null}
      </div>
      {action}
    </header>
  )
}
