/** The tables. `npm run db:generate` turns a change here into a migration. */
import { sql } from 'drizzle-orm'
import { foreignKey, index, integer, primaryKey, real, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { propertyIndexes } from '#app/data/properties/property-indexes.server.ts'
import { roles } from '#app/domain/access/user.ts'
import { agencyFields } from '#app/domain/agency/agency.ts'
import { enquiryFields, enquiryKinds, enquiryStatuses } from '#app/domain/enquiries/enquiry.ts'
import { ownDataActs } from '#app/domain/enquiries/own-data.ts'
import { receiptStates } from '#app/domain/enquiries/receipt.ts'
import { replyTemplateFields } from '#app/domain/enquiries/reply-template.ts'
import { keyFigureFields } from '#app/domain/entries/key-figure.ts'
import { teamMemberFields } from '#app/domain/entries/team-member.ts'
import { testimonialFields } from '#app/domain/entries/testimonial.ts'
import { type Circle, newCircle } from '#app/domain/places/circle.ts'
import type { Point } from '#app/domain/places/point.ts'
import { propertyFields } from '#app/domain/properties/property.ts'
import { subjectKinds, textSubjects } from '#app/domain/saving/subject.ts'
import type { ValuationAnswers } from '#app/domain/valuation.ts'
import { type Details, fieldColumns } from '#app/fields/columns.server.ts'
import { foreignLocales, locales } from '#app/fields/locale.ts'

/** Milliseconds since 1970. */
export const moment = () => integer({ mode: 'timestamp_ms' })
export const createdAt = () => moment().notNull().default(sql`(unixepoch() * 1000)`)

/** Counts saves. A trigger refuses a save that does not raise it by exactly one (`stale_version`). */
export const version = () => integer().notNull().default(1)

export const sourceNames = ['offers', 'references', 'team', 'testimonials', 'keyFigures', 'agency'] as const

export const users = sqliteTable('users', {
  id: text().primaryKey(),
  email: text().notNull().unique(),
  name: text().notNull(),
  role: text({ enum: roles }).notNull(),
  /** `noPassword` until the user has chosen one. */
  passwordHash: text().notNull(),
  disabled: integer({ mode: 'boolean' }).notNull().default(false),
  /** Of the dashboard; null until the user has chosen one. */
  locale: text({ enum: locales }),
  /** Of name and role. */
  version: version(),
  createdAt: createdAt(),
})

const ownedByUser = () =>
  text()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

/** The id is the SHA-256 of the token in the cookie, so that a copy of this table opens no session. */
export const sessions = sqliteTable(
  'sessions',
  {
    id: text().primaryKey(),
    userId: ownedByUser(),
    userAgent: text(),
    createdAt: createdAt(),
    lastSeenAt: moment().notNull(),
    expiresAt: moment().notNull(),
    /** When a second factor was last given in this session. */
    confirmedAt: moment(),
  },
  (table) => [index('sessions_user').on(table.userId), index('sessions_expiry').on(table.expiresAt)],
)

/** The id is the SHA-256 of the token in the cookie, so that a copy of this table fakes no device. */
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

/** The id is the SHA-256 of the token in the link, so that a copy of this table opens no account. */
export const passwordTokens = sqliteTable(
  'password_tokens',
  {
    id: text().primaryKey(),
    userId: ownedByUser(),
    createdAt: createdAt(),
    expiresAt: moment().notNull(),
  },
  (table) => [index('password_tokens_user').on(table.userId)],
)

/** Checking a code (RFC 6238) takes the secret itself, so it cannot be stored as a hash. */
export const authenticatorApps = sqliteTable('authenticator_apps', {
  userId: text()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** 160 bits in base32. */
  secret: text().notNull(),
  /** When the first code was correct; null during the set-up. */
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

/** Public keys (WebAuthn). The id is the credential's own, in base64url. */
export const passkeys = sqliteTable(
  'passkeys',
  {
    id: text().primaryKey(),
    userId: ownedByUser(),
    name: text().notNull(),
    /** COSE, in base64url. */
    publicKey: text().notNull(),
    /** How often the device has signed; 0 when it does not count. */
    counter: integer().notNull(),
    transports: text({ mode: 'json' }).$type<string[]>().notNull(),
    createdAt: createdAt(),
    lastUsedAt: moment(),
  },
  (table) => [index('passkeys_user').on(table.userId)],
)

export const passkeyChallenges = sqliteTable(
  'passkey_challenges',
  {
    /** The challenge, in base64url. */
    id: text().primaryKey(),
    /** Whose passkey is being added; null for signing in. */
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

/** Addresses of the table of properties under a name: each user has their own. */
export const savedViews = sqliteTable(
  'saved_views',
  {
    id: text().primaryKey(),
    userId: ownedByUser(),
    name: text().notNull(),
    /** The address behind its question mark, as `viewSearch()` writes it. */
    search: text().notNull(),
    createdAt: createdAt(),
  },
  (table) => [uniqueIndex('saved_views_name').on(table.userId, table.name)],
)

/** 32 random bytes in hexadecimal, with which browsers encrypt drafts. A trigger inserts one with each user. */
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

const picture = {
  pictureKey: text(),
  pictureWidth: integer(),
  pictureHeight: integer(),
}

export const teamMembers = sqliteTable('team_members', {
  id: text().primaryKey(),
  ...fieldColumns(teamMemberFields),
  ...picture,
  position: integer().notNull().default(0),
  version: version(),
  createdAt: createdAt(),
  deletedAt: moment(),
})

/**
 * What the public may know of where a property is: the database itself says it, so no statement can forget the circle.
 * Everything that visitors see or search by takes these columns.
 */
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
    /** As `rowOf()` writes it: see decision 045. */
    details: text({ mode: 'json' }).$type<Details<typeof propertyFields>>(),
    /** The trigger looks at every update here, not only at saves. */
    version: version(),
    /** Name, number, place and texts as `searchable()` writes them, for instr(). */
    searchText: text().notNull().default(''),
    /** leadingPrice(), leadingArea() and roomCount() at the last save, for filters and sorting. */
    listPrice: real(),
    listArea: real(),
    listRooms: real(),
    /** featureBits(). */
    listFeatures: integer().notNull().default(0),
    /** Of its quarter, postal code or town, as `rowOf()` finds it. Null where there is none of that name. */
    place: text({ mode: 'json' }).$type<Point>(),
    /** That of its house: see `findCircles()`. */
    circle: text({ mode: 'json' }).$type<Circle>().$defaultFn(newCircle),
    ...publicPoint,
    createdAt: createdAt(),
    updatedAt: moment().notNull().default(sql`(unixepoch() * 1000)`),
    /** When it was last edited, if an act from outside its form came later; null while `updatedAt` says it. */
    editedAt: moment(),
    /** The name at the time; the id identifies the user after a change of name. */
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
    // No ON DELETE: emptyTeamTrash() clears the reference itself, to raise the properties' versions.
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
    /** Where an import took it from, and the entry that it was: name, bytes and CRC-32. Null for what staff added. */
    source: text(),
    sourceName: text(),
    sourceSize: integer(),
    sourceCrc: integer(),
    createdAt: createdAt(),
    /** In the trash since then: whoever reads pictures asks for `isShown` (data/pictures/pictures.server.ts). */
    deletedAt: moment(),
  },
  (table) => [index('images_property').on(table.propertyId, table.position)],
)

export const testimonials = sqliteTable('testimonials', {
  id: text().primaryKey(),
  ...fieldColumns(testimonialFields),
  ...picture,
  position: integer().notNull().default(0),
  version: version(),
  createdAt: createdAt(),
  deletedAt: moment(),
})

export const keyFigures = sqliteTable('key_figures', {
  id: text().primaryKey(),
  ...fieldColumns(keyFigureFields),
  position: integer().notNull().default(0),
  version: version(),
  createdAt: createdAt(),
  deletedAt: moment(),
})

export const enquiries = sqliteTable(
  'enquiries',
  {
    id: text().primaryKey(),
    kind: text({ enum: enquiryKinds }).notNull().default('contact'),
    ...fieldColumns(enquiryFields),
    /** Of a valuation. */
    answers: text({ mode: 'json' }).$type<ValuationAnswers>(),
    propertyId: text().references(() => properties.id, { onDelete: 'set null' }),
    /** Instead of the person responsible for the property. deleteTeamMember() clears it. */
    assignedTo: text().references(() => teamMembers.id),
    locale: text({ enum: ['de', 'en'] }).notNull(),
    status: text({ enum: enquiryStatuses }).notNull().default('new'),
    receivedAt: createdAt(),
    answeredAt: moment(),
    /** Null for those that came before there were any. */
    receipt: text({ enum: receiptStates }),
  },
  (table) => [
    index('enquiries_status').on(table.status, table.receivedAt),
    index('enquiries_received').on(table.receivedAt),
    index('enquiries_answered').on(table.answeredAt),
    index('enquiries_email').on(sql`lower(${table.email})`),
    index('enquiries_property').on(table.propertyId),
    index('enquiries_assigned').on(table.assignedTo),
  ],
)

/** What else an enquiry is about, in the order in which it was asked; the first stands in the enquiry itself. */
export const enquiryProperties = sqliteTable(
  'enquiry_properties',
  {
    enquiryId: text()
      .notNull()
      .references(() => enquiries.id, { onDelete: 'cascade' }),
    propertyId: text()
      .notNull()
      .references(() => properties.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.enquiryId, table.propertyId] }),
    index('enquiry_properties_property').on(table.propertyId),
  ],
)

const aboutEnquiry = {
  id: text().primaryKey(),
  enquiryId: text()
    .notNull()
    .references(() => enquiries.id, { onDelete: 'cascade' }),
  /** The name at the time. */
  by: text().notNull(),
  byId: text(),
  createdAt: createdAt(),
}

/** Only added to. */
export const enquiryNotes = sqliteTable('enquiry_notes', { ...aboutEnquiry, text: text().notNull() }, (table) => [
  index('enquiry_notes_enquiry').on(table.enquiryId),
])

/** What was sent; the outbox knows whether it arrived. Only added to. */
export const enquiryReplies = sqliteTable(
  'enquiry_replies',
  {
    ...aboutEnquiry,
    recipient: text().notNull(),
    subject: text().notNull(),
    /** Without the quoted question. */
    text: text().notNull(),
    /** Of one mail that answers several enquiries of the same address. */
    parcelId: text().notNull(),
  },
  (table) => [index('enquiry_replies_enquiry').on(table.enquiryId)],
)

export const replyTemplates = sqliteTable('reply_templates', {
  id: text().primaryKey(),
  ...fieldColumns(replyTemplateFields),
  position: integer().notNull().default(0),
  version: version(),
  createdAt: createdAt(),
  deletedAt: moment(),
})

const channels = [
  'mail',
  'memberMail',
  'receipt',
  'reply',
  'formHost',
  'passwordLink',
  'ownDataLink',
  'transferNotice',
  'subscription',
] as const

export const outbox = sqliteTable(
  'outbox',
  {
    id: text().primaryKey(),
    channel: text({ enum: channels }).notNull(),
    enquiryId: text().references(() => enquiries.id, { onDelete: 'cascade' }),
    /** Whom a `memberMail` goes to. */
    memberId: text(),
    payload: text({ mode: 'json' }).$type<Record<string, string>>().notNull(),
    attempts: integer().notNull().default(0),
    nextAttemptAt: moment(),
    deliveredAt: moment(),
    lastError: text(),
    createdAt: createdAt(),
  },
  (table) => [
    index('outbox_due').on(table.deliveredAt, table.nextAttemptAt),
    index('outbox_enquiry').on(table.enquiryId),
  ],
)

/** The id is the SHA-256 of the token in the link, so that a copy of this table opens nobody's data. */
export const ownDataLinks = sqliteTable(
  'own_data_links',
  {
    id: text().primaryKey(),
    email: text().notNull(),
    createdAt: createdAt(),
    expiresAt: moment().notNull(),
  },
  (table) => [index('own_data_links_email').on(sql`lower(${table.email})`)],
)

/** That somebody saw, took along or deleted what is stored about them: not who, and not what. */
export const ownDataEvents = sqliteTable(
  'own_data_events',
  {
    /** The same for the same act by the same link, which it does not name. */
    id: text().primaryKey(),
    kind: text({ enum: ownDataActs }).notNull(),
    at: createdAt(),
  },
  (table) => [index('own_data_events_at').on(table.at)],
)

/** A single row with the id 1. */
export const settings = sqliteTable(
  'settings',
  {
    id: integer().primaryKey(),
    ...fieldColumns(agencyFields),
    /** For the home page; without it, the first highlighted offer's cover is shown. */
    ...picture,
    pictureAlt: text(),
    /** Counted by night (decision 056). */
    answerMinutes: integer(),
    answerCount: integer().notNull().default(0),
    version: version(),
    updatedAt: moment().notNull().default(sql`(unixepoch() * 1000)`),
  },
  // No ON DELETE: emptyTeamTrash() clears the reference itself, to raise the version.
  (table) => [foreignKey({ columns: [table.valuer], foreignColumns: [teamMembers.id] })],
)

/** Triggers change a source's random revision whenever its rows change. Sources are never added or removed. */
export const pageSources = sqliteTable('page_sources', {
  name: text({ enum: sourceNames }).primaryKey(),
  revision: text().notNull(),
})

/**
 * What staff say again in another language (decision 051). Triggers delete the texts of a subject that is deleted, and
 * mark them when what they translate changes, whoever changes it.
 */
export const texts = sqliteTable(
  'texts',
  {
    subject: text({ enum: textSubjects }).notNull(),
    /** The settings' is 1, a picture's its key. */
    subjectId: text().notNull(),
    locale: text({ enum: foreignLocales }).notNull(),
    /** The field that it translates. */
    field: text().notNull(),
    text: text().notNull(),
    /** When what it translates was first changed after it; null while they agree. */
    staleSince: moment(),
  },
  (table) => [primaryKey({ columns: [table.subject, table.subjectId, table.locale, table.field] })],
)

/** Triggers delete the rows of a subject that is deleted. */
export const history = sqliteTable(
  'history',
  {
    subject: text({ enum: subjectKinds }).notNull(),
    subjectId: text().notNull(),
    version: integer().notNull(),
    /** A field of the subject, or what happened to it as a whole. */
    field: text().notNull(),
    before: text({ mode: 'json' }),
    after: text({ mode: 'json' }),
    changedBy: text(),
    changedById: text(),
    changedAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.subject, table.subjectId, table.version, table.field] })],
)
