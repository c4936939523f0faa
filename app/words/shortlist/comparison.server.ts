import { gazetteer } from '#app/data/places/gazetteer.server.ts'
import type { PublicAgency } from '#app/domain/agency/agency.ts'
import type { Offer } from '#app/domain/offers/offer.ts'
import { placeOf } from '#app/domain/places/place-of.ts'
import { distanceBetween } from '#app/domain/places/point.ts'
import type { EnergyClass } from '#app/domain/properties/energy-classes.ts'
import { hasField } from '#app/domain/properties/own-fields.ts'
import { type PropertyFieldName, propertyFields } from '#app/domain/properties/property.ts'
import type { Fact } from '#app/fields/fact-list.tsx'
import type { Locale } from '#app/fields/locale.ts'
import { keysOf } from '#app/fields/typed-objects.ts'
import type { PropertyWords } from '#app/i18n/property-facts.ts'
import { i18nFor, type Translator, translator } from '#app/i18n/server.ts'
import { costBoxOf } from '#app/words/costs/cost-box.server.ts'
import { pricePerArea, priceWords } from '#app/words/costs/cost-facts.server.ts'
import { energyLine } from '#app/words/energy/energy-line.server.ts'
import { factGroups } from '#app/words/fact-groups.server.ts'
import { distanceWords } from '#app/words/maps/distance-words.server.ts'

interface Cell {
  value: string
  lang?: Locale | undefined
  energyClass?: EnergyClass | null
}

export interface ComparisonRow {
  label: string
  /** One per offer; null where the row does not apply to it. */
  cells: (Cell | 'notStated' | null)[]
  differs: boolean
  strong: boolean
  /** One of those that most people decide by. */
  isMain: boolean
}

type Stated = Cell & { label: string; strong?: boolean; isMain?: boolean }

/** Where long labels break in the narrow column of a phone; not every browser hyphenates by itself. */
const seams = /(?<=\p{Ll}{4})(?=fläche|schutz|nummer|zahl|genehmigung)/gu

export function comparisonRows(offers: readonly Offer[], agency: PublicAgency, locale: Locale): ComparisonRow[] {
  const t = i18nFor(locale).getFixedT(locale, ['property', 'site'] as const)
  const words = translator(locale)
  const columns = offers.map((offer) => ({ offer, facts: statedOf(offer, agency, locale, t, words) }))
  const labels = columns.map(({ facts }) => facts).reduce<string[]>(merged, [])
  const fieldOf = new Map(keysOf(propertyFields).map((name) => [t(`fields.${name}`), name]))
  const main = mainLabels(t)
  const told = new Set([t('fields.propertyNumber'), t('fields.houseType'), t('fields.marketType')])
  const withParking = words('pages:shortlist.comparison.withParking')
  return labels.map((label) => {
    const field = fieldOf.get(label)
    const stated = columns.map(({ offer, facts }) => {
      const fact = facts.find((each) => each.label === label)
      // Without parking at a price of its own it is the price.
      return fact ?? (label === withParking && offer.marketType === 'purchase' ? facts[0] : undefined)
    })
    const [first] = stated
    const isSame = stated.every((fact) => fact?.value === first?.value && fact?.energyClass === first?.energyClass)
    return {
      label: label.replace(seams, '\u00ad'),
      cells: columns.map(({ offer }, column) => {
        const fact = stated[column]
        return fact ? cellOf(fact) : field && isExpected(field, offer) ? 'notStated' : null
      }),
      differs: !told.has(label) && !isSame,
      strong: stated.some((fact) => fact?.strong),
      isMain: main.has(label) || stated.some((fact) => fact?.isMain),
    }
  })
}

/** A flat may have a plot of its own, but nobody misses one. */
function isExpected(field: PropertyFieldName, offer: Offer): boolean {
  return hasField(field, offer) && !(field === 'plotArea' && offer.houseType === 'apartment')
}

/** Beside those that are marked where they are written. */
function mainLabels(t: PropertyWords): Set<string> {
  const fields = ['rooms', 'livingArea', 'plotArea', 'yearBuilt', 'parkingSpaces'] as const
  const facts = [
    'pricePerArea',
    'rentPerArea',
    'totalRent',
    'available',
    'serviceChargePurchase',
    'serviceChargeRent',
    'provisionBuyer',
  ] as const
  return new Set([...fields.map((name) => t(`fields.${name}`)), ...facts.map((name) => t(`facts.${name}`))])
}

function cellOf({ label: _label, strong: _strong, isMain: _isMain, ...cell }: Stated): Cell {
  return cell
}

/** Facts of only one offer follow the fact before them, and the first of them precede the next that others share. */
function merged(labels: readonly string[], facts: readonly Stated[]): string[] {
  const all = [...labels]
  const shared = facts.find(({ label }) => labels.includes(label))
  let at = shared ? labels.indexOf(shared.label) : labels.length
  for (const { label } of facts) {
    const known = all.indexOf(label)
    if (known === -1) all.splice(at, 0, label)
    at = (known === -1 ? at : known) + 1
  }
  return all
}

function statedOf(offer: Offer, agency: PublicAgency, locale: Locale, t: PropertyWords, words: Translator): Stated[] {
  const { label, price, facts } = priceWords(offer, locale, t)
  const isTotal = (fact: Fact) => fact.label === t('facts.total')
  const [rooms, construction, plot, availability, object] = groupsOf(offer, locale, t)
  return [
    { label, value: price, strong: true, isMain: true },
    ...facts
      .filter(isTotal)
      .map(({ value }) => ({ label: words('pages:shortlist.comparison.withParking'), value, isMain: true })),
    ...withCosts(offer, locale, words),
    ...pricePerArea(offer, locale, t),
    ...facts.filter((fact) => !isTotal(fact)).map((fact) => ({ ...fact, strong: false })),
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

function withCosts(offer: Offer, locale: Locale, words: Translator): Stated[] {
  if (offer.marketType !== 'purchase') return []
  const sum = costBoxOf(offer, locale, {})?.facts.find(({ strong }) => strong)
  return sum ? [{ label: words('pages:shortlist.comparison.withCosts'), value: sum.value, isMain: true }] : []
}

function energyOf(offer: Offer, locale: Locale, t: PropertyWords, words: Translator): Stated[] {
  const line = offer.houseType === 'plot' ? null : energyLine(offer, locale, t)
  if (!line) return []
  const { energyClass, text } = line
  return [{ label: words('pages:shortlist.comparison.energy'), value: text, energyClass, isMain: true }]
}

/** In metres; distances from a circle or a place are rounded to this. */
const coarse = 500

/** As the crow flies, to the middle of the office's town. */
function distanceToOffice({ whereabouts }: Offer, { city }: PublicAgency, locale: Locale, words: Translator): Stated[] {
  const town = city ? placeOf(gazetteer(), { postalCode: null, city, district: null }) : null
  if (!whereabouts || !town) return []
  const metres = distanceBetween(whereabouts.point, town)
  const rounded = whereabouts.kind === 'exact' ? metres : Math.round(metres / coarse) * coarse
  const value =
    rounded > 0
      ? distanceWords(rounded, locale)
      : words('pages:places.location.lessThan', { distance: distanceWords(coarse, locale) })
  return [{ label: words('pages:places.location.toMiddle', { place: city }), value, isMain: true }]
}
