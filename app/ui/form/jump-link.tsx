import type { MouseEvent, ReactNode } from 'react'

interface JumpLinkProps {
  to: string
  className?: string | undefined
  children: ReactNode
}

/**
 * With JavaScript it moves the focus itself: the router would treat the new hash as a navigation and forget the answer
 * to the posted form.
 */
export function JumpLink({ to, className, children }: JumpLinkProps) {
  return (
    <a href={`#${to}`} className={className} onClick={(event) => jump(event, to)}>
      {children}
    </a>
  )
}

/** Sent to the target of a link, so that hidden content is shown first. */
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
