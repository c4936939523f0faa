/** Names an offer only if it is public as a reference. */
import type { ClosedOffer } from '#app/data/offers/shortlist.server.ts'
import { langOf } from '#app/domain/lang-of.ts'
import { type OfferGroup, sumFitting } from '#app/domain/offers/offer-counts.ts'
import { noFilters, offerSearch } from '#app/domain/offers/offer-filters.ts'
import { closingOf } from '#app/domain/properties/closing.ts'
import type { Locale } from '#app/fields/locale.ts'
import type { Translator } from '#app/i18n/server.ts'
import { paths } from '#app/paths/public.ts'
import { numberWord } from './number-word.server.ts'

export interface GoneWords {
  ids: string[]
  title: string
  lang?: Locale | undefined
  text: string
  link: { to: string; text: string }
  remove: string
}

export function goneWords(
  ids: readonly string[],
  closed: readonly ClosedOffer[],
  groups: readonly OfferGroup[],
  locale: Locale,
  t: Translator,
): GoneWords[] {
  const unknown = ids.filter((id) => closed.every((offer) => offer.id !== id))
  return [
    ...closed.map((offer) => closedWords(offer, groups, locale, t)),
    ...(unknown.length > 0 ? [unknownWords(unknown, t)] : []),
  ]
}

function closedWords(offer: ClosedOffer, groups: readonly OfferGroup[], locale: Locale, t: Translator): GoneWords {
  const { id, soldOn, marketType, houseType } = offer
  const kind = { ...noFilters, marketType, houseType }
  const count = sumFitting(groups, kind)
  const similar = count > 0 && t('pages:shortlist.gone.similar', { count, number: numberWord(count, t) })
  const link =
    count > 0
      ? { to: paths.offers + offerSearch(kind), text: t('pages:shortlist.gone.showSimilar', { count }) }
      : { to: paths.offers, text: t('pages:shortlist.gone.all') }
  return {
    ids: [id],
    title: offer.name,
    lang: langOf(offer, 'name'),
    text: [sinceWhen(offer, soldOn, locale, t), similar].filter(Boolean).join(' '),
    link,
    remove: t('pages:shortlist.gone.remove'),
  }
}

function sinceWhen(offer: ClosedOffer, soldOn: string | null, locale: Locale, t: Translator): string {
  const closing = closingOf(offer)
  if (soldOn === null) return t(`pages:shortlist.gone.${closing}Sometime`)
  return t(`pages:shortlist.gone.${closing}`, { month: monthOf(soldOn, locale) })
}

function monthOf(soldOn: string, locale: Locale): string {
  const day = new Date(`${soldOn.slice(0, 7)}-01T00:00:00Z`)
  return new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(day)
}

function unknownWords(ids: string[], t: Translator): GoneWords {
  const count = ids.length
  return {
    ids,
    title: t('pages:shortlist.gone.unknown', { count, number: numberWord(count, t) }),
    text: t(`pages:shortlist.gone.${count === 1 ? 'unknownText' : 'unknownTexts'}`),
    link: { to: paths.offers, text: t('pages:shortlist.gone.all') },
    remove: t(`pages:shortlist.gone.${count === 1 ? 'remove' : 'removeAll'}`),
  }
}
