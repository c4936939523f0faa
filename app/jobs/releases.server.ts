import type { BatchItem } from 'drizzle-orm/batch'
import { type Assessment, assessPrepared } from '#app/data/prepared/assessment.server.ts'
import { listDue } from '#app/data/prepared/due.server.ts'
import { findPrepared, type PreparedChange, recordObstacle } from '#app/data/prepared/prepared.server.ts'
import { isOvertaken, releaseStatements, scheduledAuthor } from '#app/data/prepared/release.server.ts'
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
  // Something in the batch is saved over and over, or cannot be written; the others do not wait for it.
  for (const one of await listDue(context.db, now)) await releaseTogether(context, [one], now)
}

/** False if a save came in between, or the database refused something of it. */
async function releaseTogether(context: AppContext, due: readonly PreparedChange[], at: Date): Promise<boolean> {
  const { db } = context
  const statements = []
  for (const prepared of due) {
    const written = await statementsFor(context, prepared, at).catch((error) => logJobFault('releases', 'one', error))
    statements.push(...(written ?? []))
  }
  const [first, ...rest] = statements
  if (!first) return true
  try {
    await db.batch([first, ...rest])
    return true
  } catch (error) {
    if (!isOvertaken(error)) logJobFault('releases', 'batch', error)
    return false
  }
}

/** None for what has an obstacle. */
async function statementsFor(context: AppContext, prepared: PreparedChange, at: Date): Promise<BatchItem<'sqlite'>[]> {
  const assessment = await assessPrepared(context.db, prepared, at)
  if (!assessment) return []
  if (!assessment.obstacle)
    return releaseStatements(context.db, prepared, assessment, scheduledAuthor(prepared), { isScheduled: true, at })
  await nameObstacle(context, prepared, assessment)
  return []
}

async function nameObstacle(context: AppContext, prepared: PreparedChange, assessment: Assessment): Promise<void> {
  const { obstacle } = assessment
  if (!obstacle || !(await recordObstacle(context.db, prepared, obstacle))) return
  const found = await findPrepared(context.db, prepared.propertyId)
  if (found?.id !== prepared.id) return
  await queueReleaseNotice(context, prepared, assessment).catch((error) => logJobFault('releases', 'notice', error))
}
