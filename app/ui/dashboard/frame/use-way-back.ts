import { useLocation } from '@remix-run/react'
import { useIsAwake } from '#app/ui/parts/use-is-awake.ts'

/** Where an act returns to: with JavaScript the page keeps its scroll position, without it the browser needs an id. */
export function useWayBack(place?: string): string {
  const { pathname, search } = useLocation()
  const isAwake = useIsAwake()
  return pathname + search + (place && !isAwake ? `#${place}` : '')
}
