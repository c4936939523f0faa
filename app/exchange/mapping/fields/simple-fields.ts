import type { Element } from '#app/exchange/received.ts'
import { type Placed, place } from './field-mapping.ts'
import type { ObjectReader } from './object-reader.ts'

const simpleFieldName = 'user_defined_simplefield'
const ours = 'giebel.'

export function simpleField(from: ObjectReader, container: string, name: string): Element | undefined {
  const scope = from.scope(container)
  const found = scope?.children.find(
    (element) =>
      element.name === simpleFieldName && element.attributes.feldname?.trim().toLowerCase() === name.toLowerCase(),
  )
  if (found) from.take(found)
  return found
}

export function isOurSimpleField({ name, attributes }: Element): boolean {
  return name === simpleFieldName && (attributes.feldname ?? '').trim().toLowerCase().startsWith(ours)
}

export function ourSimpleField(from: ObjectReader, container: string, name: string): string | undefined {
  return from.context.isOurs ? simpleField(from, container, ours + name)?.text : undefined
}

export function placeOurs(container: string, name: string, text: string): Placed {
  return place(`${container}/${simpleFieldName}`, text, { feldname: ours + name })
}

/** In milliseconds; null unless it is in the form that we write. */
export function readMoment(text: string | undefined): number | null {
  const isMoment = text !== undefined && /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/.test(text)
  const moment = isMoment ? Date.parse(text) : Number.NaN
  return Number.isNaN(moment) ? null : moment
}
