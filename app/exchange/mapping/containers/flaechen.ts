import { propertyFields } from '#app/domain/properties/property.ts'
import {
  amount,
  type FieldMappings,
  type MappedField,
  place,
  rangeOf,
  ratio,
} from '#app/exchange/mapping/fields/field-mapping.ts'
import type { ObjectReader } from '#app/exchange/mapping/fields/object-reader.ts'
import { readAmount } from '#app/exchange/reading/values.ts'
import { parking } from './parking.ts'

export const flaechen = {
  livingArea: amount('flaechen/wohnflaeche'),
  usableArea: amount('flaechen/nutzflaeche'),
  plotArea: amount('flaechen/grundstuecksflaeche'),
  rooms: {
    read: (from, field) => {
      const rooms = from.number(from.scope('flaechen'), 'anzahl_zimmer', {
        ...rangeOf(field, 'notGiven'),
        field: withHalves,
        decimals: 4,
      })
      if (rooms === null) return null
      const half = toHalf(rooms)
      if (half !== rooms) from.hint('flaechen/anzahl_zimmer', String(rooms), String(half))
      return Math.trunc(half)
    },
    write: (rooms, { halfRoom }) =>
      rooms === null && !halfRoom ? [] : [place('flaechen/anzahl_zimmer', String((rooms ?? 0) + (halfRoom ? 0.5 : 0)))],
  },
  halfRoom: {
    read: (from) => {
      const raw = from.all(from.scope('flaechen'), 'anzahl_zimmer')[0]?.text ?? ''
      const rooms = readAmount(raw) ?? 0
      return typeof from.values.rooms === 'number' && toHalf(rooms) % 1 === 0.5
    },
    write: () => [],
  },
  bedrooms: {
    ...amount('flaechen/anzahl_schlafzimmer'),
    read: (from, field) => {
      const bedrooms = from.number(from.scope('flaechen'), 'anzahl_schlafzimmer', rangeOf(field, 'kept'))
      return bedrooms === 0 && (from.values.rooms ?? 0) < 1 ? null : bedrooms
    },
  },
  bathrooms: amount('flaechen/anzahl_badezimmer'),
  balconies: amount('flaechen/anzahl_balkone'),
  terraces: amount('flaechen/anzahl_terrassen'),
  // Counts of balconies and terraces have fields of their own.
  balconyOrTerrace: {
    read: (from) => {
      const counts = outside.flatMap((name) => from.all(from.scope('flaechen'), name))
      return counts.some(({ text }) => (readAmount(text) ?? 0) > 0) ? 'yes' : null
    },
    write: () => [],
  },
  grz: ratio('flaechen/grz'),
  gfz: ratio('flaechen/gfz'),
  parkingSpaces: parking.parkingSpaces,
} as const satisfies FieldMappings

const withHalves = { kind: 'decimal', max: propertyFields.rooms.max } as const

const outside = ['anzahl_logia', 'balkon_terrasse_flaeche']

export const derivedElements: Readonly<Record<string, readonly MappedField[]>> = {
  anzahl_sep_wc: ['guestToilet'],
  ...Object.fromEntries(outside.map((name) => [name, ['balconyOrTerrace']] as const)),
}

function toHalf(rooms: number): number {
  return Math.floor(rooms * 2) / 2
}

export function hasSeparateToilet(from: ObjectReader): boolean {
  const [element] = from.all(from.scope('flaechen'), 'anzahl_sep_wc')
  return (readAmount(element?.text ?? '') ?? 0) > 0
}
