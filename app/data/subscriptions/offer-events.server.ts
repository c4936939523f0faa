/** Compares states, so a failed night misses nothing. */
import { and, lt, not, notInArray, sql } from 'drizzle-orm'
import type { Database } from '#app/data/database.server.ts'
import { isOffer } from '#app/data/offers/offer-conditions.server.ts'
import { command } from '#app/data/queries.server.ts'
import { properties } from '#app/data/tables/properties.server.ts'
import { history } from '#app/data/tables/saving.server.ts'
import { knownOffers, offerEvents } from '#app/data/tables/subscriptions.server.ts'

export const isOpen = and(isOffer, not(sql`${properties.reserved}`))

export const latestEvent = sql<number>`(select coalesce(max(${offerEvents.id}), 0) from ${offerEvents})`

/** A save in a form or a decision about a transfer confirms it; a connection that decides by itself does not. */
const isPriceByConnection = sql`(
  select ${history.changedById} is null from ${history}
  where ${history.subject} = 'property' and ${history.subjectId} = ${properties.id}
    and ${history.field} in ('purchasePrice', 'baseRent')
  order by ${history.version} desc limit 1)`

export function offerEventInserts(db: Database) {
  const { propertyId, marketType, price, isOpen: wasOpen } = knownOffers
  const isCheaper = sql`${marketType} = ${properties.marketType} and ${properties.listPrice} < ${price}`
  const isConfirmed = sql`(${isCheaper} and ${properties.listPrice} < ${price} / 2 and ${isPriceByConnection}) is not true`
  const kind = sql`case when ${propertyId} is null then 'new' when not ${wasOpen} then 'availableAgain' else 'priceCut' end`
  const former = sql`iif(${isCheaper}, ${price}, null)`
  const events = db.insert(offerEvents).select(sql`
    select null, ${properties.id}, ${kind}, ${properties.listPrice}, ${former}, ${Date.now()}
    from ${properties} left join ${knownOffers} on ${propertyId} = ${properties.id}
    where ${isOpen} and (${propertyId} is null or not ${wasOpen} or (${wasOpen} and ${isCheaper})) and ${isConfirmed}
    order by ${properties.publishedAt}`)
  const open = db.select({ id: properties.id }).from(properties).where(isOpen)
  const seen = db
    .insert(knownOffers)
    .select(sql`
      select ${properties.id}, ${properties.marketType}, ${properties.listPrice}, not ${properties.reserved}
      from ${properties} left join ${knownOffers} on ${propertyId} = ${properties.id}
      where ${isOffer} and ${isConfirmed}`)
    .onConflictDoUpdate({
      target: propertyId,
      set: { marketType: sql`excluded.market_type`, price: sql`excluded.price`, isOpen: sql`excluded.is_open` },
      setWhere: sql`${marketType} is not excluded.market_type or ${price} is not excluded.price or ${wasOpen} is not excluded.is_open`,
    })
  const gone = db
    .update(knownOffers)
    .set({ isOpen: false })
    .where(and(sql`${wasOpen}`, notInArray(propertyId, open)))
  return { events: command(events), seen: command(seen), gone: command(gone) }
}

const eventLifetime = 90 * 24 * 60 * 60 * 1000

/** Keeps the newest, so that numbers continue even in a restored database. */
export async function deleteOldEvents(db: Database): Promise<void> {
  const isOld = lt(offerEvents.createdAt, new Date(Date.now() - eventLifetime))
  await db.delete(offerEvents).where(and(isOld, sql`${offerEvents.id} < (select max(id) from offer_events)`))
}
