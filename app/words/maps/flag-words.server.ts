/** "629.000 €", "1,89 Mio. €", "4 ab 865.000 €". */
import type { MapOffer } from '#app/data/offers/offer-map.server.ts'
import { langOf } from '#app/domain/lang-of.ts'
import { placeName } from '#app/domain/offers/place-name.ts'
import { formatMoney, formatNumber } from '#app/fields/format.ts'
import type { Locale } from '#app/fields/locale.ts'
import { type Translator, translator } from '#app/i18n/server.ts'
import { textWidth } from '#app/maps/drawing/text-width.ts'
import { type Box, type CompassSide, flagHeight, type Hit, type Marker, stemHeight } from '#app/maps/markers.ts'

export interface MapFlag {
  ids: string[]
  to: string | null
  name: string
  count: string | null
  text: string
  isReserved: boolean
  /** The arrow's start and direction, when offers lie outside the map. */
  arrow: string | null
  x: number
  y: number
  left: number
  width: number
  isBelow: boolean
}

/** In whole pixels. @param beyond the side on which its offers lie outside the map */
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

function arrowFrom(flag: Box, way: CompassSide): string {
  const { x, y, degrees } = ways[way]
  return `translate(${Math.round(flag.x + x * flag.width)} ${Math.round(flag.y + y * flag.height)}) rotate(${degrees})`
}

interface FlagWords {
  count: string | null
  text: string
  width: number
}

const countSize = 19
const textSize = 14
/** The flag's font is bolder than the one that `textWidth` measures. */
const bold = 1.04
const padding = 10
const gap = 5

export function flagWords(offers: readonly MapOffer[], locale: Locale): FlagWords {
  const count = offers.length > 1 ? formatNumber(offers.length, locale) : null
  const text = priceWords(offers, locale)
  const before = count ? textWidth(count, countSize) + gap : 0
  return { count, text, width: Math.ceil(before + textWidth(text, textSize) * bold) + 2 * padding }
}

export function countWidth(count: string): number {
  return Math.ceil(textWidth(count, countSize)) + 2 * padding
}

function priceWords(offers: readonly MapOffer[], locale: Locale): string {
  const t = translator(locale)
  const [first, ...others] = offers
  if (!first) return ''
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

/** Screen readers read a name as a whole, and again on the way back. */
export const longestName = 60
const shortestPart = 8

/**
 * An accessible name that begins with the visible text. Attributes have the page's language, so names in other
 * languages are left to the list.
 */
export function flagName(
  offers: readonly MapOffer[],
  { count, text }: FlagWords,
  beyond: CompassSide | null,
  locale: Locale,
): string {
  const t = translator(locale)
  const whole = (name: string) => (beyond ? t('pages:map.beyond', { name }) : name)
  const room = longestName - whole('').length
  const [first] = offers
  if (!count && first) return whole(singleName(text, langOf(first, 'name') ? '' : first.name, placeName(first), room))
  return whole(groupName(`${count} ${text}`, [...new Set(offers.map(placeName))], room, t))
}

/** The price, the offer's name and its place; the name gives way first. */
function singleName(price: string, name: string, place: string, room: number): string {
  const [before, after] = [`${price}, `, `, ${place}`]
  const left = room - before.length - after.length
  if (name && left >= shortestPart) return `${before}${shorten(name, left)}${after}`
  return shorten(`${before}${place}`, room)
}

/** As many places as there is room for. */
export function groupName(start: string, places: readonly string[], room: number, t: Translator): string {
  for (let shown = Math.min(mostPlaces, places.length); shown > 0; shown--) {
    const named = places.slice(0, shown).join(', ')
    const where = shown < places.length ? t('pages:map.andMore', { places: named }) : named
    const name = `${start}, ${where}`
    if (name.length <= room) return name
  }
  return shorten(start, room)
}

function shorten(text: string, most: number): string {
  if (text.length <= most) return text
  const cut = text.slice(0, most - 1)
  const lastWord = cut.lastIndexOf(' ')
  return `${(lastWord > most / 2 ? cut.slice(0, lastWord) : cut).replace(/[\s,]{1,4}$/, '')}…`
}
