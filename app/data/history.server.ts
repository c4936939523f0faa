/** Who changed which field of a property, from what to what. Written in the batch of the change itself. */
import { type SQL, sql } from 'drizzle-orm'
import { type PropertyFieldName, type PropertyValues, propertyFields } from '#app/domain/property.ts'
import type { Database } from './database.server.ts'
import { history, properties } from './schema.server.ts'

/** A field of the catalogue, or one of the two acts that concern the whole property. */
export type HistoryField = PropertyFieldName | 'created' | 'trashed'

export interface Change {
  field: HistoryField
  before: unknown
  after: unknown
}

export function changesBetween(before: PropertyValues, after: PropertyValues): Change[] {
  const names = Object.keys(propertyFields) as PropertyFieldName[]
  return names
    .filter((field) => before[field] !== after[field])
    .map((field) => ({ field, before: before[field], after: after[field] }))
}

/** In milliseconds since 1970, like every moment. */
const now = sql`unixepoch() * 1000`

/** The statement that notes changes of a property; it follows the change in its batch and takes the new version. */
export function noteChanges(db: Database, propertyId: string, changes: readonly Change[], by: string) {
  return db.insert(history).select(sql`
    select ${properties.id}, ${properties.version}, change.value ->> 'field', change.value -> 'before', change.value -> 'after', ${by}, ${now}
    from ${properties}, json_each(${JSON.stringify(changes)}) change where ${properties.id} = ${propertyId}`)
}

/** The statement that notes that a property was created, once; it follows the insertion in its batch. */
export function noteCreation(db: Database, propertyId: string, by: string) {
  return db
    .insert(history)
    .select(sql`
    select ${properties.id}, 1, 'created', 'false', 'true', ${by}, ${now} from ${properties}
    where ${properties.id} = ${propertyId} and ${properties.version} = 1`)
    .onConflictDoNothing()
}

/**
 * The statement that notes a flag about to be set on every property that fits, whose version the change will raise by
 * one; it precedes the change in its batch. `fits` leaves out those where the flag stands already.
 */
export function noteFlag(db: Database, fits: SQL | undefined, field: HistoryField, value: boolean, by: string) {
  return db.insert(history).select(sql`
    select ${properties.id}, ${properties.version} + 1, ${field}, ${JSON.stringify(!value)}, ${JSON.stringify(value)}, ${by}, ${now}
    from ${properties} where ${fits}`)
}
