import { and, asc, inArray, type SQLWrapper } from 'drizzle-orm'
import type { Database } from '#app/data/database.server.ts'
import { query } from '#app/data/queries.server.ts'
import { images } from '#app/data/tables/properties.server.ts'
import type { StockPicture } from '#app/exchange/plan.ts'
import { pictureColumns } from './images.server.ts'
import { isShown } from './pictures.server.ts'

export function sentPicturesQuery(db: Database, propertyIds: SQLWrapper) {
  const { propertyId, source, sourceName, sourceSize, sourceCrc } = images
  const statement = db
    .select({ ...pictureColumns, foundMark: images.foundMark, propertyId, source, sourceName, sourceSize, sourceCrc })
    .from(images)
    .where(and(inArray(propertyId, propertyIds), isShown))
    .orderBy(asc(propertyId), asc(images.position), asc(images.key))
  return query(statement, (rows) => {
    const pictures = new Map<string, StockPicture[]>()
    for (const { propertyId, source, sourceName, sourceSize, sourceCrc, ...picture } of rows) {
      const file = { name: sourceName ?? '', size: sourceSize ?? 0, crc: sourceCrc ?? 0 }
      const own = pictures.get(propertyId) ?? []
      own.push({ ...picture, source: source === null ? null : { ...file, source } })
      pictures.set(propertyId, own)
    }
    return pictures
  })
}
