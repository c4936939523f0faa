import { UNSAFE_useScrollRestoration as useScrollRestoration } from 'react-router-dom'

/**
 * As Remix's component, without its script, which would scroll before the page stands: browsers do that themselves.
 * start-scripts.js sets the key by which positions are kept.
 */
export function RestoredScroll() {
  useScrollRestoration({ storageKey: 'positions' })
  return null
}
