/** References in a pattern: 2 unequal, 3, a testimonial, 3, 2 unequal mirrored. */

import { Fragment } from 'react'
import type { ShownReference } from '#app/domain/offers/offer.ts'
import { LateQuotes, Quote } from '#app/ui/sections/quote.tsx'
import { QuoteOrigin } from '#app/ui/sections/quote-origin.tsx'
import type { AuthoredWords } from '#app/words/texts/authored.server.ts'
import type { ShownVoice } from '#app/words/texts/voices.server.ts'
import styles from './reference-grid.module.css'
import { ReferenceTile } from './reference-tile.tsx'

interface ReferenceGridProps {
  /** How testimonials are verified, said beside the first. */
  origin: AuthoredWords | null
  references: readonly ShownReference[]
  testimonials: readonly ShownVoice[]
}

type Place = 'wideLeft' | 'narrowRight' | 'third' | 'narrowLeft' | 'wideRight'

/** The length of each row. A testimonial is below the second. */
const pattern = [2, 3, 3, 2] as const

function rowsOf(references: number): number[] {
  const rows: number[] = []
  for (let left = references; left > 0; left -= rows.at(-1) ?? left) {
    const usual = Math.min(left, pattern[rows.length % pattern.length] ?? 2)
    // At the end four references make two rows and three make one, so that none has a row of its own.
    rows.push(left === 4 ? 2 : left === 3 ? 3 : usual)
  }
  return rows
}

export function voicesAmong(references: number): number {
  return Math.floor((rowsOf(references).length + 2) / pattern.length)
}

export function ReferenceGrid({ references, testimonials, origin }: ReferenceGridProps) {
  const rows = rowsOf(references.length)
  return (
    <div className={styles.grid}>
      {rows.map((length, row) => {
        const first = rows.slice(0, row).reduce((sum, before) => sum + before, 0)
        const shown = references.slice(first, first + length)
        const voice = row % pattern.length === 1 ? testimonials[Math.floor(row / pattern.length)] : undefined
        // Two columns have room for what two rows hold.
        const isOdd = row === rows.length - 1 && row % 2 === 0
        return (
          <Fragment key={shown[0]?.id}>
            {shown.map((reference, column) => {
              const place = placeIn(row, column, length)
              const alone = isOdd && column === length - 1 ? styles.alone : ''
              return (
                <div key={reference.id} className={`${styles.part} ${styles[place]} ${alone}`}>
                  <ReferenceTile reference={reference} sizes={sizesOf[place]} priority={first + column === 0} />
                </div>
              )
            })}
            {voice && (
              <div className={styles.voice}>
                <LateQuotes>
                  <Quote testimonial={voice} />
                </LateQuotes>
                <QuoteOrigin words={row === 1 ? origin : null} />
              </div>
            )}
          </Fragment>
        )
      })}
    </div>
  )
}

function placeIn(row: number, column: number, length: number): Place {
  if (length === 3) return 'third'
  if (row % 2 === 0) return column === 0 ? 'wideLeft' : 'narrowRight'
  return column === 0 ? 'narrowLeft' : 'wideRight'
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
