/** Regions of street tiles, whose archives lie in R2. */
import { integer, real, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { CoveredTiles } from '#app/maps/covered-tiles.ts'
import { mapSchemas } from '#app/maps/schemas.ts'
import { createdAt } from './columns.server.ts'

/** The newest counts. An older one serves pages that were read before, until the night. */
export const mapRegions = sqliteTable('map_regions', {
  /** A hash of the archive. */
  revision: text().primaryKey(),
  south: real().notNull(),
  west: real().notNull(),
  north: real().notNull(),
  east: real().notNull(),
  minZoom: integer().notNull(),
  maxZoom: integer().notNull(),
  /** Which there are. */
  tiles: text({ mode: 'json' }).$type<CoveredTiles[]>().notNull(),
  schema: text({ enum: mapSchemas }).notNull(),
  /** The day of the data. */
  date: text(),
  credits: text({ mode: 'json' }).$type<string[]>().notNull(),
  importedAt: createdAt(),
})
