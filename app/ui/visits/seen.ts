/** Offers that were opened on this device. Only the device stores them; no request and no cookie contains them. */
import { langOf } from '#app/domain/lang-of.ts'
import type { ShownOffer } from '#app/domain/offers/offer.ts'
import { seenKey } from './seen-key.ts'

const mostSeen = 6
const keptFor = 30 * 24 * 60 * 60 * 1000

export interface SeenOffer {
  id: string
  name: string
  /** Of the name. */
  lang: string
  place: string
  /** In milliseconds. */
  at: number
}

/** Newest first; null where the visitor has switched it off. */
export function readSeen(): SeenOffer[] | null {
  try {
    const stored = JSON.parse(localStorage.getItem(seenKey) ?? '[]')
    return stored ? stored.filter(({ at }: SeenOffer) => Date.now() - at < keptFor) : null
  } catch {
    return []
  }
}

export function writeSeen(seen: SeenOffer[] | null): void {
  try {
    if (seen?.length === 0) localStorage.removeItem(seenKey)
    else localStorage.setItem(seenKey, JSON.stringify(seen))
  } catch {
    // A full or forbidden storage only costs the convenience.
  }
}

/** Without an offer, which is gone, its entry is dropped. */
export function noteSeen(id: string, offer?: ShownOffer): void {
  const seen = readSeen()
  if (!seen) return
  const others = seen.filter((other) => other.id !== id)
  writeSeen(offer ? [entryOf(id, offer), ...others].slice(0, mostSeen) : others)
}

function entryOf(id: string, offer: ShownOffer): SeenOffer {
  const lang = langOf(offer, 'name') ?? document.documentElement.lang
  return { id, name: offer.name, lang, place: offer.place, at: Date.now() }
}
