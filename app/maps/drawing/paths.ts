import type { Pixel } from '#app/maps/projection.ts'

export function linesPath(lines: readonly Pixel[][]): string {
  return pathOf(lines, false)
}

export function ringsPath(rings: readonly Pixel[][]): string {
  return pathOf(rings, true)
}

function pathOf(paths: readonly Pixel[][], closed: boolean): string {
  let [x, y] = [0, 0]
  let data = ''
  for (const path of paths) {
    let [isFirst, startX, startY] = [true, 0, 0]
    for (const point of path) {
      // After an initial move, further pairs are implicit lines.
      data += isFirst ? 'm' : point.x < x ? '' : ' '
      data += pair(point.x - x, point.y - y)
      x = point.x
      y = point.y
      if (isFirst) [isFirst, startX, startY] = [false, x, y]
    }
    if (closed) {
      data += 'z'
      x = startX
      y = startY
    }
  }
  return data
}

const pair = (dx: number, dy: number) => (dy < 0 ? `${dx}${dy}` : `${dx} ${dy}`)
