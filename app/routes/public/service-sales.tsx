/** /leistungen/verkauf: selling a house, an apartment or a plot, and what was sold. */
import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { listReferences } from '#app/data/offers.server.ts'
import { findServiceMember } from '#app/data/team-members.server.ts'
import { noReferenceFilters } from '#app/domain/reference-filters.ts'
import { localeOf, translator } from '#app/i18n/server.ts'
import { paths } from '#app/paths.ts'
import { pageMeta } from '#app/ui/page-meta.ts'
import { ReferenceTile } from '#app/ui/property/reference-tile.tsx'
import { Tiles } from '#app/ui/property/tile.tsx'
import { serviceGraph } from '#app/ui/service-graph.server.ts'
import { arranged, exampleCount, ServiceView } from '#app/ui/service-view.tsx'

export async function loader({ request, context: { db, config } }: LoaderFunctionArgs) {
  const t = translator(await localeOf(request))
  const words = t('pages:services.sales', { returnObjects: true })
  const [references, member] = await Promise.all([
    listReferences(db, noReferenceFilters, exampleCount),
    findServiceMember(db, 'sales'),
  ])
  const titles = t('pages:services.titles', { returnObjects: true })
  const ask = member ? t('pages:services.ask', { name: member.name }) : titles.askUs
  const graph = serviceGraph(words, config.siteUrl, paths.services.sales, t)
  const meta = { title: words.title, description: words.description, graph }
  return { words, titles: { ...titles, ask }, references, member, meta }
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => pageMeta(matches, data?.meta)

export default function SalesPage() {
  const { words, titles, references, member } = useLoaderData<typeof loader>()
  const { example, tiles } = arranged(references)
  return (
    <ServiceView
      words={words}
      titles={titles}
      example={example ? { ...example, to: paths.reference(example.id) } : null}
      member={member}
    >
      {tiles.length > 0 && (
        <Tiles>
          {tiles.map((reference) => (
            <ReferenceTile key={reference.id} reference={reference} />
          ))}
        </Tiles>
      )}
    </ServiceView>
  )
}
