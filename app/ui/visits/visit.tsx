/** Opens an offer for good (opened-offer.tsx): at once out of a search, else as soon as the visitor reads on. */
import { useLocation } from '@remix-run/react'
import { type ReactNode, useEffect, useState } from 'react'
import type { ShownOffer } from '#app/domain/offers/offer.ts'

interface VisitProps {
  id: string
  /** Missing for one that is gone. */
  offer?: ShownOffer
}

export function Visit({ id, offer }: VisitProps) {
  const { state } = useLocation()
  const [way, setWay] = useState<ReactNode>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: jumps within the page have no state and change nothing
  useEffect(() => {
    const open = () => {
      import('./opened-offer.tsx').then(
        ({ openOffer }) => setWay(openOffer(id, offer, state)),
        () => {},
      )
    }
    if (state) open()
    else addEventListener('scroll', open, { once: true })
    return () => removeEventListener('scroll', open)
  }, [])
  return way
}
