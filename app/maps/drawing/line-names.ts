import type { Pixel } from '#app/maps/projection.ts'
import { interpolate } from '#app/maps/reading/clipping.ts'
import { lineKinds, type NamedLine } from '#app/maps/reading/features.ts'
import type { Label } from './document.ts'
import { mergeLines } from './joining.ts'
import { compare } from './place-names.ts'
import type { Room } from './room.ts'
import { nameStyles } from './style.ts'
import { textWidth } from './text-width.ts'

const margin = 5

const mostBend = 2.5
const again = 340

/** Positions tried along a line. */
const mostTries = 24

const mostStreets = 1_500

interface Street extends Omit<NamedLine, 'points'> {
  lines: Pixel[][]
  length: number
}

export function lineLabels(named: readonly NamedLine[], room: Room): Label[] {
  const streets = streetsOf(named).slice(0, mostStreets)
  return streets.flatMap((street) => labelsOf(street, room))
}

function streetsOf(named: readonly NamedLine[]): Street[] {
  const byName = new Map<string, NamedLine[]>()
  for (const piece of named) {
    const pieces = byName.get(piece.name)
    if (pieces) pieces.push(piece)
    else byName.set(piece.name, [piece])
  }
  const streets = [...byName].map(([name, pieces]) => {
    const kind = pieces.reduce((most, piece) => (rankOf(piece) > rankOf(most) ? piece : most)).kind
    const lines = mergeLines(pieces.map(({ points }) => points))
    lines.sort((a, b) => lengthOf(b) - lengthOf(a))
    return { kind, name, lines, length: lines.reduce((sum, line) => sum + lengthOf(line), 0) }
  })
  return streets.sort((a, b) => rankOf(b) - rankOf(a) || b.length - a.length || compare(a.name, b.name))
}

const rankOf = ({ kind }: Pick<NamedLine, 'kind'>) => lineKinds.indexOf(kind)

function labelsOf({ kind, name, lines }: Street, room: Room): Label[] {
  const style = nameStyles[kind]?.text
  if (!style) return []
  const width = textWidth(name, style.size, style.spacing)
  const labels: Label[] = []
  for (const line of lines) {
    for (const stretch of straightStretches(line, width + 4)) {
      if (labels.some(({ at }) => Math.hypot(at.x - stretch.at.x, at.y - stretch.at.y) < again)) continue
      if (!room.take({ ...stretch, width, height: style.size * 1.1 }, margin)) continue
      labels.push({ text: name, style, ...stretch })
    }
  }
  return labels
}

interface Stretch {
  at: Pixel
  angle: number
}

function straightStretches(line: readonly Pixel[], length: number): Stretch[] {
  const whole = lengthOf(line)
  if (whole < length) return []
  const spare = whole - length
  const step = Math.max(8, spare / mostTries)
  const found: (Stretch & { cost: number })[] = []
  for (let start = (spare % step) / 2; start <= spare; start += step) {
    const points = sliceLine(line, start, start + length)
    const [from, to] = [points[0], points.at(-1)]
    if (!from || !to) continue
    const bend = bendOf(points, from, to)
    if (bend > mostBend) continue
    // Keeps labels of vertical lines in one direction, whichever way rounding falls.
    const angle = Math.round((Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI)
    found.push({
      at: { x: Math.round((from.x + to.x) / 2), y: Math.round((from.y + to.y) / 2) },
      angle: angle > 90 ? angle - 180 : angle <= -90 ? angle + 180 : angle,
      cost: bend + (4 * Math.abs(start - spare / 2)) / (whole + 1),
    })
  }
  return found.sort((a, b) => a.cost - b.cost)
}

function sliceLine(line: readonly Pixel[], from: number, to: number): Pixel[] {
  const points: Pixel[] = []
  let passed = 0
  let before = line[0]
  for (const point of line) {
    if (!before) break
    const length = Math.hypot(point.x - before.x, point.y - before.y)
    if (points.length === 0 && passed + length >= from)
      points.push(interpolate(before, point, (from - passed) / (length || 1)))
    if (passed + length >= to) return [...points, interpolate(before, point, (to - passed) / (length || 1))]
    if (points.length > 0) points.push(point)
    passed += length
    before = point
  }
  return points
}

function bendOf(points: readonly Pixel[], from: Pixel, to: Pixel): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  const length = Math.hypot(dx, dy)
  if (length === 0) return Number.POSITIVE_INFINITY
  return points.reduce((most, { x, y }) => Math.max(most, Math.abs((x - from.x) * dy - (y - from.y) * dx) / length), 0)
}

function lengthOf(line: readonly Pixel[]): number {
  let sum = 0
  let before = line[0]
  for (const point of line) {
    if (before) sum += Math.hypot(point.x - before.x, point.y - before.y)
    before = point
  }
  return sum
}
