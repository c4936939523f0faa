import { sql } from 'drizzle-orm'
import type { Database } from '#app/data/database.server.ts'
import { settings } from '#app/data/tables/agency.server.ts'
import { type AnswerTimes, answerDays } from '#app/domain/enquiries/answer-times.ts'

/** Unchanged figures write nothing, as a write would invalidate cached pages. */
export async function storeAnswerTimes(db: Database): Promise<void> {
  const { minutes, count } = await findAnswerTimes(db)
  await db
    .update(settings)
    .set({ answerMinutes: minutes, answerCount: count })
    .where(sql`${settings.answerMinutes} is not ${minutes} or ${settings.answerCount} is not ${count}`)
}

/** The first reply or mark as answered. Enquiries archived without a reply do not count, as they may be unanswered. */
async function findAnswerTimes(db: Database): Promise<AnswerTimes> {
  const since = Date.now() - answerDays * 24 * 60 * 60 * 1000
  const [row] = await db.all<AnswerTimes>(sql`
    with answered as (
      select received_at, coalesce(
        (select min(reply.created_at) from enquiry_replies reply where reply.enquiry_id = enquiries.id),
        iif(status = 'answered', answered_at, null)) as at
      from enquiries where received_at >= ${since}),
    waits as (
      select max(at - received_at, 0) as wait, row_number() over (order by max(at - received_at, 0)) as place,
        count(*) over () as total
      from answered where at is not null)
    select round(avg(wait) / 60000) as minutes, coalesce(max(total), 0) as count
    from waits where place in ((total + 1) / 2, (total + 2) / 2)`)
  return row ?? { minutes: null, count: 0 }
}
