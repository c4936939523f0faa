import { balconyOrTerraceOf } from '#app/domain/offers/features.ts'
import type { Offer } from '#app/domain/offers/offer.ts'
import { roomCount } from '#app/domain/properties/measures.ts'
import { furtherParkingOf } from '#app/domain/properties/parking.ts'
import {
  type AuthoredFieldName,
  isAuthored,
  propertyFieldGroups,
  propertyFields,
} from '#app/domain/properties/property.ts'
import { appliesTo } from '#app/domain/properties/property-scopes.ts'
import type { Fact } from '#app/fields/fact-list.tsx'
import { formatNumber, formatValue } from '#app/fields/format.ts'
import type { Locale } from '#app/fields/locale.ts'
import { keysOf } from '#app/fields/typed-objects.ts'
import { floorName, kindOf, optionPhrases, type PropertyWords } from '#app/i18n/property-facts.ts'
import { phraseOf } from './texts/authored.server.ts'

export interface FactGroup {
  title: string
  facts: Fact[]
}

/** These identify the property and form a group; other main criteria are areas and rooms. */
const objectFields: readonly AuthoredFieldName[] = ['propertyNumber', 'houseType', 'marketType']

/** Shown elsewhere on the page, or private. */
const leftOut = new Set<AuthoredFieldName>([
  ...objectFields,
  'apartmentType',
  'buildingType',
  'plotType',
  'name',
  'street',
  'postalCode',
  'city',
  'district',
  'addressVisible',
  'latitude',
  'longitude',
  'halfRoom',
  'responsibleMember',
  'balconies',
  'terraces',
])

const names = (group: keyof typeof propertyFieldGroups) =>
  keysOf<Partial<typeof propertyFields>>(propertyFieldGroups[group]).filter(
    (name): name is AuthoredFieldName => isAuthored(name) && !leftOut.has(name),
  )

export function factGroups(offer: Offer, locale: Locale, t: PropertyWords): FactGroup[] {
  // The longest come last: in two columns they stand beside the others.
  const groups = [
    { title: t('facts.roomsGroup'), fields: names('mainCriteria') },
    { title: t('groups.availability'), fields: names('availability') },
    { title: t('facts.objectGroup'), fields: objectFields },
    { title: t('facts.constructionGroup'), fields: names('additionalData') },
    { title: t('groups.buildingPlot'), fields: names('buildingPlot') },
  ]
  const toFact = factReader(offer, locale, t)
  return groups
    .map(({ title, fields }) => ({
      title,
      facts: fields.filter((name) => appliesTo(name, offer)).flatMap((name) => toFact(name) ?? []),
    }))
    .filter(({ facts }) => facts.length > 0)
}

function factReader(offer: Offer, locale: Locale, t: PropertyWords): (name: AuthoredFieldName) => Fact | null {
  const optionNames = optionPhrases(t)
  const read = (name: AuthoredFieldName): string | null => {
    const words = { yes: t('yes'), no: t('no'), option: (key: string) => optionNames[name]?.[key] ?? key }
    const value = offer[name]
    return value === false ? null : formatValue(propertyFields[name], value, locale, words)
  }
  const special: Partial<Record<AuthoredFieldName, () => string | null>> = {
    rooms: () => {
      const count = roomCount(offer)
      return count === null ? null : formatNumber(count, locale)
    },
    floor: () => storeyOf(offer.floor, t),
    bedrooms: () => (offer.bedrooms === 0 ? t('facts.studio') : read('bedrooms')),
    houseType: () => kindOf(offer, t),
    balconyOrTerrace: () => balconyWords(offer, t),
    furtherParking: () => furtherParkingWords(offer, t),
  }
  return (name) => {
    const value = (special[name] ?? (() => read(name)))()
    if (value === null) return null
    // Avoids "Verfügbar ab: ab sofort".
    if (name === 'availableFrom') return { label: t('facts.available'), value, ...phraseOf(offer, name, locale) }
    return { label: t(`fields.${name}`), value }
  }
}

function balconyWords(offer: Offer, t: PropertyWords): string | null {
  const counted = (['balconies', 'terraces'] as const).flatMap((name) => {
    const count = offer[name]
    return count ? t(`facts.${name}`, { count }) : []
  })
  const answer = balconyOrTerraceOf(offer)
  return counted.join(', ') || (answer && t(answer))
}

/** "2 × Carport, Duplex" */
function furtherParkingWords(offer: Offer, t: PropertyWords): string | null {
  const kinds = furtherParkingOf(offer).flatMap(({ kind, spaces }) => {
    if (spaces === 0) return []
    const name = kind ? t(`options.parkingType.${kind}`) : t('facts.parking')
    return spaces === null ? name : `${spaces}\u00a0× ${name}`
  })
  return kinds.join(', ') || null
}

/** The English label already contains "Floor". */
function storeyOf(floor: number | null, t: PropertyWords): string | null {
  if (floor === null) return null
  return floor > 0 ? t('facts.storey', { floor }) : floorName(floor, t)
}
