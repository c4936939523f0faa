/** /leistungen/vermietung: finding tenants, and what is to let. */
import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { listServiceOffers } from '#app/data/offers.server.ts'
import { pageMeta } from '#app/ui/page-meta.ts'
import { ServiceOffers } from '#app/ui/property/service-offers.tsx'
import { exampleCount } from '#app/ui/service-view.tsx'
import { readService } from './service.server.ts'

export async function loader(args: LoaderFunctionArgs) {
  const offers = await listServiceOffers(args.context.db, 'rentals', exampleCount)
  return { ...(await readService(args, 'rentals')), offers }
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => pageMeta(matches, data?.meta)

export default function RentalsPage() {
  const { words, titles, member, offers } = useLoaderData<typeof loader>()
  return <ServiceOffers words={words} titles={titles} member={member} offers={offers} />
}
