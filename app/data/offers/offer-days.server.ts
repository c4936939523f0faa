import { asc, eq, exists, gte, sql, sum } from 'drizzle-orm'
import type { Database } from '#app/data/database.server.ts'
import { eachRow, ofRow } from '#app/data/json-rows.server.ts'
import { offerDays } from '#app/data/tables/offer-days.server.ts'
import { properties } from '#app/data/tables/properties.server.ts'

export type OfferDay = typeof offerDays.$inferSelect

/** Adds to what is stored, in one statement. Leaves out properties that were deleted in the meantime. */
export async function addViews(db: Database, days: readonly OfferDay[]): Promise<void> {
  const { propertyId, day, views } = offerDays
  const isStored = exists(
    db
      .select({ id: properties.id })
      .from(properties)
      .where(eq(properties.id, ofRow('propertyId'))),
  )
  await db
    .insert(offerDays)
    .select(
      sql`select ${ofRow('propertyId')}, ${ofRow('day')}, ${ofRow('views')} from ${eachRow(JSON.stringify(days))} where ${isStored}`,
    )
    .onConflictDoUpdate({ target: [propertyId, day], set: { views: sql`${views} + excluded.views` } })
}

export function listViews(db: Database, id: string): Promise<{ day: string; views: number }[]> {
  const { propertyId, day, views } = offerDays
  return db.select({ day, views }).from(offerDays).where(eq(propertyId, id)).orderBy(asc(day))
}

/** By property, from a day on (in Berlin, ISO). */
export async function sumViewsSince(db: Database, since: string): Promise<ReadonlyMap<string, number>> {
  const { propertyId, day, views } = offerDays
  const rows = await db
    .select({ propertyId, views: sum(views).mapWith(Number) })
    .from(offerDays)
    .where(gte(day, since))
    .groupBy(propertyId)
  return new Map(rows.map((row) => [row.propertyId, row.views]))
}
