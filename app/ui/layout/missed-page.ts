/**
 * The script of a page may not arrive: the connection broke, or a new version was deployed. The router then reloads the
 * page that the visitor is leaving. Where the browser has the Navigation API, it opens the page that was asked for.
 */
import { createPath, type Location } from '@remix-run/react'
import { useEffect, useState } from 'react'

/** The part of the Navigation API that is used here; not every browser has it, nor does the type checker know it. */
interface NavigateEvent extends Event {
  readonly navigationType: 'push' | 'replace' | 'reload' | 'traverse'
  readonly userInitiated: boolean
}

declare global {
  interface Window {
    readonly navigation?: EventTarget
  }
}

/** Where the visitor was going when a script was missed; the same object as the router's. */
export function useMissedPage(): Location | undefined {
  const [missed, setMissed] = useState<Location>()
  useEffect(() => {
    const openInstead = (event: Event) => {
      const { navigationType, userInitiated } = event as NavigateEvent
      // From the router itself: without a connection the script is missed before anything could be rendered.
      const target = window.__remixRouter.state.navigation.location
      if (!target || navigationType !== 'reload' || userInitiated) return
      event.preventDefault()
      setMissed(target)
      location.assign(createPath(target))
    }
    window.navigation?.addEventListener('navigate', openInstead)
    return () => window.navigation?.removeEventListener('navigate', openInstead)
  }, [])
  return missed
}
