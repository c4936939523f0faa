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
const scopes: Partial<
  Record<PropertyGroupName | PropertyFieldName, { houseTypes?: readonly HouseType[]; marketType?: MarketType }>
> = {
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
  const scope = scopes[sources.get(name) ?? name]
  const fitsHouse = houseType === null || (scope?.houseTypes?.includes(houseType) ?? true)
  return fitsHouse && (marketType === null || (scope?.marketType ?? marketType) === marketType)
}

const sources = new Map<string, AuthoredFieldName>(
  propertyTranslations.map(({ name, translates }) => [name, translates]),
)
