/** Douglas and Peucker. */
import type { Pixel } from '#app/maps/projection.ts'

/** Bounds visits per point for malicious lines; usually about the logarithm of their number. */
const mostLooks = 64

export function simplify(points: readonly Pixel[], tolerance: number): Pixel[] {
  if (points.length < 3) return [...points]
  const kept = new Uint8Array(points.length)
  kept[0] = kept[points.length - 1] = 1
  const open: [number, number][] = [[0, points.length - 1]]
  let left = points.length * mostLooks
  for (let range = open.pop(); range; range = open.pop()) {
    const [first, last] = range
    left -= last - first
    if (left < 0) break
    const farthest = farthestFrom(points, first, last, tolerance)
    if (farthest === null) continue
    kept[farthest] = 1
    open.push([first, farthest], [farthest, last])
  }
  return points.filter((_, i) => kept[i] === 1)
}

/** Splits the ring at the point farthest from its start. All corners of a plain house stay. */
export function simplifyRing(ring: readonly Pixel[], tolerance: number): Pixel[] {
  const start = ring[0]
  if (!start || ring.length < 6) return [...ring]
  let [middle, farthest] = [0, 0]
  for (const [i, { x, y }] of ring.entries()) {
    const distance = (x - start.x) ** 2 + (y - start.y) ** 2
    if (distance > farthest) [middle, farthest] = [i, distance]
  }
  const there = simplify(ring.slice(0, middle + 1), tolerance)
  const back = simplify([...ring.slice(middle), start], tolerance)
  return [...there.slice(0, -1), ...back.slice(0, -1)]
}

function farthestFrom(points: readonly Pixel[], first: number, last: number, tolerance: number): number | null {
  const [from, to] = [points[first], points[last]]
  if (!from || !to) return null
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  const length = Math.hypot(dx, dy)
  let [index, most]: [number | null, number] = [null, tolerance]
  for (let i = first + 1; i < last; i++) {
    const point = points[i]
    if (!point) continue
    const [x, y] = [point.x - from.x, point.y - from.y]
    const distance = length === 0 ? Math.hypot(x, y) : Math.abs(x * dy - y * dx) / length
    if (distance > most) [index, most] = [i, distance]
  }
  return index
}
