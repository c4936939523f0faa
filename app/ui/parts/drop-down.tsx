import type { ReactNode } from 'react'
import styles from './drop-down.module.css'
import { Fold } from './fold.tsx'
import { Icon } from './icon.tsx'

interface DropDownProps {
  title: ReactNode
  /** The edge of the title that the list is aligned to. */
  align?: 'left' | 'right'
  describedBy?: string
  className?: string
  children: ReactNode
}

export function DropDown({ title, align = 'left', describedBy, className, children }: DropDownProps) {
  return (
    <Fold className={className ? `${styles.dropDown} ${className}` : styles.dropDown}>
      <summary aria-describedby={describedBy}>
        {title}
        <Icon name="chevron" />
      </summary>
      <div className={align === 'right' ? `${styles.list} ${styles.right}` : styles.list}>{children}</div>
    </Fold>
  )
}
