import type { OfferTile, ShownTile } from '#app/domain/offers/offer.ts'
import type { Locale } from '#app/fields/locale.ts'
import { i18nFor } from '#app/i18n/server.ts'
import { energyLine } from './energy/energy-line.server.ts'
import { labelledTiles } from './picture-labels.server.ts'

/** The browser gets the energy line in words, and not what only that says. */
export function shownTiles<Tile extends OfferTile>(tiles: readonly Tile[], locale: Locale) {
  const t = i18nFor(locale).getFixedT(locale, ['property', 'site'] as const)
  return labelledTiles(tiles, locale).map((tile) => {
    const {
      energyCertificate: _certificate,
      energyCertificateType: _type,
      energyConsumption: _consumption,
      energyEfficiencyClass: _class,
      energySources: _sources,
      energyYearBuilt: _year,
      buildableAccordingTo: _basis,
      ...shown
    } = tile
    return { ...shown, energy: energyLine(tile, locale, t) } satisfies ShownTile
  })
}
