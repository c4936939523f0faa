/** The map beside the office's address: its settings name no point, so it shows the middle of the place. */
import { gazetteer } from '#app/data/places/gazetteer.server.ts'
import type { Agency } from '#app/domain/agency/agency.ts'
import { placeOf } from '#app/domain/places/place-of.ts'
import type { Locale } from '#app/fields/field.ts'
import { translator } from '#app/i18n/server.ts'
import type { MapSources } from '#app/maps/region.ts'
import { type Mark, markIn, viewShowing } from '#app/maps/whereabouts-view.ts'
import { type ShownMap, shownMap } from './map-words.server.ts'

export interface OfficeMap {
  shown: ShownMap
  mark: Mark
}

/** Null where the address is unknown or none that anybody knows. */
export function officeMap(agency: Agency, sources: MapSources, locale: Locale): OfficeMap | null {
  const { street, postalCode, city } = agency
  const point = city && placeOf(gazetteer(), { postalCode, city, district: null })
  if (!point) return null
  const place = [postalCode, city].filter(Boolean).join(' ')
  const whereabouts = { kind: 'place', point } as const
  const view = viewShowing(whereabouts, sources, null)
  const t = translator(locale)
  const words = {
    title: t('pages:places.office.title', { place: city }),
    description: t('pages:places.office.description', { address: [street, place].filter(Boolean).join(', ') }),
    tab: t('pages:places.office.tab', { place }),
  }
  return { shown: shownMap({ ...words, view, sources, locale, around: point }), mark: markIn(view, whereabouts) }
}
