import { enquiriesPerPage } from '#app/data/enquiries/inbox.server.ts'
import { findNeighbours } from '#app/data/enquiries/neighbours.server.ts'
import { enquiryQuery, readEnquiryFilters } from '#app/domain/enquiries/enquiry.ts'
import type { AppContext } from '#app/http/context.server.ts'
import { dashboardPaths } from '#app/paths/dashboard.ts'
import { fromList, readLeftList } from '#app/paths/left-list.ts'

/** The list from which an enquiry was opened, and what stands before and after it there. Asks nothing without a list. */
export async function findListPlace({ db }: AppContext, request: Request, id: string) {
  const { query } = readLeftList(new URL(request.url).searchParams)
  if (!query) return { back: dashboardPaths.enquiries, place: null }
  const filters = readEnquiryFilters(query)
  const { previous, next, place, total } = await findNeighbours(db, filters, id)
  const list = enquiryQuery(filters)
  const linkTo = (row: { id: string; name: string } | null) =>
    row && { to: fromList(dashboardPaths.enquiry(row.id), list), name: row.name }
  const page = Math.ceil((place ?? 1) / enquiriesPerPage)
  const back = new URLSearchParams(list)
  if (page > 1) back.set('page', String(page))
  return {
    back: back.size > 0 ? `${dashboardPaths.enquiries}?${back}` : dashboardPaths.enquiries,
    place: { previous: linkTo(previous), next: linkTo(next), place, total },
  }
}
