/** /leistungen/vermietung: finding tenants, and what is to let. */
import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { askServiceOffers } from '#app/data/offers.server.ts'
import { paths } from '#app/paths.ts'
import { pageMeta } from '#app/ui/page-meta.ts'
import { OfferTile } from '#app/ui/property/offer-tile.tsx'
import { exampleCount, ServiceView } from '#app/ui/service-view.tsx'
import { readService } from './service.server.ts'

export function loader(args: LoaderFunctionArgs) {
  return readService(args, 'rentals', askServiceOffers(args.context.db, 'rentals', exampleCount))
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => pageMeta(matches, data?.meta)

export default function RentalsPage() {
  const { words, titles, member, examples } = useLoaderData<typeof loader>()
  return (
    <ServiceView
      words={words}
      titles={titles}
      member={member}
      examples={examples}
      addressOf={paths.offer}
      tileOf={(offer) => <OfferTile key={offer.id} offer={offer} />}
    />
  )
}
