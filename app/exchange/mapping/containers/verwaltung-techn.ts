import { always } from '#app/exchange/active-days.ts'
import { type FieldMappings, longestText, type Placed, place } from '#app/exchange/mapping/fields/field-mapping.ts'
import type { ObjectReader } from '#app/exchange/mapping/fields/object-reader.ts'
import { ourSimpleField, placeOurs } from '#app/exchange/mapping/fields/simple-fields.ts'
import type { WriteOptions, WrittenProperty } from '#app/exchange/object-types.ts'
import { oneLine } from '#app/exchange/plain-text.ts'
import { quoted } from '#app/exchange/problems.ts'
import { readLanguage } from '#app/exchange/reading/languages.ts'
import { readDay } from '#app/exchange/reading/values.ts'
import type { ActiveDays, ReceivedFlags, ReceivedObject } from '#app/exchange/received.ts'
import { authoredLocale } from '#app/fields/locale.ts'

const container = 'verwaltung_techn'

export const verwaltungTechn = {
  propertyNumber: {
    read: (from, field) => {
      const number = readIdentity(from).propertyNumber
      const isTooLong = number !== null && [...number].length > longestText(field)
      return number === null || isTooLong ? undefined : number
    },
    write: (number) => [place(`${container}/objektnr_extern`, number)],
  },
} as const satisfies FieldMappings

const longestKey = 200

type Identity = Pick<ReceivedObject, 'obid' | 'intern' | 'extern' | 'propertyNumber'>

export function readIdentity(from: ObjectReader): Identity {
  const key = (name: string) => {
    const raw = from.one(from.scope(container), name)?.text ?? ''
    const text = raw.length > 10 * longestKey ? '' : oneLine(raw)
    return text === '' || text.length > longestKey ? null : text
  }
  // Marks it as read, because we write our own.
  from.one(from.scope(container), 'stand_vom')
  const [obid = null, intern = null, extern = null] = ['openimmo_obid', 'objektnr_intern', 'objektnr_extern'].map(key)
  return { obid, intern, extern, propertyNumber: extern ?? intern ?? obid }
}

export function reportIdentity(from: ObjectReader, { propertyNumber }: Identity): void {
  const limit = longestText('propertyNumber')
  const count = [...(propertyNumber ?? '')].length
  if (propertyNumber === null) from.report({ code: 'noIdentity', element: `${container}/objektnr_extern` })
  else if (count > limit)
    from.report({ code: 'numberTooLong', element: container, found: quoted(propertyNumber), count, limit })
}

/** Undefined for the language staff write in, which most files omit. */
export function readLanguageOf(from: ObjectReader): string | undefined {
  const [element] = from.all(from.scope(container), 'sprache')
  return readLanguage(element?.text) === authoredLocale ? undefined : quoted((element?.text ?? '').slice(0, 500))
}

export function readAction(from: ObjectReader): ReceivedObject['action'] {
  const element = from.one(from.scope(container), 'aktion')
  const attribute = element?.attributes.aktionart?.trim()
  const action = (attribute || element?.text.trim()) ?? ''
  switch (action.slice(0, 60).toUpperCase()) {
    case '':
      return from.context.defaultAction ?? 'change'
    case 'CHANGE':
      return 'change'
    case 'DELETE':
      return 'delete'
    case 'REFERENZ':
      return 'reference'
    default:
      from.report({
        code: 'action',
        element: `${container}/aktion@aktionart`,
        found: quoted(action.slice(0, 500)),
        became: 'CHANGE',
      })
      return 'change'
  }
}

/** Not marked as read, so that both go on to other receivers. */
export function readActiveDays(from: ObjectReader): ActiveDays | undefined {
  const scope = from.scope(container)
  const dayOf = (name: string) => {
    const raw = from.all(scope, name)[0]?.text ?? ''
    const read = firstDay.test(raw) || !notZero.test(raw) ? null : readDay(raw)
    if (read === undefined)
      from.report({ code: 'unreadableDay', element: `${container}/${name}`, found: quoted(raw.slice(0, 500)) })
    return read
  }
  const [first, last] = [dayOf('aktiv_von'), dayOf('aktiv_bis')]
  if (first === undefined || last === undefined) return { ...always, isUnreadable: true }
  return first === null && last === null ? undefined : { from: first, until: last }
}

/** What software writes into an empty date. */
const firstDay = /^\s*(?:0001-?01-?01|01\.01\.0001|1899-12-30)/
const notZero = /[^0.:/T\s-]/

const flagNames = ['published', 'highlighted', 'reserved', 'sold'] as const

export function readFlags(from: ObjectReader): ReceivedFlags {
  const flags: ReceivedFlags = {}
  for (const name of flagNames) {
    const flag = ourSimpleField(from, container, name)
    if (flag === 'true' || flag === 'false') flags[name] = flag === 'true'
  }
  const soldOn = ourSimpleField(from, container, 'soldOn')
  if (soldOn !== undefined && /^(?:\d{4}-\d{2})?$/.test(soldOn)) flags.soldOn = soldOn || null
  return flags
}

export function writeTechnical(property: WrittenProperty, { isWholeStock }: WriteOptions): Placed[] {
  const { values, action, obid, intern, changedOn } = property
  const word = action === 'delete' ? 'DELETE' : values.sold ? 'REFERENZ' : action === 'change' ? 'CHANGE' : null
  return [
    ...(intern === null ? [] : [place(`${container}/objektnr_intern`, intern)]),
    place(`${container}/aktion`, '', word === null ? {} : { aktionart: word }),
    place(`${container}/openimmo_obid`, obid),
    place(`${container}/stand_vom`, changedOn),
    ...(isWholeStock && action !== 'delete'
      ? [
          ...flagNames.map((name) => placeOurs(container, name, String(values[name]))),
          placeOurs(container, 'soldOn', values.soldOn ?? ''),
        ]
      : []),
  ]
}
