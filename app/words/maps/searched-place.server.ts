/** The place that somebody searches around, on the map of what was found. */
import type { Radius } from '#app/domain/places/nearby.ts'
import { type Place, placeLabel } from '#app/domain/places/place.ts'
import { metresPerPixel } from '#app/maps/projection.ts'
import { type MapSources, mapOf } from '#app/maps/region.ts'
import type { MapView } from '#app/maps/view.ts'
import { type Mark, markIn } from '#app/maps/whereabouts-view.ts'

export interface SearchedPlace {
  mark: Mark
  /** Null where the map's base says it. */
  name: string | null
  /** Of the circle around it, in pixels; 0 for none. */
  r: number
}

export function searchedPlace(view: MapView, place: Place, radius: Radius, sources: MapSources): SearchedPlace {
  const { latitude, longitude, isRough } = place
  // Sketches name the places of the gazetteer, each at its point.
  const isSaid = mapOf(view, sources).kind === 'sketch' && !isRough
  return {
    mark: markIn(view, { kind: 'place', point: { latitude, longitude } }),
    name: isSaid ? null : placeLabel(place),
    r: Math.round((radius * 1_000) / metresPerPixel(latitude, view.zoom)),
  }
}
