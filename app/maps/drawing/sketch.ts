/** Stands in for the drawing until it is merged. */
import type { Place } from '#app/domain/places/places.ts'
import type { MapView } from '#app/maps/view.ts'

export function drawSketch(view: MapView, places: readonly Place[]): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 720 450" width="720" height="450"><g id="map"><text x="20" y="40">${view.zoom} ${places.map(({ name }) => name).join(', ')}</text></g></svg>`
}
