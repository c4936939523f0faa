import {
  type AuthoredFieldName,
  type HouseType,
  type MarketType,
  type PropertyFieldName,
  type PropertyGroupName,
  propertyTranslations,
} from './property.ts'

export interface PropertyKind {
  houseType: HouseType | null
  marketType: MarketType | null
}

const building = { houseTypes: ['apartment', 'house'] } as const
const rental = { marketType: 'rent' } as const
const sale = { marketType: 'purchase' } as const

/** Groups and fields that are not listed apply to every property. */
const scopes: Partial<Record<PropertyGroupName | PropertyFieldName, Scope>> = {
  buildingPlot: { houseTypes: ['plot'] },
  energy: building,
  apartmentType: { houseTypes: ['apartment'] },
  buildingType: { houseTypes: ['house'] },
  plotType: { houseTypes: ['plot'] },
  livingArea: building,
  usableArea: building,
  rooms: building,
  halfRoom: building,
  floors: building,
  floor: { houseTypes: ['apartment'] },
  bedrooms: building,
  bathrooms: building,
  guestToilet: building,
  basement: building,
  balconyOrTerrace: building,
  balconies: building,
  terraces: building,
  garden: building,
  elevator: building,
  fittedKitchen: building,
  barrierFree: building,
  furnished: building,
  constructionPhase: building,
  objectCondition: building,
  fittingsQuality: building,
  yearBuilt: building,
  lastModernized: building,
  purchasePrice: sale,
  rentalIncome: { ...building, ...sale },
  rented: sale,
  petsAllowed: { ...building, ...rental },
  baseRent: rental,
  heatingCosts: rental,
  heatingIncluded: rental,
  deposit: rental,
  depositText: rental,
}

export function appliesTo(
  name: PropertyGroupName | PropertyFieldName,
  { houseType, marketType }: PropertyKind,
): boolean {
  const scope = scopeOf(name)
  const fitsHouse = houseType === null || (scope.houseTypes?.includes(houseType) ?? true)
  return fitsHouse && (marketType === null || (scope.marketType ?? marketType) === marketType)
}

export interface Scope {
  /** Absent where every type has it. */
  houseTypes?: readonly HouseType[]
  marketType?: MarketType
}

export function scopeOf(name: PropertyGroupName | PropertyFieldName): Scope {
  return scopes[sources.get(name) ?? name] ?? {}
}

/** Until the type is chosen, what only one type has is not expected; until sale or rental is, what only rentals have. */
export function isExpected(name: PropertyGroupName | PropertyFieldName, kind: PropertyKind): boolean {
  const { houseTypes, marketType } = scopeOf(name)
  const isOfOneHouse = kind.houseType === null && houseTypes?.length === 1
  const isOfRentals = kind.marketType === null && marketType === 'rent'
  return appliesTo(name, kind) && !isOfOneHouse && !isOfRentals
}

const sources = new Map<string, AuthoredFieldName>(
  propertyTranslations.map(({ name, translates }) => [name, translates]),
)
