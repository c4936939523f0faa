import type { Locale } from '#app/fields/locale.ts'
import { translator } from '#app/i18n/server.ts'
import { type MapView, panned, viewName, zoomed } from '#app/maps/view.ts'

const mapMoves = ['closer', 'farther', 'west', 'north', 'south', 'east'] as const
export type MapMove = (typeof mapMoves)[number]

export interface MapControl {
  move: MapMove
  words: string
  to: string | null
}

/** @param isOffered whether a view still shows the map's subject */
export function mapControls(
  view: MapView,
  locale: Locale,
  isOffered: (view: MapView) => boolean,
  addressOf: (name: string) => string,
): MapControl[] {
  const t = translator(locale)
  const words = t('pages:places.map.moves', { returnObjects: true })
  return mapMoves.map((move) => {
    const next = moved(view, move)
    if (!next || !isOffered(next)) return { move, words: t('pages:places.map.end'), to: null }
    return { move, words: words[move], to: addressOf(viewName(next)) }
  })
}

function moved(view: MapView, move: MapMove): MapView | null {
  if (move === 'closer') return zoomed(view, 1)
  return move === 'farther' ? zoomed(view, -1) : panned(view, move)
}
