/** Web Mercator (EPSG:3857) in pixels: the whole world is a square of 256 · 2^zoom. */
import type { Point } from '#app/domain/places/point.ts'

export interface Pixel {
  x: number
  y: number
}

export const tileSize = 256

/** The edge of Web Mercator's square world. */
const lastLatitude = 85.051129

const circumference = 2 * Math.PI * 6_378_137

export function toPixel({ latitude, longitude }: Point, zoom: number): Pixel {
  const size = tileSize * 2 ** zoom
  const sine = Math.sin((Math.max(-lastLatitude, Math.min(lastLatitude, latitude)) * Math.PI) / 180)
  return {
    x: size * (longitude / 360 + 0.5),
    y: size * (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)),
  }
}

export function toPoint({ x, y }: Pixel, zoom: number): Point {
  const size = tileSize * 2 ** zoom
  return {
    latitude: (Math.atan(Math.sinh(Math.PI * (1 - (2 * y) / size))) * 180) / Math.PI,
    longitude: (x / size - 0.5) * 360,
  }
}

export function metresPerPixel(latitude: number, zoom: number): number {
  return (circumference * Math.cos((latitude * Math.PI) / 180)) / (tileSize * 2 ** zoom)
}
