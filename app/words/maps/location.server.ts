import { gazetteer } from '#app/data/places/gazetteer.server.ts'
import type { Offer } from '#app/domain/offers/offer.ts'
import { placesAround } from '#app/domain/places/around.ts'
import type { Whereabouts } from '#app/domain/places/whereabouts.ts'
import type { Fact } from '#app/fields/fact-list.tsx'
import type { Locale } from '#app/fields/locale.ts'
import { type Translator, translator } from '#app/i18n/server.ts'
import { isMapped, type MapSources, mapOf } from '#app/maps/region.ts'
import { viewParameter } from '#app/maps/view.ts'
import { doesShow, type Mark, markIn, viewShowing } from '#app/maps/whereabouts-view.ts'
import { distanceFacts, nearestName } from './distance-facts.server.ts'
import { type MapControl, mapControls } from './map-controls.server.ts'
import { type ShownMap, shownMap } from './map-words.server.ts'
import { nameOnSketch, type PlacedName } from './name-on-sketch.server.ts'

export interface Location {
  id: string
  map: ShownMap
  mark: Mark
  name: PlacedName | null
  controls: MapControl[]
  ways: Fact[]
}

export interface AskedMap {
  sources: MapSources
  /** The raw value from the address. */
  view: string | null
}

type Placed = Pick<Offer, 'whereabouts' | 'street' | 'city' | 'district'>

const id = 'lage'

/** Null when the place is unknown or not on a map. */
export function locationOf(offer: Placed, { sources, view: named }: AskedMap, locale: Locale): Location | null {
  const { whereabouts } = offer
  if (!whereabouts || !isMapped(whereabouts.point, sources)) return null
  const t = translator(locale)
  const view = viewShowing(whereabouts, sources, named)
  const mark = markIn(view, whereabouts)
  const around = placesAround(gazetteer(), whereabouts.point, offer)
  const ways = around ? distanceFacts(around, whereabouts.kind, locale, t) : []
  const place = offer.district ?? nearestName(around) ?? offer.city
  const onSketch =
    mapOf(view, sources).kind === 'sketch' ? nameOnSketch(view, offer.district ?? offer.city, mark) : null
  const map = shownMap({
    ...(onSketch && { cut: onSketch.cut }),
    view,
    sources,
    locale,
    around: whereabouts.point,
    title: t(`pages:places.location.title.${whereabouts.kind}`, { place }),
    description: ways.map(({ label, value }) => `${label}: ${value}.`).join(' '),
  })
  return {
    id,
    map: { ...map, tab: tabOf(map, whereabouts, place, t), note: noteOf(map, offer, t) },
    mark,
    name: onSketch?.name ?? null,
    controls: mapControls(
      view,
      locale,
      (other) => doesShow(other, whereabouts, sources),
      (name) => `?${viewParameter}=${name}#${id}`,
    ),
    ways,
  }
}

function tabOf({ kind, scale }: ShownMap, whereabouts: Whereabouts, place: string, t: Translator): string {
  if (kind === 'sketch') return t('pages:places.location.sketch', { distance: scale.words })
  return t(`pages:places.location.tab.${whereabouts.kind}`, { place })
}

function noteOf({ kind }: ShownMap, { whereabouts, street }: Placed, t: Translator): string | undefined {
  if (whereabouts?.kind !== 'exact' && street === null) return t('pages:places.location.address')
  return kind === 'sketch' ? t('pages:places.location.asTheCrowFlies') : undefined
}
