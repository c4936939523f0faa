/** Browsers post the position of an `<input type="image">` as `point.x` and `point.y`. */
import type { Point } from '#app/domain/places/point.ts'
import { type MapView, mapHeight, mapWidth, pointIn } from '#app/maps/view.ts'
import { pointName } from '#app/ui/dashboard/location/shown-location.ts'

/**
 * Null for another button's post, `none` for the enter key, which browsers post as the upper left corner. Removes the
 * position from the form.
 */
export function readClick(form: FormData, view: MapView | null): Point | 'none' | 'unreadable' | null {
  const names = [`${pointName}.x`, `${pointName}.y`]
  const [x = null, y = null] = names.map((name) => form.get(name))
  for (const name of names) form.delete(name)
  if (x === null && y === null) return null
  const position = { x: readPixel(x, mapWidth), y: readPixel(y, mapHeight) }
  if (position.x === 0 && position.y === 0) return 'none'
  return view && position.x !== null && position.y !== null
    ? pointIn(view, { x: position.x, y: position.y })
    : 'unreadable'
}

function readPixel(text: FormDataEntryValue | null, most: number): number | null {
  const pixel = typeof text === 'string' && /^\d{1,4}$/.test(text) ? Number(text) : Number.NaN
  return pixel <= most ? pixel : null
}
