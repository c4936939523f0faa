import type { Circle } from '#app/domain/places/circle.ts'
import { readCircle } from '#app/domain/places/read-circle.ts'
import type { WrittenProperty } from '#app/exchange/object-types.ts'
import type { ReceivedObject } from '#app/exchange/received.ts'
import { mappedFields } from './field-mappings.ts'
import type { Placed } from './fields/field-mapping.ts'
import type { ObjectReader } from './fields/object-reader.ts'
import { ourSimpleField, placeOurs, readMoment } from './fields/simple-fields.ts'

const technical = 'verwaltung_techn'

export function readMarks(from: ObjectReader): Pick<ReceivedObject, 'stale' | 'circle' | 'publishedAt'> {
  if (!from.context.isOurs) return {}
  const stale = mappedFields.flatMap(({ container, field }) => {
    const since = readMoment(ourSimpleField(from, container, `stale.${field}`))
    return since === null ? [] : [[field, since] as const]
  })
  const circle = readCircle(ourSimpleField(from, 'geo', 'circle') ?? '')
  const publishedAt = readMoment(ourSimpleField(from, technical, 'publishedAt'))
  return {
    ...(stale.length > 0 && { stale: Object.fromEntries(stale) }),
    ...(circle && { circle }),
    ...(publishedAt !== null && { publishedAt }),
  }
}

type Marks = Pick<WrittenProperty, 'stale' | 'circle' | 'publishedAt'>

export function writeMarks({ stale = {}, circle, publishedAt }: Marks): Placed[] {
  const marks = mappedFields.flatMap(({ container, field }) => {
    const since = stale[field]
    return since ? [placeOurs(container, `stale.${field}`, since.toISOString())] : []
  })
  return [
    ...marks,
    ...(circle ? [placeOurs('geo', 'circle', JSON.stringify(circle satisfies Circle))] : []),
    ...(publishedAt ? [placeOurs(technical, 'publishedAt', publishedAt.toISOString())] : []),
  ]
}
