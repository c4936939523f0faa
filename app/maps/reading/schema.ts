import { entriesOf } from '#app/fields/typed-objects.ts'
import type { Kind } from './features.ts'

/** Tiles are untrusted. */
export type Properties = Record<string, unknown>

export type Geometry = 'point' | 'line' | 'area'

export interface Layer {
  /** Null when it is not drawn. */
  kindOf: (properties: Properties, geometry: Geometry) => Kind | null
  /** Some schemas keep lines and names in separate layers. Points are always names. */
  gives: 'shapes' | 'names' | 'both'
}

export type Schema = ReadonlyMap<string, Layer>

export function kinds(table: Partial<Record<Kind, string>>): (value: unknown) => Kind | null {
  const known = new Map<unknown, Kind>()
  for (const [kind, values] of entriesOf(table)) for (const value of values.split(' ')) known.set(value, kind)
  return (value) => known.get(value) ?? null
}

/** Motorway ramps have their own style; short links of other roads must not stand out. */
export function rampOf(kind: Kind | null): Kind | null {
  return kind === 'motorway' || kind === 'trunk' || kind === 'link' ? 'link' : kind && 'tertiary'
}
