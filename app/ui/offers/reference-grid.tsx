/** References in a pattern of eleven: 2 unequal, 3, a testimonial, 3, 2 unequal mirrored. */
import { Fragment } from 'react'
import type { Testimonial } from '#app/domain/entries/testimonial.ts'
import type { ReferenceTile as Reference } from '#app/domain/offers/offer.ts'
import { Quote } from '#app/ui/sections/quote.tsx'
import { QuoteOrigin } from '#app/ui/sections/quote-origin.tsx'
import type { AuthoredWords } from '#app/words/texts/authored.server.ts'
import styles from './reference-grid.module.css'
import { ReferenceTile } from './reference-tile.tsx'

interface ReferenceGridProps {
  /** How testimonials are verified, said beside the first. */
  origin: AuthoredWords | null
  references: readonly Reference[]
  testimonials: readonly Testimonial[]
}

const tilesInCycle = 10
const tilesBeforeVoice = 5

export function voicesAmong(references: number): number {
  return Math.floor((references + tilesInCycle - tilesBeforeVoice) / tilesInCycle)
}

export function ReferenceGrid({ references, testimonials, origin }: ReferenceGridProps) {
  return (
    <div className={styles.grid}>
      {references.map((reference, index) => {
        const cycle = Math.floor(index / tilesInCycle)
        const voice = index % tilesInCycle === tilesBeforeVoice - 1 ? testimonials[cycle] : undefined
        return (
          <Fragment key={reference.id}>
            <div className={`${styles.part} ${styles[placeInCycle(index)]}`}>
              <ReferenceTile reference={reference} sizes={sizesOf[placeInCycle(index)]} priority={index < 2} />
            </div>
            {voice && (
              <div className={styles.voice}>
                <Quote testimonial={voice} />
                <QuoteOrigin words={cycle === 0 ? origin : null} />
              </div>
            )}
          </Fragment>
        )
      })}
    </div>
  )
}

type Place = 'wideLeft' | 'narrowRight' | 'third' | 'narrowLeft' | 'wideRight'

function placeInCycle(index: number): Place {
  const places: Record<number, Place> = { 0: 'wideLeft', 1: 'narrowRight', 8: 'narrowLeft', 9: 'wideRight' }
  return places[index % tilesInCycle] ?? 'third'
}

const wide = '(min-width: 1760px) 58rem, (min-width: 960px) 53vw, 92vw'
const narrow = '(min-width: 1760px) 41rem, (min-width: 960px) 37vw, (min-width: 600px) 46vw, 92vw'

const sizesOf: Record<Place, string | undefined> = {
  wideLeft: wide,
  wideRight: wide,
  narrowLeft: narrow,
  narrowRight: narrow,
  third: undefined,
}
