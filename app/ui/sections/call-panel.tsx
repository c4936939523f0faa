import { type ReactNode, useId } from 'react'
import styles from './call-panel.module.css'

interface CallPanelProps {
  title: string
  text?: string
  children: ReactNode
}

export function CallPanel({ title, text, children }: CallPanelProps) {
  const titleId = useId()
  return (
    <section className={styles.panel} aria-labelledby={titleId}>
      <div className={`wrap grid ${styles.grid}`}>
        <div className={styles.head}>
          <h2 id={titleId}>{title}</h2>
          {text && <p className="lead">{text}</p>}
        </div>
        <div className={styles.content}>{children}</div>
      </div>
    </section>
  )
}
