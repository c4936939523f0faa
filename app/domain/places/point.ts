export interface Point {
  /** In degrees, north is positive. */
  latitude: number
  /** In degrees, east is positive. */
  longitude: number
}

/** None of ours crosses the 180th meridian. */
export interface Bounds {
  south: number
  west: number
  north: number
  east: number
}

/** Mean radius in metres (IUGG). */
const earthRadius = 6_371_008.8

const radians = (degrees: number) => (degrees * Math.PI) / 180
const degrees = (angle: number) => (angle * 180) / Math.PI

/** In metres along the great circle (haversine). */
export function distanceBetween(from: Point, to: Point): number {
  const northing = Math.sin(radians(to.latitude - from.latitude) / 2) ** 2
  const easting = Math.sin(radians(to.longitude - from.longitude) / 2) ** 2
  const chord = northing + Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * easting
  return 2 * earthRadius * Math.asin(Math.sqrt(Math.min(1, chord)))
}

/** Bearing in degrees, clockwise from north. */
export function pointAt(from: Point, metres: number, bearing: number): Point {
  const angle = metres / earthRadius
  const latitude = radians(from.latitude)
  const sine = Math.sin(latitude) * Math.cos(angle) + Math.cos(latitude) * Math.sin(angle) * Math.cos(radians(bearing))
  const turned = Math.atan2(
    Math.sin(radians(bearing)) * Math.sin(angle) * Math.cos(latitude),
    Math.cos(angle) - Math.sin(latitude) * sine,
  )
  return { latitude: degrees(Math.asin(sine)), longitude: from.longitude + degrees(turned) }
}

/** Smallest rectangle around all points within `metres`. Not for the poles. */
export function boundsAround({ latitude, longitude }: Point, metres: number): Bounds {
  const angle = metres / earthRadius
  const high = degrees(angle)
  const wide = degrees(Math.asin(Math.min(1, Math.sin(angle) / Math.cos(radians(latitude)))))
  return { south: latitude - high, west: longitude - wide, north: latitude + high, east: longitude + wide }
}

export function boundsOf(points: readonly Point[]): Bounds {
  const latitudes = points.map(({ latitude }) => latitude)
  const longitudes = points.map(({ longitude }) => longitude)
  return {
    south: Math.min(...latitudes),
    west: Math.min(...longitudes),
    north: Math.max(...latitudes),
    east: Math.max(...longitudes),
  }
}

export function isWithin({ latitude, longitude }: Point, { south, west, north, east }: Bounds): boolean {
  return latitude >= south && latitude <= north && longitude >= west && longitude <= east
}
