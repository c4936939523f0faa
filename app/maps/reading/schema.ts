/** How the layers of a kind of vector tiles are understood. */
import { entriesOf } from '#app/fields/typed-objects.ts'
import type { Kind } from './features.ts'

/** As they come: anybody's tile may hold anything. */
export type Properties = Record<string, unknown>

export type Geometry = 'point' | 'line' | 'area'

export interface Layer {
  /** Null for what we do not draw. */
  kindOf: (properties: Properties, geometry: Geometry) => Kind | null
  /** Some schemas keep a line and its name in layers of their own. Points are always names. */
  gives: 'shapes' | 'names' | 'both'
}

/** Layers by their names, in the order in which they are read. */
export type Schema = ReadonlyMap<string, Layer>

/** A table from the values of a property to kinds. */
export function kinds(table: Partial<Record<Kind, string>>): (value: unknown) => Kind | null {
  const known = new Map<unknown, Kind>()
  for (const [kind, values] of entriesOf(table)) for (const value of values.split(' ')) known.set(value, kind)
  return (value) => known.get(value) ?? null
}

/** A ramp of a motorway has a look of its own; the short turns of other roads must not stand out from them. */
export function rampOf(kind: Kind | null): Kind | null {
  return kind === 'motorway' || kind === 'trunk' || kind === 'link' ? 'link' : kind && 'tertiary'
}
