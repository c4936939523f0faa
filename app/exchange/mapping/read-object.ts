import type { Element } from '#app/exchange/received.ts'
import type { ReadContext, ReadObject } from './object-types.ts'

/** Reads one `immobilie`. Never throws. */
export function readObject(element: Element, context: ReadContext): ReadObject {
  throw new Error(`not built yet: ${element.name} ${context.position}`)
}
