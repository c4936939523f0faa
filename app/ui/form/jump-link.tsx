import type { MouseEvent, ReactNode } from 'react'

interface JumpLinkProps {
  to: string
  className?: string | undefined
  children: ReactNode
}

/**
 * With JavaScript it moves the focus itself: the router would take the changed hash for a navigation, forget the answer
 * to the posted form, and with it every message on the page.
 */
export function JumpLink({ to, className, children }: JumpLinkProps) {
  return (
    <a href={`#${to}`} className={className} onClick={(event) => jump(event, to)}>
      {children}
    </a>
  )
}

/** Sent to where a link leads, so that what hides it may show it first. */
export const revealing = 'reveal'

function jump(event: MouseEvent, id: string) {
  const target = document.getElementById(id)
  if (!target || event.metaKey || event.ctrlKey || event.shiftKey) return
  event.preventDefault()
  const fold = target.closest('details')
  if (fold) fold.open = true
  target.dispatchEvent(new Event(revealing, { bubbles: true }))
  target.focus({ preventScroll: true })
  target.scrollIntoView({ block: 'start' })
}
