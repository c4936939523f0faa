/** Finds points around a point without looking at all of them. */
import { boundsAround, distanceBetween, type Point } from '#app/domain/places/point.ts'

export interface Nearby<Item> {
  /** The nearest first. */
  within: (point: Point, metres: number) => Item[]
}

/** In degrees. */
const cellSize = 0.1

export function nearby<Item extends Point>(items: readonly Item[]): Nearby<Item> {
  const cells = grouped(items, ({ latitude, longitude }) => cellOf(latitude, longitude))
  return {
    within(point, metres) {
      const { south, west, north, east } = boundsAround(point, metres)
      const found: { item: Item; distance: number }[] = []
      for (let latitude = south; latitude < north + cellSize; latitude += cellSize) {
        for (let longitude = west; longitude < east + cellSize; longitude += cellSize) {
          for (const item of cells.get(cellOf(latitude, longitude)) ?? []) {
            const distance = distanceBetween(point, item)
            if (distance <= metres) found.push({ item, distance })
          }
        }
      }
      return found.sort((a, b) => a.distance - b.distance).map(({ item }) => item)
    },
  }
}

function cellOf(latitude: number, longitude: number): number {
  return Math.floor(latitude / cellSize) * 10_000 + Math.floor(longitude / cellSize)
}

export function grouped<Key, Item>(items: readonly Item[], keyOf: (item: Item) => Key): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>()
  for (const item of items) {
    const group = groups.get(keyOf(item))
    if (group) group.push(item)
    else groups.set(keyOf(item), [item])
  }
  return groups
}
