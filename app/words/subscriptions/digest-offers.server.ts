import type { subscriptionMatches } from '#app/data/tables/subscriptions.server.ts'
import type { OfferTile } from '#app/domain/offers/offer.ts'
import { placeName } from '#app/domain/offers/place-name.ts'
import type { DigestOffer } from '#app/domain/subscriptions/digest-offer.ts'
import { offerEventKinds } from '#app/domain/subscriptions/subscription.ts'
import { formatMoney } from '#app/fields/format.ts'
import type { Locale } from '#app/fields/locale.ts'
import { localPath } from '#app/i18n/locale-path.ts'
import { priceLine, tileFacts } from '#app/i18n/property-facts.ts'
import { i18nFor } from '#app/i18n/server.ts'
import { paths } from '#app/paths/public.ts'
import { energyLine } from '#app/words/energy/energy-line.server.ts'
import { inSentence } from '#app/words/summary.server.ts'

type Match = Pick<typeof subscriptionMatches.$inferSelect, 'propertyId' | 'kind' | 'formerPrice'>

interface Told {
  tiles: ReadonlyMap<string, OfferTile>
  /** From the place of the search, in words. */
  distanceOf: (offer: string) => string | null
}

/** Each offer once, by its most important event, new ones first. Offers that are gone are left out. */
export function digestOffers(
  matches: readonly Match[],
  { tiles, distanceOf }: Told,
  locale: Locale,
  siteUrl: string,
): DigestOffer[] {
  const byWeight = offerEventKinds.flatMap((kind) => matches.filter((match) => match.kind === kind))
  const told = new Map<string, Match>()
  for (const match of byWeight) if (!told.has(match.propertyId)) told.set(match.propertyId, match)
  return [...told.values()].flatMap((match) => {
    const tile = tiles.get(match.propertyId)
    return tile ? [{ ...digestOffer(match, tile, locale, siteUrl), distance: distanceOf(tile.id) }] : []
  })
}

function digestOffer(
  { kind, formerPrice }: Match,
  tile: OfferTile,
  locale: Locale,
  siteUrl: string,
): Omit<DigestOffer, 'distance'> {
  const t = i18nFor(locale).getFixedT(locale, ['property', 'site'] as const)
  const { amount, note } = priceLine(tile, locale, t)
  const energy = energyLine(tile, locale, t)
  const energyClass =
    energy?.energyClass && inSentence([`${t('site:offer.energyClass')} ${energy.energyClass}`], locale)
  return {
    kind,
    name: tile.name,
    place: placeName(tile),
    facts: inSentence(tileFacts(tile, locale, t), locale),
    energy: [energy?.text, energyClass].filter(Boolean).join(', ') || null,
    totalRent:
      tile.totalRent === null
        ? null
        : inSentence([`${t('property:facts.totalRent')} ${formatMoney(tile.totalRent, locale)}`], locale),
    price: note ? `${amount} ${note}` : amount,
    formerPrice: formerPrice === null || tile.priceOnRequest ? null : formatMoney(formerPrice, locale),
    address: siteUrl + localPath(paths.offer(tile.id), locale),
  }
}
