import type { Whereabouts } from '#app/domain/places/whereabouts.ts'
import type { Pixel } from '#app/maps/projection.ts'
import type { MapView } from '#app/maps/view.ts'
import type { ControlTexts } from '#app/ui/form/form-answer.ts'
import type { MapControl } from '#app/words/maps/map-controls.server.ts'
import type { ShownMap } from '#app/words/maps/map-words.server.ts'

/** The map as a button posts `point.x` and `point.y`. */
export const pointName = 'point'

export interface ShownPointMap extends Pick<ShownMap, 'title' | 'kind' | 'credits' | 'scale'> {
  view: MapView
  base: string
  /** Null where the point is outside the map. */
  mark: Pixel | null
  /** What visitors see instead: a circle, or the middle of a place without a radius. */
  seen: (Pixel & { radius: number }) | null
  controls: readonly MapControl[]
  toPoint: string | null
  toPlace: string | null
}

export interface ShownLocation {
  version: number
  values: ControlTexts
  isSet: boolean
  /** What visitors may see; null where there is nothing to show. */
  seen: Whereabouts['kind'] | null
  /** A sentence, when other properties share the circle. */
  shared: string | null
  /** A sentence, when the point is probably wrong. */
  doubt: { text: string; isSwapped: boolean } | null
  map: ShownPointMap
  /** How precise a click is, in words. */
  steadiness: string
}
