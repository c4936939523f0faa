import type { ReactNode } from 'react'
import { Icon } from '#app/ui/parts/icon.tsx'
import styles from './fold.module.css'

interface FoldProps {
  id: string
  title: string
  /** A few words beside the title. */
  note?: ReactNode
  isOpen: boolean
  /** Whether it opens with the width of the window. */
  unfolds?: 'always' | 'wide' | undefined
  className?: string | undefined
  children: ReactNode
}

/** A group of a form. Its controls stay in the form while it is closed. */
export function Fold({ id, title, note, isOpen, unfolds, className = styles.ruled, children }: FoldProps) {
  return (
    <details className={`${styles.fold} ${className}`} id={id} tabIndex={-1} open={isOpen} data-unfolds={unfolds}>
      <summary>
        <h2>{title}</h2>
        {note ? <small>{note}</small> : null}
        <Icon name="chevron" />
      </summary>
      {children}
    </details>
  )
}
