import type { ReadContext, ReadObject } from '#app/exchange/object-types.ts'
import type { Element } from '#app/exchange/received.ts'
import { readPictures } from './containers/anhaenge.ts'
import { isAbroad } from './containers/geo.ts'
import { readContact } from './containers/kontaktperson.ts'
import {
  readAction,
  readActiveDays,
  readFlags,
  readIdentity,
  readLanguageOf,
  reportIdentity,
} from './containers/verwaltung-techn.ts'
import { readState } from './containers/zustand-angaben.ts'
import { ObjectReader } from './fields/object-reader.ts'
import { readMarks } from './own-marks.ts'
import { readValues } from './read-values.ts'
import { unmappedElements } from './unmapped.ts'

export function readObject(element: Element, context: ReadContext): ReadObject {
  const from = new ObjectReader(element, context)
  const action = readAction(from)
  const identity = readIdentity(from)
  reportIdentity(from, identity)
  const language = readLanguageOf(from)
  const object = {
    position: context.position,
    provider: context.provider,
    ...identity,
    ...(language !== undefined && { language }),
    action,
    state: readState(from),
    problems: from.problems,
  }
  if (action === 'delete') return { ...object, values: {}, flags: {}, pictures: null, rest: [], isAbroad: false }
  readValues(from)
  const contact = readContact(from)
  const marks = readMarks(from)
  const active = readActiveDays(from)
  return {
    ...object,
    values: from.values,
    ...(Object.keys(from.readings).length > 0 && { readings: from.readings }),
    ...(active && { active }),
    flags: readFlags(from),
    ...(contact === undefined ? {} : { contact }),
    pictures: readPictures(from),
    rest: unmappedElements(from),
    isAbroad: isAbroad(from),
    ...marks,
  }
}
