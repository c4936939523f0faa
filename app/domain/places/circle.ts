/**
 * What visitors see of a hidden address: a circle around another point. Its shift is random, belongs to the property and
 * never changes, since the middle of several circles would be the address.
 */

/** In metres: more than any shift and 100 m, so that the address is inside. */
export const circleRadius = 500

/** In degrees. */
export interface CircleShift {
  north: number
  east: number
}

/**
 * From 150 to 300 metres, anywhere in Germany. A shift is kept in degrees, so that SQL can add it; in the north of
 * Germany a degree of longitude is 9 % shorter than in its middle, in the south 8 % longer.
 */
const shortest = 165
const longest = 275
const metresPerDegree = { north: 111_195, east: 111_195 * Math.cos((51.2 * Math.PI) / 180) }

export function randomShift(): CircleShift {
  const [turn, length] = crypto.getRandomValues(new Uint32Array(2))
  const bearing = (2 * Math.PI * (turn ?? 0)) / 2 ** 32
  const metres = shortest + ((longest - shortest) * (length ?? 0)) / 2 ** 32
  return {
    north: (metres * Math.cos(bearing)) / metresPerDegree.north,
    east: (metres * Math.sin(bearing)) / metresPerDegree.east,
  }
}
