import { Children, type ReactNode, useId } from 'react'
import styles from './board-section.module.css'

interface BoardSectionProps {
  title: string
  empty: string
  className?: string | undefined
  children: ReactNode
}

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
