import type { OwnPage } from '#app/domain/entries/own-page.ts'
import { type Block, readOwnText, type Span } from '#app/domain/entries/own-page-text.ts'
import { langOf } from '#app/domain/lang-of.ts'
import type { OfferTile } from '#app/domain/offers/offer.ts'
import { type OfferFilters, offerSearch } from '#app/domain/offers/offer-filters.ts'
import { formatNumber } from '#app/fields/format.ts'
import type { Locale } from '#app/fields/locale.ts'
import { looksLikeLink } from '#app/fields/looks-like-link.ts'
import { hostOf, readLink } from '#app/fields/read-link.ts'
import { withoutEnd } from '#app/fields/without-end.ts'
import { pathWithoutLocale } from '#app/i18n/locale-path.ts'
import { translator } from '#app/i18n/server.ts'
import { paths } from '#app/paths/public.ts'
import { subscribeLink } from '#app/words/nothing-found-words.server.ts'
import { shownTiles } from '#app/words/shown/tiles.server.ts'
import { shownHost } from '#app/words/shown-host.server.ts'

interface Fitting {
  filters: OfferFilters
  offers: OfferTile[]
  total: number
  canSubscribe: boolean
}

/** `lang` is set where a text is not in the language of the page. */
export function ownPageView(page: OwnPage, fitting: Fitting | null, locale: Locale) {
  const blocks = readOwnText(page.text ?? '').map(withShownAddresses)
  const { title, lead, picture, untranslated = [] } = page
  return {
    title,
    titleLang: langOf(page, 'title'),
    lead,
    leadLang: langOf(page, 'lead'),
    blocks,
    textLang: langOf(page, 'text'),
    picture,
    note: untranslated.length > 0 ? translator(locale)('pages:ownPage.untranslated') : null,
    fitting: fitting && fittingWords(fitting, locale),
    meta: { title, description: descriptionOf(lead ?? firstWords(blocks) ?? title), picture },
  }
}

function withShownAddresses(block: Block): Block {
  const inPage = (spans: readonly Span[]) => spans.map(shownSpan)
  return block.kind === 'list' ? { ...block, items: block.items.map(inPage) } : { ...block, spans: inPage(block.spans) }
}

/** The router adds the language to own addresses. */
function shownSpan(span: Span): Span {
  if (typeof span === 'string') return span
  const { text, to } = span
  if (to.startsWith('/')) return { text, to: pathWithoutLocale(to) }
  return namesAnotherHost(text, to) ? { text: `${text} (${shownHost(to)})`, to } : span
}

function namesAnotherHost(text: string, link: string): boolean {
  const words = text.toLowerCase().split(/\s+/).filter(looksLikeLink)
  return words.some((word) => {
    const named = readLink(withoutEnd(word.replace(/^\p{P}*(?:https?:\/\/)?/u, 'https://'), /[^\p{L}\p{N}/]/u))
    return !('link' in named) || hostOf(named.link) !== hostOf(link)
  })
}

/** Search engines show about as much. */
const longestDescription = 160

function descriptionOf(text: string): string {
  const words = text.replace(/\s+/g, ' ').trim()
  if (words.length <= longestDescription) return words
  const cut = words.slice(0, longestDescription)
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), longestDescription / 2))}…`
}

function firstWords(blocks: readonly Block[]): string | null {
  const first = blocks.find(({ kind }) => kind === 'paragraph')
  if (first?.kind !== 'paragraph') return null
  return first.spans.map((span) => (typeof span === 'string' ? span : span.text)).join('')
}

function fittingWords({ filters, offers, total, canSubscribe }: Fitting, locale: Locale) {
  const t = translator(locale)
  const number = { count: total, formatted: formatNumber(total, locale) }
  const list = { to: paths.offers + offerSearch(filters), words: t('pages:ownPage.all', number) }
  const everything = { to: paths.offers, words: t('pages:ownPage.allOffers') }
  const { words, to } = subscribeLink(filters, t)
  return {
    title: t('pages:ownPage.fitting'),
    offers: shownTiles(offers, locale),
    all: total > 0 ? list : everything,
    none: total > 0 ? null : t('pages:ownPage.none'),
    subscribe: total === 0 && canSubscribe ? { words, to } : null,
  }
}
