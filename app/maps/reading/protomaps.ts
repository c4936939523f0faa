import type { Kind } from './features.ts'
import { type Geometry, kinds, type Layer, type Properties, rampOf, type Schema } from './schema.ts'

const lands = kinds({
  built: 'residential urban_area school university college hospital kindergarten',
  works: 'industrial commercial railway military naval_base airfield brownfield retail',
  wood: 'forest wood',
  green: 'park garden golf_course recreation_ground village_green allotments cemetery grass zoo',
})
const pools = new Set<unknown>(['swimming_pool', 'fountain'])
const waterways = kinds({ river: 'river canal', stream: 'stream' })
const ways = kinds({
  motorway: 'motorway',
  trunk: 'trunk',
  primary: 'primary',
  secondary: 'secondary',
  tertiary: 'tertiary primary_link secondary_link tertiary_link',
  link: 'motorway_link trunk_link',
  minor: 'residential unclassified living_street road pedestrian busway raceway',
  service: 'service',
  rail: 'rail light_rail subway narrow_gauge',
  runway: 'runway',
})
const roughly = kinds({
  motorway: 'highway',
  primary: 'major_road',
  tertiary: 'medium_road',
  minor: 'minor_road',
  rail: 'rail',
  ferry: 'ferry',
})
const places = kinds({
  city: 'city',
  town: 'town',
  village: 'village',
  hamlet: 'hamlet',
  suburb: 'suburb',
  quarter: 'quarter macrohood',
  neighbourhood: 'neighbourhood',
})

const kindIn = (properties: Properties) => properties.kind ?? properties['pmap:kind']
const detailIn = (properties: Properties) => properties.kind_detail ?? properties['pmap:kind_detail']

function isUnderground(properties: Properties): boolean {
  const level = properties.level ?? properties['pmap:level']
  return properties.is_tunnel === true || (typeof level === 'number' && level < 0)
}

function wayKind(properties: Properties): Kind | null {
  if (isUnderground(properties)) return null
  const detail = detailIn(properties)
  const kind =
    ways(detail) ?? (kindIn(properties) === 'rail' && detail !== undefined ? null : roughly(kindIn(properties)))
  // Sidings, yards, driveways and aisles of car parks.
  if ((kind === 'rail' || kind === 'service') && properties.service !== undefined) return null
  return properties.is_link === true || properties['pmap:link'] === 1 ? rampOf(kind) : kind
}

function waterKind(properties: Properties, geometry: Geometry): Kind | null {
  const kind = kindIn(properties)
  if (pools.has(kind) || isUnderground(properties)) return null
  if (geometry === 'line') return waterways(kind)
  return geometry === 'area' ? 'water' : 'lake'
}

const landKind = (properties: Properties) => lands(kindIn(properties))

export const protomaps: Schema = new Map<string, Layer>([
  ['landcover', { kindOf: landKind, gives: 'shapes' }],
  ['landuse', { kindOf: landKind, gives: 'shapes' }],
  ['water', { kindOf: waterKind, gives: 'both' }],
  ['buildings', { kindOf: (properties) => (kindIn(properties) === 'address' ? null : 'building'), gives: 'shapes' }],
  ['roads', { kindOf: wayKind, gives: 'both' }],
  ['places', { kindOf: (properties) => places(detailIn(properties)) ?? places(kindIn(properties)), gives: 'names' }],
  // Version 3 only.
  ['natural', { kindOf: landKind, gives: 'shapes' }],
  ['physical_line', { kindOf: waterKind, gives: 'both' }],
  ['transit', { kindOf: wayKind, gives: 'shapes' }],
])
