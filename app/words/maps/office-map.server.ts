/** Shows the building if the settings contain its point, else the middle of the place. */
import { gazetteer } from '#app/data/places/gazetteer.server.ts'
import type { PublicAgency } from '#app/domain/agency/agency.ts'
import { placeOf } from '#app/domain/places/place-of.ts'
import { locationOf } from '#app/domain/properties/location.ts'
import type { Locale } from '#app/fields/locale.ts'
import { translator } from '#app/i18n/server.ts'
import type { MapSources } from '#app/maps/region.ts'
import { type Mark, markIn, viewShowing } from '#app/maps/whereabouts-view.ts'
import { type ShownMap, shownMap } from './map-words.server.ts'

export interface OfficeMap {
  shown: ShownMap
  mark: Mark
}

/** Null when the address is missing or unknown. */
export function officeMap(agency: PublicAgency, sources: MapSources, locale: Locale): OfficeMap | null {
  const { street, postalCode, city } = agency
  const exact = locationOf(agency)
  const point = exact ?? placeOf(gazetteer(), { postalCode, city, district: null })
  if (!city || !point) return null
  const place = [postalCode, city].filter(Boolean).join(' ')
  const whereabouts = { kind: exact ? 'exact' : 'place', point } as const
  const view = viewShowing(whereabouts, sources, null)
  const t = translator(locale)
  const words = {
    title: t('pages:places.office.title', { place: city }),
    description: t('pages:places.office.description', { address: [street, place].filter(Boolean).join(', ') }),
    tab: exact ? t('pages:places.office.exact') : t('pages:places.office.tab', { place }),
  }
  return { shown: shownMap({ ...words, view, sources, locale, around: point }), mark: markIn(view, whereabouts) }
}
