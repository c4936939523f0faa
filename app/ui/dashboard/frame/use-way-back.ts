import { useLocation } from '@remix-run/react'
import { useIsAwake } from '#app/ui/parts/use-is-awake.ts'

/** Where an act leads back to: with JavaScript the page keeps its place, without it the browser needs an id to go to. */
export function useWayBack(place?: string): string {
  const { pathname, search } = useLocation()
  const isAwake = useIsAwake()
  return pathname + search + (place && !isAwake ? `#${place}` : '')
}
