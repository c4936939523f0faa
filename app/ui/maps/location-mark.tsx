/** A house, the circle that contains the offer, or the middle of its place. */
import type { Mark } from '#app/maps/whereabouts-view.ts'
import type { PlacedName } from '#app/words/maps/name-on-sketch.server.ts'
import styles from './location-mark.module.css'

export function LocationMark({ mark: { kind, x, y, r }, name }: { mark: Mark; name: PlacedName | null }) {
  return (
    <g className={styles[kind]} transform={`translate(${x} ${y})`}>
      {kind === 'circle' ? (
        <>
          <radialGradient id="umkreis">
            <stop offset="0" />
            <stop offset=".8" />
            <stop offset="1" />
          </radialGradient>
          <circle r={r} fill="url(#umkreis)" />
        </>
      ) : (
        <path d={kind === 'exact' ? house : frame} />
      )}
      {name && (
        <text className={styles.name} x={name.x - x} y={name.y - y + 5}>
          {name.words}
        </text>
      )}
    </g>
  )
}

/** Its foot is the point. */
const house = 'M0 0l-5-7h-5v-13l10-9 10 9v13h-5z'

/** The corners of a square around the point. */
const frame = 'M-16-9v-7h7M9-16h7v7M16 9v7h-7M-9 16h-7v-7'
