/** /leistungen/verkauf: selling a house, an apartment or a plot, and what was sold. */
import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { listReferences } from '#app/data/offers.server.ts'
import { noReferenceFilters } from '#app/domain/reference-filters.ts'
import { paths } from '#app/paths.ts'
import { pageMeta } from '#app/ui/page-meta.ts'
import { ReferenceTile } from '#app/ui/property/reference-tile.tsx'
import { Tiles } from '#app/ui/property/tile.tsx'
import { arranged, exampleCount, ServiceView } from '#app/ui/service-view.tsx'
import { readService } from './service.server.ts'

export async function loader(args: LoaderFunctionArgs) {
  const references = await listReferences(args.context.db, noReferenceFilters, exampleCount)
  return { ...(await readService(args, 'sales')), references }
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
