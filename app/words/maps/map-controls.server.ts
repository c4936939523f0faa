/** Zoom and pan, as links to the same page with another view. */
import type { Locale } from '#app/fields/field.ts'
import { translator } from '#app/i18n/server.ts'
import { type MapView, panned, viewName, zoomed } from '#app/maps/view.ts'

const mapMoves = ['closer', 'farther', 'west', 'north', 'south', 'east'] as const
export type MapMove = (typeof mapMoves)[number]

export interface MapControl {
  move: MapMove
  words: string
  /** Null where the map ends. */
  to: string | null
}

/** @param isOffered whether a view still shows what the map is about */
export function mapControls(
  view: MapView,
  locale: Locale,
  isOffered: (view: MapView) => boolean,
  addressOf: (name: string) => string,
): MapControl[] {
  const words = translator(locale)('pages:places.map.moves', { returnObjects: true })
  return mapMoves.map((move) => {
    const next = moved(view, move)
    return { move, words: words[move], to: next && isOffered(next) ? addressOf(viewName(next)) : null }
  })
}

function moved(view: MapView, move: MapMove): MapView | null {
  if (move === 'closer') return zoomed(view, 1)
  return move === 'farther' ? zoomed(view, -1) : panned(view, move)
}
