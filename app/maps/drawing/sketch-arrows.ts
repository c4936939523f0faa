/** Names at the edge of a sketch that point to places beyond it. */
import type { Pixel } from '#app/maps/projection.ts'
import type { Label } from './document.ts'
import type { Room, Slot } from './room.ts'
import { inkSoft, type TextStyle } from './style.ts'
import { textWidth } from './text-width.ts'

interface Arrow {
  label: Label
  slot: Slot
  /** A path. */
  arrow: string
}

/** In pixels. */
const gap = 9
const margin = 8

/** What every window shows, as map-figure.module.css makes it. A name outside of this would be cut in some. */
export const everywhereShown = { left: 164, top: 62, right: 556, bottom: 418 } as const

const middle: Pixel = {
  x: (everywhereShown.left + everywhereShown.right) / 2,
  y: (everywhereShown.top + everywhereShown.bottom) / 2,
}

export function nearestFirst<Place extends { at: Pixel }>(places: readonly Place[]): Place[] {
  const distance = ({ at }: Place) => Math.hypot(at.x - middle.x, at.y - middle.y)
  return places.toSorted((a, b) => distance(a) - distance(b))
}

/** On the way from the middle to a place that the map does not show, as far out as there is room, with an arrow. */
export function labelTowards(to: Pixel, text: string, style: TextStyle, room: Room): Arrow | null {
  const [width, height] = [Math.ceil(textWidth(text, style.size)), style.size * 1.2]
  const [right, down] = [to.x - middle.x, to.y - middle.y]
  const [wide, high] = [width + 4 * gap, height + 4 * gap]
  const across = (everywhereShown.right - middle.x - wide / 2) / Math.abs(right)
  const along = (everywhereShown.bottom - middle.y - high / 2) / Math.abs(down)
  const isSideways = across < along
  for (const part of [1, 0.85, 0.7, 0.55]) {
    const far = Math.min(across, along) * part
    const at = { x: Math.round(middle.x + right * far), y: Math.round(middle.y + down * far) }
    const slot = isSideways ? { at, width: wide, height, angle: 0 } : { at, width, height: high, angle: 0 }
    if (!room.take(slot, margin)) continue
    const way = Math.sign(isSideways ? right : down)
    const tip = Math.round((isSideways ? width : height) / 2) + gap
    const arrow = isSideways
      ? `M${at.x + way * tip} ${at.y - 4}l${way * 4} 4l${-way * 4} 4`
      : `M${at.x - 4} ${at.y + way * tip}l4 ${way * 4}l4 ${-way * 4}`
    return { label: { text, style, at, angle: 0 }, slot, arrow }
  }
  return null
}

export function arrowsPath(arrows: readonly string[]): string {
  return arrows.length === 0 ? '' : `<path stroke="${inkSoft}" fill="none" d="${arrows.join('')}"/>`
}
