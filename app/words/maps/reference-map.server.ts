/** Places references by quarter, never by address. */
import type { ReferencePlace } from '#app/data/offers/references.server.ts'
import { gazetteer } from '#app/data/places/gazetteer.server.ts'
import { placeName } from '#app/domain/offers/place-name.ts'
import { quarterOf } from '#app/domain/places/place-of.ts'
import { formatNumber } from '#app/fields/format.ts'
import type { Locale } from '#app/fields/locale.ts'
import { translator } from '#app/i18n/server.ts'
import { markersOf } from '#app/maps/markers.ts'
import { type MapSources, mapOf } from '#app/maps/region.ts'
import { positionIn, viewOf } from '#app/maps/view.ts'
import { countWidth, groupName, longestName, type MapFlag, shownFlag } from './flag-words.server.ts'
import { type ShownMap, shownMap } from './map-words.server.ts'
import { namesBelow } from './name-on-sketch.server.ts'

export interface ReferenceMap {
  map: ShownMap
  flags: MapFlag[]
  heading: string
  places: { name: string; count: string }[]
}

const closest = 12

export function referenceMap(
  groups: readonly ReferencePlace[],
  sources: MapSources,
  locale: Locale,
): ReferenceMap | null {
  const placed = groups.flatMap((group) => {
    const point = quarterOf(gazetteer(), group)
    return point ? [{ ...group, id: placeName(group), point }] : []
  })
  if (placed.length === 0) return null
  const { heading, ...words } = translator(locale)('pages:map.references', { returnObjects: true })
  const view = viewOf(
    placed.map(({ point }) => point),
    closest,
  )
  const counted = (members: readonly ReferencePlace[]) =>
    formatNumber(
      members.reduce((sum, { count }) => sum + count, 0),
      locale,
    )
  const placesWords = ([first = '', ...others]: string[]) =>
    others.length > 0 ? groupName(first, others, longestName, translator(locale)) : first
  const hits = placed.map((place) => ({ ...place, at: positionIn(view, place.point) }))
  const flags = markersOf(hits, (members) => countWidth(counted(members))).map((marker) => ({
    ...shownFlag(marker, null),
    ids: [],
    to: null,
    name: placesWords(marker.members.map((place) => `${place.id} ${counted([place])}`)),
    count: counted(marker.members),
    text: '',
    isReserved: false,
  }))
  const cut = mapOf(view, sources).kind === 'sketch' ? namesBelow(flags, undefined, view) : ''
  return {
    map: shownMap({ view, sources, locale, cut, ...words }),
    flags,
    heading,
    places: placed
      .toSorted((a, b) => b.count - a.count || a.id.localeCompare(b.id, 'de'))
      .map((place) => ({ name: place.id, count: counted([place]) })),
  }
}
