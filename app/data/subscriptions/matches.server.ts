import { and, gt, inArray, lt, sql } from 'drizzle-orm'
import type { Database } from '#app/data/database.server.ts'
import { inBlocks } from '#app/data/in-blocks.ts'
import { jsonList } from '#app/data/json-list.server.ts'
import { properties } from '#app/data/tables/properties.server.ts'
import { offerEvents, subscriptionMatches, subscriptions } from '#app/data/tables/subscriptions.server.ts'
import { pick } from '#app/fields/typed-objects.ts'
import { findFitting } from './fitting.server.ts'
import { isOpen, latestEvent } from './offer-events.server.ts'
import { isActive } from './subscriptions.server.ts'

/** A row takes two dozen bytes of a parameter, which may have 2 MB. */
const rowsAtOnce = 5_000

/** A failed run leaves the rest to the next. Offers that have ended by then are dropped. */
export async function storeMatches(db: Database): Promise<void> {
  const waiting = await db
    .select({ ...pick(subscriptions, ['id', 'query', 'seenEvent'] as const), newest: latestEvent })
    .from(subscriptions)
    .where(and(isActive, lt(subscriptions.seenEvent, latestEvent)))
  const [first] = waiting
  if (!first) return
  const oldest = Math.min(...waiting.map(({ seenEvent }) => seenEvent))
  const events = await listEvents(db, oldest)
  const ids = [...new Set(events.map(({ propertyId }) => propertyId))]
  const fitting = await findFitting(db, [...new Set(waiting.map(({ query }) => query))], ids)
  const found = waiting.map(({ id, query, seenEvent }) => {
    const isNews = (event: OfferEvent) => event.id > seenEvent && fitting.get(query)?.has(event.propertyId)
    return { id, events: events.filter(isNews).map((event) => event.id) }
  })
  for (const some of inBlocks(found, rowsAtOnce, ({ events }) => events.length + 1)) await store(db, some, first.newest)
}

type OfferEvent = Pick<typeof offerEvents.$inferSelect, 'id' | 'propertyId'>

function listEvents(db: Database, after: number): Promise<OfferEvent[]> {
  const open = db.select({ id: properties.id }).from(properties).where(isOpen)
  return db
    .select(pick(offerEvents, ['id', 'propertyId'] as const))
    .from(offerEvents)
    .where(and(gt(offerEvents.id, after), inArray(offerEvents.propertyId, open)))
    .orderBy(offerEvents.id)
}

interface Found {
  id: string
  events: number[]
}

/** Skips subscribers who have left or started over, as they have seen newer events. */
async function store(db: Database, found: readonly Found[], seenEvent: number): Promise<void> {
  const rows = found.flatMap(({ id, events }) => events.map((event) => [id, event]))
  const { id, propertyId, kind, price, formerPrice } = offerEvents
  const isStillWaiting = and(isActive, lt(subscriptions.seenEvent, seenEvent))
  const matches = sql`
    select ${subscriptions.id}, ${propertyId}, ${kind}, iif(${kind} = 'priceCut', ${price}, 0), ${formerPrice}, null
    from json_each(${JSON.stringify(rows)}) found
    join ${subscriptions} on ${subscriptions.id} = found.value ->> 0
    join ${offerEvents} on ${id} = found.value ->> 1
    where ${isStillWaiting}`
  const seen = jsonList(found.map((one) => one.id))
  await db.batch([
    db.insert(subscriptionMatches).select(matches).onConflictDoNothing(),
    db
      .update(subscriptions)
      .set({ seenEvent })
      .where(and(inArray(subscriptions.id, seen), lt(subscriptions.seenEvent, seenEvent))),
  ])
}
