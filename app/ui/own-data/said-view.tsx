/** A page that says what has happened, or why there is nothing to see. */
import type { ReactNode } from 'react'
import { Alert } from '#app/ui/parts/alert.tsx'
import { ArrowLink } from '#app/ui/parts/button.tsx'
import { PageHead } from '#app/ui/sections/page-head.tsx'
import styles from './own-data.module.css'

interface SaidViewProps {
  title: string
  text: string
  /** Whether something was done; else the text is all that there is. */
  isDone?: boolean
  more?: string
  link: { to: string; text: string }
  children?: ReactNode
}

export function SaidView({ title, text, isDone, more, link, children }: SaidViewProps) {
  return (
    <main id="inhalt" className={`wrap ${styles.page}`}>
      <PageHead title={title} lead={isDone ? undefined : text} />
      {isDone ? (
        <Alert tone="good" role="status">
          <p>{text}</p>
        </Alert>
      ) : null}
      {more ? <p className={styles.after}>{more}</p> : null}
      {children}
      <p className={styles.ways}>
        <ArrowLink to={link.to} reloadDocument>
          {link.text}
        </ArrowLink>
      </p>
    </main>
  )
}
