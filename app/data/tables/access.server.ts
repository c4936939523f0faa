import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { roles } from '#app/domain/access/user.ts'
import { locales } from '#app/fields/locale.ts'
import { createdAt, jsonColumn, moment, version } from './columns.server.ts'

export const users = sqliteTable('users', {
  id: text().primaryKey(),
  email: text().notNull().unique(),
  name: text().notNull(),
  role: text({ enum: roles }).notNull(),
  passwordHash: text().notNull(),
  disabled: integer({ mode: 'boolean' }).notNull().default(false),
  locale: text({ enum: locales }),
  version: version(),
  createdAt: createdAt(),
})

const ownedByUser = () =>
  text()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

/** The id is the SHA-256 of the token, so that a copy of this table opens nothing. */
export const sessions = sqliteTable(
  'sessions',
  {
    id: text().primaryKey(),
    userId: ownedByUser(),
    userAgent: text(),
    createdAt: createdAt(),
    lastSeenAt: moment().notNull(),
    expiresAt: moment().notNull(),
    confirmedAt: moment(),
  },
  (table) => [index('sessions_user').on(table.userId), index('sessions_expiry').on(table.expiresAt)],
)

/** The id is the SHA-256 of the token, so that a copy of this table opens nothing. */
export const knownDevices = sqliteTable(
  'known_devices',
  {
    id: text().primaryKey(),
    userId: ownedByUser(),
    createdAt: createdAt(),
    expiresAt: moment().notNull(),
  },
  (table) => [index('known_devices_user').on(table.userId), index('known_devices_expiry').on(table.expiresAt)],
)

/** Checking a code (RFC 6238) takes the secret itself, so it cannot be stored as a hash. */
export const authenticatorApps = sqliteTable('authenticator_apps', {
  userId: text()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  secret: text().notNull(),
  confirmedAt: moment(),
  /** The time step of the latest accepted code: each code works once. */
  lastStep: integer().notNull().default(0),
  createdAt: createdAt(),
})

/** The id is the SHA-256 of the code, which has 120 random bits. */
export const recoveryCodes = sqliteTable(
  'recovery_codes',
  {
    id: text().primaryKey(),
    userId: ownedByUser(),
  },
  (table) => [index('recovery_codes_user').on(table.userId)],
)

export const passkeys = sqliteTable(
  'passkeys',
  {
    id: text().primaryKey(),
    userId: ownedByUser(),
    name: text().notNull(),
    publicKey: text().notNull(),
    counter: integer().notNull(),
    transports: jsonColumn<string[]>().notNull(),
    createdAt: createdAt(),
    lastUsedAt: moment(),
  },
  (table) => [index('passkeys_user').on(table.userId)],
)

export const passkeyChallenges = sqliteTable(
  'passkey_challenges',
  {
    id: text().primaryKey(),
    userId: text().references(() => users.id, { onDelete: 'cascade' }),
    expiresAt: moment().notNull(),
  },
  (table) => [index('passkey_challenges_expiry').on(table.expiresAt)],
)

export const signIns = sqliteTable(
  'sign_ins',
  {
    id: text().primaryKey(),
    userId: ownedByUser(),
    expiresAt: moment().notNull(),
  },
  (table) => [index('sign_ins_user').on(table.userId), index('sign_ins_expiry').on(table.expiresAt)],
)

export const savedViews = sqliteTable(
  'saved_views',
  {
    id: text().primaryKey(),
    userId: ownedByUser(),
    name: text().notNull(),
    search: text().notNull(),
    createdAt: createdAt(),
  },
  (table) => [uniqueIndex('saved_views_name').on(table.userId, table.name)],
)

/** 32 random bytes in hexadecimal. A trigger inserts one with each user. */
export const draftKeys = sqliteTable('draft_keys', {
  userId: text()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  key: text().notNull(),
})

/** The key is the SHA-256 of limit and subject; `clearAt` is when all attempts are forgiven. */
export const throttles = sqliteTable(
  'throttles',
  {
    key: text().primaryKey(),
    clearAt: moment().notNull(),
  },
  (table) => [index('throttles_clear').on(table.clearAt)],
)
