import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** Whether the page's scripts run: false in the HTML that the server sends, true once the page has woken up. */
export function useIsAwake(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
