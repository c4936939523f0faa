import { type Parking, parkingOf } from '#app/domain/properties/parking.ts'
import { type PropertyValues, parkingColumns, parkingPrices, propertyFields } from '#app/domain/properties/property.ts'
import type { PropertyKind } from '#app/domain/properties/property-scopes.ts'
import {
  type FieldMapping,
  type Placed,
  place,
  rangeOf,
  written,
  writtenWord,
} from '#app/exchange/mapping/fields/field-mapping.ts'
import type { ObjectReader } from '#app/exchange/mapping/fields/object-reader.ts'
import { hasMonthlyRent, monthlyShare, readMonthly } from '#app/exchange/mapping/fields/rent-period.ts'
import { readOption } from '#app/exchange/options.ts'
import { quoted } from '#app/exchange/problems.ts'
import { readAmount, readFigure } from '#app/exchange/reading/values.ts'
import type { Element } from '#app/exchange/received.ts'
import { moneyMax } from '#app/fields/field.ts'
import { joinRows } from '#app/fields/format.ts'
import { isEuro } from './currency.ts'

const most = 1 + propertyFields.furtherParking.most

export const parking = {
  parkingType: {
    from: ['preise', 'ausstattung'],
    // An object that lacks either element does not deny parking.
    read: (from) => kindsOf(from)[0]?.kind ?? (hasBothContainers(from) ? null : undefined),
    write: (_, all) => {
      const kinds = parkingOf(all)
      const words = kinds.flatMap(({ kind }) => writtenWord('parkingType', kind) ?? [])
      const art = place('ausstattung/stellplatzart', '', Object.fromEntries(words.map((word) => [word, 'true'])))
      return [...placeKinds(kinds, all.marketType), ...(words.length > 0 ? [art] : [])]
    },
  },
  parkingPrice: {
    read: (from) => (isEuro(from) ? (kindsOf(from)[0]?.price ?? null) : null),
    write: () => [],
  },
  parkingSpaces: {
    from: ['flaechen', 'preise'],
    read: (from, field) => {
      const scope = from.scope('flaechen')
      const [first, ...further] = kindsOf(from)
      const isCounted = further.length > 0 && first?.spaces
      const [all] = from.all(scope, 'anzahl_stellplaetze')
      if (isCounted && scope && all) from.markPartlyRead(scope, all, fields)
      const counted = isCounted ? null : from.number(scope, 'anzahl_stellplaetze', rangeOf(field, 'notGiven'))
      return counted ?? first?.spaces ?? (scope ? null : undefined)
    },
    write: (_, all) => {
      const spaces = spacesOf(parkingOf(all))
      return spaces < 1 ? [] : [place('flaechen/anzahl_stellplaetze', String(spaces))]
    },
  },
  furtherParking: {
    from: ['preise', 'ausstattung'],
    read: (from) => {
      const kinds = kindsOf(from)
      reportLoss(from, kinds)
      const shown = isEuro(from) ? kinds : kinds.map((kind) => ({ ...kind, price: null }))
      return joinRows(shown.slice(1, most)) ?? (hasBothContainers(from) ? null : undefined)
    },
    write: () => [],
  },
} as const satisfies {
  parkingType: FieldMapping<PropertyValues['parkingType']>
  parkingPrice: FieldMapping<number | null>
  parkingSpaces: FieldMapping<number | null>
  furtherParking: FieldMapping<string | null>
}

const fields = ['parkingType', 'parkingPrice', 'parkingSpaces', 'furtherParking'] as const

function hasBothContainers(from: ObjectReader): boolean {
  return from.scope('preise') !== undefined && from.scope('ausstattung') !== undefined
}

function spacesOf(kinds: readonly Parking[]): number {
  return kinds.reduce((sum, { spaces }) => sum + (spaces ?? 0), 0)
}

/** Each element occurs once, except the one that names its kind in an attribute. */
function placeKinds(kinds: readonly Parking[], marketType: PropertyKind['marketType']): Placed[] {
  const known = new Set<string>()
  return kinds.flatMap(({ kind, spaces, price }) => {
    const attributes = {
      ...(price === null ? {} : { [priceName(marketType)]: written(price) }),
      ...(spaces === null || spaces < 1 ? {} : { anzahl: String(spaces) }),
    }
    if (Object.keys(attributes).length === 0) return []
    const word = writtenWord('parkingType', kind)
    if (word === null || known.has(word))
      return [place('preise/stp_sonstige', '', { platzart: word ?? 'SONSTIGES', ...attributes })]
    known.add(word)
    return [place(`preise/stp_${word.toLowerCase()}`, '', attributes)]
  })
}

function kindsOf(from: ObjectReader): Parking[] {
  const counted = parkingElements(from)
    .map((element) => parkingKind(element, from))
    .filter((kind) => kind !== undefined)
    .toSorted((one, other) => (other.spaces ?? 0) - (one.spaces ?? 0))
  const named = namedKinds(from).filter((name) => !counted.some(({ kind }) => kind === name))
  const kinds = counted.map((parking) => ({ ...parking, kind: parking.kind ?? named.shift() ?? null }))
  return [...kinds, ...named.map((kind) => ({ kind, spaces: null, price: null }))]
}

function parkingElements(from: ObjectReader): Element[] {
  return from.scope('preise')?.children.filter(({ name }) => name.startsWith('stp_')) ?? []
}

function parkingKind(element: Element, from: ObjectReader): Parking | undefined {
  const { anzahl = '', platzart = '' } = element.attributes
  const counted = readAmount(anzahl)
  const price = monthlyShare(from, readPrice(element, from) || null)
  if (counted === 0 || (!counted && price === null)) return undefined
  const scope = from.scope('preise')
  // Written back, a price for another period would stand beside a monthly one.
  if (scope && hasMonthlyRent(from)) from.markPartlyRead(scope, element, fields)
  else from.take(element)
  const word = element.name === 'stp_sonstige' ? platzart : element.name.slice('stp_'.length)
  const spaces = Math.trunc(counted ?? 0)
  return {
    kind: readOption('parkingType', word) ?? null,
    spaces: spaces > 0 && spaces <= parkingColumns.spaces.max ? spaces : null,
    price: price !== null && price > 0 && price <= moneyMax ? Math.round(price * 100) / 100 : null,
  }
}

function readPrice({ attributes }: Element, { kind: { marketType } }: ObjectReader): number | null | undefined {
  const read = readFigure(attributes[priceName(marketType)] ?? '', parkingPrices[marketType ?? 'purchase'])
  return read && ('value' in read ? read.value : undefined)
}

function priceName(marketType: PropertyKind['marketType']): 'stellplatzmiete' | 'stellplatzkaufpreis' {
  return marketType === 'rent' ? 'stellplatzmiete' : 'stellplatzkaufpreis'
}

function namedKinds(from: ObjectReader): NonNullable<Parking['kind']>[] {
  const scope = from.scope('ausstattung')
  const [element] = from.all(scope, 'stellplatzart')
  if (scope && element) from.markPartlyRead(scope, element, fields)
  return [...from.trueAttributes(element)].flatMap((word) => readOption('parkingType', word) ?? [])
}

function reportLoss(from: ObjectReader, kinds: readonly Parking[]): void {
  for (const element of parkingElements(from)) {
    const { name, attributes } = element
    readMonthly(from, `preise/${name}@${priceName(from.kind.marketType)}`, readPrice(element, from) || null)
    const readings = [
      ['anzahl', readAmount(attributes.anzahl ?? ''), parkingColumns.spaces.max],
      [priceName(from.kind.marketType), readPrice(element, from), moneyMax],
    ] as const
    for (const [attribute, read, max] of readings) {
      if (read === undefined || (read !== null && (read < 0 || read > max)))
        from.hint(`preise/${name}@${attribute}`, attributes[attribute] ?? '')
    }
  }
  const all = from.all(from.scope('flaechen'), 'anzahl_stellplaetze')[0]?.text ?? ''
  const isMore = kinds.length > 1 && spacesOf(kinds) > 0 && (readAmount(all) ?? 0) > spacesOf(kinds)
  const report = (element: string, found: string) =>
    from.report({ code: 'severalParkings', element, found: quoted(found.slice(0, 500)) })
  if (isMore) report('flaechen/anzahl_stellplaetze', all)
  if (kinds.length > most)
    report(
      'preise/stp_*',
      parkingElements(from)
        .map(({ name }) => name)
        .join(', '),
    )
}
