/** /leistungen/verkauf: selling a house, an apartment or a plot, and what fits it. */
import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { listReferences } from '#app/data/offers.server.ts'
import { localeOf, translator } from '#app/i18n/server.ts'
import { paths } from '#app/paths.ts'
import { pageMeta } from '#app/ui/page-meta.ts'
import { ReferenceTile } from '#app/ui/property/reference-tile.tsx'
import { Tiles } from '#app/ui/property/tile.tsx'
import { serviceGraph } from '#app/ui/service-graph.server.ts'
import { ServiceTiles, ServiceView } from '#app/ui/service-view.tsx'

const shownCount = 3

export async function loader({ request, context }: LoaderFunctionArgs) {
  const t = translator(await localeOf(request))
  const titles = t('pages:services.titles', { returnObjects: true })
  const words = t('pages:services.sales', { returnObjects: true })
  const references = await listReferences(context.db, { houseType: null, year: null }, shownCount)
  const graph = serviceGraph(words, context.config.siteUrl, paths.services.sales, t)
  const meta = { title: words.title, description: words.description, graph }
  return { words, titles, references, meta }
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => pageMeta(matches, data?.meta)

export default function SalesPage() {
  const { words, titles, references } = useLoaderData<typeof loader>()
  return (
    <ServiceView words={words} titles={titles}>
      {references.length > 0 && (
        <ServiceTiles title={titles.matching.references}>
          <Tiles>
            {references.map((reference) => (
              <ReferenceTile key={reference.id} reference={reference} />
            ))}
          </Tiles>
        </ServiceTiles>
      )}
    </ServiceView>
  )
}
