import { desc, eq, ne } from 'drizzle-orm'
import type { Database } from '#app/data/database.server.ts'
import { sketchRevision } from '#app/data/places/gazetteer.server.ts'
import { query } from '#app/data/queries.server.ts'
import { mapRegions } from '#app/data/tables/maps.server.ts'
import type { MapRegion, MapSources } from '#app/maps/region.ts'

export function mapSourcesQuery(db: Database) {
  const statement = db.select().from(mapRegions).orderBy(newestFirst).limit(1)
  return query(statement, (rows): MapSources => ({ region: regionOf(rows), places: sketchRevision() }))
}

export async function findRegionByRevision(db: Database, revision: string): Promise<MapRegion | null> {
  return regionOf(await db.select().from(mapRegions).where(eq(mapRegions.revision, revision)))
}

const newestFirst = desc(mapRegions.importedAt)

function regionOf([row]: (typeof mapRegions.$inferSelect)[]): MapRegion | null {
  if (!row) return null
  const { south, west, north, east, importedAt: _, ...region } = row
  return { ...region, bounds: { south, west, north, east } }
}

export async function saveMapRegion(db: Database, { bounds, ...region }: MapRegion): Promise<void> {
  const values = { ...region, ...bounds, importedAt: new Date() }
  await db.insert(mapRegions).values(values).onConflictDoUpdate({ target: mapRegions.revision, set: values })
}

export async function deleteRegionsBut(db: Database, revision: string): Promise<void> {
  await db.delete(mapRegions).where(ne(mapRegions.revision, revision))
}

export async function deleteMapRegions(db: Database): Promise<number> {
  return (await db.delete(mapRegions).returning({ revision: mapRegions.revision })).length
}
