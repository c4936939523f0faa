import type { Point } from './point.ts'

export interface Whereabouts {
  /** `exact`: the house. `circle`: within `circleRadius` of the point. `place`: the centre of its quarter or town. */
  kind: 'exact' | 'circle' | 'place'
  point: Point
}
