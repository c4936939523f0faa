import type { Radius } from '#app/domain/places/nearby.ts'
import { type Place, placeLabel } from '#app/domain/places/place.ts'
import { metresPerPixel } from '#app/maps/projection.ts'
import { type MapSources, mapOf } from '#app/maps/region.ts'
import type { MapView } from '#app/maps/view.ts'
import { type Mark, markIn } from '#app/maps/whereabouts-view.ts'

export interface SearchedPlace {
  mark: Mark
  /** Null when the map already shows it. */
  name: string | null
  r: number
}

export function searchedPlace(view: MapView, place: Place, radius: Radius, sources: MapSources): SearchedPlace {
  const { latitude, longitude, isRough } = place
  // Sketches label the gazetteer's places at their points.
  const isSaid = mapOf(view, sources).kind === 'sketch' && !isRough
  return {
    mark: markIn(view, { kind: 'place', point: { latitude, longitude } }),
    name: isSaid ? null : placeLabel(place),
    r: Math.round((radius * 1_000) / metresPerPixel(latitude, view.zoom)),
  }
}
