import { sql } from 'drizzle-orm'
import { index, integer, primaryKey, real, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { offerEventKinds } from '#app/domain/subscriptions/subscription.ts'
import { locales } from '#app/fields/locale.ts'
import { createdAt, moment } from './columns.server.ts'
import { properties } from './properties.server.ts'

export const subscriptions = sqliteTable(
  'subscriptions',
  {
    id: text().primaryKey(),
    email: text().notNull(),
    /** `mailboxOf()` the address, for counting mails. */
    mailbox: text().notNull(),
    query: text().notNull(),
    locale: text({ enum: locales }).notNull(),
    createdAt: createdAt(),
    confirmedAt: moment(),
    pausedAt: moment(),
    heardAt: moment(),
    askedAt: moment(),
    seenEvent: integer().notNull().default(0),
    lastParcelId: text(),
  },
  (table) => [
    index('subscriptions_mailbox').on(table.mailbox, table.createdAt),
    index('subscriptions_email').on(sql`lower(${table.email})`),
  ],
)

const ofSubscription = () =>
  text()
    .notNull()
    .references(() => subscriptions.id, { onDelete: 'cascade' })

const ofProperty = () =>
  text()
    .notNull()
    .references(() => properties.id, { onDelete: 'cascade' })

/** Every property that was ever on offer, as of the last comparison. */
export const knownOffers = sqliteTable('known_offers', {
  propertyId: ofProperty().primaryKey(),
  marketType: text().notNull(),
  price: real(),
  isOpen: integer({ mode: 'boolean' }).notNull(),
})

/** Append-only; deleted after `eventLifetime`. */
export const offerEvents = sqliteTable(
  'offer_events',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    propertyId: ofProperty(),
    kind: text({ enum: offerEventKinds }).notNull(),
    price: real(),
    formerPrice: real(),
    createdAt: createdAt(),
  },
  (table) => [index('offer_events_property').on(table.propertyId)],
)

/** Each event once, so rows stay as long as the subscription. */
export const subscriptionMatches = sqliteTable(
  'subscription_matches',
  {
    subscriptionId: ofSubscription(),
    propertyId: ofProperty(),
    kind: text({ enum: offerEventKinds }).notNull(),
    /** Reduced price; 0 for other events. */
    cutTo: real().notNull(),
    formerPrice: real(),
    parcelId: text(),
  },
  (table) => [
    primaryKey({ columns: [table.subscriptionId, table.propertyId, table.kind, table.cutTo] }),
    index('subscription_matches_parcel').on(table.parcelId),
    index('subscription_matches_property').on(table.propertyId),
  ],
)
