/** What flags on a map say: "629.000 €", "1,89 Mio. €", "4 ab 865.000 €". */
import type { MapOffer } from '#app/data/offers/offer-map.server.ts'
import { langOf } from '#app/domain/lang-of.ts'
import { placeName } from '#app/domain/offers/place-name.ts'
import { formatMoney, formatNumber } from '#app/fields/format.ts'
import type { Locale } from '#app/fields/locale.ts'
import { type Translator, translator } from '#app/i18n/server.ts'
import { textWidth } from '#app/maps/drawing/text-width.ts'
import { type Box, type CompassSide, flagHeight, type Hit, type Marker, stemHeight } from '#app/maps/markers.ts'

export interface MapFlag {
  /** Of its offers. */
  ids: string[]
  /** Null where it leads nowhere. */
  to: string | null
  name: string
  count: string | null
  text: string
  isReserved: boolean
  /** Where an arrow to its offers starts, and which way it leads, if they lie beyond what the map shows. */
  arrow: string | null
  /** The point. */
  x: number
  y: number
  /** Of the flag, from the point. */
  left: number
  width: number
  isBelow: boolean
}

/** In whole pixels. @param beyond where its offers lie, if not on what the map shows */
export function shownFlag({ at, flag }: Pick<Marker<Hit>, 'at' | 'flag'>, beyond: CompassSide | null) {
  const { x, y } = at
  const isBelow = flag.y >= y
  const left = flag.x - x
  const top = flag.y - y + (isBelow ? stemHeight : 0)
  return {
    arrow: beyond && arrowFrom({ x: left, y: top, width: flag.width, height: flagHeight }, beyond),
    x: Math.round(x),
    y: Math.round(y),
    left: Math.round(left),
    width: flag.width,
    isBelow,
  }
}

const ways: Record<CompassSide, { x: number; y: number; degrees: number }> = {
  east: { x: 1, y: 0.5, degrees: 0 },
  south: { x: 0.5, y: 1, degrees: 90 },
  west: { x: 0, y: 0.5, degrees: 180 },
  north: { x: 0.5, y: 0, degrees: 270 },
}

/** From the middle of the edge on that side. */
function arrowFrom(flag: Box, way: CompassSide): string {
  const { x, y, degrees } = ways[way]
  return `translate(${Math.round(flag.x + x * flag.width)} ${Math.round(flag.y + y * flag.height)}) rotate(${degrees})`
}

interface FlagWords {
  /** Null for a single offer. */
  count: string | null
  text: string
  /** In pixels, with the room around it. */
  width: number
}

const countSize = 19
const textSize = 14
/** The flag's letters are heavier than those that `textWidth` knows. */
const bold = 1.04
const padding = 10
const gap = 5

export function flagWords(offers: readonly MapOffer[], locale: Locale): FlagWords {
  const count = offers.length > 1 ? formatNumber(offers.length, locale) : null
  const text = priceWords(offers, locale)
  const before = count ? textWidth(count, countSize) + gap : 0
  return { count, text, width: Math.ceil(before + textWidth(text, textSize) * bold) + 2 * padding }
}

/** Of a flag that says nothing more. */
export function countWidth(count: string): number {
  return Math.ceil(textWidth(count, countSize)) + 2 * padding
}

function priceWords(offers: readonly MapOffer[], locale: Locale): string {
  const t = translator(locale)
  const [first, ...others] = offers
  if (!first) return ''
  // Prices and rents are never compared with each other.
  if (others.some(({ marketType }) => marketType !== first.marketType)) return t('pages:map.offers')
  const prices = offers.flatMap(({ price }) => price ?? [])
  const money = prices.length > 0 ? shortMoney(Math.min(...prices), locale, t) : t('pages:map.onRequest')
  const price = prices.length > 0 && first.marketType === 'rent' ? t('pages:map.perMonth', { price: money }) : money
  if (others.length > 0) return prices.length > 0 ? t('pages:map.from', { price }) : price
  return first.reserved ? t('pages:map.reserved', { price }) : price
}

const million = 1_000_000

function shortMoney(euros: number, locale: Locale, t: Translator): string {
  if (euros < million) return formatMoney(Math.round(euros), locale)
  const millions = formatNumber(euros / million, locale, { maximumFractionDigits: 2 })
  return t('pages:map.million', { value: millions })
}

const mostPlaces = 3

/**
 * For those who cannot see where the flag stands: begins with what it says. It is an attribute, whose language is that of
 * the page: a name in another is left to the list beside the map.
 */
export function flagName(offers: readonly MapOffer[], { count, text }: FlagWords, locale: Locale): string {
  const t = translator(locale)
  const [first] = offers
  if (!count && first) return [text, !langOf(first, 'name') && first.name, placeName(first)].filter(Boolean).join(', ')
  const places = [...new Set(offers.map(placeName))]
  const named = places.slice(0, mostPlaces).join(', ')
  const where = places.length > mostPlaces ? t('pages:map.andMore', { places: named }) : named
  return [`${count} ${text}`, where].join(', ')
}
