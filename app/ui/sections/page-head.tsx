import type { ReactNode } from 'react'
import styles from './page-head.module.css'

interface PageHeadProps {
  title: string
  lead?: string | undefined
  children?: ReactNode
}

export function PageHead({ title, lead, children }: PageHeadProps) {
  return (
    <div className={styles.head}>
      <h1>{title}</h1>
      {(lead || children) && (
        <div>
          {lead && <p className="lead">{lead}</p>}
          {children}
        </div>
      )}
    </div>
  )
}
