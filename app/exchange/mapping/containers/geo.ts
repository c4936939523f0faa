import { isSwapped, type LocationValues, swapped } from '#app/domain/properties/location.ts'
import {
  amount,
  type FieldMappings,
  longestText,
  type MappedField,
  place,
  placeDefault,
  rangeOf,
} from '#app/exchange/mapping/fields/field-mapping.ts'
import { isWord, type ObjectReader } from '#app/exchange/mapping/fields/object-reader.ts'
import { readAmount } from '#app/exchange/reading/values.ts'

export const geo = {
  street: {
    read: (from, field) => {
      const scope = from.scope('geo')
      const number = from.one(scope, 'hausnummer')
      const street = from.one(scope, 'strasse')
      return street
        ? from.shortened('geo/strasse', `${street.text} ${number?.text ?? ''}`, longestText(field), 'one')
        : null
    },
    write: (street) => {
      if (street === null) return []
      const words = street.split(' ')
      const split = words.findLastIndex((word) => /^\d/.test(word))
      if (split < 1) return [place('geo/strasse', street)]
      return [
        place('geo/strasse', words.slice(0, split).join(' ')),
        place('geo/hausnummer', words.slice(split).join(' ')),
      ]
    },
  },
  postalCode: {
    read: (from) => {
      const code = from.one(from.scope('geo'), 'plz')?.text.trim() ?? ''
      if (/^\d{5}$/.test(code)) return code
      if (code !== '' && !isAbroad(from)) from.hint('geo/plz', code)
      return null
    },
    write: (code) => (code === null ? [] : [place('geo/plz', code)]),
  },
  city: {
    read: (from, field) => {
      const [city] = townOf(from)
      const read = from.shortened('geo/ort', city, longestText(field), 'one')
      if (read === null) from.report({ code: 'noCity', element: 'geo/ort' })
      return read ?? undefined
    },
    write: (city) => [place('geo/ort', city), placeDefault('geo/land', '', { iso_land: 'DEU' })],
  },
  district: {
    read: (from, field) => {
      const [, behind] = townOf(from)
      return (
        from.text(from.scope('geo'), 'regionaler_zusatz', longestText(field), 'one') ??
        from.shortened('geo/ort', behind, longestText(field), 'one')
      )
    },
    write: (district) => (district === null ? [] : [place('geo/regionaler_zusatz', district)]),
  },
  latitude: {
    read: (from) => pointIn(from).latitude,
    // A single coordinate does not locate anything.
    write: (latitude, { longitude }) =>
      latitude === null || longitude === null
        ? []
        : [
            place('geo/geokoordinaten', '', {
              breitengrad: String(latitude),
              laengengrad: String(longitude),
            }),
          ],
  },
  longitude: { read: (from) => pointIn(from).longitude, write: () => [] },
  floors: amount('geo/anzahl_etagen'),
  floor: amount('geo/etage', 'kept'),
} as const satisfies FieldMappings

export const locatingFields = ['street', 'latitude', 'longitude'] as const
export const locatingElements: ReadonlySet<string> = new Set(
  'strasse hausnummer geokoordinaten gemeindecode flur flurstueck gemarkung wohnungsnr karten_makro karten_mikro virtuelletour luftbildern'.split(
    ' ',
  ),
)

const points = new WeakMap<ObjectReader, LocationValues>()

/** Read once, so that what is wrong with the pair is reported once. */
function pointIn(from: ObjectReader): LocationValues {
  const point = points.get(from) ?? mendedPoint(from)
  points.set(from, point)
  return point
}

function mendedPoint(from: ObjectReader): LocationValues {
  const latitude = coordinate(from, 'latitude', 'breitengrad')
  const longitude = coordinate(from, 'longitude', 'laengengrad')
  const point = { latitude, longitude }
  if (from.context.isOurs || !isSwapped(point)) return point
  from.report({
    code: 'swappedPoint',
    element: 'geo/geokoordinaten',
    found: `${latitude}, ${longitude}`,
    became: `${longitude}, ${latitude}`,
  })
  return swapped(point)
}

function coordinate(from: ObjectReader, field: MappedField, name: 'breitengrad' | 'laengengrad'): number | null {
  const attributes = from.one(from.scope('geo'), 'geokoordinaten')?.attributes ?? {}
  const readAttribute = (attribute: string) => (attributes[attribute] ?? '').slice(0, 60).replace(',', '.')
  // Senders write 0, 0 for unknown coordinates.
  if (readAmount(readAttribute('breitengrad')) === 0 && readAmount(readAttribute('laengengrad')) === 0) return null
  return from.numberOf(`geo/geokoordinaten@${name}`, readAttribute(name), rangeOf(field, 'kept'))
}

export function isAbroad(from: ObjectReader): boolean {
  return !germany.has(countryOf(from))
}

export function reportCountry(from: ObjectReader): void {
  if (isAbroad(from)) from.report({ code: 'country', element: 'geo/land@iso_land', found: countryOf(from) })
}

const germany = new Set(['', 'DEU', 'DE', 'D', 'GER', 'DEUTSCHLAND'])

function countryOf(from: ObjectReader): string {
  const element = from.all(from.scope('geo'), 'land')[0]
  const country = (element?.attributes.iso_land ?? element?.text ?? '').trim().toUpperCase()
  return isWord(country) || country === '' ? country : country.slice(0, 60)
}

function townOf(from: ObjectReader): [city: string, behind: string] {
  const town = from.one(from.scope('geo'), 'ort')?.text ?? ''
  const [city = '', ...behind] = town.split(' / ')
  return [city, behind.join(' / ')]
}
