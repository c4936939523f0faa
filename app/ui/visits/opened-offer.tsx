/** In its own file, so that the first view of an offer does not load it. */
import type { ReactNode } from 'react'
import type { ShownOffer } from '#app/domain/offers/offer.ts'
import { noteSeen } from './seen.ts'
import type { Way } from './way.ts'
import { WayBack } from './way-back.tsx'

/** Notes that an offer was opened. Returns the way back to the search that it was opened from, if there is one. */
export function openOffer(id: string, offer: ShownOffer | undefined, way: Way | null): ReactNode {
  noteSeen(id, offer)
  return way?.ids && <WayBack {...way} id={id} />
}
