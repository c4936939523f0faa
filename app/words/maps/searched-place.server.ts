import type { Radius } from '#app/domain/places/nearby.ts'
import { type Place, placeLabel } from '#app/domain/places/place.ts'
import { metresPerPixel } from '#app/maps/projection.ts'
import { type MapSources, mapOf } from '#app/maps/region.ts'
import type { MapView } from '#app/maps/view.ts'
import { type Mark, markIn } from '#app/maps/whereabouts-view.ts'
import { nameOnSketch, type PlacedName } from './name-on-sketch.server.ts'

export interface SearchedPlace {
  mark: Mark
  /** Null when the map already shows it. */
  name: PlacedName | null
  r: number
}

export function searchedPlace(view: MapView, place: Place, radius: Radius, sources: MapSources): SearchedPlace {
  const { latitude, longitude, isRough } = place
  const mark = markIn(view, { kind: 'place', point: { latitude, longitude } })
  const isSketch = mapOf(view, sources).kind === 'sketch'
  const words = isSketch && !isRough ? place.name : placeLabel(place)
  return {
    mark,
    // On streets below the mark, because flags are above it and the base's names beside it.
    name: isSketch ? nameOnSketch(view, words, mark).name : { words, x: mark.x, y: mark.y + 29 },
    r: Math.round((radius * 1_000) / metresPerPixel(latitude, view.zoom)),
  }
}
