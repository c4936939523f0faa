import { sql } from 'drizzle-orm'
import { foreignKey, index, integer, real, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { pictureFocuses, pictureOrigins } from '#app/domain/picture.ts'
import { type Circle, newCircle } from '#app/domain/places/circle.ts'
import type { Point } from '#app/domain/places/point.ts'
import { propertyFields } from '#app/domain/properties/property.ts'
import { type Details, fieldColumns } from '#app/fields/columns.server.ts'
import { createdAt, jsonColumn, moment, version } from './columns.server.ts'
import { teamMembers } from './entries.server.ts'
import { propertyIndexes } from './property-indexes.server.ts'

/** Generated, so no statement can forget the circle. Everything visitors see or search uses these columns. */
const publicPoint = {
  publicLatitude: real().generatedAlwaysAs(
    sql`case when latitude is null or longitude is null then place ->> '$.latitude' when address_visible then latitude else latitude + (circle ->> '$.north') end`,
  ),
  publicLongitude: real().generatedAlwaysAs(
    sql`case when latitude is null or longitude is null then place ->> '$.longitude' when address_visible then longitude else longitude + (circle ->> '$.east') end`,
  ),
}

export const properties = sqliteTable(
  'properties',
  {
    id: text().primaryKey(),
    ...fieldColumns(propertyFields),
    details: jsonColumn<Details<typeof propertyFields>>(),
    /** The trigger checks every update here, not only saves. */
    version: version(),
    searchText: text().notNull().default(''),
    /** As of the last save, for filters and sorting. */
    listPrice: real(),
    listArea: real(),
    listRooms: real(),
    listFeatures: integer().notNull().default(0),
    /** Of quarter, postal code or town, set by `rowOf()`; null if unknown. */
    place: jsonColumn<Point>(),
    /** Shared by its house: see `findCircles()`. */
    circle: jsonColumn<Circle>().$defaultFn(newCircle),
    ...publicPoint,
    createdAt: createdAt(),
    updatedAt: moment().notNull().default(sql`(unixepoch() * 1000)`),
    editedAt: moment(),
    /** At the time; the id still identifies the user after a change of name. */
    updatedBy: text(),
    updatedById: text(),
    publishedAt: moment(),
    deletedAt: moment(),
  },
  (table) => [
    uniqueIndex('properties_number').on(table.propertyNumber),
    index('properties_member').on(table.responsibleMember),
    index('properties_list').on(table.published, table.sold, table.deletedAt, table.highlighted, table.publishedAt),
    ...propertyIndexes,
    // No ON DELETE: emptyTrash() clears the reference itself, to raise the properties' versions.
    foreignKey({ columns: [table.responsibleMember], foreignColumns: [teamMembers.id] }),
  ],
)

export const images = sqliteTable(
  'images',
  {
    /** Random and never reused: also the key of the original in R2 and part of its address. */
    key: text().primaryKey(),
    propertyId: text()
      .notNull()
      .references(() => properties.id, { onDelete: 'cascade' }),
    kind: text({ enum: ['photo', 'floorPlan'] })
      .notNull()
      .default('photo'),
    alt: text().notNull().default(''),
    caption: text(),
    width: integer().notNull(),
    height: integer().notNull(),
    position: integer().notNull(),
    /** Set by imports: origin and archive entry (name, bytes, CRC-32). Null for what staff added. */
    source: text(),
    sourceName: text(),
    sourceSize: integer(),
    sourceCrc: integer(),
    createdAt: createdAt(),
    /** Queries must check `isShown`. */
    deletedAt: moment(),
    origin: text({ enum: pictureOrigins }),
    originalKey: text(),
    /** The mark that the file carried when it came. Without an origin, visitors do not see the picture. */
    foundMark: text(),
    focus: text({ enum: pictureFocuses }),
  },
  (table) => [index('images_property').on(table.propertyId, table.position)],
)
