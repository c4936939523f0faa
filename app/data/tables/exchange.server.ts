/** The tables of the exchange. What a file says stays JSON: nobody asks for single values of it. */
import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { PropertyValues } from '#app/domain/properties/property.ts'
import type { LinkBase, Outcome, ResultingState } from '#app/exchange/plan.ts'
import type { KeptDecisions } from '#app/exchange/planning/decisions.ts'
import type { Problem } from '#app/exchange/problems.ts'
import type { ReceivedObject, ReceivedTransfer, UnmappedElement } from '#app/exchange/received.ts'
import { createdAt, moment, version } from './columns.server.ts'
import { type images, properties } from './properties.server.ts'

export const importStates = [
  /** Its body is under way: there is a reservation of room, and no file to read yet. */
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

/** A software of the agency that sends by itself. */
export const connections = sqliteTable('connections', {
  id: text().primaryKey(),
  name: text().notNull(),
  /** Keys of the providers that it may send for. */
  providers: text({ mode: 'json' }).$type<string[]>().notNull().default([]),
  decision: text({ enum: ['review', 'automatic'] })
    .notNull()
    .default('review'),
  publishNew: integer({ mode: 'boolean' }).notNull().default(true),
  /** From which pictures are fetched. */
  pictureHosts: text({ mode: 'json' }).$type<string[]>().notNull().default([]),
  /** SHA-256, so that a copy of this table opens no transfer address. */
  tokenHash: text().unique(),
  version: version(),
  createdAt: createdAt(),
})

/** One received file. The file itself lies in R2 under `exchange/<id>/file`. */
export const imports = sqliteTable(
  'imports',
  {
    id: text().primaryKey(),
    /** Null for what was uploaded by hand. */
    connectionId: text().references(() => connections.id, { onDelete: 'set null' }),
    state: text({ enum: importStates }).notNull(),
    fileName: text().notNull(),
    /** In bytes; 0 once what it brought has been forgotten. */
    size: integer().notNull(),
    /** Bytes of its file, of pictures inside of its XML, and of the rows it was read into; while it arrives, as many as it may bring. */
    storedBytes: integer().notNull().default(0),
    /** SHA-256 of the XML and of the names, sizes and checksums of all entries. */
    hash: text(),
    /** Null until it has been read. */
    transfer: text({ mode: 'json' }).$type<ReceivedTransfer>(),
    /** Why it was stopped. */
    stop: text({ mode: 'json' }).$type<Problem>(),
    /** How many objects came out how, when it was applied. */
    counts: text({ mode: 'json' }).$type<Record<Outcome, number>>(),
    /** What was decided when it was applied. It stays when the stock has changed meanwhile and it is `read` again. */
    wishes: text({ mode: 'json' }).$type<KeptDecisions>(),
    /** Steps of preparing that were begun: who raises it by one has the next. */
    attempts: integer().notNull().default(0),
    claimedUntil: moment(),
    /** The name at the time; null for what came by the transfer address. */
    by: text(),
    byId: text(),
    receivedAt: createdAt(),
    appliedAt: moment(),
    undoneAt: moment(),
    /** The file and the rows of its objects go 30 days later. */
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
    /** In the file, counted from 1. What was missing from it follows when it is applied. */
    position: integer().notNull(),
    /** What the file says. Null for what was missing from it. */
    received: text({ mode: 'json' }).$type<ReceivedObject>(),
    /** From here on: what was done, once it is applied. */
    outcome: text({ enum: ['new', 'changed', 'unchanged', 'withdrawn', 'skipped'] }).$type<Outcome>(),
    after: text({ enum: ['public', 'draft', 'reference', 'offline'] }).$type<ResultingState>(),
    propertyId: text(),
    /** Of the property, after the import. */
    version: integer(),
    /** What is needed to take it back. */
    before: text({ mode: 'json' }).$type<Before>(),
    problems: text({ mode: 'json' }).$type<Problem[]>(),
  },
  (table) => [primaryKey({ columns: [table.importId, table.position] })],
)

/** Pictures that an import brings. They are prepared before anything is changed. */
export const importPictures = sqliteTable(
  'import_pictures',
  {
    importId: ofImport(),
    /** Of its object. */
    position: integer().notNull(),
    source: text().notNull(),
    /** Where the file will lie: the same however often it is prepared. */
    key: text().notNull(),
    state: text({ enum: ['waiting', 'stored', 'failed'] })
      .notNull()
      .default('waiting'),
    width: integer(),
    height: integer(),
    /** Why it failed. */
    problem: text({ mode: 'json' }).$type<Problem>(),
  },
  (table) => [
    primaryKey({ columns: [table.importId, table.position, table.source] }),
    index('import_pictures_key').on(table.key),
  ],
)

/** Which property is which object of a connection. */
export const propertyLinks = sqliteTable(
  'property_links',
  {
    propertyId: text()
      .primaryKey()
      .references(() => properties.id, { onDelete: 'cascade' }),
    /** Null for what was uploaded by hand, and with `noProvider`. */
    connectionId: text().references(() => connections.id, { onDelete: 'cascade' }),
    provider: text().notNull(),
    obid: text(),
    intern: text(),
    extern: text(),
    /** What the connection said last time. */
    base: text({ mode: 'json' }).$type<LinkBase>().notNull(),
    /** What has no home in the catalogue. */
    rest: text({ mode: 'json' }).$type<readonly UnmappedElement[]>().notNull().default([]),
    withdrawnAt: moment(),
    /** Of the latest file that named it. */
    receivedAt: moment().notNull(),
  },
  (table) => [index('property_links_connection').on(table.connectionId, table.provider)],
)

/**
 * The provider of what is the agency's own since its connection was removed. No file states a blank, so none finds it;
 * its ids and `rest` are kept for files that leave.
 */
export const noProvider = ' '

type Moments = 'withdrawnAt' | 'receivedAt'
type Link = typeof propertyLinks.$inferSelect

/** A link as JSON: moments are milliseconds. */
export type LinkAsJson = Omit<Link, Moments> & { [Name in Moments]: null extends Link[Name] ? number | null : number }

/** What an object of an import was before, for taking it back. */
export interface Before {
  /** Nothing but the link was written. */
  isLinkOnly: boolean
  /** Null for what the import has created. */
  values: PropertyValues | null
  isTrashed: boolean
  pictures: Pick<typeof images.$inferSelect, 'key' | 'alt' | 'source' | 'sourceName' | 'sourceSize' | 'sourceCrc'>[]
  /** Keys of pictures that it brought. */
  added: string[]
  link: LinkAsJson | null
}
