import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '#app/data/database.server.ts'
import { recordLifetime } from '#app/data/outbox/claim.server.ts'
import { enquiries } from '#app/data/tables/enquiries.server.ts'
import { outbox } from '#app/data/tables/outbox.server.ts'
import { isWithdrawal } from '#app/domain/enquiries/answers.ts'

/** Written out, as a bound parameter would keep SQLite from using the partial index. */
export const isOfWithdrawal = sql`${enquiries.kind} = 'withdrawal'`

const isConfirmation = and(eq(outbox.enquiryId, enquiries.id), eq(outbox.channel, 'withdrawal'))

export type StoredWithdrawal = NonNullable<Awaited<ReturnType<typeof findWithdrawal>>>

export async function findWithdrawal(db: Database, id: string) {
  const [row] = await db
    .select({
      name: enquiries.name,
      email: enquiries.email,
      message: enquiries.message,
      answers: enquiries.answers,
      receivedAt: enquiries.receivedAt,
      isMailed: sql`${outbox.id} is not null`.mapWith(Boolean),
    })
    .from(enquiries)
    .leftJoin(outbox, isConfirmation)
    .where(and(eq(enquiries.id, id), isOfWithdrawal))
  if (!row?.answers || !isWithdrawal(row.answers)) return null
  return { ...row, answers: row.answers }
}

interface OpenWithdrawal {
  id: string
  name: string
  receivedAt: Date
  confirmedAt: Date | null
  /** Not for a confirmation whose record is gone. */
  isUnconfirmed: boolean
}

const mostOpen = 20

/** Those that staff have not dealt with, as one column of another statement. SQLite would choose the index of states. */
export function openWithdrawals() {
  const recorded = Date.now() - recordLifetime
  return sql`(
    select json_group_array(json_object(
      'id', open.id, 'name', open.name, 'receivedAt', open.received_at, 'confirmedAt', sent.delivered_at,
      'isUnconfirmed', sent.delivered_at is null and (sent.id is not null or open.received_at > ${recorded})))
    from enquiries open indexed by enquiries_withdrawals
    left join outbox sent on sent.enquiry_id = open.id and sent.channel = 'withdrawal'
    where open.kind = 'withdrawal' and open.status = 'new')`.mapWith(readOpen)
}

function readOpen(list: string): OpenWithdrawal[] {
  const rows: { id: string; name: string; receivedAt: number; confirmedAt: number | null; isUnconfirmed: 0 | 1 }[] =
    JSON.parse(list)
  const latest = rows.sort((one, other) => other.receivedAt - one.receivedAt).slice(0, mostOpen)
  return latest.map(({ receivedAt, confirmedAt, isUnconfirmed, ...row }) => ({
    ...row,
    receivedAt: new Date(receivedAt),
    confirmedAt: confirmedAt === null ? null : new Date(confirmedAt),
    isUnconfirmed: isUnconfirmed === 1,
  }))
}
