/** What visitors may know of where an offer is. */
import type { Point } from './point.ts'

export interface Whereabouts {
  /** `exact`: the house. `circle`: it is within `circleRadius` of the point. `place`: the middle of its quarter or town. */
  kind: 'exact' | 'circle' | 'place'
  point: Point
}
