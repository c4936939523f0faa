import { gazetteer } from '#app/data/places/gazetteer.server.ts'
import { placesWithin } from '#app/domain/places/around.ts'
import { cutNames, freeName, layOutSketch, mostOnSketch } from '#app/maps/drawing/sketch.ts'
import { flagHeight, stemHeight } from '#app/maps/markers.ts'
import type { Pixel } from '#app/maps/projection.ts'
import { boundsOf, type MapView } from '#app/maps/view.ts'
import type { Mark } from '#app/maps/whereabouts-view.ts'
import type { MapFlag } from './flag-words.server.ts'

/** A name that the page adds to the map; its middle, in pixels of the map. */
export interface PlacedName extends Pixel {
  words: string
}

/** As the pages' styles write it. */
const nameSize = 15

/** Half of a house or of the corners around a place. */
const markReach = 18

/** Where flags would cut names of the sketch in two: the page paints over these. */
export function namesBelow(flags: readonly MapFlag[], view: MapView): string {
  return cutNames(
    layoutOf(view).slots,
    flags.map(({ x, y, left, width, isBelow }) => {
      const top = isBelow ? y : y - flagHeight - stemHeight
      return { left: x + left, top, right: x + left + width, bottom: top + flagHeight + stemHeight }
    }),
  )
}

function layoutOf(view: MapView) {
  return layOutSketch(view, placesWithin(gazetteer(), boundsOf(view), mostOnSketch))
}

/** Null when the sketch says it already, or has no room for it. */
export function nameOnSketch(view: MapView, words: string, { x, y }: Mark): PlacedName | null {
  const { labels, room } = layoutOf(view)
  if (labels.some(({ text }) => text === words)) return null
  const at = freeName({ x, y }, markReach, words, nameSize, room)
  return at && { words, ...at }
}
