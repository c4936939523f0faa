import { metresPerPixel } from './projection.ts'
import { type MapView, middleIn } from './view.ts'

export interface Scale {
  length: number
  unit: 'm' | 'km'
  pixels: number
}

const longest = 120
const steps = [5, 2, 1]

/** The longest round length up to 120 pixels in the middle of the map. */
export function scaleOf(view: MapView): Scale {
  const perPixel = metresPerPixel(middleIn(view).latitude, view.zoom)
  const most = longest * perPixel
  const power = 10 ** Math.floor(Math.log10(most))
  const metres = power * (steps.find((step) => step * power <= most) ?? 1)
  const pixels = Math.round(metres / perPixel)
  return metres >= 1000 ? { length: metres / 1000, unit: 'km', pixels } : { length: metres, unit: 'm', pixels }
}
