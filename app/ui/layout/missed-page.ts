/** When a page's script fails to load, the router reloads the old page; this opens the requested one instead. */
import { createPath, type Location } from '@remix-run/react'
import { useEffect, useState } from 'react'

/** Not in all browsers, nor in TypeScript's types. */
interface NavigateEvent extends Event {
  readonly navigationType: 'push' | 'replace' | 'reload' | 'traverse'
  readonly userInitiated: boolean
}

declare global {
  interface Window {
    readonly navigation?: EventTarget
  }
}

/** The page whose script was missed, as the router's own object. */
export function useMissedPage(): Location | undefined {
  const [missed, setMissed] = useState<Location>()
  useEffect(() => {
    const openInstead = (event: Event) => {
      const { navigationType, userInitiated } = event as NavigateEvent
      // From the router itself: offline, the script fails before anything could be rendered.
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
