import type { Pixel } from '#app/maps/projection.ts'

export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

export function intersects(a: Box, b: Box): boolean {
  return a.left <= b.right && a.right >= b.left && a.top <= b.bottom && a.bottom >= b.top
}

export function contains(outer: Box, inner: Box): boolean {
  return (
    inner.left >= outer.left && inner.right <= outer.right && inner.top >= outer.top && inner.bottom <= outer.bottom
  )
}

/** Liang and Barsky. */
export function clipLine(points: readonly Pixel[], box: Box): Pixel[][] {
  const pieces: Pixel[][] = []
  let piece: Pixel[] | null = null
  for (let i = 1; i < points.length; i++) {
    const [from, to] = [points[i - 1], points[i]]
    if (!from || !to) continue
    const range = visibleRange(from, to, box)
    if (!range) {
      piece = null
      continue
    }
    const [first, last] = range
    if (!piece || first > 0) {
      piece = [interpolate(from, to, first)]
      pieces.push(piece)
    }
    piece.push(interpolate(from, to, last))
    if (last < 1) piece = null
  }
  return pieces
}

function visibleRange(from: Pixel, to: Pixel, { left, top, right, bottom }: Box): [number, number] | null {
  if (isIn(from) && isIn(to)) return [0, 1]
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  let [first, last] = [0, 1]
  for (const [way, room] of [
    [-dx, from.x - left],
    [dx, right - from.x],
    [-dy, from.y - top],
    [dy, bottom - from.y],
  ] as const) {
    if (way === 0) {
      if (room < 0) return null
    } else if (way < 0) first = Math.max(first, room / way)
    else last = Math.min(last, room / way)
  }
  return first < last ? [first, last] : null

  function isIn({ x, y }: Pixel): boolean {
    return x >= left && x <= right && y >= top && y <= bottom
  }
}

export function interpolate(from: Pixel, to: Pixel, part: number): Pixel {
  if (part === 0) return from
  return part === 1 ? to : { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }
}

/** Sutherland and Hodgman; outside the box the ring follows its edge. */
export function clipRing(ring: readonly Pixel[], { left, top, right, bottom }: Box): Pixel[] {
  const west = clipToHalfPlane(ring, ({ x }) => x - left)
  const east = clipToHalfPlane(west, ({ x }) => right - x)
  const north = clipToHalfPlane(east, ({ y }) => y - top)
  return clipToHalfPlane(north, ({ y }) => bottom - y)
}

/** The part of a ring where `inside` is not negative. */
function clipToHalfPlane(ring: readonly Pixel[], inside: (point: Pixel) => number): Pixel[] {
  const kept: Pixel[] = []
  let before = ring.at(-1)
  if (!before) return kept
  let depth = inside(before)
  for (const point of ring) {
    const next = inside(point)
    if (next >= 0 !== depth >= 0) kept.push(interpolate(before, point, depth / (depth - next)))
    if (next >= 0) kept.push(point)
    before = point
    depth = next
  }
  return kept
}
