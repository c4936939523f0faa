import { deliverDue } from '#app/mail/outbox.server.ts'
import type { AppContext } from './context.server.ts'
import { logFault } from './log.server.ts'

/** Sends due messages after the answer, optionally of one enquiry. The cron job retries those that fail. */
export function deliverInBackground(request: Request, context: AppContext, enquiryId?: string): void {
  const sending = deliverDue(context.db, context.transport, enquiryId)
  context.waitUntil(sending.catch((error) => logFault(error, request, context)))
}
