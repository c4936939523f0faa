import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { serviceOffersQuery } from '#app/data/offers/services.server.ts'
import { paths } from '#app/paths/public.ts'
import { OfferTile } from '#app/ui/offers/offer-tile.tsx'
import { ServiceView } from '#app/ui/offers/service-view.tsx'
import { ArrowLink } from '#app/ui/parts/button.tsx'
import { pageMeta } from '#app/ui/sections/page-meta.ts'
import { shownTiles } from '#app/words/shown/tiles.server.ts'
import { readService } from './service.server.ts'

export function loader(args: LoaderFunctionArgs) {
  return readService(
    args,
    'newBuild',
    (db, locale, limit) => serviceOffersQuery(db, locale, 'newBuild', limit),
    shownTiles,
    paths.offer,
  )
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => pageMeta(matches, data?.meta)

export default function NewBuildPage() {
  const service = useLoaderData<typeof loader>()
  const { noNewBuild, plots } = service.titles
  return (
    <ServiceView
      {...service}
      none={
        <>
          <p className="lead">{noNewBuild}</p>
          <ArrowLink to={`${paths.offers}?houseType=plot`}>{plots}</ArrowLink>
        </>
      }
      tileOf={(offer) => <OfferTile key={offer.id} offer={offer} />}
    />
  )
}
