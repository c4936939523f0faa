/** OpenMapTiles 3 (https://openmaptiles.org/schema/). */
import type { Kind } from './features.ts'
import { kinds, type Layer, type Properties, rampOf, type Schema } from './schema.ts'

const landUses = kinds({
  built: 'residential suburb quarter neighbourhood school university hospital college kindergarten',
  works: 'commercial industrial retail railway garages military bus_station stadium',
  green: 'cemetery zoo theme_park',
})
const covers = kinds({ wood: 'wood forest' })
const greens = kinds({
  green:
    'park garden golf_course recreation_ground village_green allotments cemetery grass plant_nursery orchard vineyard',
})
const ways = kinds({
  motorway: 'motorway',
  trunk: 'trunk',
  primary: 'primary',
  secondary: 'secondary',
  tertiary: 'tertiary',
  minor: 'minor pedestrian busway raceway',
  service: 'service',
  rail: 'rail light_rail subway narrow_gauge',
  ferry: 'ferry',
})
const railways = kinds({ rail: 'rail light_rail subway narrow_gauge' })
const waterways = kinds({ river: 'river canal', stream: 'stream' })
const runways = kinds({ runway: 'runway' })
const places = kinds({
  city: 'city',
  town: 'town',
  suburb: 'suburb borough',
  village: 'village',
  quarter: 'quarter',
  neighbourhood: 'neighbourhood',
  hamlet: 'hamlet',
})
const lakes = kinds({ lake: 'lake bay ocean' })

const aboveGround = (kindOf: Layer['kindOf']): Layer['kindOf'] => {
  return (properties, geometry) => (properties.brunnel === 'tunnel' ? null : kindOf(properties, geometry))
}

function wayKind(properties: Properties): Kind | null {
  const { class: group, subclass, service, ramp } = properties
  if (group === 'path') return subclass === 'pedestrian' ? 'minor' : null
  const kind = group === 'transit' ? railways(subclass) : ways(group)
  // Sidings, yards, driveways and aisles of car parks.
  if ((kind === 'rail' || kind === 'service') && service !== undefined) return null
  return ramp === 1 || ramp === true ? rampOf(kind) : kind
}

export const openMapTiles: Schema = new Map<string, Layer>([
  ['landuse', { kindOf: ({ class: group }) => landUses(group), gives: 'shapes' }],
  ['landcover', { kindOf: ({ class: group, subclass }) => covers(group) ?? greens(subclass), gives: 'shapes' }],
  ['water', { kindOf: aboveGround(() => 'water'), gives: 'shapes' }],
  ['waterway', { kindOf: aboveGround(({ class: group }) => waterways(group)), gives: 'both' }],
  ['aeroway', { kindOf: ({ class: group }) => runways(group), gives: 'shapes' }],
  ['building', { kindOf: () => 'building', gives: 'shapes' }],
  ['transportation', { kindOf: aboveGround(wayKind), gives: 'shapes' }],
  ['transportation_name', { kindOf: wayKind, gives: 'names' }],
  ['water_name', { kindOf: aboveGround(({ class: group }) => lakes(group) ?? waterways(group)), gives: 'names' }],
  ['place', { kindOf: ({ class: group }) => places(group), gives: 'names' }],
])
