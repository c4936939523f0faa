import type { Untranslated } from '#app/domain/in-language.ts'
import { langOf } from '#app/domain/lang-of.ts'
import type { OfferTile, Reference } from '#app/domain/offers/offer.ts'
import { nameWithPlace, placeName } from '#app/domain/offers/place-name.ts'
import type { PropertyValues } from '#app/domain/properties/property.ts'
import type { Locale } from '#app/fields/locale.ts'
import { priceLine, referenceFacts, tileFacts } from '#app/i18n/property-facts.ts'
import { i18nFor, translator } from '#app/i18n/server.ts'
import { energyLine } from '#app/words/energy/energy-line.server.ts'

const longest = { title: 60, description: 160 }

export function titleOf(property: Pick<PropertyValues, 'name' | 'city' | 'district'>): string {
  const title = nameWithPlace(property)
  return title.length > longest.title ? property.name : title
}

type Titled = Pick<PropertyValues, 'name' | 'city' | 'district' | 'houseType' | 'marketType'> & Untranslated

/** Kind and place replace a name in another language. */
export function pageTitleOf(property: Titled, kind: 'offer' | 'reference', locale: Locale): string {
  if (!langOf(property, 'name')) return titleOf(property)
  return kind === 'offer' ? whatOffer(property, locale) : whatReference(property, locale)
}

function whatOffer(offer: Titled, locale: Locale): string {
  const kind = propertyWords(locale)(`options.houseType.${offer.houseType}`)
  return translator(locale)(`pages:meta.offer.${offer.marketType}`, { kind, place: placeName(offer) })
}

function whatReference(reference: Titled, locale: Locale): string {
  const kind = propertyWords(locale)(`options.houseType.${reference.houseType}`)
  return translator(locale)('pages:meta.reference.what', { kind, place: placeName(reference) })
}

type Described = Omit<OfferTile, 'id' | 'isNew' | 'cover' | 'totalRent'> & Pick<PropertyValues, 'propertyNumber'>

/** "Haus zum Kauf in Hamburg-Nienstedten: 7 Zimmer, 286 m². 3.450.000 €. Objektnummer G-101." */
export function offerDescription(offer: Described, locale: Locale): string {
  const number = translator(locale)('pages:meta.offer.number', { number: offer.propertyNumber })
  return shortened([...offerSentences(offer, locale), number].join('. '))
}

/** Includes what § 87 GModG requires of an advertisement. */
export function offerSummary(offer: Described, locale: Locale): string {
  const energy = energyLine(offer, locale, propertyWords(locale))
  const energyClass = energy?.energyClass && `${propertyWords(locale)('site:offer.energyClass')} ${energy.energyClass}`
  return [...offerSentences(offer, locale), [energy?.text, energyClass].filter(Boolean).join(', ')]
    .filter(Boolean)
    .join('. ')
}

function offerSentences(offer: Described, locale: Locale): string[] {
  const words = propertyWords(locale)
  const what = whatOffer(offer, locale)
  const { amount, note } = priceLine(offer, locale, words)
  return [
    [what, inSentence(tileFacts(offer, locale, words), locale)].filter(Boolean).join(': '),
    note ? `${amount} ${note}` : amount,
  ]
}

/** Within a sentence English words are not capital; German nouns are. */
export function inSentence(facts: readonly string[], locale: Locale): string {
  return facts.map((fact) => (locale === 'en' ? fact.replace(/^\p{Lu}(?=\p{Ll})/u, lowered) : fact)).join(', ')
}

const lowered = (letter: string) => letter.toLowerCase()

/** "Haus in Jork, Borstel: 420 m². Verkauft 2023. Bilder und Geschichte …" */
export function referenceDescription(reference: Reference, locale: Locale): string {
  return shortened(`${referenceSummary(reference, locale)} ${translator(locale)('pages:meta.reference.story')}`)
}

export function referenceSummary(reference: Reference, locale: Locale): string {
  const words = propertyWords(locale)
  const what = whatReference(reference, locale)
  const facts = referenceFacts(reference, locale, words).join('. ')
  return `${what}: ${facts}.`
}

function propertyWords(locale: Locale) {
  return i18nFor(locale).getFixedT(locale, ['property', 'site'] as const)
}

function shortened(text: string): string {
  if (text.length <= longest.description) return text
  const start = text.slice(0, longest.description - 1)
  return `${start.slice(0, Math.max(start.lastIndexOf(' '), 1)).replace(/[\s,;:.]{1,9}$/, '')}…`
}
