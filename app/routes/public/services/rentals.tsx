import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { serviceOffersQuery } from '#app/data/offers/services.server.ts'
import { paths } from '#app/paths/public.ts'
import { OfferTile } from '#app/ui/offers/offer-tile.tsx'
import { ServiceView } from '#app/ui/offers/service-view.tsx'
import { pageMeta } from '#app/ui/sections/page-meta.ts'
import { shownTiles } from '#app/words/shown/tiles.server.ts'
import { readService } from './service.server.ts'

export function loader(args: LoaderFunctionArgs) {
  return readService(
    args,
    'rentals',
    (db, locale, limit) => serviceOffersQuery(db, locale, 'rentals', limit),
    shownTiles,
    paths.offer,
  )
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => pageMeta(matches, data?.meta)

export default function RentalsPage() {
  return (
    <ServiceView {...useLoaderData<typeof loader>()} tileOf={(offer) => <OfferTile key={offer.id} offer={offer} />} />
  )
}
