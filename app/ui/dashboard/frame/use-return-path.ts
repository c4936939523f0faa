import { useLocation } from '@remix-run/react'
import { useIsHydrated } from '#app/ui/parts/use-is-hydrated.ts'

/** Where an act returns to: with JavaScript the page keeps its scroll position, without it the browser needs an id. */
export function useReturnPath(place?: string): string {
  const { pathname, search } = useLocation()
  const isHydrated = useIsHydrated()
  return pathname + search + (place && !isHydrated ? `#${place}` : '')
}
