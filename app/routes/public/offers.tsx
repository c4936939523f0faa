import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { useLoaderData, useLocation } from '@remix-run/react'
import type { ShownTile as Offer } from '#app/domain/offers/offer.ts'
import { type OfferFilters, offerSearch, withPart } from '#app/domain/offers/offer-filters.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { paths } from '#app/paths/public.ts'
import { OfferMap } from '#app/ui/maps/offer-map.tsx'
import { FewOffers } from '#app/ui/offers/few-offers.tsx'
import { FilterBar } from '#app/ui/offers/filter-bar.tsx'
import { FilterNotices } from '#app/ui/offers/filter-notices.tsx'
import { NoResults } from '#app/ui/offers/no-results.tsx'
import { OfferTile } from '#app/ui/offers/offer-tile.tsx'
import { Pagination } from '#app/ui/offers/pagination.tsx'
import { ResultRow } from '#app/ui/offers/result-row.tsx'
import { Subscribe } from '#app/ui/offers/subscribe.tsx'
import { Tiles } from '#app/ui/offers/tile.tsx'
import { PageHead } from '#app/ui/sections/page-head.tsx'
import { pageMeta } from '#app/ui/sections/page-meta.ts'
import { SeenOffers } from '#app/ui/visits/seen-offers.tsx'
import type { Way } from '#app/ui/visits/way.ts'
import type { TileDistance } from '#app/words/maps/tile-distances.server.ts'
import type { TeaserWords } from '#app/words/texts/teaser-words.server.ts'
import { loadOffers } from './load-offers.server.ts'
import styles from './offers.module.css'

export function loader({ request, context }: LoaderFunctionArgs) {
  return loadOffers(request, context)
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
    leftOut,
    orderNote,
    nothing,
    few,
    map,
    places,
    distances,
    part,
    subscribe,
    heading,
    intro,
    ...data
  } = useLoaderData<typeof loader>()
  const { page, pageCount } = map ?? { page: filters.page, pageCount: data.pageCount }
  const pages = <Pagination page={page} pageCount={pageCount} to={(page) => pageAddress(filters, page, part)} />
  const { pathname, search } = useLocation()
  const shown = map?.offers ?? offers
  const way: Way = {
    list: pathname + search,
    total: map?.found ?? total,
    start: (map ?? data).start,
    ids: shown.map(({ id }) => id),
  }
  return (
    <main id="inhalt" className={`wrap ${styles.page}`}>
      <div className={map ? styles.mapHead : styles.head}>
        <PageHead title={heading} lead={intro ?? undefined} />
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
        <OfferMap {...map} offers={shown} distances={distances} way={way}>
          {pages}
        </OfferMap>
      )}
      {!nothing && !map && <OfferList offers={offers} lead={lead} distances={distances} way={way} />}
      <FilterNotices notices={leftOut} />
      {few && <FewOffers {...few} />}
      {!map && pages}
      {subscribe && <Subscribe {...subscribe} />}
      <SeenOffers />
    </main>
  )
}

/** Marks the list as a series for search engines. */
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
  lead: ({ isLead: true } & TeaserWords) | null
  distances: Record<string, TileDistance> | null
  way: Way
}

function OfferList({ offers, lead, distances, way }: OfferListProps) {
  const { t } = useTranslation('site')
  return (
    <section>
      <h2 className="sr">{t('offers.results')}</h2>
      <Tiles>
        {offers.map((offer, index) => (
          <OfferTile
            key={offer.id}
            offer={offer}
            distance={distances?.[offer.id]}
            way={way}
            priority={index < (lead ? 1 : 3)}
            {...(index === 0 && lead)}
          />
        ))}
      </Tiles>
    </section>
  )
}
