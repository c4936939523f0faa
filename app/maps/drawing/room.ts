import type { Pixel } from '#app/maps/projection.ts'
import { type Box, contains, intersects } from '#app/maps/reading/clipping.ts'
import { mapHeight, mapWidth } from '#app/maps/view.ts'

export interface Slot {
  at: Pixel
  width: number
  height: number
  angle: number
}

const edge = 4
const wholeMap: Box = { left: edge, top: edge, right: mapWidth - edge, bottom: mapHeight - edge }

export class Room {
  readonly #taken: Box[] = []
  readonly #bounds: Box

  constructor(bounds: Box = wholeMap) {
    this.#bounds = bounds
  }

  /** Keeps names away from a part of the map. */
  block(box: Box): void {
    this.#taken.push(box)
  }

  /** False when there is no space. `around` is the margin in pixels. */
  take(slot: Slot, margin: number): boolean {
    if (!boxesOf(slot).every((box) => contains(this.#bounds, box))) return false
    const boxes = boxesOf({ ...slot, width: slot.width + 2 * margin, height: slot.height + 2 * margin })
    if (boxes.some((box) => this.#taken.some((other) => intersects(box, other)))) return false
    this.#taken.push(...boxesOf(slot))
    return true
  }
}

/** Axis-aligned boxes: one for a horizontal slot, else a row along it. */
function boxesOf({ at, width, height, angle }: Slot): Box[] {
  const turn = (angle * Math.PI) / 180
  const [cosine, sine] = [Math.abs(Math.cos(turn)), Math.abs(Math.sin(turn))]
  const count = angle === 0 ? 1 : Math.ceil(width / height)
  const length = width / count
  const [reachX, reachY] = [(length * cosine + height * sine) / 2, (length * sine + height * cosine) / 2]
  return Array.from({ length: count }, (_, i) => {
    const along = (i + 0.5) * length - width / 2
    const [x, y] = [at.x + along * Math.cos(turn), at.y + along * Math.sin(turn)]
    return { left: x - reachX, top: y - reachY, right: x + reachX, bottom: y + reachY }
  })
}
