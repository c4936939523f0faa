/** Something that unfolds under its title. Opens and shuts without JavaScript; with it, it shuts when it is left. */
import { useLocation } from '@remix-run/react'
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'

export function Fold({ className, children }: { className?: string | undefined; children: ReactNode }) {
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
  return (
    // A new key for every page, so that a fold in which a link was followed is shut again.
    <details key={key} ref={details} className={className} onKeyDown={shutOnEscape}>
      {children}
    </details>
  )
}

function shutOnEscape({ key, currentTarget: details }: KeyboardEvent<HTMLDetailsElement>) {
  if (key !== 'Escape' || !details.open) return
  details.open = false
  details.querySelector('summary')?.focus()
}
