/** /angebote: the list of offers, filtered, sorted and divided into pages by the address. */
import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { findTeaser, listOffers } from '#app/data/offers.server.ts'
import { type OfferTile as Offer, offersPerPage } from '#app/domain/offer.ts'
import { activeFilters, offerSearch, readOfferFilters } from '#app/domain/offer-filters.ts'
import { localeOf, translator } from '#app/i18n/server.ts'
import { paths } from '#app/paths.ts'
import { PageHead } from '#app/ui/page-head.tsx'
import { pageMeta } from '#app/ui/page-meta.ts'
import { FilterBar } from '#app/ui/property/filter-bar.tsx'
import { LeadTile, OfferTile } from '#app/ui/property/offer-tile.tsx'
import { Pagination } from '#app/ui/property/pagination.tsx'
import { NoResults, ResultRow } from '#app/ui/property/result-row.tsx'
import { Tiles } from '#app/ui/property/tile.tsx'
import styles from './offers.module.css'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const locale = await localeOf(request)
  const t = translator(locale)
  const wanted = readOfferFilters(new URL(request.url).searchParams, locale)
  let filters = wanted
  let list = await listOffers(context.db, filters)
  const pageCount = Math.max(1, Math.ceil(list.total / offersPerPage))
  if (wanted.page > pageCount) {
    filters = { ...wanted, page: pageCount }
    list = await listOffers(context.db, filters)
  }
  const [first] = list.offers
  const hasLead = first?.highlighted && filters.page === 1 && activeFilters(filters).length === 0
  const lead = hasLead ? { id: first.id, teaser: await findTeaser(context.db, first.id) } : null
  const title =
    filters.page > 1
      ? `${t('site:offers.title')}, ${t('site:offers.page', { page: filters.page })}`
      : t('site:offers.title')
  const meta = { title, description: t('pages:meta.offers.description'), feed: t('pages:meta.feed.title') }
  return { ...list, filters, pageCount, lead, meta }
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => pageMeta(matches, data?.meta)

export default function OffersPage() {
  const { offers, total, counts, filters, pageCount, lead } = useLoaderData<typeof loader>()
  const { t } = useTranslation('site')
  return (
    <main id="inhalt" className={`wrap ${styles.page}`}>
      <div className={styles.head}>
        <PageHead title={t('offers.title')} lead={t('offers.lead')} />
      </div>
      <FilterBar filters={filters} counts={counts} />
      <ResultRow filters={filters} total={total} />
      {offers.length === 0 ? <NoResults filters={filters} /> : <OfferList offers={offers} lead={lead} />}
      <Pagination
        page={filters.page}
        pageCount={pageCount}
        to={(page) => paths.offers + offerSearch(filters, { page })}
      />
    </main>
  )
}

function OfferList({ offers, lead }: { offers: Offer[]; lead: { id: string; teaser: string | null } | null }) {
  const { t } = useTranslation('site')
  return (
    <section>
      <h2 className="sr">{t('offers.results')}</h2>
      <Tiles>
        {offers.map((offer, index) =>
          offer.id === lead?.id ? (
            <LeadTile key={offer.id} offer={offer} teaser={lead.teaser} priority />
          ) : (
            <OfferTile key={offer.id} offer={offer} priority={index < (lead ? 1 : 3)} />
          ),
        )}
      </Tiles>
    </section>
  )
}
