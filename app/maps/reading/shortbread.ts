/** Shortbread 1 (https://shortbread-tiles.org/schema/), as VersaTiles and OpenStreetMap.org serve it. */
import type { Kind } from './features.ts'
import { kinds, type Layer, type Properties, rampOf, type Schema } from './schema.ts'

const lands = kinds({
  built: 'residential',
  works: 'industrial commercial garages retail railway brownfield landfill quarry',
  wood: 'forest',
  green:
    'park garden golf_course recreation_ground village_green allotments cemetery grave_yard plant_nursery grass orchard vineyard',
})
const sites = kinds({ built: 'university college school hospital prison' })
const waters = kinds({ water: 'water river reservoir basin dock canal' })
const waterways = kinds({ river: 'river canal', stream: 'stream' })
const streets = kinds({
  motorway: 'motorway',
  trunk: 'trunk',
  primary: 'primary',
  secondary: 'secondary',
  tertiary: 'tertiary',
  minor: 'unclassified residential living_street pedestrian busway bus_guideway',
  service: 'service',
  rail: 'rail narrow_gauge light_rail subway',
  runway: 'runway',
})
const places = kinds({
  city: 'capital state_capital city',
  town: 'town',
  suburb: 'suburb',
  village: 'village',
  quarter: 'quarter',
  neighbourhood: 'neighbourhood',
  hamlet: 'hamlet',
})

const aboveGround = (kindOf: Layer['kindOf']): Layer['kindOf'] => {
  return (properties, geometry) => (properties.tunnel === true ? null : kindOf(properties, geometry))
}

function streetKind({ kind, service, link }: Properties): Kind | null {
  const street = streets(kind)
  // Sidings, yards, driveways and aisles of car parks. A service that is not there may also be empty.
  if ((street === 'rail' || street === 'service') && service !== undefined && service !== '') return null
  return link === true ? rampOf(street) : street
}

export const shortbread: Schema = new Map<string, Layer>([
  ['land', { kindOf: ({ kind }) => lands(kind), gives: 'shapes' }],
  ['sites', { kindOf: ({ kind }) => sites(kind), gives: 'shapes' }],
  ['ocean', { kindOf: () => 'water', gives: 'shapes' }],
  ['water_polygons', { kindOf: ({ kind }) => waters(kind), gives: 'shapes' }],
  ['water_lines', { kindOf: aboveGround(({ kind }) => waterways(kind)), gives: 'shapes' }],
  ['buildings', { kindOf: () => 'building', gives: 'shapes' }],
  ['ferries', { kindOf: () => 'ferry', gives: 'shapes' }],
  ['streets', { kindOf: aboveGround(streetKind), gives: 'shapes' }],
  ['street_labels', { kindOf: ({ kind }) => streets(kind), gives: 'names' }],
  ['water_lines_labels', { kindOf: ({ kind }) => waterways(kind), gives: 'names' }],
  ['water_polygons_labels', { kindOf: ({ kind }) => (waters(kind) ? 'lake' : null), gives: 'names' }],
  ['place_labels', { kindOf: ({ kind }) => places(kind), gives: 'names' }],
])
