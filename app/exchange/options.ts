/**
 * When two of our options share one OpenImmo value, the exact name is written beside it. One table, because a test
 * compares all of it with the options of the catalogue.
 */
import type { propertyOptions } from '#app/domain/properties/property-options.ts'

type Options = typeof propertyOptions

export interface OptionTable<Option extends string> {
  /** Null where the format has no value. */
  written: Readonly<Record<Option, string | null>>
  /** Values of other senders, in upper case; null for values without meaning. */
  alsoRead?: Readonly<Record<string, Option | null>>
}

export const optionTables = {
  apartmentType: {
    written: {
      storey: 'ETAGE',
      groundFloor: 'ERDGESCHOSS',
      raisedGroundFloor: 'ERDGESCHOSS',
      attic: 'DACHGESCHOSS',
      maisonette: 'MAISONETTE',
      penthouse: 'PENTHOUSE',
      loft: 'LOFT-STUDIO-ATELIER',
      terraced: 'TERRASSEN',
      basement: 'SOUTERRAIN',
      studioApartment: 'APARTMENT',
      gallery: 'GALERIE',
      holidayFlat: 'FERIENWOHNUNG',
      unfinishedAttic: 'ROHDACHBODEN',
      topFloorSetback: 'ATTIKAWOHNUNG',
    },
    alsoRead: { KEINE_ANGABE: null },
  },
  buildingType: {
    written: {
      detached: 'EINFAMILIENHAUS',
      twoFamily: 'ZWEIFAMILIENHAUS',
      multiFamily: 'MEHRFAMILIENHAUS',
      semiDetached: 'DOPPELHAUSHAELFTE',
      terrace: 'REIHENHAUS',
      midTerrace: 'REIHENMITTEL',
      endTerrace: 'REIHENEND',
      cornerTerrace: 'REIHENECK',
      townHouse: 'STADTHAUS',
      bungalow: 'BUNGALOW',
      villa: 'VILLA',
      countryHouse: 'LANDHAUS',
      farmhouse: 'BAUERNHAUS',
      formerFarm: 'RESTHOF',
      castle: 'SCHLOSS',
      manor: 'HERRENHAUS',
      holidayHouse: 'FERIENHAUS',
      prefabricated: 'FERTIGHAUS',
    },
    alsoRead: {
      APARTMENTHAUS: 'multiFamily',
      BURG: 'castle',
      FINCA: 'countryHouse',
      RUSTICO: 'countryHouse',
      BERGHUETTE: 'holidayHouse',
      CHALET: 'holidayHouse',
      STRANDHAUS: 'holidayHouse',
      'LAUBE-DATSCHE-GARTENHAUS': 'holidayHouse',
      KEINE_ANGABE: null,
    },
  },
  plotType: {
    written: {
      residential: 'WOHNEN',
      commercial: 'GEWERBE',
      industrial: 'INDUSTRIE',
      // The schema's own typo.
      agricultural: 'LAND_FORSTWIRSCHAFT',
      leisure: 'FREIZEIT',
      mixedUse: 'GEMISCHT',
      businessPark: 'GEWERBEPARK',
      specialUse: 'SONDERNUTZUNG',
      lakeside: 'SEELIEGENSCHAFT',
    },
    alsoRead: { LAND_FORSTWIRTSCHAFT: 'agricultural' },
  },
  primaryEnergySource: {
    written: {
      gas: 'GAS',
      naturalGasLight: 'ERDGAS_LEICHT',
      naturalGasHeavy: 'ERDGAS_SCHWER',
      lpg: 'FLUESSIGGAS',
      oil: 'OEL',
      electricity: 'ELEKTRO',
      districtHeating: 'FERN',
      districtSteam: 'FERNWAERME_DAMPF',
      localHeating: 'NAHWAERME',
      heatSupply: 'WAERMELIEFERUNG',
      pellets: 'PELLET',
      wood: 'HOLZ',
      woodChips: 'HOLZ',
      coal: 'KOHLE',
      coalCoke: 'KOHLE',
      solar: 'SOLAR',
      geothermal: 'ERDWAERME',
      ambient: 'UMWELTWAERME',
      bio: 'BIOENERGIE',
      wind: 'WINDENERGIE',
      hydro: 'WASSERENERGIE',
      chpFossil: 'KWK_FOSSIL',
      chpRenewable: 'KWK_ERNEUERBAR',
      chpRegenerative: 'KWK_REGENERATIV',
      chpBio: 'KWK_BIO',
    },
    alsoRead: { LUFTWP: 'ambient', BLOCK: 'chpFossil' },
  },
  development: {
    written: {
      developed: 'VOLLERSCHLOSSEN',
      partlyDeveloped: 'TEILERSCHLOSSEN',
      undeveloped: 'UNERSCHLOSSEN',
      locallyCustomary: 'ORTSUEBLICHERSCHLOSSEN',
    },
  },
  buildableAccordingTo: {
    written: {
      developmentPlan: 'B_PLAN',
      neighbouringBuildings: '34_NACHBARSCHAFT',
      outlyingArea: '35_AUSSENGEBIET',
      expectedBuildingLand: 'BAUERWARTUNGSLAND',
      buildingLandWithoutPlan: 'BAULAND_OHNE_B_PLAN',
      noBuildingLand: 'KEIN BAULAND',
    },
    alsoRead: { KEIN_BAULAND: 'noBuildingLand' },
  },
  objectCondition: {
    written: {
      firstTimeUse: 'ERSTBEZUG',
      firstUseRefurb: 'VOLL_SANIERT',
      mint: 'NEUWERTIG',
      refurbished: 'VOLL_SANIERT',
      partRefurbished: 'TEIL_SANIERT',
      modernized: 'MODERNISIERT',
      fullyRenovated: 'TEIL_VOLLRENOVIERT',
      wellKept: 'GEPFLEGT',
      needsRenovation: 'TEIL_VOLLRENOVIERUNGSBED',
      needsRefurbishment: 'SANIERUNGSBEDUERFTIG',
      shell: 'ROHBAU',
      negotiable: 'NACH_VEREINBARUNG',
      dilapidated: 'BAUFAELLIG',
      demolition: 'ABRISSOBJEKT',
    },
    alsoRead: { VOLL_SANIERT: 'refurbished', TEIL_VOLLSANIERT: 'refurbished', ENTKERNT: 'needsRefurbishment' },
  },
  constructionPhase: {
    // One element holds both phase and condition; ROHBAU reads as the condition `shell`.
    written: { projected: 'PROJEKTIERT', underConstruction: 'ROHBAU', completed: null },
    alsoRead: { ROHBAU: null },
  },
  fittingsQuality: {
    written: { luxury: 'LUXUS', sophisticated: 'GEHOBEN', normal: 'STANDARD', simple: 'STANDARD' },
  },
  parkingType: {
    written: {
      garage: 'GARAGE',
      underground: 'TIEFGARAGE',
      carport: 'CARPORT',
      outside: 'FREIPLATZ',
      duplex: 'DUPLEX',
      carPark: 'PARKHAUS',
    },
    alsoRead: { SONSTIGES: null },
  },
  basement: { written: { yes: 'JA', no: 'NEIN', partial: 'TEIL' } },
  furnished: { written: { no: null, partly: 'TEIL', fully: 'VOLL' } },
  energyCertificateType: {
    written: { demand: 'BEDARF', consumption: 'VERBRAUCH' },
    alsoRead: {
      BEDARFSAUSWEIS: 'demand',
      ENERGIEBEDARFSAUSWEIS: 'demand',
      ENERGIEBEDARF: 'demand',
      BEDARFSORIENTIERT: 'demand',
      VERBRAUCHSAUSWEIS: 'consumption',
      ENERGIEVERBRAUCHSAUSWEIS: 'consumption',
      ENERGIEVERBRAUCH: 'consumption',
      VERBRAUCHSORIENTIERT: 'consumption',
      KEINE_ANGABE: null,
    },
  },
} as const satisfies { [Name in keyof Options]?: OptionTable<Options[Name][number]> }

export type OptionTableName = keyof typeof optionTables

/** Null when the value means nothing, undefined when it is unknown. */
export function readOption<Name extends OptionTableName>(
  name: Name,
  word: string,
): Options[Name][number] | null | undefined {
  const { written, alsoRead }: OptionTable<string> = optionTables[name]
  const key = word.trim().toUpperCase()
  const also = alsoRead && Object.hasOwn(alsoRead, key) ? alsoRead[key] : undefined
  const option = also === undefined ? Object.entries(written).find(([, word]) => word === key)?.[0] : also
  // The tables contain only options of this field.
  return option as Options[Name][number] | null | undefined
}

type Heating = Options['heatingType'][number]

export const heatingWritten: Readonly<Record<Heating, { heizungsart?: string; befeuerung?: string }>> = {
  central: { heizungsart: 'ZENTRAL' },
  selfContained: { heizungsart: 'ETAGE' },
  district: { heizungsart: 'FERN', befeuerung: 'FERN' },
  floor: { heizungsart: 'FUSSBODEN' },
  stove: { heizungsart: 'OFEN' },
  gas: { heizungsart: 'ZENTRAL', befeuerung: 'GAS' },
  oil: { heizungsart: 'ZENTRAL', befeuerung: 'OEL' },
  heatPump: { befeuerung: 'LUFTWP' },
  pellet: { befeuerung: 'PELLET' },
  electric: { befeuerung: 'ELEKTRO' },
  nightStorage: { heizungsart: 'OFEN', befeuerung: 'ELEKTRO' },
  solar: { befeuerung: 'SOLAR' },
  chp: { befeuerung: 'BLOCK' },
}

/** The first match counts. `art` and `fuel` hold the true attributes, in upper case. */
export const heatingRead: readonly {
  heating: Heating
  fits: (art: ReadonlySet<string>, fuel: ReadonlySet<string>) => boolean
}[] = [
  { heating: 'chp', fits: (_, fuel) => fuel.has('BLOCK') || some(fuel, 'KWK_') },
  { heating: 'heatPump', fits: (_, fuel) => fuel.has('LUFTWP') || fuel.has('ERDWAERME') || fuel.has('UMWELTWAERME') },
  { heating: 'district', fits: (art, fuel) => art.has('FERN') || fuel.has('FERN') || fuel.has('FERNWAERME_DAMPF') },
  { heating: 'nightStorage', fits: (art, fuel) => art.has('OFEN') && fuel.has('ELEKTRO') },
  { heating: 'pellet', fits: (_, fuel) => fuel.has('PELLET') },
  { heating: 'gas', fits: (_, fuel) => fuel.has('GAS') || fuel.has('FLUESSIGGAS') || some(fuel, 'ERDGAS_') },
  { heating: 'oil', fits: (_, fuel) => fuel.has('OEL') },
  { heating: 'selfContained', fits: (art) => art.has('ETAGE') },
  { heating: 'stove', fits: (art) => art.has('OFEN') },
  { heating: 'electric', fits: (_, fuel) => fuel.has('ELEKTRO') },
  { heating: 'solar', fits: (_, fuel) => fuel.has('SOLAR') && fuel.size === 1 },
  { heating: 'central', fits: (art) => art.has('ZENTRAL') },
  { heating: 'floor', fits: (art) => art.has('FUSSBODEN') },
]

function some(words: ReadonlySet<string>, beginning: string): boolean {
  return [...words].some((word) => word.startsWith(beginning))
}
