/** What the page of a location is made of. */
import type { Whereabouts } from '#app/domain/places/whereabouts.ts'
import type { Pixel } from '#app/maps/projection.ts'
import type { MapView } from '#app/maps/view.ts'
import type { ControlTexts } from '#app/ui/form/form-answer.ts'
import type { MapControl } from '#app/words/maps/map-controls.server.ts'
import type { ShownMap } from '#app/words/maps/map-words.server.ts'

/** Of the map as a button; posts bring `point.x` and `point.y`. */
export const pointName = 'point'

export interface ShownPointMap extends Pick<ShownMap, 'title' | 'kind' | 'credits' | 'scale'> {
  view: MapView
  /** The address of its base. */
  base: string
  /** The point; null where it is not on the map. */
  mark: Pixel | null
  /** What visitors see instead of it: a circle, or the middle of a place without a radius. */
  seen: (Pixel & { radius: number }) | null
  controls: readonly MapControl[]
  /** Where to begin. */
  toPoint: string | null
  toPlace: string | null
}

export interface ShownLocation {
  /** Of the property. */
  version: number
  /** As stored. */
  values: ControlTexts
  isSet: boolean
  /** What visitors may know; null where there is nothing to show. */
  seen: Whereabouts['kind'] | null
  /** A sentence, where others lie hidden in the same circle. */
  shared: string | null
  /** A sentence, where the point is probably wrong. */
  doubt: { text: string; isSwapped: boolean } | null
  map: ShownPointMap
  /** How well a click hits, in words. */
  steadiness: string
}
