import { and, eq, sql } from 'drizzle-orm'
import type { BatchItem } from 'drizzle-orm/batch'
import type { Database } from '#app/data/database.server.ts'
import { saveUnlessStale } from '#app/data/database-errors.server.ts'
import { isOfferWithoutPicture } from '#app/data/pictures/images.server.ts'
import { type Author, madeBy, touch } from '#app/data/saving/authors.server.ts'
import { changesBetween, recordChanges, recordCreation, takeBackMark } from '#app/data/saving/history.server.ts'
import { properties } from '#app/data/tables/properties.server.ts'
import { createTexts, textChanges, writeTexts } from '#app/data/texts/write-texts.server.ts'
import { berlinToday } from '#app/domain/calendar.ts'
import { looksSame } from '#app/domain/offers/withheld.ts'
import { soldOnOf, withoutOffer } from '#app/domain/properties/closing.ts'
import { type PropertyValues, propertyFields } from '#app/domain/properties/property.ts'
import { findCircle, partCircles } from './house-circles.server.ts'
import { type PropertyRow, propertyColumns, rowOf, valuesOf } from './property-row.server.ts'
import { stamps } from './property-stamps.server.ts'

export async function findProperty(db: Database, id: string): Promise<PropertyRow | null> {
  const [row] = await db.select(propertyColumns).from(properties).where(eq(properties.id, id))
  return row ?? null
}

export async function findByNumber(db: Database, propertyNumber: string, exceptId: string) {
  const [row] = await db
    .select({ id: properties.id, name: properties.name })
    .from(properties)
    .where(and(eq(properties.propertyNumber, propertyNumber), sql`${properties.id} <> ${exceptId}`))
  return row ?? null
}

export async function findNumbers(db: Database, beginning: string): Promise<string[]> {
  const rows = await db
    .select({ propertyNumber: properties.propertyNumber })
    .from(properties)
    .where(eq(sql`substr(${properties.propertyNumber}, 1, ${[...beginning].length})`, beginning))
  return rows.map(({ propertyNumber }) => propertyNumber)
}

/** The form carries the id, so that a repeated post creates one row. False if the id is taken. */
export async function createProperty(db: Database, id: string, typed: PropertyValues, by: Author): Promise<boolean> {
  const values = withClosing(typed, null)
  const { circle, partings } = await findCircle(db, { id, ...values }, null)
  const [created] = await db.batch([
    db
      .insert(properties)
      .values({ id, ...rowOf(values), circle, ...stamps(values, null), ...madeBy(by) })
      .onConflictDoNothing({ target: properties.id })
      .returning({ id: properties.id }),
    ...partCircles(db, partings, [id]),
    ...createTexts(db, 'property', textChanges(propertyFields, id, null, values)),
    recordCreation(db, { kind: 'property', id }, by),
  ])
  return created.length > 0
}

/** 'stale' after another save, 'missing' when trashed, 'pictureless' for an offer; nothing changes then. */
export async function updateProperty(
  db: Database,
  id: string,
  typed: PropertyValues,
  version: number,
  by: Author,
): Promise<'saved' | 'stale' | 'missing' | 'pictureless'> {
  const before = await findProperty(db, id)
  if (!before || before.deletedAt) return 'missing'
  try {
    return await saveUnlessStale(db, await updateStatements(db, before, typed, version, by))
  } catch (error) {
    if (isOfferWithoutPicture(error)) return 'pictureless'
    throw error
  }
}

export async function updateStatements(
  db: Database,
  before: PropertyRow,
  typed: PropertyValues,
  version: number,
  by: Author,
): Promise<[BatchItem<'sqlite'>, ...BatchItem<'sqlite'>[]]> {
  const { id } = before
  const present = valuesOf(before)
  const values = withClosing(typed, before)
  const { circle, partings } = await findCircle(db, { id, ...values }, before)
  const changes = changesBetween(propertyFields, present, values)
  // A save without changes keeps date and author: a trigger takes a new date for a change that goes online.
  const touched = changes.length > 0 ? touch(by) : {}
  const isMoved = circle.north !== before.circle?.north || circle.east !== before.circle?.east
  const isSeen = (isMoved && !values.sold) || !looksSame(present, values)
  const change = { ...rowOf(values), circle, ...stamps(values, before), ...touched, version: version + 1 }
  return [
    db.update(properties).set(change).where(eq(properties.id, id)),
    ...partCircles(db, partings, [id]),
    ...writeTexts(db, 'property', textChanges(propertyFields, id, present, values)),
    recordChanges(db, { kind: 'property', id }, changes, by),
    ...(isSeen ? [] : [takeBackMark(db, id, version + 1)]),
  ]
}

/**
 * With the flags and the month of sale that are stored for these values, so that a form posted twice finds what it stored. A reference
 * imported without its date keeps none until staff set one.
 */
export function withClosing(values: PropertyValues, before: PropertyRow | null): PropertyValues {
  const closed = withoutOffer(values)
  if (values.sold && before?.sold && before.soldOn === null) return closed
  return { ...closed, soldOn: soldOnOf(values, berlinToday()) }
}
