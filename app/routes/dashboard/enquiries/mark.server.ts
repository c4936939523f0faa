import type { Database } from '#app/data/database.server.ts'
import { setEnquiryStatus } from '#app/data/enquiries/enquiries.server.ts'
import type { EnquiryStatus } from '#app/domain/enquiries/enquiry.ts'
import { dashboardPaths } from '#app/paths/dashboard.ts'

const messages = { new: 'enquiryNew', answered: 'enquiryAnswered', archived: 'enquiryArchived' } as const

/** An undo has the mark of its act as `since`. Null when the enquiry does not exist. */
export async function markEnquiry(db: Database, id: string, status: EnquiryStatus, since?: string) {
  const marked = await setEnquiryStatus(db, id, status, since)
  if (!marked) return null
  const { name, before, after, mark } = marked
  if (after !== status) return { name, message: 'enquiryChangedSince', tone: 'warn', undo: undefined } as const
  const undo = { action: dashboardPaths.enquiryStatus(id), fields: { since: mark, status: before } }
  return { name, message: messages[status], tone: 'good', undo: before === status ? undefined : undo } as const
}
