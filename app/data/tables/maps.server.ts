import { integer, real, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { CoveredTiles } from '#app/maps/covered-tiles.ts'
import { mapSchemas } from '#app/maps/schemas.ts'
import { createdAt, jsonColumn } from './columns.server.ts'

/** The newest is in use. Older ones serve cached pages until the night. */
export const mapRegions = sqliteTable('map_regions', {
  revision: text().primaryKey(),
  south: real().notNull(),
  west: real().notNull(),
  north: real().notNull(),
  east: real().notNull(),
  minZoom: integer().notNull(),
  maxZoom: integer().notNull(),
  tiles: jsonColumn<CoveredTiles[]>().notNull(),
  schema: text({ enum: mapSchemas }).notNull(),
  date: text(),
  credits: jsonColumn<string[]>().notNull(),
  importedAt: createdAt(),
})
