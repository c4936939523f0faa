import type { Database } from '#app/data/database.server.ts'
import { findProperty } from '#app/data/properties/properties.server.ts'
import type { PropertyRow } from '#app/data/properties/property-row.server.ts'
import { notFound } from '#app/http/responses.server.ts'

/** Throws a 404 for a property that is gone or in the trash. */
export async function requireProperty(db: Database, id: string): Promise<PropertyRow> {
  const property = await findProperty(db, id)
  if (!property || property.deletedAt) throw notFound()
  return property
}
