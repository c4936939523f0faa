import { type ReactNode, useId } from 'react'
import styles from './split.module.css'

interface SplitProps {
  title: string
  note?: ReactNode
  id?: string
  children: ReactNode
}

export function Split({ title, note, id, children }: SplitProps) {
  const titleId = useId()
  return (
    <section className={styles.split} id={id} aria-labelledby={titleId}>
      <div className={styles.head}>
        <h2 id={titleId}>{title}</h2>
        {note}
      </div>
      <div className={styles.content}>{children}</div>
    </section>
  )
}
