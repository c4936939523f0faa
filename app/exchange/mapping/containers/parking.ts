/** Parking spaces, which three containers tell of. */
import type { propertyOptions } from '#app/domain/properties/property-options.ts'
import { type FieldMapping, place, rangeOf, written, writtenWord } from '#app/exchange/mapping/field-mapping.ts'
import type { ObjectReader } from '#app/exchange/mapping/object-reader.ts'
import { readOption } from '#app/exchange/options.ts'
import { quoted } from '#app/exchange/problems.ts'
import { readAmount } from '#app/exchange/reading/values.ts'
import type { Element } from '#app/exchange/received.ts'
import { isEuro } from './currency.ts'

type ParkingType = (typeof propertyOptions.parkingType)[number]

export const parking = {
  parkingType: {
    from: ['preise', 'ausstattung'],
    read: (from) => {
      const kinds = kindsOf(from)
      const art = from.scope('ausstattung')
      const [attributes] = from.all(art, 'stellplatzart')
      const said = [...from.trueAttributes(attributes)]
      if (art && attributes) from.takePartly(art, attributes, fields)
      const [first] = kinds
      const found = first?.type ?? said.map((word) => readOption('parkingType', word)).find((type) => type)
      const count = Math.max(kinds.length, said.length)
      if (count > 1)
        from.report({
          code: 'severalParkings',
          element: kinds.length > 1 ? 'preise/stp_*' : 'ausstattung/stellplatzart',
          found: quoted((kinds.length > 1 ? kinds.map(({ element }) => element.name) : said).join(', ')),
          became: found ?? '',
        })
      if (found) return found
      // With one of the two missing nobody has said that there is none.
      return art && from.scope('preise') ? null : undefined
    },
    write: (type, all) => {
      const word = writtenWord('parkingType', type)
      const { parkingPrice, parkingSpaces, marketType } = all
      const isCounted = parkingSpaces !== null && parkingSpaces > 0
      const attributes = {
        ...(parkingPrice === null
          ? {}
          : { [marketType === 'rent' ? 'stellplatzmiete' : 'stellplatzkaufpreis']: written(parkingPrice) }),
        ...(isCounted ? { anzahl: String(parkingSpaces) } : {}),
      }
      if (word === null)
        return parkingPrice === null ? [] : [place('preise/stp_sonstige', '', { platzart: 'SONSTIGES', ...attributes })]
      const kind = place(`preise/stp_${word.toLowerCase()}`, '', attributes)
      return [
        ...(Object.keys(attributes).length > 0 ? [kind] : []),
        place('ausstattung/stellplatzart', '', { [word]: 'true' }),
      ]
    },
  },
  parkingPrice: {
    read: (from) => (isEuro(from) ? (kindsOf(from)[0]?.price ?? null) : null),
    write: () => [],
  },
  parkingSpaces: {
    from: ['flaechen', 'preise'],
    read: (from, field) => {
      const counted = from.number(from.scope('flaechen'), 'anzahl_stellplaetze', rangeOf(field, 'notGiven'))
      if (counted !== null) return counted
      const spaces = kindsOf(from).map(({ spaces }) => spaces)
      const sum = spaces.reduce((sum, spaces) => sum + spaces, 0)
      if (sum > 0 && sum <= rangeOf(field, 'kept').max) return sum
      return from.scope('flaechen') ? null : undefined
    },
    write: (spaces) => (spaces === null || spaces < 1 ? [] : [place('flaechen/anzahl_stellplaetze', String(spaces))]),
  },
} as const satisfies {
  parkingType: FieldMapping<ParkingType | null>
  parkingPrice: FieldMapping<number | null>
  parkingSpaces: FieldMapping<number | null>
}

const fields = ['parkingType', 'parkingPrice', 'parkingSpaces'] as const

interface ParkingKind {
  element: Element
  /** Null for others than ours. */
  type: ParkingType | null
  price: number | null
  /** 0 when the file does not count them. */
  spaces: number
}

/** Those with the most spaces first. Elements that senders leave empty do not count. */
function kindsOf(from: ObjectReader): ParkingKind[] {
  const scope = from.scope('preise')
  if (!scope) return []
  const kinds = scope.children
    .filter(({ name }) => name.startsWith('stp_'))
    .map((element) => parkingKind(element, from))
    .filter((kind) => kind !== undefined)
  for (const { element } of kinds) from.takePartly(scope, element, fields)
  return kinds.toSorted((one, other) => other.spaces - one.spaces)
}

function parkingKind(element: Element, from: ObjectReader): ParkingKind | undefined {
  const { anzahl, stellplatzkaufpreis, stellplatzmiete, platzart } = element.attributes
  const spaces = readAmount(anzahl ?? '')
  const price = readAmount((from.kind.marketType === 'rent' ? stellplatzmiete : stellplatzkaufpreis) ?? '') || null
  if (spaces === 0 || (!spaces && price === null)) return undefined
  const word = element.name === 'stp_sonstige' ? (platzart ?? '') : element.name.slice('stp_'.length)
  const { max } = rangeOf('parkingPrice', 'kept')
  return {
    element,
    type: readOption('parkingType', word) ?? null,
    price: price !== null && price > 0 && price <= max ? Math.round(price * 100) / 100 : null,
    spaces: spaces && spaces > 0 ? Math.min(Math.trunc(spaces), 1_000_000) : 0,
  }
}
