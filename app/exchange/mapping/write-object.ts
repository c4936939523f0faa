import type { Element } from '#app/exchange/received.ts'
import type { WriteOptions, WrittenProperty } from './object-types.ts'

/** One `immobilie`, in the order of the schema. Names are as the format spells them. */
export function writeObject(property: WrittenProperty, options: WriteOptions): Element {
  throw new Error(`not built yet: ${property.obid} ${options.version}`)
}
