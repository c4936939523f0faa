import type { ReactNode } from 'react'
import styles from './page-head.module.css'

interface PageHeadProps {
  title: string
  /** One soft line under the title. */
  lead?: ReactNode
  /** What stands at the right: the one thing that is most often done on this page. */
  action?: ReactNode
  /** Stands under the title: badges. */
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
