/** When a page's script fails to load, the router reloads the old page; this opens the requested one instead. */
import { createPath, type Location } from '@remix-run/react'
import { useEffect, useState } from 'react'

/** The router's own object. */
export function useMissedPage(): Location | undefined {
  const [missed, setMissed] = useState<Location>()
  useEffect(() => {
    // Not in all browsers.
    const { navigation }: Partial<Window> = window
    const openInstead = (event: NavigateEvent) => {
      // From the router itself: offline, the script fails before anything is rendered.
      const target = window.__remixRouter.state.navigation.location
      if (!target || event.navigationType !== 'reload' || event.userInitiated) return
      event.preventDefault()
      setMissed(target)
      location.assign(createPath(target))
    }
    navigation?.addEventListener('navigate', openInstead)
    return () => navigation?.removeEventListener('navigate', openInstead)
  }, [])
  return missed
}
