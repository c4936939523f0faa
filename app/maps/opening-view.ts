/** Where the map of a list opens: on streets if most offers are there, and never with most of them in one flag. */
import type { Point } from '#app/domain/places/point.ts'
import { isCrowded, markersOf } from './markers.ts'
import type { Pixel } from './projection.ts'
import { type MapSources, mapOf } from './region.ts'
import { isFramed, type MapView, mapHeight, mapWidth, positionIn, viewAround, viewOfMost } from './view.ts'

/** A view leaves out fewer than half; flags at its edge lead to them. */
const leastShown = 0.5
/** Of a usual flag, and of one that only counts. */
const flagWidth = 106
const countWidth = 44
/** More points would not find a better view. */
const mostPoints = 60

export function openingView(all: readonly Point[], closest: number, sources: MapSources): MapView {
  const whole = viewOfMost(all, closest)
  const step = Math.ceil(all.length / mostPoints)
  const points = all.filter((_, index) => index % step === 0)
  const views = [whole]
  for (let zoom = whole.zoom + 1; zoom <= closest; zoom++) {
    const view = densestView(points, zoom)
    if (framedIn(view, points).length >= leastShown * points.length) views.push(view)
  }
  return views.find(isClear) ?? views.find(isLoose) ?? views.at(-1) ?? whole

  function isClear(view: MapView): boolean {
    return mapOf(view, sources).kind === 'street' && isLoose(view)
  }

  function isLoose(view: MapView): boolean {
    const hits = framedIn(view, points).map((at, index) => ({ id: String(index), at }))
    return !isCrowded(markersOf(hits, ({ length }) => (length > 1 ? countWidth : flagWidth)))
  }
}

/** Around the point with most others in the frame; among equals the one in the middle of them. */
function densestView(points: readonly Point[], zoom: number): MapView {
  const rated = points.map((point) => {
    const view = viewAround(point, zoom)
    const shown = framedIn(view, points)
    return { view, shown: shown.length, spread: spreadOf(shown) }
  })
  const [best] = rated.sort((a, b) => b.shown - a.shown || a.spread - b.spread)
  return best?.view ?? viewOfMost(points, zoom)
}

function framedIn(view: MapView, points: readonly Point[]): Pixel[] {
  return points.map((point) => positionIn(view, point)).filter(isFramed)
}

/** How far their middle is from the frame's. */
function spreadOf(shown: readonly Pixel[]): number {
  const mean = (axis: 'x' | 'y') => shown.reduce((sum, at) => sum + at[axis], 0) / (shown.length || 1)
  return Math.hypot(mean('x') - mapWidth / 2, mean('y') - mapHeight / 2)
}
