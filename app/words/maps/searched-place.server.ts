/** The place that somebody searches around, on the map of what was found. */
import type { Radius } from '#app/domain/places/nearby.ts'
import { type Place, placeLabel } from '#app/domain/places/place.ts'
import { metresPerPixel } from '#app/maps/projection.ts'
import { type MapSources, mapOf } from '#app/maps/region.ts'
import { type MapView, mapWidth } from '#app/maps/view.ts'
import { type Mark, markIn } from '#app/maps/whereabouts-view.ts'

export interface SearchedPlace {
  mark: Mark
  /** Null where the map's base says it. */
  label: { words: string; x: number; y: number; anchor: 'start' | 'end' } | null
  /** Of the circle around it, in pixels; 0 for none. */
  r: number
}

export function searchedPlace(view: MapView, place: Place, radius: Radius, sources: MapSources): SearchedPlace {
  const { latitude, longitude, isRough } = place
  // Sketches name the places of the gazetteer, each at its point.
  const isSaid = mapOf(view, sources).kind === 'sketch' && !isRough
  const mark = markIn(view, { kind: 'place', point: { latitude, longitude } })
  return {
    mark,
    label: isSaid ? null : { words: placeLabel(place), ...besideMark(mark) },
    r: Math.round((radius * 1_000) / metresPerPixel(latitude, view.zoom)),
  }
}

/** Half of the mark, and a gap. */
const beside = 22

/** Towards the middle of the map, which is shown in every window. */
function besideMark({ x, y }: Mark) {
  const isRight = x > mapWidth / 2
  return { x: isRight ? x - beside : x + beside, y: y + 5, anchor: isRight ? 'end' : 'start' } as const
}
