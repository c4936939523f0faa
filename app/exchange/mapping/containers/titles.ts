import type { HouseType } from '#app/domain/properties/property.ts'
import type { propertyOptions } from '#app/domain/properties/property-options.ts'
import type { ReceivedValues } from '#app/exchange/received.ts'

export function titleOf({ houseType, apartmentType, buildingType, plotType, city }: ReceivedValues): string {
  const subtype =
    (apartmentType && names.apartmentType[apartmentType]) ||
    (buildingType && names.buildingType[buildingType]) ||
    (plotType && names.plotType[plotType])
  const kind = subtype || (houseType ? names.houseType[houseType] : 'Immobilie')
  return city ? `${kind} in ${city}` : kind
}

type Names<Field extends 'apartmentType' | 'buildingType' | 'plotType'> = Readonly<
  Record<(typeof propertyOptions)[Field][number], string>
>

const names: {
  houseType: Record<HouseType, string>
  apartmentType: Names<'apartmentType'>
  buildingType: Names<'buildingType'>
  plotType: Names<'plotType'>
} = {
  houseType: { apartment: 'Wohnung', house: 'Haus', plot: 'Grundstück' },
  apartmentType: {
    storey: 'Etagenwohnung',
    groundFloor: 'Erdgeschosswohnung',
    raisedGroundFloor: 'Hochparterrewohnung',
    attic: 'Dachgeschosswohnung',
    maisonette: 'Maisonettewohnung',
    penthouse: 'Penthouse',
    loft: 'Loft',
    terraced: 'Terrassenwohnung',
    basement: 'Souterrainwohnung',
    studioApartment: 'Apartment',
    gallery: 'Galeriewohnung',
    holidayFlat: 'Ferienwohnung',
    unfinishedAttic: 'Rohdachboden',
    topFloorSetback: 'Attikawohnung',
  },
  buildingType: {
    detached: 'Einfamilienhaus',
    twoFamily: 'Zweifamilienhaus',
    multiFamily: 'Mehrfamilienhaus',
    semiDetached: 'Doppelhaushälfte',
    terrace: 'Reihenhaus',
    midTerrace: 'Reihenmittelhaus',
    endTerrace: 'Reihenendhaus',
    cornerTerrace: 'Reiheneckhaus',
    townHouse: 'Stadthaus',
    bungalow: 'Bungalow',
    villa: 'Villa',
    countryHouse: 'Landhaus',
    farmhouse: 'Bauernhaus',
    formerFarm: 'Resthof',
    castle: 'Schloss',
    manor: 'Herrenhaus',
    holidayHouse: 'Ferienhaus',
    prefabricated: 'Fertighaus',
  },
  plotType: {
    residential: 'Wohnbaugrundstück',
    commercial: 'Gewerbegrundstück',
    industrial: 'Industriegrundstück',
    agricultural: 'Land- und forstwirtschaftliche Fläche',
    leisure: 'Freizeitgrundstück',
    mixedUse: 'Grundstück',
    businessPark: 'Grundstück im Gewerbepark',
    specialUse: 'Grundstück',
    lakeside: 'Seegrundstück',
  },
}
