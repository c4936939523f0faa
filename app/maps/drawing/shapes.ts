import type { Pixel } from '#app/maps/projection.ts'
import { type Area, areaKinds, type Line, type LineKind, lineKinds } from '#app/maps/reading/features.ts'
import { mergeLines } from './joining.ts'
import { linesPath, ringsPath } from './paths.ts'
import { simplify, simplifyRing } from './simplify.ts'
import { casingFrom, casingWidth, farUpTo, fillAt, lineStyles, strokeAt, widthAt } from './style.ts'

const tolerances = { near: { line: 0.75, area: 0.9 }, far: { line: 1, area: 1.4 } }
const toleranceAt = (zoom: number) => (zoom <= farUpTo ? tolerances.far : tolerances.near)

/** In pixels. */
const shortest = 4

/** Only dense old towns exceed the first; no real map comes near the second. */
const mostAreaPoints = 13_000
const mostLinePoints = 20_000

export function areaPaths(areas: readonly Area[], zoom: number): string {
  const kept = largest(areas)
  const tolerance = toleranceAt(zoom).area
  return areaKinds
    .map((kind) => {
      // Tile order keeps neighbours together, so relative steps stay short.
      const rings = areas
        .filter((area) => area.kind === kind && kept.has(area))
        .flatMap((area) => area.rings.map((ring) => simplifyRing(ring, tolerance)))
        .filter((ring) => ring.length > 2)
      return rings.length === 0 ? '' : `<path fill="${fillAt(kind, zoom)}" d="${ringsPath(rings)}"/>`
    })
    .join('')
}

function largest(areas: readonly Area[]): ReadonlySet<Area> {
  let left = mostAreaPoints
  const kept = new Set<Area>()
  for (const area of areas.toSorted((a, b) => b.size - a.size)) {
    left -= area.rings.reduce((sum, ring) => sum + ring.length, 0)
    if (left < 0) break
    kept.add(area)
  }
  return kept
}

interface KindPath {
  kind: LineKind
  data: string
}

export function linePaths(lines: readonly Line[], zoom: number): string {
  const drawn = collectPaths(lines, toleranceAt(zoom).line)
  const paths = drawn.map((ways) => strokedPath(ways, zoom))
  // Below all roads, so that they join, and above the rivers that they cross.
  const lowest = drawn.findIndex(({ kind }) => lineStyles[kind].casing)
  if (zoom >= casingFrom && lowest >= 0) paths.splice(lowest, 0, ...drawn.map((ways) => casingPath(ways, zoom)))
  return paths.length === 0 ? '' : `<g fill="none" stroke-linecap="round" stroke-linejoin="round">${paths.join('')}</g>`
}

function collectPaths(lines: readonly Line[], tolerance: number): KindPath[] {
  let left = mostLinePoints
  const ways: KindPath[] = []
  for (const kind of lineKinds.toReversed()) {
    const simplifiedLines = mergeLines(lines.filter((line) => line.kind === kind).map(({ points }) => points))
      .map((way) => simplify(way, tolerance))
      .filter((way) => {
        if (isLongEnough(way)) left -= way.length
        return isLongEnough(way) && left >= 0
      })
    if (simplifiedLines.length > 0) ways.unshift({ kind, data: linesPath(simplifiedLines) })
  }
  return ways
}

function isLongEnough(way: readonly Pixel[]): boolean {
  const [first, last] = [way[0], way.at(-1)]
  if (!first || !last) return false
  return way.length > 2 || Math.abs(first.x - last.x) + Math.abs(first.y - last.y) >= shortest
}

function casingPath({ kind, data }: KindPath, zoom: number): string {
  const { casing } = lineStyles[kind]
  if (!casing) return ''
  return `<path stroke="${casing}" stroke-width="${(widthAt(kind, zoom) + casingWidth).toFixed(1)}" d="${data}"/>`
}

function strokedPath({ kind, data }: KindPath, zoom: number): string {
  const { dashes } = lineStyles[kind]
  const dashed = dashes ? ` stroke-dasharray="${dashes}"` : ''
  return `<path stroke="${strokeAt(kind, zoom)}" stroke-width="${widthAt(kind, zoom)}"${dashed} d="${data}"/>`
}
