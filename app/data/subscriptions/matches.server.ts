/** Compares what has happened to offers with what is waited for, and remembers what each subscriber is to be told. */
import { and, gt, inArray, lt, sql } from 'drizzle-orm'
import type { Database } from '#app/data/database.server.ts'
import { listed } from '#app/data/listed.server.ts'
import { properties } from '#app/data/schema.server.ts'
import { pick } from '#app/fields/pick.ts'
import { findFitting } from './fitting.server.ts'
import { isOpen } from './offer-events.server.ts'
import { offerEvents, subscriptionMatches, subscriptions } from './subscription-schema.server.ts'
import { isActive } from './subscriptions.server.ts'

/** Written at once, with as many events each as there are. */
const subscriptionsAtOnce = 200

/**
 * A run that fails half-way leaves what it has not compared to the next one. What is no longer on offer by then is not
 * told.
 */
export async function storeMatches(db: Database): Promise<void> {
  const newest = sql<number>`(select coalesce(max(${offerEvents.id}), 0) from ${offerEvents})`
  const waiting = await db
    .select({ ...pick(subscriptions, ['id', 'query', 'seenEvent'] as const), newest })
    .from(subscriptions)
    .where(and(isActive, lt(subscriptions.seenEvent, newest)))
  const [first] = waiting
  if (!first) return
  const oldest = Math.min(...waiting.map(({ seenEvent }) => seenEvent))
  const events = await listEvents(db, oldest)
  const ids = [...new Set(events.map(({ propertyId }) => propertyId))]
  const fitting = await findFitting(db, [...new Set(waiting.map(({ query }) => query))], ids)
  for (let start = 0; start < waiting.length; start += subscriptionsAtOnce) {
    const some = waiting.slice(start, start + subscriptionsAtOnce)
    const found = some.flatMap(({ id, query, seenEvent }) => {
      const isNews = (event: OfferEvent) => event.id > seenEvent && fitting.get(query)?.has(event.propertyId)
      return events.filter(isNews).map((event) => ({ ...event, id, query }))
    })
    const seen = some.map(({ id }) => id)
    await db.batch([
      insertMatches(db, found),
      db
        .update(subscriptions)
        .set({ seenEvent: first.newest })
        .where(inArray(subscriptions.id, listed(seen))),
    ])
  }
}

type OfferEvent = Pick<typeof offerEvents.$inferSelect, 'id' | 'propertyId' | 'kind' | 'price' | 'formerPrice'>

function listEvents(db: Database, after: number): Promise<OfferEvent[]> {
  return db
    .select(pick(offerEvents, ['id', 'propertyId', 'kind', 'price', 'formerPrice'] as const))
    .from(offerEvents)
    .where(
      and(
        gt(offerEvents.id, after),
        inArray(offerEvents.propertyId, sql`(select ${properties.id} from ${properties} where ${isOpen})`),
      ),
    )
    .orderBy(offerEvents.id)
}

/** Whoever has left in the meantime, or searches for something else, is told nothing. */
function insertMatches(db: Database, found: readonly (Omit<OfferEvent, 'id'> & { id: string; query: string })[]) {
  const rows = found.map(({ id, query, propertyId, kind, price, formerPrice }) => {
    return [id, query, propertyId, kind, kind === 'priceCut' ? price : 0, formerPrice]
  })
  const value = (place: number) => sql.raw(`found.value ->> ${place}`)
  const matches = sql`
    select ${value(0)}, ${value(2)}, ${value(3)}, ${value(4)}, ${value(5)}, null
    from json_each(${JSON.stringify(rows)}) found
    where exists (select 1 from ${subscriptions} where ${isActive}
      and ${subscriptions.id} = ${value(0)} and ${subscriptions.query} = ${value(1)})
      and exists (select 1 from ${properties} where ${properties.id} = ${value(2)})`
  return db.insert(subscriptionMatches).select(matches).onConflictDoNothing()
}
