import { gazetteer } from '#app/data/places/gazetteer.server.ts'
import type { Agency } from '#app/domain/agency/agency.ts'
import type { Offer } from '#app/domain/offers/offer.ts'
import { placeOf } from '#app/domain/places/place-of.ts'
import { distanceBetween } from '#app/domain/places/point.ts'
import type { EnergyClass } from '#app/domain/properties/energy-classes.ts'
import { leadingArea, leadingPrice } from '#app/domain/properties/measures.ts'
import { formatMoney } from '#app/fields/format.ts'
import type { Locale } from '#app/fields/locale.ts'
import { energyLine, type PropertyWords } from '#app/i18n/property-facts.ts'
import { i18nFor, type Translator, translator } from '#app/i18n/server.ts'
import { priceWords } from '#app/words/costs/cost-facts.server.ts'
import { factGroups } from '#app/words/fact-groups.server.ts'
import { distanceWords } from '#app/words/maps/distance-words.server.ts'

export interface Cell {
  value: string
  lang?: Locale | undefined
  energyClass?: EnergyClass | null
}

export interface ComparisonRow {
  label: string
  /** One per offer; null when the offer lacks it. */
  cells: (Cell | null)[]
  differs: boolean
  strong: boolean
}

type Stated = Cell & { label: string; strong?: boolean }

export function comparisonRows(offers: readonly Offer[], agency: Agency, locale: Locale): ComparisonRow[] {
  const t = i18nFor(locale).getFixedT(locale, ['property', 'site'] as const)
  const words = translator(locale)
  const columns = offers.map((offer) => statedOf(offer, agency, locale, t, words))
  const labels = columns.reduce(merged, [])
  return labels.map((label) => {
    const stated = columns.map((facts) => facts.find((fact) => fact.label === label) ?? null)
    const [first] = stated
    return {
      label,
      cells: stated.map(cellOf),
      differs: stated.some((fact) => fact?.value !== first?.value || fact?.energyClass !== first?.energyClass),
      strong: stated.some((fact) => fact?.strong),
    }
  })
}

function cellOf(stated: Stated | null): Cell | null {
  if (!stated) return null
  const { label: _label, strong: _strong, ...cell } = stated
  return cell
}

/** Facts of only one offer follow the fact before them. */
function merged(labels: readonly string[], facts: readonly Stated[]): string[] {
  const all = [...labels]
  let at = 0
  for (const { label } of facts) {
    const known = all.indexOf(label)
    if (known === -1) all.splice(at, 0, label)
    at = (known === -1 ? at : known) + 1
  }
  return all
}

function statedOf(offer: Offer, agency: Agency, locale: Locale, t: PropertyWords, words: Translator): Stated[] {
  const { label, price, facts } = priceWords(offer, locale, t)
  const [rooms, construction, plot, availability, object] = groupsOf(offer, locale, t)
  return [
    { label, value: price, strong: true },
    ...perArea(offer, locale, words),
    ...facts.map((fact) => ({ ...fact, strong: false })),
    ...rooms,
    ...plot,
    ...energyOf(offer, locale, t, words),
    ...distanceToOffice(offer, agency, locale, words),
    ...construction,
    { label: words('pages:shortlist.comparison.state'), value: stateOf(offer, t, words) },
    ...availability,
    ...object,
  ]
}

function groupsOf(offer: Offer, locale: Locale, t: PropertyWords): [Stated[], Stated[], Stated[], Stated[], Stated[]] {
  const groups = new Map(factGroups(offer, locale, t).map(({ title, facts }) => [title, facts]))
  const of = (title: string) => groups.get(title) ?? []
  return [
    of(t('facts.roomsGroup')),
    of(t('facts.constructionGroup')),
    of(t('groups.buildingPlot')),
    of(t('groups.availability')),
    of(t('facts.objectGroup')),
  ]
}

function stateOf({ reserved }: Offer, t: PropertyWords, words: Translator): string {
  return reserved ? t('states.reserved') : words('pages:shortlist.comparison.onOffer')
}

function perArea(offer: Offer, locale: Locale, words: Translator): Stated[] {
  const price = leadingPrice(offer)
  const area = leadingArea(offer)
  if (price === null || !area) return []
  const isRent = offer.marketType === 'rent'
  const value = formatMoney(isRent ? Math.round((price / area) * 100) / 100 : Math.round(price / area), locale)
  return [{ label: words(`pages:shortlist.comparison.${isRent ? 'rentPerArea' : 'perArea'}`), value }]
}

function energyOf(offer: Offer, locale: Locale, t: PropertyWords, words: Translator): Stated[] {
  const line = offer.houseType === 'plot' ? null : energyLine(offer, locale, t)
  if (!line) return []
  const { energyClass, text } = line
  return [{ label: words('pages:shortlist.comparison.energy'), value: text, energyClass }]
}

/** In metres; distances from a circle or a place are rounded to this. */
const coarse = 500

/** As the crow flies, to the middle of the office's town. */
function distanceToOffice({ whereabouts }: Offer, { city }: Agency, locale: Locale, words: Translator): Stated[] {
  const town = city ? placeOf(gazetteer(), { postalCode: null, city, district: null }) : null
  if (!whereabouts || !town) return []
  const metres = distanceBetween(whereabouts.point, town)
  const rounded = whereabouts.kind === 'exact' ? metres : Math.round(metres / coarse) * coarse
  const value =
    rounded > 0
      ? distanceWords(rounded, locale)
      : words('pages:places.location.lessThan', { distance: distanceWords(coarse, locale) })
  return [{ label: words('pages:places.location.toMiddle', { place: city }), value }]
}
