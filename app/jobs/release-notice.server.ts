import { outboxMessage } from '#app/data/outbox/queue.server.ts'
import type { Assessment } from '#app/data/prepared/assessment.server.ts'
import type { PreparedChange } from '#app/data/prepared/prepared.server.ts'
import { authoredLocale } from '#app/fields/locale.ts'
import type { AppContext } from '#app/http/context.server.ts'
import { releaseMail } from '#app/mail/release-mail.ts'
import { dashboardPaths } from '#app/paths/dashboard.ts'
import { reasonSentence } from '#app/words/prepared/sentence-words.server.ts'

/** One mail to the office for each obstacle. */
export async function queueReleaseNotice(
  { db, config }: AppContext,
  prepared: PreparedChange,
  assessment: Assessment,
): Promise<void> {
  const { id, propertyId, releaseAt } = prepared
  const { row, obstacle } = assessment
  const mail = releaseMail({
    number: row.propertyNumber,
    name: row.name,
    releaseAt,
    reason: reasonSentence(assessment, prepared, authoredLocale),
    address: config.siteUrl + dashboardPaths.prepared(propertyId),
  })
  await outboxMessage(db, {
    id: `release-${id}-${obstacle}`,
    channel: 'releaseNotice',
    payload: mail,
  }).onConflictDoNothing()
}
