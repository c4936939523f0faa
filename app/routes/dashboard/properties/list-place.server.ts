import { findPropertyNeighbours } from '#app/data/properties/property-neighbours.server.ts'
import type { AppContext } from '#app/http/context.server.ts'
import { dashboardPaths } from '#app/paths/dashboard.ts'
import { fromList, readLeftList } from '#app/paths/left-list.ts'
import type { ListPlace } from '#app/ui/dashboard/frame/crumbs.tsx'
import { readPropertyQuery, viewPath, viewSearch } from './query.server.ts'

/** The page of the list from which a property was opened; the whole list if it was opened elsewhere. */
export function leftListPath(request: Request): string {
  const { query, at } = readLeftList(new URL(request.url).searchParams)
  if (!query) return dashboardPaths.properties
  const page = Math.ceil((at ?? 1) / readPropertyQuery(query).perPage)
  const view = new URLSearchParams(viewSearch(query))
  if (page > 1) view.set('page', String(page))
  return viewPath(view.toString())
}

/** Null unless the property was opened from a list. */
export async function findListPlace({ db }: AppContext, request: Request, id: string): Promise<ListPlace | null> {
  const { query, at } = readLeftList(new URL(request.url).searchParams)
  if (!query || at === null) return null
  const { previous, next, total, isListed } = await findPropertyNeighbours(db, readPropertyQuery(query), id, at)
  const list = viewSearch(query)
  const linkTo = (row: { id: string; name: string } | null, place: number) =>
    row && { to: fromList(dashboardPaths.property(row.id), list, place), name: row.name }
  return {
    previous: linkTo(previous, at - 1),
    // What left the list has made room there.
    next: linkTo(next, isListed ? at + 1 : at),
    place: isListed ? at : null,
    total,
  }
}
