import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { referencesQuery } from '#app/data/offers/references.server.ts'
import { noReferenceFilters } from '#app/domain/offers/reference-filters.ts'
import { paths } from '#app/paths/public.ts'
import { ReferenceTile } from '#app/ui/offers/reference-tile.tsx'
import { ServiceView } from '#app/ui/offers/service-view.tsx'
import { ButtonLink } from '#app/ui/parts/button.tsx'
import { pageMeta } from '#app/ui/sections/page-meta.ts'
import { shownReferences } from '#app/words/shown/tiles.server.ts'
import { readService } from './service.server.ts'

export function loader(args: LoaderFunctionArgs) {
  const sold = { ...noReferenceFilters, marketType: 'purchase' } as const
  return readService(
    args,
    'sales',
    (db, locale, limit) => referencesQuery(db, locale, sold, limit),
    shownReferences,
    paths.reference,
  )
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => pageMeta(matches, data?.meta)

export default function SalesPage() {
  const service = useLoaderData<typeof loader>()
  return (
    <ServiceView
      {...service}
      button={<ButtonLink to={paths.valuation}>{service.titles.valuation}</ButtonLink>}
      tileOf={(reference) => <ReferenceTile key={reference.id} reference={reference} />}
    />
  )
}
