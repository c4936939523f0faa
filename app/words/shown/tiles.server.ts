import { langOf } from '#app/domain/lang-of.ts'
import type { OfferTile, ReferenceTile, ShownReference, ShownTile } from '#app/domain/offers/offer.ts'
import { placeName } from '#app/domain/offers/place-name.ts'
import { formatMoney } from '#app/fields/format.ts'
import type { Locale } from '#app/fields/locale.ts'
import { offerTab, priceLine, referenceFacts, tileFacts } from '#app/i18n/property-facts.ts'
import { i18nFor } from '#app/i18n/server.ts'
import { energyLine } from '#app/words/energy/energy-line.server.ts'
import { bareCover } from './picture-labels.server.ts'

export function shownTiles(tiles: readonly OfferTile[], locale: Locale): ShownTile[] {
  const t = propertyWords(locale)
  return tiles.map((tile) => {
    const { amount, note } = priceLine(tile, locale, t)
    const { totalRent } = tile
    return {
      ...named(tile, locale),
      tab: offerTab(tile, t) ?? undefined,
      facts: tileFacts(tile, locale, t),
      price: amount,
      priceNote: note ?? undefined,
      totalRent: totalRent === null ? undefined : `${t('facts.totalRent')} ${formatMoney(totalRent, locale)}`,
      energy: energyLine(tile, locale, t) ?? undefined,
    }
  })
}

export function shownReferences(tiles: readonly ReferenceTile[], locale: Locale): ShownReference[] {
  const t = propertyWords(locale)
  return tiles.map((tile) => ({ ...named(tile, locale), facts: referenceFacts(tile, locale, t) }))
}

function propertyWords(locale: Locale) {
  return i18nFor(locale).getFixedT(locale, ['property', 'site'] as const)
}

function named(tile: ReferenceTile | OfferTile, locale: Locale) {
  const { id, name, cover } = tile
  return { id, name, lang: langOf(tile, 'name'), place: placeName(tile), cover: bareCover(cover, locale) }
}
