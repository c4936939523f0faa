/** /leistungen/neubauprojekte: selling new-build projects, and what is being built. */
import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { listServiceOffers } from '#app/data/offers.server.ts'
import { pageMeta } from '#app/ui/page-meta.ts'
import { ServiceOffers } from '#app/ui/property/service-offers.tsx'
import { exampleCount } from '#app/ui/service-view.tsx'
import { readService } from './service.server.ts'

export async function loader(args: LoaderFunctionArgs) {
  const offers = await listServiceOffers(args.context.db, 'newBuild', exampleCount)
  return { ...(await readService(args, 'newBuild')), offers }
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => pageMeta(matches, data?.meta)

export default function NewBuildPage() {
  const { words, titles, member, offers } = useLoaderData<typeof loader>()
  return <ServiceOffers words={words} titles={titles} member={member} offers={offers} />
}
