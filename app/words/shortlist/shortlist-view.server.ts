import type { ClosedOffer } from '#app/data/offers/shortlist.server.ts'
import type { PublicAgency } from '#app/domain/agency/agency.ts'
import { shownTelephone } from '#app/domain/agency/telephone.ts'
import { berlinToday } from '#app/domain/calendar.ts'
import type { Offer, OfferTile, ShownTile } from '#app/domain/offers/offer.ts'
import type { OfferGroup } from '#app/domain/offers/offer-counts.ts'
import { mostCompared, mostKept } from '#app/domain/offers/shortlist.ts'
import { formatDate } from '#app/fields/format.ts'
import type { Locale } from '#app/fields/locale.ts'
import { pick } from '#app/fields/typed-objects.ts'
import { localPath } from '#app/i18n/locale-path.ts'
import { type Translator, translator } from '#app/i18n/server.ts'
import { paths, shortlistPath } from '#app/paths/public.ts'
import { shownTiles } from '#app/words/shown/tiles.server.ts'
import { comparisonRows } from './comparison.server.ts'
import { goneWords } from './gone-words.server.ts'
import { numberWord } from './number-word.server.ts'

export const chosenParameter = 'vergleich'
const onlyParameter = 'nur'
const onlyDifferences = 'unterschiede'

export interface FoundList {
  tiles: OfferTile[]
  compared: Offer[]
  closed: ClosedOffer[]
  groups: OfferGroup[]
  agency: PublicAgency
  /** Like the only offer of the list; empty for longer lists. */
  similar: OfferTile[]
}

interface AskedList {
  ids: readonly string[]
  /** Whether the reader's cookie has the same list. */
  isOwn: boolean
  /** Whether the address also has unknown or too many ids. */
  isPart: boolean
  search: URLSearchParams
  siteUrl: string
}

export function shortlistView(found: FoundList, asked: AskedList, locale: Locale) {
  const t = translator(locale)
  const { tiles, closed, groups, agency } = found
  const compared = found.compared.length > 1 ? found.compared : []
  const { ids, isOwn, isPart, search, siteUrl } = asked
  const {
    own_one: _1,
    own_other: _2,
    sent_one: _3,
    sent_other: _4,
    ...words
  } = t('pages:shortlist', {
    returnObjects: true,
  })
  const count = tiles.length
  const number = numberWord(count, t)
  const url = siteUrl + localPath(shortlistPath(ids), locale)
  const shown = shownTiles(tiles, locale)
  const chosenIds = compared.map(({ id }) => id)
  return {
    ids,
    gone: goneWords(
      ids.filter((id) => tiles.every((tile) => tile.id !== id)),
      closed,
      groups,
      locale,
      t,
    ),
    lead: count === 0 ? words.allGone : t(`pages:shortlist.${isOwn ? 'own' : 'sent'}`, { count, number }),
    partly: isPart ? t('pages:shortlist.partly', { count: mostKept }) : null,
    canTakeOver: !isOwn && count > 0,
    url,
    printed: printedLine(agency, locale, t),
    share: mailOf(url, agency, t),
    comparison: compared.length > 0 ? comparisonOf(compared, shown, found, asked, locale, t) : null,
    chooser:
      count > mostCompared
        ? shown.map(({ id, name, lang }) => ({ id, name, lang, isChosen: chosenIds.includes(id) }))
        : null,
    isTooMuch: search.getAll(chosenParameter).length > mostCompared,
    further: shown.filter(({ id }) => !chosenIds.includes(id)),
    similar:
      count === 1
        ? { offers: shownTiles(found.similar, locale), words: t('pages:offer.words', { returnObjects: true }) }
        : null,
    offers: shown.map((tile) => pick(tile, ['id', 'name', 'lang', 'place'])),
    enquiry: {
      title: t('pages:shortlist.enquiry.title', { count }),
      lead: t('pages:shortlist.enquiry.lead', { count }),
      legend: words.enquiry.legend,
      message: t('pages:shortlist.enquiry.message', { count }),
      form: {
        ...t('pages:contact.form', { returnObjects: true }),
        send: words.enquiry.send,
        propertyId: words.enquiry.offers,
      },
    },
    words: {
      title: words.title,
      takeOver: words.takeOver,
      send: words.send,
      chooser: words.chooser,
      further: words.further[compared.length > 0 ? 'others' : 'all'],
      gone: words.gone.title,
    },
  }
}

function comparisonOf(
  compared: readonly Offer[],
  shown: readonly ShownTile[],
  { agency }: FoundList,
  { search, ids }: AskedList,
  locale: Locale,
  t: Translator,
) {
  const words = t('pages:shortlist.comparison', { returnObjects: true })
  const isOnly = search.get(onlyParameter) === onlyDifferences
  const all = comparisonRows(compared, agency, locale)
  const rows = isOnly ? all.filter(({ differs }) => differs) : all
  return {
    caption: t('pages:shortlist.comparison.caption', { number: numberWord(compared.length, t) }),
    columns: compared.flatMap(({ id }) => {
      const tile = shown.find((other) => other.id === id)
      if (!tile) return []
      return { ...pick(tile, ['id', 'name', 'lang', 'place', 'cover', 'tab']), to: paths.offer(id) }
    }),
    rows: rows.filter(({ isMain }) => isMain),
    further: rows.filter(({ isMain }) => !isMain),
    isOnly,
    other: shortlistPath(ids) + searchOf(search, !isOnly),
    words,
  }
}

function searchOf(search: URLSearchParams, isOnly: boolean): string {
  const other = new URLSearchParams(search.getAll(chosenParameter).map((id) => [chosenParameter, id]))
  if (isOnly) other.set(onlyParameter, onlyDifferences)
  return other.size > 0 ? `?${other}` : ''
}

/** On paper the list says whose offers these are, and from which day. */
function printedLine({ agencyName, phone }: PublicAgency, locale: Locale, t: Translator): string {
  const words = { agency: agencyName, date: formatDate(berlinToday(), locale) }
  return phone
    ? t('pages:shortlist.printed', { ...words, phone: shownTelephone(phone, locale) })
    : t('pages:shortlist.printedWithoutPhone', words)
}

function mailOf(url: string, { agencyName }: PublicAgency, t: Translator): string {
  const subject = t('pages:shortlist.sendSubject', { agency: agencyName })
  return `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(url)}`
}
