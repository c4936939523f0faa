/** From which file of an import a picture came. */
import { inArray, type SQLWrapper } from 'drizzle-orm'
import type { Database } from '#app/data/database.server.ts'
import { images } from '#app/data/tables/properties.server.ts'

/** For a batch: the pictures of these properties are the agency's own from then on, those in the trash as well. */
export function forgettingSources(db: Database, propertyIds: SQLWrapper) {
  const none = { source: null, sourceName: null, sourceSize: null, sourceCrc: null }
  return db.update(images).set(none).where(inArray(images.propertyId, propertyIds))
}
