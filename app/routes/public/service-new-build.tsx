/** /leistungen/neubauprojekte: selling new-build projects, and what is being built. */
import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { listServiceOffers } from '#app/data/offers.server.ts'
import { findServiceMember } from '#app/data/team-members.server.ts'
import { localeOf, translator } from '#app/i18n/server.ts'
import { paths } from '#app/paths.ts'
import { pageMeta } from '#app/ui/page-meta.ts'
import { OfferTile } from '#app/ui/property/offer-tile.tsx'
import { Tiles } from '#app/ui/property/tile.tsx'
import { serviceGraph } from '#app/ui/service-graph.server.ts'
import { arranged, exampleCount, ServiceView } from '#app/ui/service-view.tsx'

export async function loader({ request, context: { db, config } }: LoaderFunctionArgs) {
  const t = translator(await localeOf(request))
  const words = t('pages:services.newBuild', { returnObjects: true })
  const [offers, member] = await Promise.all([
    listServiceOffers(db, 'newBuild', exampleCount),
    findServiceMember(db, 'newBuild'),
  ])
  const titles = t('pages:services.titles', { returnObjects: true })
  const ask = member ? t('pages:services.ask', { name: member.name }) : titles.askUs
  const graph = serviceGraph(words, config.siteUrl, paths.services.newBuild, t)
  const meta = { title: words.title, description: words.description, graph }
  return { words, titles: { ...titles, ask }, offers, member, meta }
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => pageMeta(matches, data?.meta)

export default function NewBuildPage() {
  const { words, titles, offers, member } = useLoaderData<typeof loader>()
  const { example, tiles } = arranged(offers)
  return (
    <ServiceView
      words={words}
      titles={titles}
      example={example ? { ...example, to: paths.offer(example.id) } : null}
      member={member}
    >
      {tiles.length > 0 && (
        <Tiles>
          {tiles.map((offer) => (
            <OfferTile key={offer.id} offer={offer} />
          ))}
        </Tiles>
      )}
    </ServiceView>
  )
}
