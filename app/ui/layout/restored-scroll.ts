import { UNSAFE_useScrollRestoration as useScrollRestoration } from 'react-router-dom'

/**
 * This does what Remix's component does, without its inline script: before hydration the browser restores the position.
 * start-scripts.js sets the key by which positions are kept.
 */
export function RestoredScroll() {
  useScrollRestoration({ storageKey: 'positions' })
  return null
}
