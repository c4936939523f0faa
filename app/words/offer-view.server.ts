import type { TypedCosts } from '#app/domain/costs/own-price.ts'
import { type Offer, type ShownOffer, shownFields } from '#app/domain/offers/offer.ts'
import { placeName } from '#app/domain/offers/place-name.ts'
import { usualCase } from '#app/domain/offers/place-spellings.ts'
import type { Picture } from '#app/domain/picture.ts'
import type { Locale } from '#app/fields/locale.ts'
import { pick } from '#app/fields/typed-objects.ts'
import { offerTab } from '#app/i18n/property-facts.ts'
import { i18nFor, type Translator, translator } from '#app/i18n/server.ts'
import { paths } from '#app/paths/public.ts'
import { labelledPictures } from '#app/words/shown/picture-labels.server.ts'
import { type AskedMap, locationOf } from './maps/location.server.ts'
import { outsideLinks, type PageLinks } from './outside-links.server.ts'
import { particularsOf } from './particulars.server.ts'
import { shownPerson } from './shown/people.server.ts'
import { type Guide, guideOf } from './texts/guide.server.ts'
import { untranslatedNote } from './texts/untranslated-note.server.ts'

interface Asked extends AskedMap {
  costs: TypedCosts
  /** Says the agency's own words. */
  own?: Translator
}

export function offerView(offer: Offer, locale: Locale, { costs, own = translator(locale), ...map }: Asked) {
  const t = i18nFor(locale).getFixedT(locale, ['property', 'site'] as const)
  const location = locationOf(offer, map, locale)
  const particulars = particularsOf(offer, locale, t, costs)
  const guide = guideOf(offer, locale)
  return {
    offer: shownOffer(offer, locale),
    address: [offer.street, codeAndPlace(offer)].filter(Boolean).join(', '),
    tab: offerTab(offer, t),
    trail: offerTrail(offer, translator(locale)),
    particulars,
    request: requestWords(offer, own),
    ...untranslatedNote(offer, locale),
    location,
    guide,
    jumps: jumpsIn(offer, { costBox: particulars.costBox, location, guide }, locale),
    outside: outsideLinks(offer, locale),
  }
}

/** Without what only loaders read. The street is null unless it may be shown. */
export function shownOffer(offer: Offer, locale: Locale): ShownOffer {
  return {
    ...pick(offer, shownFields),
    place: placeName(offer),
    pictures: labelledPictures(offer.pictures, locale),
    member: offer.member && shownPerson(offer.member, ['telephone', 'email'], locale),
  }
}

export function codeAndPlace(offer: Pick<Offer, 'postalCode' | 'city' | 'district'>): string {
  return [offer.postalCode, placeName(offer)].filter(Boolean).join(' ')
}

interface Shown {
  costBox: unknown
  location: unknown
  guide: Guide | null
}

/** Null on pages that need none. */
function jumpsIn(offer: Offer, shown: Shown, locale: Locale): PageLinks | null {
  const words = translator(locale)('pages:offer.jumps', { returnObjects: true })
  const has = (kind: Picture['kind']) => offer.pictures.some((picture) => picture.kind === kind)
  const links = [
    has('photo') && { href: '#bilder', label: words.pictures },
    { href: shown.costBox ? '#kosten' : '#preis', label: words.costs },
    Boolean(shown.location) && { href: '#lage', label: words.location },
    has('floorPlan') && { href: '#plan-1', label: words.floorPlan },
    shown.guide && { href: '#deutschland', label: shown.guide.title },
    { href: '#kontakt', label: words.questions },
  ].flatMap((link) => link || [])
  return links.length >= fewestJumps ? { label: words.label, links } : null
}

const fewestJumps = 4

/** The pages above an offer, outermost first. */
export function offerTrail({ houseType, city }: Pick<Offer, 'houseType' | 'city'>, t: Translator) {
  return [
    { name: t('site:offers.title'), to: paths.offers },
    {
      name: t(`pages:offer.crumbs.${houseType}`, { city: usualCase(city) }),
      to: `${paths.offers}?${new URLSearchParams({ houseType, city })}`,
    },
  ]
}

export interface RequestWords {
  button: string
  short: string
  /** What the price in the bar is; null where that goes without saying. */
  price: string | null
  reserved: { title: string; text: string } | null
}

/** A reserved offer has no viewings, but a waiting list. */
function requestWords({ reserved, marketType, baseRent }: Offer, t: Translator): RequestWords {
  const {
    viewing,
    short,
    waitingList,
    baseRent: kind,
    reserved: note,
  } = t('pages:offer.request', {
    returnObjects: true,
  })
  const price = marketType === 'rent' && baseRent !== null ? kind : null
  return reserved
    ? { button: waitingList, short: waitingList, price, reserved: note }
    : { button: viewing, short, price, reserved: null }
}
