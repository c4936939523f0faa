export const mapSchemas = ['openmaptiles', 'protomaps'] as const
export type MapSchema = (typeof mapSchemas)[number]

const streetsOf: Readonly<Record<MapSchema, string>> = {
  openmaptiles: 'transportation',
  protomaps: 'roads',
}

/** Null for an unknown schema. @param names of all layers in some tiles */
export function schemaOf(names: ReadonlySet<string>): MapSchema | null {
  return mapSchemas.find((schema) => names.has(streetsOf[schema])) ?? null
}

export const openStreetMapCredit = '© OpenStreetMap-Mitwirkende'
export const geoNamesCredit = 'GeoNames (CC BY 4.0)'

/** The OpenMapTiles schema is licensed under CC BY 4.0. Protomaps asks for credit as a courtesy. */
const creditOf: Readonly<Record<MapSchema, readonly string[]>> = {
  openmaptiles: ['© OpenMapTiles'],
  protomaps: ['Protomaps'],
}

export function creditsOf(schema: MapSchema, further: readonly string[]): string[] {
  return [...new Set([...creditOf[schema], openStreetMapCredit, ...further])]
}

const creditLinks: Readonly<Record<string, string>> = {
  [openStreetMapCredit]: 'https://www.openstreetmap.org/copyright',
  '© OpenMapTiles': 'https://openmaptiles.org/',
  Protomaps: 'https://protomaps.com/',
  [geoNamesCredit]: 'https://www.geonames.org/',
}

/** Null for a credit that the agency has written. */
export function creditLink(credit: string): string | null {
  return Object.hasOwn(creditLinks, credit) ? (creditLinks[credit] ?? null) : null
}
