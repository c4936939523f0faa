import type { Pixel } from '#app/maps/projection.ts'
import { type Area, type Features, type PlaceName, placeKinds } from '#app/maps/reading/features.ts'
import type { Label } from './document.ts'
import type { Room } from './room.ts'
import { placeStyles } from './style.ts'
import { textWidth } from './text-width.ts'

const margin = 8

const mostPlaces = 600

export function placeLabels({ places, areas }: Features, room: Room): Label[] {
  const waters = areas.filter(({ kind }) => kind === 'water')
  const labels: Label[] = []
  for (const { kind, name, at } of places.toSorted(byRank).slice(0, mostPlaces)) {
    const style = placeStyles[kind].text
    const width = textWidth(name, style.size, style.spacing)
    if (kind === 'lake' && !hasWaterFor(waters, at, width)) continue
    for (const shift of kind === 'lake' ? [0] : [0, -1.2 * style.size, 1.2 * style.size]) {
      const slot = { at: { x: at.x, y: Math.round(at.y + shift) }, width, height: style.size * 1.2, angle: 0 }
      if (!room.take(slot, margin)) continue
      labels.push({ text: name, style, at: slot.at, angle: 0 })
      break
    }
  }
  return labels
}

function hasWaterFor(waters: readonly Area[], { x, y }: Pixel, width: number): boolean {
  return [x - width / 2, x, x + width / 2].every((x) => waters.some(({ rings }) => containsPoint(rings, { x, y })))
}

/** Counts how often a ray to the east crosses the shore. */
function containsPoint(rings: readonly Pixel[][], { x, y }: Pixel): boolean {
  let isInside = false
  for (const ring of rings) {
    let before = ring.at(-1)
    for (const point of ring) {
      if (before && before.y > y !== point.y > y) {
        const crossing = before.x + ((point.x - before.x) * (y - before.y)) / (point.y - before.y)
        if (crossing > x) isInside = !isInside
      }
      before = point
    }
  }
  return isInside
}

/** Includes the position, so tile order does not change the map. */
function byRank(a: PlaceName, b: PlaceName): number {
  return (
    placeKinds.indexOf(a.kind) - placeKinds.indexOf(b.kind) ||
    b.weight - a.weight ||
    compare(a.name, b.name) ||
    a.at.y - b.at.y ||
    a.at.x - b.at.x
  )
}

/** By code units, independent of locale. */
export const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)
