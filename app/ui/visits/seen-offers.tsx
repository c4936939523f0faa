/** What was opened on this device, below the list; anyone else loads nothing of it. */
import { type ReactNode, useEffect, useState } from 'react'
import { seenKey } from './seen-key.ts'

export function SeenOffers() {
  const [strip, setStrip] = useState<ReactNode>()
  useEffect(() => {
    if (hasSeen())
      import('./seen-strip.tsx').then(
        ({ SeenStrip }) => setStrip(<SeenStrip />),
        () => {},
      )
  }, [])
  return strip
}

/** False where the browser forbids its storage. */
function hasSeen(): boolean {
  try {
    return seenKey in localStorage
  } catch {
    return false
  }
}
