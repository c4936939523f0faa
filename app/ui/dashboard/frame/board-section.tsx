import { Children, type ReactNode, useId } from 'react'
import styles from './board-section.module.css'

interface BoardSectionProps {
  title: string
  /** Stands there when there are no rows. */
  empty: string
  className?: string | undefined
  /** The rows, as list items. */
  children: ReactNode
}

/** A short list on the overview under its heading, or the sentence that there is nothing. */
export function BoardSection({ title, empty, className, children }: BoardSectionProps) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h2 className={styles.title} id={id}>
        {title}
      </h2>
      {Children.count(children) === 0 ? (
        <p className={styles.empty}>{empty}</p>
      ) : (
        <ul className={className}>{children}</ul>
      )}
    </section>
  )
}
