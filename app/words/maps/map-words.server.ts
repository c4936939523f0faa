import { placesCredit } from '#app/domain/places/credits.ts'
import type { Point } from '#app/domain/places/point.ts'
import { formatDate, formatMeasure } from '#app/fields/format.ts'
import type { Locale } from '#app/fields/locale.ts'
import { type Translator, translator } from '#app/i18n/server.ts'
import { type MapSources, mapOf, type ServedMap } from '#app/maps/region.ts'
import { type Scale, scaleOf } from '#app/maps/scale.ts'
import { creditLink, openStreetMapCredit } from '#app/maps/schemas.ts'
import { isFramed, type MapView, mapHeight, mapWidth, positionIn, viewName } from '#app/maps/view.ts'
import { mapPath } from '#app/paths/public.ts'
import { creditWords } from './credit-words.server.ts'

interface MapWords {
  /** For visitors who cannot see the map. */
  title: string
  description: string
  tab?: string | undefined
  note?: string | undefined
}

export interface ShownMap extends MapWords {
  kind: ServedMap['kind']
  href: string
  credits: { text: string; href: string | null }[]
  scale: { words: string; pixels: number }
  north: string | null
  rings: Ring[]
  /** The outline of what shows of the base: all but the names that something would cut in two. */
  shown: string
}

interface Ring {
  x: number
  y: number
  r: number
  words: string | null
}

interface MapRequest extends MapWords {
  view: MapView
  sources: MapSources
  locale: Locale
  around?: Point
  /** Outlines of names to leave out. */
  cut?: string
}

export function shownMap({ view, sources, locale, around, cut = '', ...words }: MapRequest): ShownMap {
  const map = mapOf(view, sources)
  const t = translator(locale)
  const isSketch = map.kind === 'sketch'
  const scale = scaleOf(view)
  return {
    ...words,
    kind: map.kind,
    href: `${mapPath(map.revision, viewName(view))}#map`,
    credits: isSketch
      ? [{ text: creditWords(placesCredit, t), href: placesCredit.holderUrl }]
      : creditsOf(map, t, locale),
    scale: { words: formatMeasure(scale.length, scale.unit, locale), pixels: scale.pixels },
    north: isSketch ? t('pages:places.map.north') : null,
    shown: `M0 0h${mapWidth}v${mapHeight}H0z${cut}`,
    rings: isSketch && around ? ringsAround(positionIn(view, around), scale, locale) : [],
  }
}

function creditsOf({ credits, date }: ServedMap, t: Translator, locale: Locale): ShownMap['credits'] {
  const asOf = date && { text: t('pages:places.map.asOf', { date: formatDate(date, locale) }), href: null }
  const named = credits.map((text) => ({
    text: text === openStreetMapCredit ? t('pages:places.map.openStreetMap') : text,
    href: creditLink(text),
  }))
  return asOf ? [...named, asOf] : named
}

const mostRings = 5

/** One scale length apart, each with its distance below the point. */
function ringsAround({ x, y }: { x: number; y: number }, { length, unit, pixels }: Scale, locale: Locale): Ring[] {
  const at = { x: Math.round(x), y: Math.round(y) }
  const farthest = Math.hypot(Math.max(x, mapWidth - x), Math.max(y, mapHeight - y))
  const count = Math.min(mostRings, Math.floor(farthest / pixels))
  return Array.from({ length: count }, (_, index) => {
    const r = (index + 1) * pixels
    const isShown = isFramed({ x: at.x, y: at.y + r })
    return { ...at, r, words: isShown ? formatMeasure((index + 1) * length, unit, locale) : null }
  })
}
