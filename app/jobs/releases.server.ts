import { listDue } from '#app/data/prepared/due.server.ts'
import { findPrepared, type PreparedChange, recordObstacle } from '#app/data/prepared/prepared.server.ts'
import {
  type Assessment,
  assessPrepared,
  isOvertaken,
  releaseStatements,
  scheduledAuthor,
} from '#app/data/prepared/release.server.ts'
import type { AppContext } from '#app/http/context.server.ts'
import { logJobFault } from '#app/http/log.server.ts'
import { queueReleaseNotice } from './release-notice.server.ts'

const attempts = 3

/** What is due at one moment appears at one moment, so one batch writes it. What has an obstacle stays and is named. */
export async function releaseDue(context: AppContext, now = new Date()): Promise<void> {
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    const due = await listDue(context.db, now)
    if (due.length === 0 || (await releaseTogether(context, due, now))) return
  }
  // Something in the batch is saved over and over; the others do not wait for it.
  for (const one of await listDue(context.db, now)) await releaseTogether(context, [one], now)
}

/** False if a save came in between. */
async function releaseTogether(context: AppContext, due: readonly PreparedChange[], at: Date): Promise<boolean> {
  const { db } = context
  const release = { isScheduled: true, at }
  const statements = []
  for (const prepared of due) {
    const assessment = await assessPrepared(db, prepared)
    if (!assessment) continue
    if (assessment.obstacle) await nameObstacle(context, prepared, assessment)
    else statements.push(...(await releaseStatements(db, prepared, assessment, scheduledAuthor(prepared), release)))
  }
  const [first, ...rest] = statements
  if (!first) return true
  try {
    await db.batch([first, ...rest])
    return true
  } catch (error) {
    if (!isOvertaken(error)) throw error
    return false
  }
}

async function nameObstacle(context: AppContext, prepared: PreparedChange, assessment: Assessment): Promise<void> {
  const { obstacle } = assessment
  if (!obstacle || !(await recordObstacle(context.db, prepared, obstacle))) return
  const found = await findPrepared(context.db, prepared.propertyId)
  if (found?.id !== prepared.id) return
  await queueReleaseNotice(context, prepared, assessment).catch((error) => logJobFault('releases', 'notice', error))
}
