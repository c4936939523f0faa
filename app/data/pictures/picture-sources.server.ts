import { inArray, type SQLWrapper } from 'drizzle-orm'
import type { Database } from '#app/data/database.server.ts'
import { images } from '#app/data/tables/properties.server.ts'

export function forgettingSources(db: Database, propertyIds: SQLWrapper) {
  const none = { source: null, sourceName: null, sourceSize: null, sourceCrc: null }
  return db.update(images).set(none).where(inArray(images.propertyId, propertyIds))
}
