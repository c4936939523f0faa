/** Contents of files stay JSON, as nothing queries their values. */
import { sql } from 'drizzle-orm'
import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { PropertyValues } from '#app/domain/properties/property.ts'
import type { LinkBase, Outcome, ResultingState } from '#app/exchange/plan.ts'
import type { KeptDecisions } from '#app/exchange/planning/decisions.ts'
import type { Problem } from '#app/exchange/problems.ts'
import type { ReceivedObject, ReceivedTransfer, UnmappedElement } from '#app/exchange/received.ts'
import { createdAt, jsonColumn, moment, version } from './columns.server.ts'
import { type images, properties } from './properties.server.ts'

export const importStates = [
  /** The body is still arriving: its room is reserved, and there is no file to read yet. */
  'arriving',
  'received',
  'read',
  'stopped',
  'preparing',
  'applied',
  'undone',
  'discarded',
  'unchanged',
  'failed',
] as const

export const connections = sqliteTable('connections', {
  id: text().primaryKey(),
  name: text().notNull(),
  providers: jsonColumn<string[]>().notNull().default([]),
  decision: text({ enum: ['review', 'automatic'] })
    .notNull()
    .default('review'),
  publishNew: integer({ mode: 'boolean' }).notNull().default(true),
  pictureHosts: jsonColumn<string[]>().notNull().default([]),
  tokenHash: text().unique(),
  version: version(),
  createdAt: createdAt(),
})

/** The file is in R2 under `exchange/<id>/file`. */
export const imports = sqliteTable(
  'imports',
  {
    id: text().primaryKey(),
    connectionId: text().references(() => connections.id, { onDelete: 'set null' }),
    state: text({ enum: importStates }).notNull(),
    fileName: text().notNull(),
    /** In bytes; 0 once its objects are deleted. */
    size: integer().notNull(),
    /** Bytes of the file, inline pictures and rows; while it arrives, the most it may bring. */
    storedBytes: integer().notNull().default(0),
    /** Of the XML and of the names, sizes and checksums of all entries. */
    hash: text(),
    transfer: jsonColumn<ReceivedTransfer>(),
    stop: jsonColumn<Problem>(),
    counts: jsonColumn<Record<Outcome, number>>(),
    /** Stays when the stock has changed and the import is `read` again. */
    wishes: jsonColumn<KeptDecisions>(),
    /** Steps begun; the one that raises it by one has the next. */
    attempts: integer().notNull().default(0),
    claimedUntil: moment(),
    by: text(),
    byId: text(),
    receivedAt: createdAt(),
    appliedAt: moment(),
    undoneAt: moment(),
    endedAt: moment(),
  },
  (table) => [
    index('imports_received').on(table.receivedAt),
    index('imports_connection').on(table.connectionId, table.state),
    index('imports_connection_received').on(table.connectionId, table.receivedAt),
    index('imports_ended').on(table.endedAt),
  ],
)

const ofImport = () =>
  text()
    .notNull()
    .references(() => imports.id, { onDelete: 'cascade' })

export const importObjects = sqliteTable(
  'import_objects',
  {
    importId: ofImport(),
    /** From 1 in the file; objects missing from it follow when it is applied. */
    position: integer().notNull(),
    received: jsonColumn<ReceivedObject>(),
    /** The following columns are set when the import is applied. */
    outcome: text({ enum: ['new', 'changed', 'unchanged', 'withdrawn', 'skipped'] }).$type<Outcome>(),
    after: text({ enum: ['public', 'draft', 'reference', 'offline'] }).$type<ResultingState>(),
    propertyId: text(),
    version: integer(),
    before: jsonColumn<Before>(),
    problems: jsonColumn<Problem[]>(),
  },
  (table) => [primaryKey({ columns: [table.importId, table.position] })],
)

export const importPictures = sqliteTable(
  'import_pictures',
  {
    importId: ofImport(),
    position: integer().notNull(),
    source: text().notNull(),
    /** The same however often the picture is prepared. */
    key: text().notNull(),
    state: text({ enum: ['waiting', 'stored', 'failed'] })
      .notNull()
      .default('waiting'),
    width: integer(),
    height: integer(),
    foundMark: text(),
    problem: jsonColumn<Problem>(),
  },
  (table) => [
    primaryKey({ columns: [table.importId, table.position, table.source] }),
    index('import_pictures_key').on(table.key),
  ],
)

/** As in the statement that uses the index. */
export const hasActiveDays = sql.raw('(active_from is not null or active_until is not null)')

export const propertyLinks = sqliteTable(
  'property_links',
  {
    propertyId: text()
      .primaryKey()
      .references(() => properties.id, { onDelete: 'cascade' }),
    connectionId: text().references(() => connections.id, { onDelete: 'cascade' }),
    provider: text().notNull(),
    obid: text(),
    intern: text(),
    extern: text(),
    base: jsonColumn<LinkBase>().notNull(),
    rest: jsonColumn<readonly UnmappedElement[]>().notNull().default([]),
    withdrawnAt: moment(),
    receivedAt: moment().notNull(),
    /** Days in Berlin, both included; null without a bound. */
    activeFrom: text(),
    activeUntil: text(),
  },
  (table) => [
    index('property_links_connection').on(table.connectionId, table.provider),
    index('property_links_active').on(table.activeFrom, table.activeUntil).where(hasActiveDays),
  ],
)

/** Marks objects of a removed connection. No file states a blank, so none matches; ids and `rest` stay for exports. */
export const noProvider = ' '

type Moments = 'withdrawnAt' | 'receivedAt'
type Link = typeof propertyLinks.$inferSelect

export type LinkAsJson = Omit<Link, Moments> & { [Name in Moments]: null extends Link[Name] ? number | null : number }

export interface Before {
  isLinkOnly: boolean
  values: PropertyValues | null
  isTrashed: boolean
  pictures: (Pick<typeof images.$inferSelect, 'key' | 'alt' | 'source' | 'sourceName' | 'sourceSize' | 'sourceCrc'> &
    Partial<Pick<typeof images.$inferSelect, 'foundMark'>>)[]
  added: string[]
  link: LinkAsJson | null
}
