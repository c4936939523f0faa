/** /leistungen/vermietung: finding tenants, and what fits it. */
import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { listOffers } from '#app/data/offers.server.ts'
import { noFilters } from '#app/domain/offer-filters.ts'
import { localeOf, translator } from '#app/i18n/server.ts'
import { paths } from '#app/paths.ts'
import { pageMeta } from '#app/ui/page-meta.ts'
import { OfferTile } from '#app/ui/property/offer-tile.tsx'
import { Tiles } from '#app/ui/property/tile.tsx'
import { serviceGraph } from '#app/ui/service-graph.server.ts'
import { ServiceTiles, ServiceView } from '#app/ui/service-view.tsx'

const shownCount = 3

export async function loader({ request, context }: LoaderFunctionArgs) {
  const t = translator(await localeOf(request))
  const titles = t('pages:services.titles', { returnObjects: true })
  const words = t('pages:services.rentals', { returnObjects: true })
  const list = await listOffers(context.db, { ...noFilters, marketType: 'rent' })
  const offers = list.offers.slice(0, shownCount)
  const graph = serviceGraph(words, context.config.siteUrl, paths.services.rentals, t)
  const meta = { title: words.title, description: words.description, graph }
  return { words, titles, offers, meta }
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => pageMeta(matches, data?.meta)

export default function RentalsPage() {
  const { words, titles, offers } = useLoaderData<typeof loader>()
  return (
    <ServiceView words={words} titles={titles}>
      {offers.length > 0 && (
        <ServiceTiles title={titles.matching.offers}>
          <Tiles>
            {offers.map((offer) => (
              <OfferTile key={offer.id} offer={offer} />
            ))}
          </Tiles>
        </ServiceTiles>
      )}
    </ServiceView>
  )
}
