/** Doubts are shown after saving and never block. */
import { addMonths, berlinDay, daysBetween } from '#app/domain/calendar.ts'
import type { Point } from '#app/domain/places/point.ts'
import { isEnergyClassPlausible } from '#app/domain/properties/energy.ts'
import { deniesCertificate } from '#app/domain/properties/energy-certificate.ts'
import { isFar, isSwapped, swapped } from '#app/domain/properties/location.ts'
import { leadingArea, roomCount } from '#app/domain/properties/measures.ts'
import { hasField } from '#app/domain/properties/own-fields.ts'
import {
  type HouseType,
  type PropertyFieldName,
  type PropertyValues,
  propertyFields,
} from '#app/domain/properties/property.ts'
import { mostRents } from '#app/domain/properties/usual-words.ts'

export interface PlausibilityCheck {
  name: string
  fields: readonly PropertyFieldName[]
  /** One of these numbers is a slip, the likeliest first. Missing where lawful offers look like that. */
  slipIn?: readonly PropertyFieldName[]
  /** `today` is an ISO date in Berlin, `place` the location of its address. */
  isDoubtful: (property: PropertyValues, today: string, place: Point | null) => boolean
}

/** In EUR per m²; prices outside are probably typing errors. */
const pricesPerSquareMetre: Record<HouseType, readonly [min: number, max: number]> = {
  apartment: [100, 50_000],
  house: [100, 50_000],
  plot: [1, 20_000],
}

/** For a ruin the buyer pays the land; fields and woods are sold below a euro. */
function lowestPrice({ houseType, objectCondition, plotType }: PropertyValues): number {
  if (houseType !== 'plot') return isRuin(objectCondition) ? 1 : pricesPerSquareMetre[houseType][0]
  return plotType === 'agricultural' ? 0.1 : pricesPerSquareMetre.plot[0]
}

function isRuin(condition: PropertyValues['objectCondition']): boolean {
  return condition === 'dilapidated' || condition === 'demolition'
}

/** In m² per room: a loft is one large room, a room for a bed one small. */
const areasPerRoom = [5, 400] as const

/** In EUR a month; higher rents are probably purchase prices. */
const [, highestRent] = propertyFields.baseRent.usual
const highestRentPerSquareMetre = 150

/** EnEV 2007. */
const firstCertificates = '2007-10-01'

export const plausibilityChecks = [
  {
    name: 'energyClass',
    fields: ['energyEfficiencyClass', 'energyConsumption'],
    isDoubtful: (p) => !isEnergyClassPlausible(p),
  },
  {
    name: 'energyZero',
    fields: ['energyConsumption', 'primaryEnergyDemand'],
    isDoubtful: (p) => p.energyConsumption === 0 || p.primaryEnergyDemand === 0,
  },
  {
    name: 'livingAreaOnPlot',
    fields: ['livingArea', 'plotArea'],
    // Each storey may cover the whole plot, plus one under the roof.
    isDoubtful: (p) => p.houseType === 'house' && exceeds(p.livingArea, p.plotArea, (p.floors ?? 3) + 1),
  },
  {
    name: 'bedrooms',
    fields: ['bedrooms', 'rooms'],
    isDoubtful: (p) => p.rooms !== null && (p.bedrooms ?? 0) > p.rooms + Number(p.halfRoom),
  },
  { name: 'floor', fields: ['floor', 'floors'], isDoubtful: (p) => exceeds(p.floor, p.floors) },
  {
    name: 'certificateOrder',
    fields: ['energyCertificateIssuedOn', 'energyCertificateValidUntil'],
    isDoubtful: (p) => certificateDays(p) <= 0,
  },
  {
    name: 'certificateTerm',
    fields: ['energyCertificateIssuedOn', 'energyCertificateValidUntil'],
    isDoubtful: (p) => certificateDays(p) > 0 && !isTenYears(p),
  },
  {
    name: 'certificateExpired',
    fields: ['energyCertificateValidUntil'],
    isDoubtful: (p, today) => p.energyCertificateValidUntil !== null && p.energyCertificateValidUntil < today,
  },
  {
    name: 'certificateFuture',
    fields: ['energyCertificateIssuedOn'],
    isDoubtful: (p, today) => (p.energyCertificateIssuedOn ?? '') > today,
  },
  {
    name: 'certificateEarly',
    fields: ['energyCertificateIssuedOn'],
    isDoubtful: (p) => (p.energyCertificateIssuedOn ?? firstCertificates) < firstCertificates,
  },
  {
    name: 'certificateDenied',
    fields: ['energyCertificate'],
    isDoubtful: deniesCertificate,
  },
  {
    name: 'yearBuilt',
    fields: ['yearBuilt', 'constructionPhase'],
    isDoubtful: (p, today) =>
      exceeds(p.yearBuilt, Number(today.slice(0, 4))) &&
      (p.constructionPhase === null || p.constructionPhase === 'completed'),
  },
  {
    name: 'areaPerRoom',
    fields: ['livingArea', 'rooms'],
    slipIn: ['livingArea', 'rooms'],
    isDoubtful: (p) => {
      const [min, max] = areasPerRoom
      const rooms = roomCount(p) || null
      return exceeds(p.livingArea, rooms, max) || exceeds(rooms, p.livingArea, 1 / min)
    },
  },
  {
    name: 'pricePerSquareMetre',
    fields: ['purchasePrice'],
    slipIn: ['purchasePrice', 'livingArea', 'plotArea'],
    isDoubtful: (p) => {
      const [, max] = pricesPerSquareMetre[p.houseType]
      const area = leadingArea(p)
      return exceeds(p.purchasePrice, area, max) || exceeds(area, p.purchasePrice, 1 / lowestPrice(p))
    },
  },
  {
    name: 'dearRent',
    fields: ['baseRent'],
    slipIn: ['baseRent', 'livingArea'],
    isDoubtful: (p) =>
      exceeds(p.baseRent, highestRent) || exceeds(p.baseRent, leadingArea(p), highestRentPerSquareMetre),
  },
  { name: 'deposit', fields: ['deposit', 'baseRent'], isDoubtful: (p) => exceeds(p.deposit, p.baseRent, mostRents) },
  {
    name: 'rentOnRequest',
    fields: ['priceOnRequest'],
    isDoubtful: (p) => p.marketType === 'rent' && p.priceOnRequest,
  },
  {
    name: 'tenantProvision',
    fields: ['provision'],
    isDoubtful: (p) => p.marketType === 'rent' && p.houseType !== 'plot' && asksForProvision(p),
  },
  {
    name: 'provisionWithoutVat',
    fields: ['provision'],
    isDoubtful: (p) => asksForProvision(p) && !/mwst|ust\b|(?:mehrwert|umsatz)steuer|\bvat\b/i.test(p.provision ?? ''),
  },
  { name: 'floorSpaceIndex', fields: ['gfz', 'grz'], isDoubtful: (p) => exceeds(p.grz, p.gfz) },
  {
    name: 'swappedPoint',
    fields: ['latitude', 'longitude'],
    isDoubtful: (p, _today, place) => isSwapped(p) || (isFar(p, place) && !isFar(swapped(p), place)),
  },
  {
    name: 'farFromPlace',
    fields: ['latitude', 'longitude'],
    isDoubtful: (p, _today, place) => isFar(p, place) && isFar(swapped(p), place),
  },
] as const satisfies readonly PlausibilityCheck[]

export type PlausibilityName = (typeof plausibilityChecks)[number]['name']

export type Doubt = Pick<(typeof plausibilityChecks)[number], 'name' | 'fields'> & Pick<PlausibilityCheck, 'slipIn'>

export function doubtsAbout(property: PropertyValues, today = new Date(), place: Point | null = null): Doubt[] {
  const day = berlinDay(today)
  return plausibilityChecks.filter(
    ({ fields, isDoubtful }) => fields.every((field) => hasField(field, property)) && isDoubtful(property, day, place),
  )
}

/** Of the numbers named by `slipIn`: what no lawful offer is. */
export function slipsIn(property: PropertyValues): { name: PlausibilityName; slipIn: readonly PropertyFieldName[] }[] {
  return doubtsAbout(property).flatMap(({ name, slipIn }) => (slipIn ? [{ name, slipIn }] : []))
}

function exceeds(value: number | null, other: number | null, times = 1): boolean {
  return value !== null && other !== null && value > other * times
}

type CertificateDates = Pick<PropertyValues, 'energyCertificateIssuedOn' | 'energyCertificateValidUntil'>

function certificateDays({
  energyCertificateIssuedOn: from,
  energyCertificateValidUntil: to,
}: CertificateDates): number {
  return from && to ? daysBetween(from, to) : Number.NaN
}

/** § 79 GModG: ten years, ending on the same day or the day before. */
function isTenYears(property: CertificateDates): boolean {
  const from = property.energyCertificateIssuedOn ?? ''
  return Math.abs(certificateDays(property) - daysBetween(from, addMonths(from, 120))) <= 1
}

/** True for "3,57 %", false for "Für Käufer provisionsfrei". */
export function asksForProvision({ provision }: Pick<PropertyValues, 'provision'>): boolean {
  return /[1-9]|monatsmiete/i.test(provision ?? '') && !/(?:provisions|courtage)frei|keine/i.test(provision ?? '')
}
