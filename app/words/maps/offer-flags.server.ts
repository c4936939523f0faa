import type { MapOffer } from '#app/data/offers/offer-map.server.ts'
import { type Bounds, boundsOf, type Point } from '#app/domain/places/point.ts'
import type { Locale } from '#app/fields/locale.ts'
import { type CompassSide, clampToFrame, type Hit, isCrowded, type Marker, markersOf } from '#app/maps/markers.ts'
import { type MapView, maxZoom, positionIn, viewAround, viewName, viewOf } from '#app/maps/view.ts'
import { paths } from '#app/paths/public.ts'
import { countWidth, flagName, flagWords, type MapFlag, shownFlag } from './flag-words.server.ts'

const hitsId = 'treffer'

export type Placed = MapOffer & { point: Point }

export interface OfferHit extends Hit {
  offer: Placed
  beyond: CompassSide | null
}

export function hitsIn(view: MapView, placed: readonly Placed[]): OfferHit[] {
  return allHits(view, placed).filter(({ beyond }) => beyond === null)
}

export function allHits(view: MapView, placed: readonly Placed[]): OfferHit[] {
  return placed.map((offer) => ({ id: offer.id, offer, ...clampToFrame(positionIn(view, offer.point)) }))
}

/** In pixels: the least that is easy to hit. */
const finger = 44

/** Where whole words would put too many offers into one flag, groups only count: `isShort`. */
function markersIn(hits: readonly OfferHit[], locale: Locale): { markers: Marker<OfferHit>[]; isShort: boolean } {
  const words = (members: readonly OfferHit[]) => flagWords(offersOf(members), locale)
  const markers = markersOf(hits, (members) => words(members).width)
  if (!isCrowded(markers)) return { markers, isShort: false }
  const short = (members: readonly OfferHit[]) => {
    const { count, width } = words(members)
    return count ? Math.max(finger, countWidth(count)) : width
  }
  return { markers: markersOf(hits, short), isShort: true }
}

const offersOf = (members: readonly OfferHit[]) => members.map(({ offer }) => offer)

interface Page {
  addressOf: (name: string, id?: string) => string
  locale: Locale
  isOffered: (view: MapView) => boolean
}

export function flagsOf(hits: readonly OfferHit[], view: MapView, page: Page): MapFlag[] {
  const { markers, isShort } = markersIn(hits, page.locale)
  return markers.map((marker) => flagOf(marker, view, page, isShort))
}

function flagOf(marker: Marker<OfferHit>, view: MapView, page: Page, isShort: boolean): MapFlag {
  const { members } = marker
  const { locale } = page
  const offers = offersOf(members)
  const words = flagWords(offers, locale)
  const { count, text } = words
  const [first] = offers
  const beyond = members.every((member) => member.beyond) ? (members[0]?.beyond ?? null) : null
  return {
    ids: members.map(({ id }) => id),
    to: first && !count ? paths.offer(first.id) : groupAddress(offers, view, page),
    name: flagName(offers, words, beyond, locale),
    count,
    text: isShort && count ? '' : text,
    isReserved: offers.every(({ reserved }) => reserved),
    ...shownFlag(marker, beyond),
  }
}

/** The first view that separates the offers; otherwise their list beside the closest one that shows all of them. */
function groupAddress(offers: readonly Placed[], view: MapView, { addressOf, locale, isOffered }: Page): string {
  const points = offers.map(({ point }) => point)
  const fitting = viewOf(points, maxZoom)
  const middle = middleOf(boundsOf(points))
  for (let { zoom } = fitting; zoom <= maxZoom; zoom++) {
    const closer = zoom === fitting.zoom ? fitting : viewAround(middle, zoom)
    if (isOffered(closer) && markersIn(hitsIn(closer, offers), locale).markers.length > 1)
      return addressOf(viewName(closer))
  }
  return addressOf(viewName(isOffered(fitting) ? fitting : view), hitsId)
}

function middleOf({ south, west, north, east }: Bounds): Point {
  return { latitude: (south + north) / 2, longitude: (west + east) / 2 }
}
