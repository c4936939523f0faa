import { type MapOffer, mostOnMap } from '#app/data/offers/offer-map.server.ts'
import { langOf } from '#app/domain/lang-of.ts'
import { type OfferFilters, offerSearch, withPart } from '#app/domain/offers/offer-filters.ts'
import type { Around } from '#app/domain/offers/offers-around.ts'
import { defaultRadius, type Radius } from '#app/domain/places/nearby.ts'
import { type Point, pointAt } from '#app/domain/places/point.ts'
import { formatNumber } from '#app/fields/format.ts'
import type { Locale } from '#app/fields/locale.ts'
import { type Translator, translator } from '#app/i18n/server.ts'
import { openingView } from '#app/maps/opening-view.ts'
import { isMapped, isOffered, type MapSources, mapOf, mostlyCovered } from '#app/maps/region.ts'
import { isFramed, type MapView, positionIn, readView, viewName, viewOf, zoomed } from '#app/maps/view.ts'
import { paths } from '#app/paths/public.ts'
import type { MapFlag } from './flag-words.server.ts'
import { type MapControl, mapControls } from './map-controls.server.ts'
import { type ShownMap, shownMap } from './map-words.server.ts'
import { namesBelow } from './name-on-sketch.server.ts'
import { allHits, flagsOf, hitsIn, type Placed } from './offer-flags.server.ts'
import { type SearchedPlace, searchedPlace } from './searched-place.server.ts'

/** A closer map of one offer would show a street but no town. */
const closest = 14

const mapId = 'karte'

export interface OfferMap {
  map: ShownMap
  controls: MapControl[]
  flags: MapFlag[]
  notes: string[]
  /** The selected part as in the address; null for the whole list. */
  part: string | null
  ids: string[] | null
  partWords: { words: string; whole: { words: string; to: string } } | null
  place: SearchedPlace | null
  /** Offers without a known or mapped place. */
  without: { words: string; offers: { name: string; lang?: Locale | undefined; to: string }[] } | null
}

export interface MapSearch {
  filters: OfferFilters
  total: number
  around: Around | null
  offers: readonly MapOffer[]
  sources: MapSources
  asked: string | null
  locale: Locale
}

export function restWords(count: number, locale: Locale): string | null {
  return count > 0 ? translator(locale)('pages:map.rest', { count, formatted: formatNumber(count, locale) }) : null
}

/** Null when no offer has a point. */
export function offerMap({ filters, total, around, offers, asked, locale, ...search }: MapSearch): OfferMap | null {
  const sources = { ...search.sources, leastCovered: mostlyCovered }
  const t = translator(locale)
  // A distant offer would shrink the map for all others.
  const isPlaced = (offer: MapOffer): offer is Placed => offer.point !== null && isMapped(offer.point, sources)
  const placed = offers.filter(isPlaced)
  const isShown = (view: MapView) => isOffered(view, sources, pointsOf(placed))
  const part = closestShown(readView(asked), isShown)
  if (placed.length === 0) return null
  const view = part ?? wholeView(pointsOf(placed), around?.place ?? null, filters.radius, sources)
  const hits = part ? hitsIn(view, placed) : allHits(view, placed)
  const addressOf = (name: string | null, id = mapId) =>
    `${paths.offers}${withPart(offerSearch(filters, { view: 'map' }), name)}#${id}`
  const count = (number: number) => ({ count: number, formatted: formatNumber(number, locale) })
  const place = around && searchedPlace(view, around.place, filters.radius, sources)
  const flags = flagsOf(hits, view, { addressOf, locale, isOffered: isShown })
  return {
    map: shownMap({
      cut: mapOf(view, sources).kind === 'sketch' ? namesBelow(flags, place?.mark, view) : '',
      view,
      sources,
      locale,
      title: t('pages:map.title', count(hits.length)),
      description: t('pages:map.description'),
      note: roughWords(placed, t),
    }),
    controls: mapControls(view, locale, isShown, addressOf),
    flags,
    notes: offers.length < total ? [t('pages:map.most', { most: mostOnMap, total: formatNumber(total, locale) })] : [],
    part: part && viewName(part),
    ids: part && hits.map(({ id }) => id),
    partWords: part && {
      words: hits.length > 0 ? t('pages:map.part', count(hits.length)) : t('pages:map.nothingHere'),
      whole: { words: t('pages:map.whole'), to: addressOf(null) },
    },
    place,
    without: withoutPoint(
      offers.filter((offer) => !isPlaced(offer)),
      t,
      locale,
    ),
  }
}

/** Where the asked view is not offered, as close to it as the map goes. */
function closestShown(asked: MapView | null, isShown: (view: MapView) => boolean): MapView | null {
  return !asked || isShown(asked) ? asked : closestShown(zoomed(asked, -1), isShown)
}

/** Includes the searched place. A wide radius may extend beyond the map, since offers would become too small. */
function wholeView(points: readonly Point[], place: Point | null, radius: Radius, sources: MapSources): MapView {
  const view = openingView(points, closest, sources)
  if (!place) return view
  const reach = radius <= defaultRadius ? radius * 1_000 : 0
  const edges = [0, 90, 180, 270].map((bearing) => pointAt(place, reach, bearing))
  const isShown = (point: Point) => isFramed(positionIn(view, point))
  return edges.every(isShown) ? view : viewOf([...points.filter(isShown), ...edges], closest)
}

const pointsOf = (offers: readonly Placed[]) => offers.map(({ point }) => point)

function roughWords(placed: readonly Placed[], t: Translator): string | undefined {
  if (placed.every(({ isExact }) => isExact)) return undefined
  return t(placed.some(({ isExact }) => isExact) ? 'pages:map.someRough' : 'pages:map.allRough')
}

const mostNamed = 12

function withoutPoint(without: readonly MapOffer[], t: Translator, locale: Locale): OfferMap['without'] {
  if (without.length === 0) return null
  const { length: count } = without
  return {
    words: t('pages:map.without', { count, formatted: formatNumber(count, locale) }),
    offers: without.slice(0, mostNamed).map(nameOf),
  }
}

function nameOf(offer: MapOffer) {
  const lang = langOf(offer, 'name')
  return { name: offer.name, ...(lang && { lang }), to: paths.offer(offer.id) }
}
