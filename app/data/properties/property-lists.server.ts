import { and, asc, desc, eq, inArray, or } from 'drizzle-orm'
import type { Database } from '#app/data/database.server.ts'
import { coverOf, coverSelection } from '#app/data/pictures/pictures.server.ts'
import { authorColumns } from '#app/data/saving/authors.server.ts'
import { users } from '#app/data/tables/access.server.ts'
import { testimonials } from '#app/data/tables/entries.server.ts'
import { properties } from '#app/data/tables/properties.server.ts'
import { inTab } from './property-tabs.server.ts'

export const rowColumns = {
  id: properties.id,
  propertyNumber: properties.propertyNumber,
  name: properties.name,
  marketType: properties.marketType,
  houseType: properties.houseType,
  city: properties.city,
  district: properties.district,
  purchasePrice: properties.purchasePrice,
  baseRent: properties.baseRent,
  priceOnRequest: properties.priceOnRequest,
  published: properties.published,
  sold: properties.sold,
  highlighted: properties.highlighted,
  reserved: properties.reserved,
  version: properties.version,
  updatedAt: properties.updatedAt,
  updatedBy: properties.updatedBy,
  deletedAt: properties.deletedAt,
  ...coverSelection(),
}

export function withCover<Row extends { cover: string | null }>(row: Row) {
  return { ...row, cover: coverOf(row.cover) }
}

export async function listHighlightedProperties(db: Database) {
  const where = and(inTab.published, eq(properties.highlighted, true))
  const rows = await db.select(rowColumns).from(properties).where(where).orderBy(desc(properties.updatedAt)).limit(12)
  return rows.map(withCover)
}

export async function listRecentlyEdited(db: Database, limit: number) {
  const rows = await db
    .select({ ...rowColumns, ...authorColumns })
    .from(properties)
    .leftJoin(users, eq(users.id, properties.updatedById))
    .where(inTab.all)
    .orderBy(desc(properties.updatedAt))
    .limit(limit)
  return rows.map(withCover)
}

export async function listClosedNames(db: Database): Promise<{ id: string; name: string; city: string }[]> {
  const { id, name, city, sold } = properties
  const mentioned = db.select({ id: testimonials.property }).from(testimonials)
  return db
    .select({ id, name, city })
    .from(properties)
    .where(or(eq(sold, true), inArray(id, mentioned)))
    .orderBy(asc(name))
    .limit(500)
}
