/** Where a view lands that was moved by hand. Imports nothing, so that browsers load it with the gestures alone. */

interface GridView {
  zoom: number
  column: number
  row: number
}

/** Of a map's file or of a link to a view. */
export function viewIn(address: string): GridView {
  const [zoom = 0, column = 0, row = 0] = address.match(/\d+/g)?.slice(-3).map(Number) ?? []
  return { zoom, column, row }
}

export function nameOf({ zoom, column, row }: GridView): string {
  return `${zoom}-${column}-${row}`
}

/** How a map lies in its window: scaled about its middle, then shifted by pixels of the map. */
export interface Hold {
  scale: number
  x: number
  y: number
}

export const untouched: Hold = { scale: 1, x: 0, y: 0 }

export const drawn = { width: 720, height: 450 } as const

/** Steps of the grid in a map's width and in its height: see view.ts. */
const stepsPerMap = 6
const [stepWidth, stepHeight] = [drawn.width / stepsPerMap, drawn.height / stepsPerMap]

export function shiftHold({ scale, x, y }: Hold, right: number, down: number): Hold {
  return { scale, x: x + right, y: y + down }
}

/** @param at stays where it is, in pixels of the map from the window's middle */
export function scaleHold({ scale, x, y }: Hold, factor: number, at: { x: number; y: number }): Hold {
  return { scale: scale * factor, x: at.x + (x - at.x) * factor, y: at.y + (y - at.y) * factor }
}

/** How far the middle of an offer's map may go from its mark, so that the next view shows it, too. */
const reach = { x: 280, y: 165 }

/** @param mark in pixels of the map from its middle */
export function keepMark({ scale, x, y }: Hold, mark: { x: number; y: number }): Hold {
  const within = (shift: number, at: number, most: number) =>
    Math.max(-most, Math.min(most, shift + scale * at)) - scale * at
  return { scale, x: within(x, mark.x, reach.x), y: within(y, mark.y, reach.y) }
}

/** The nearest view of the grid, at most one zoom away. */
export function viewHeld({ zoom, column, row }: GridView, { scale, x, y }: Hold): GridView {
  const step = Math.max(-1, Math.min(1, Math.round(Math.log2(scale))))
  return {
    zoom: zoom + step,
    column: Math.round((column - x / scale / stepWidth) * 2 ** step),
    row: Math.round((row - y / scale / stepHeight) * 2 ** step),
  }
}

/** How the first map lies exactly where the second will be drawn. */
export function holdBetween(from: GridView, to: GridView): Hold {
  const scale = 2 ** (to.zoom - from.zoom)
  return { scale, x: (from.column * scale - to.column) * stepWidth, y: (from.row * scale - to.row) * stepHeight }
}

/** What is left of a hold once the map lies as `done` says. */
export function holdSince({ scale, x, y }: Hold, done: Hold): Hold {
  const left = scale / done.scale
  return { scale: left, x: x - left * done.x, y: y - left * done.y }
}
