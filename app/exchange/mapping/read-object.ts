import type { Element } from '#app/exchange/received.ts'
<<<<<<< HEAD
import { readPictures } from './containers/anhaenge.ts'
import { isAbroad } from './containers/geo.ts'
import { readContact } from './containers/kontaktperson.ts'
import { readAction, readFlags, readIdentity, reportIdentity } from './containers/verwaltung-techn.ts'
import { readState } from './containers/zustand-angaben.ts'
import { ObjectReader } from './object-reader.ts'
import type { ReadContext, ReadObject } from './object-types.ts'
import { readValues } from './read-values.ts'
import { restOf } from './rest.ts'

/** Reads one `immobilie`. Never throws. */
export function readObject(element: Element, context: ReadContext): ReadObject {
  const from = new ObjectReader(element, context)
  const action = readAction(from)
  const identity = readIdentity(from)
  reportIdentity(from, identity)
  const object = {
    position: context.position,
    provider: context.provider,
    ...identity,
    action,
    state: readState(from),
    problems: from.problems,
  }
  // What is to go needs to say no more.
  if (action === 'delete') return { ...object, values: {}, flags: {}, pictures: null, rest: [], isAbroad: false }
  readValues(from)
  const contact = readContact(from)
  return {
    ...object,
    values: from.values,
    flags: readFlags(from),
    ...(contact === undefined ? {} : { contact }),
    pictures: readPictures(from),
    rest: restOf(from),
    isAbroad: isAbroad(from),
  }
}
=======
import type { ReadContext, ReadObject } from './object-types.ts'

/** Reads one `immobilie`: so far only who it is, and its pictures. */
export function readObject(element: Element, { position, provider, defaultAction }: ReadContext): ReadObject {
  const numberIn = (name: string) => textAt(element, 'verwaltung_techn', name) || null
  const [obid, intern, extern] = [numberIn('openimmo_obid'), numberIn('objektnr_intern'), numberIn('objektnr_extern')]
  const attachments = at(element, 'anhaenge')
  return {
    position,
    provider,
    obid,
    intern,
    extern,
    propertyNumber: extern ?? intern ?? obid,
    action: defaultAction ?? 'change',
    state: null,
    values: { name: textAt(element, 'freitexte', 'objekttitel') },
    flags: {},
    pictures: attachments
      ? attachments.children.flatMap((attachment) => {
          const source = textAt(attachment, 'daten', 'pfad')
          const inline = textAt(attachment, 'daten', 'anhanginhalt')
          const common = { kind: 'photo' as const, alt: '', check: null, file: null }
          if (inline) return { ...common, source: '', sourceKind: 'inline' as const, inline }
          return { ...common, source, sourceKind: source.includes('://') ? ('address' as const) : ('entry' as const) }
        })
      : null,
    rest: [],
    isAbroad: false,
    problems: [],
  }
}

function at(element: Element | undefined, ...names: string[]): Element | undefined {
  const [name, ...others] = names
  if (!name) return element
  return at(
    element?.children.find((child) => child.name === name),
    ...others,
  )
}

function textAt(element: Element, ...names: string[]): string {
  return at(element, ...names)?.text.trim() ?? ''
}
>>>>>>> xb
