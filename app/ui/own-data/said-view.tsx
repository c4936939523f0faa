import { Alert } from '#app/ui/parts/alert.tsx'
import { ArrowLink } from '#app/ui/parts/button.tsx'
import { PageHead } from '#app/ui/sections/page-head.tsx'
import styles from './own-data.module.css'

interface SaidViewProps {
  title: string
  text: string
  /** Whether the message confirms an act. */
  isDone?: boolean
  more?: string
  link: { to: string; text: string }
}

export function SaidView({ title, text, isDone, more, link }: SaidViewProps) {
  return (
    <main id="inhalt" className={`wrap ${styles.page}`}>
      <PageHead title={title} lead={isDone ? undefined : text} />
      {isDone ? (
        <div className={styles.said}>
          <Alert tone="good" role="status">
            <p>{text}</p>
          </Alert>
        </div>
      ) : null}
      {more ? <p className={styles.after}>{more}</p> : null}
      <p className={styles.ways}>
        <ArrowLink to={link.to} reloadDocument>
          {link.text}
        </ArrowLink>
      </p>
    </main>
  )
}
