/** A list of links that hangs under its title. Opens and shuts without JavaScript; with it, it shuts when it is left. */
import { useLocation } from '@remix-run/react'
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'
import styles from './drop-down.module.css'
import { Icon } from './icon.tsx'

interface DropDownProps {
  title: ReactNode
  /** Which edge of the title the list is flush with. */
  align?: 'left' | 'right'
  describedBy?: string
  className?: string
  children: ReactNode
}

export function DropDown({ title, align = 'left', describedBy, className, children }: DropDownProps) {
  const details = useRef<HTMLDetailsElement>(null)
  const { key } = useLocation()
  useEffect(() => {
    const shutWhenLeft = ({ target }: Event) => {
      if (details.current && !details.current.contains(target as Node)) details.current.open = false
    }
    const events = ['pointerdown', 'focusin']
    for (const event of events) document.addEventListener(event, shutWhenLeft)
    return () => {
      for (const event of events) document.removeEventListener(event, shutWhenLeft)
    }
  }, [])
  const shutOnEscape = (event: KeyboardEvent<HTMLDetailsElement>) => {
    if (event.key !== 'Escape' || !event.currentTarget.open) return
    event.currentTarget.open = false
    event.currentTarget.querySelector('summary')?.focus()
  }
  return (
    // A new key for every page, so that a list in which a link was followed is shut again.
    <details
      key={key}
      ref={details}
      className={className ? `${styles.dropDown} ${className}` : styles.dropDown}
      onKeyDown={shutOnEscape}
    >
      <summary aria-describedby={describedBy}>
        {title}
        <Icon name="chevron" />
      </summary>
      <div className={align === 'right' ? `${styles.list} ${styles.right}` : styles.list}>{children}</div>
    </details>
  )
}
