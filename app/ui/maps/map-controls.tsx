/** Without scripts each link loads a page; with them only the map changes. */
import { Link } from '@remix-run/react'
import { drawings } from '#app/ui/parts/drawings.ts'
import type { MapControl, MapMove } from '#app/words/maps/map-controls.server.ts'
import styles from './map-controls.module.css'

const signs: Record<MapMove, string> = {
  closer: drawings.plus,
  farther: 'M4 12h16',
  west: drawings.arrowBack,
  north: 'M12 20V5M6 11l6-6 6 6',
  south: 'M12 4v15M6 13l6 6 6-6',
  east: drawings.arrow,
}

export function MapControls({ controls }: { controls: readonly MapControl[] }) {
  return (
    <ul className={`screen ${styles.controls}`}>
      {controls.map(({ move, words, to }) => (
        <li key={move} title={words}>
          {to ? (
            <Link to={to} rel="nofollow" aria-label={words} preventScrollReset replace>
              <Sign move={move} />
            </Link>
          ) : (
            <Sign move={move} />
          )}
        </li>
      ))}
    </ul>
  )
}

function Sign({ move }: { move: MapMove }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d={signs[move]} />
    </svg>
  )
}
