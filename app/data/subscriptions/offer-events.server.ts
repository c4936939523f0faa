/** What has happened to offers since it was last noted. Compared are states, so nothing is missed when a night fails. */
import { and, lt, not, sql } from 'drizzle-orm'
import type { Database } from '#app/data/database.server.ts'
import { isOffer } from '#app/data/offers/offer-conditions.server.ts'
import { properties } from '#app/data/schema.server.ts'
import { knownOffers, offerEvents } from './subscription-schema.server.ts'

/** On offer and not reserved. */
export const isOpen = and(isOffer, not(sql`${properties.reserved}`))

/** Statements for a batch, which note each event once. Only what is open has events; a reservation only ends being open. */
export function notingEvents(db: Database) {
  const { propertyId, marketType, price, isOpen: wasOpen } = knownOffers
  const isCut = sql`${wasOpen} and ${marketType} = ${properties.marketType} and ${properties.listPrice} < ${price}`
  const kind = sql`case when ${propertyId} is null then 'new' when not ${wasOpen} then 'availableAgain' else 'priceCut' end`
  const former = sql`iif(${marketType} = ${properties.marketType} and ${properties.listPrice} < ${price}, ${price}, null)`
  const events = db.run(sql`
    insert into ${offerEvents} (property_id, kind, price, former_price, created_at)
    select ${properties.id}, ${kind}, ${properties.listPrice}, ${former}, ${Date.now()}
    from ${properties} left join ${knownOffers} on ${propertyId} = ${properties.id}
    where ${isOpen} and (${propertyId} is null or not ${wasOpen} or (${isCut}))
    order by ${properties.publishedAt}`)
  const seen = db.run(sql`
    insert into ${knownOffers} (property_id, market_type, price, is_open)
    select ${properties.id}, ${properties.marketType}, ${properties.listPrice}, not ${properties.reserved}
    from ${properties} where ${isOffer}
    on conflict (property_id) do update
    set market_type = excluded.market_type, price = excluded.price, is_open = excluded.is_open
    where known_offers.market_type is not excluded.market_type or known_offers.price is not excluded.price
      or known_offers.is_open is not excluded.is_open`)
  const gone = db.run(sql`
    update ${knownOffers} set is_open = 0
    where is_open and property_id not in (select ${properties.id} from ${properties} where ${isOpen})`)
  return [events, seen, gone] as const
}

/** In milliseconds; every subscription has been compared with an event long before. */
const eventLifetime = 90 * 24 * 60 * 60 * 1000

export async function deleteOldEvents(db: Database): Promise<void> {
  await db.delete(offerEvents).where(lt(offerEvents.createdAt, new Date(Date.now() - eventLifetime)))
}
