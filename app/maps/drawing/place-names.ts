/** The names of towns, quarters and lakes: those that matter most first, the others where there is room left. */
import { type PlaceName, placeKinds } from '#app/maps/reading/features.ts'
import type { Label } from './document.ts'
import type { Room } from './room.ts'
import { placeStyles } from './style.ts'
import { textWidth } from './text-width.ts'

const around = 8

export function placeLabels(places: readonly PlaceName[], room: Room): Label[] {
  const labels: Label[] = []
  for (const { kind, name, at } of places.toSorted(byRank)) {
    const style = placeStyles[kind].text
    const width = textWidth(name, style.size, style.spacing)
    // Where its middle is taken a name may stand a line higher or lower.
    for (const shift of [0, -1.2 * style.size, 1.2 * style.size]) {
      const slot = { at: { x: at.x, y: Math.round(at.y + shift) }, width, height: style.size * 1.2, angle: 0 }
      if (!room.take(slot, around)) continue
      labels.push({ text: name, style, at: slot.at, angle: 0 })
      break
    }
  }
  return labels
}

/** Down to the position, so that the same tiles give the same map whatever order they come in. */
function byRank(a: PlaceName, b: PlaceName): number {
  return (
    placeKinds.indexOf(a.kind) - placeKinds.indexOf(b.kind) ||
    b.weight - a.weight ||
    compare(a.name, b.name) ||
    a.at.y - b.at.y ||
    a.at.x - b.at.x
  )
}

/** By code units: the same everywhere, in every language. */
export const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)
