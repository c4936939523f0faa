/** Native details; with JavaScript it closes on Escape and when the focus leaves it. */
import { useLocation } from '@remix-run/react'
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'

export function Fold({ className, children }: { className?: string | undefined; children: ReactNode }) {
  const details = useRef<HTMLDetailsElement>(null)
  const { key } = useLocation()
  useEffect(() => {
    const shutWhenLeft = ({ target }: Event) => {
      const isOutside = target instanceof Node && !details.current?.contains(target)
      if (details.current && isOutside) details.current.open = false
    }
    const events = ['pointerdown', 'focusin']
    for (const event of events) document.addEventListener(event, shutWhenLeft)
    return () => {
      for (const event of events) document.removeEventListener(event, shutWhenLeft)
    }
  }, [])
  return (
    // A new key for every page closes the fold after navigation.
    <details key={key} ref={details} className={className} onKeyDown={closeOnEscape}>
      {children}
    </details>
  )
}

function closeOnEscape({ key, currentTarget: details }: KeyboardEvent<HTMLDetailsElement>) {
  if (key !== 'Escape' || !details.open) return
  details.open = false
  details.querySelector('summary')?.focus()
}
