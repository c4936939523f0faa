import type { EnquiryFilters } from '#app/data/enquiries.server.ts'
import { isEnquiryStatus } from '#app/domain/enquiry.ts'

/** What the address asks the inbox for; nonsense is left out. */
export function readFilters(search: URLSearchParams): EnquiryFilters {
  const status = search.get('status')
  return { status: isEnquiryStatus(status) ? status : null, q: search.get('q')?.trim().slice(0, 200) || null }
}
