/** /angebote: the list of offers, filtered, sorted and paged by the address. */

import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { listOffers } from '#app/data/offers/offer-list.server.ts'
import { findMapOffers, findTheseOffers } from '#app/data/offers/offer-map.server.ts'
import { shownOthers, similarOffersQuery } from '#app/data/offers/similar-offers.server.ts'
import { listSuggestions } from '#app/data/offers/suggestions.server.ts'
import { runQuery } from '#app/data/queries.server.ts'
import type { OfferTile as Offer } from '#app/domain/offers/offer.ts'
import { activeFilters, type OfferFilters, offerSearch, usualSort, withPart } from '#app/domain/offers/offer-filters.ts'
import { pageOf } from '#app/domain/offers/offer-pages.ts'
import { placeSuggestions } from '#app/domain/offers/place-suggestions.ts'
import { readOfferFilters } from '#app/domain/offers/read-offer-filters.ts'
import { withBareCovers } from '#app/domain/picture.ts'
import type { Locale } from '#app/fields/locale.ts'
import type { AppContext } from '#app/http/context.server.ts'
import { localeOf, translator } from '#app/i18n/server.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { missingForVisitors } from '#app/mail/transport.server.ts'
import { readView, viewParameter } from '#app/maps/view.ts'
import { paths } from '#app/paths/public.ts'
import { OfferMap } from '#app/ui/maps/offer-map.tsx'
import { FewOffers } from '#app/ui/offers/few-offers.tsx'
import { FilterBar } from '#app/ui/offers/filter-bar.tsx'
import { FilterNotices } from '#app/ui/offers/filter-notices.tsx'
import { NoResults } from '#app/ui/offers/no-results.tsx'
import { LeadTile, OfferTile } from '#app/ui/offers/offer-tile.tsx'
import { Pagination } from '#app/ui/offers/pagination.tsx'
import { ResultRow } from '#app/ui/offers/result-row.tsx'
import { Subscribe } from '#app/ui/offers/subscribe.tsx'
import { Tiles } from '#app/ui/offers/tile.tsx'
import { PageHead } from '#app/ui/sections/page-head.tsx'
import { pageMeta } from '#app/ui/sections/page-meta.ts'
import { filterChips, filterFields, filterNotices, orderNote } from '#app/words/filter-words.server.ts'
import { type MapSearch, offerMap, restWords } from '#app/words/maps/offer-map.server.ts'
import { type TileDistance, tileDistances } from '#app/words/maps/tile-distances.server.ts'
import { nothingFound, subscribeLink, wishLink } from '#app/words/nothing-found-words.server.ts'
import { type TeaserWords, teaserWords } from '#app/words/texts/teaser-words.server.ts'
import styles from './offers.module.css'

/** So few are no choice: others stand below them. */
const fewOffers = 3

export async function loader({ request, context }: LoaderFunctionArgs) {
  const locale = await localeOf(request)
  const t = translator(locale)
  const read = readOfferFilters(new URL(request.url).searchParams, locale)
  const { filters, around, suggested, groups, offers, codes, teaser, total, totalOfAll, counts, misses, pageCount } =
    await listOffers(context.db, locale, read.filters)
  const { page } = filters
  const asked = new URL(request.url).searchParams.get(viewParameter)
  const map = await readMap(context.db, { filters, total, around, asked, locale })
  const isNarrowed = activeFilters(filters).length > 0
  const [first] = offers
  const isUsual = page === 1 && filters.sort === usualSort(filters.near) && !isNarrowed
  // A full page begins with a lead in any case: its other tiles fill two columns, and three.
  const hasLead = (first?.highlighted && isUsual) || page < pageCount
  const lead = first && hasLead ? { id: first.id, ...teaserWords(teaser) } : null
  const similar =
    first && isNarrowed && total <= fewOffers ? await findOthers(context.db, locale, first.id, offers) : null
  const suggestions =
    total === 0 && isNarrowed ? await listSuggestions(context.db, filters, misses, counts.cities, around) : []
  const title = t('site:offers.title')
  return {
    offers: withBareCovers(offers),
    lead,
    total,
    counts,
    filters,
    pageCount,
    distances: around && tileDistances(map?.offers ?? offers, around, locale, t),
    places: placeSuggestions(groups, codes),
    fields: filterFields(read, locale),
    chips: filterChips(filters, locale, t),
    notices: filterNotices(read, { ...filters, pageCount, around, suggested }, locale, t),
    orderNote: orderNote(filters, counts, t),
    nothing: total === 0 ? nothingFound(filters, suggestions, totalOfAll, locale, t) : null,
    subscribe: missingForVisitors(context.transport) ? null : subscribeLink({ ...filters, near: read.filters.near }, t),
    map,
    part: filters.view === 'map' ? (map?.part ?? null) : asked && readView(asked) && asked,
    few: similar && {
      similar,
      ask: t('pages:finding.few.ask'),
      wish: wishLink(filters, t),
      title: t('pages:finding.few.title'),
    },
    meta: {
      title: page > 1 ? `${title}, ${t('site:offers.page', { page })}` : title,
      description: t('pages:meta.offers.description'),
      feed: t('pages:meta.feed.title'),
    },
  }
}

/** A part of the map has pages of its own. Null where the search is shown as a list. */
type AskedMap = Pick<MapSearch, 'filters' | 'total' | 'around' | 'asked' | 'locale'>

async function readMap(db: AppContext['db'], search: AskedMap) {
  const { filters, total, around, locale } = search
  if (filters.view !== 'map' || total === 0) return null
  const shown = offerMap({ ...search, ...(await findMapOffers(db, locale, filters, around)) })
  if (!shown) return null
  const { ids, ...map } = shown
  const { start, size, ...pages } = pageOf(filters.page, ids?.length ?? total)
  const offers = ids && (ids.length > 0 ? await findTheseOffers(db, locale, ids.slice(start, start + size)) : [])
  const rest = restWords((ids?.length ?? total) - start - size, locale)
  return { ...map, ...pages, rest, offers: offers && withBareCovers(offers) }
}

/** Offers like the first one found, without those that were found. */
async function findOthers(db: AppContext['db'], locale: Locale, id: string, found: readonly Offer[]) {
  const similar = await runQuery(similarOffersQuery(db, locale, id, shownOthers + found.length))
  const others = similar.filter((offer) => found.every((known) => known.id !== offer.id))
  return withBareCovers(others.slice(0, shownOthers))
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => [
  ...pageMeta(matches, data?.meta),
  ...(data ? neighbours(data) : []),
]

export default function OffersPage() {
  const {
    offers,
    lead,
    total,
    counts,
    filters,
    fields,
    chips,
    notices,
    orderNote,
    nothing,
    few,
    map,
    places,
    distances,
    part,
    subscribe,
    ...data
  } = useLoaderData<typeof loader>()
  const { page, pageCount } = map ?? { page: filters.page, pageCount: data.pageCount }
  const pages = <Pagination page={page} pageCount={pageCount} to={(page) => pageAddress(filters, page, part)} />
  const { t } = useTranslation('site')
  return (
    <main id="inhalt" className={`wrap ${styles.page}`}>
      <div className={map ? styles.mapHead : styles.head}>
        <PageHead title={t('offers.title')} lead={map ? undefined : t('offers.lead')} />
      </div>
      <FilterBar filters={filters} fields={fields} places={places} notices={notices} counts={counts} total={total} />
      <FilterNotices notices={notices} />
      <ResultRow
        filters={filters}
        part={part}
        chips={chips}
        note={orderNote}
        total={total}
        pageCount={data.pageCount}
        subscribe={subscribe}
      />
      {nothing && <NoResults {...nothing} />}
      {map && (
        <OfferMap {...map} offers={map.offers ?? offers} distances={distances}>
          {pages}
        </OfferMap>
      )}
      {!nothing && !map && <OfferList offers={offers} lead={lead} distances={distances} />}
      {few && <FewOffers {...few} />}
      {!map && pages}
      {subscribe && <Subscribe {...subscribe} />}
    </main>
  )
}

/** Helps search engines and browsers to read the list as a series. */
function neighbours({ filters, pageCount }: { filters: OfferFilters; pageCount: number }) {
  const { page } = filters
  const link = (rel: string, to: number) => ({ tagName: 'link' as const, rel, href: pageAddress(filters, to) })
  return [...(page > 1 ? [link('prev', page - 1)] : []), ...(page < pageCount ? [link('next', page + 1)] : [])]
}

function pageAddress(filters: OfferFilters, page: number, part: string | null = null): string {
  return paths.offers + withPart(offerSearch(filters, { page }), part)
}

interface OfferListProps {
  offers: Offer[]
  lead: ({ id: string } & TeaserWords) | null
  distances: Record<string, TileDistance> | null
}

function OfferList({ offers, lead, distances }: OfferListProps) {
  const { t } = useTranslation('site')
  return (
    <section>
      <h2 className="sr">{t('offers.results')}</h2>
      <Tiles>
        {offers.map((offer, index) =>
          offer.id === lead?.id ? (
            <LeadTile key={offer.id} offer={offer} distance={distances?.[offer.id]} {...lead} priority />
          ) : (
            <OfferTile
              key={offer.id}
              offer={offer}
              distance={distances?.[offer.id]}
              priority={index < (lead ? 1 : 3)}
            />
          ),
        )}
      </Tiles>
    </section>
  )
}
