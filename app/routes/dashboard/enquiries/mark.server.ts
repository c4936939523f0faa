import type { Database } from '#app/data/database.server.ts'
import { setEnquiryStatus } from '#app/data/enquiries/enquiries.server.ts'
import type { EnquiryStatus } from '#app/domain/enquiries/enquiry.ts'
import { dashboardPaths } from '#app/paths/dashboard.ts'

const messages = { new: 'enquiryNew', answered: 'enquiryAnswered', archived: 'enquiryArchived' } as const

/** Null when the enquiry does not exist. */
export async function markEnquiry(db: Database, id: string, status: EnquiryStatus) {
  const before = await setEnquiryStatus(db, id, status)
  if (!before) return null
  const undo = { action: dashboardPaths.enquiryStatus(id), fields: { status: before.status } }
  return { name: before.name, message: messages[status], ...(before.status !== status && { undo }) }
}
