/** The tables of search subscriptions, and what happened to offers since the night before (decision 057). */
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
    /** `mailboxOf()` the address, for counting what it is sent. */
    mailbox: text().notNull(),
    /** `subscribedQuery()` of the search. */
    query: text().notNull(),
    locale: text({ enum: locales }).notNull(),
    createdAt: createdAt(),
    /** Null until the link in the first mail was followed. */
    confirmedAt: moment(),
    pausedAt: moment(),
    /** The last word from the subscriber: a confirmation, a change or an answer. */
    heardAt: moment(),
    /** When it was asked whether the search goes on. */
    askedAt: moment(),
    /** The last event that was compared with it. */
    seenEvent: integer().notNull().default(0),
    /** Its last mail with offers, in the outbox. */
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

/** Every property that was ever on offer, as it was when events were last noted. */
export const knownOffers = sqliteTable('known_offers', {
  propertyId: ofProperty().primaryKey(),
  marketType: text().notNull(),
  /** `listPrice` of the property. */
  price: real(),
  /** On offer and not reserved. */
  isOpen: integer({ mode: 'boolean' }).notNull(),
})

/** What happened to offers. Only added to, and cleared after `eventLifetime`. */
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

/** What a subscriber was told, or will be: once for ever, so the row stays as long as the subscription. */
export const subscriptionMatches = sqliteTable(
  'subscription_matches',
  {
    subscriptionId: ofSubscription(),
    propertyId: ofProperty(),
    kind: text({ enum: offerEventKinds }).notNull(),
    /** The price that it was cut to; 0 for other events. */
    cutTo: real().notNull(),
    formerPrice: real(),
    /** The mail that says it; null while it waits. */
    parcelId: text(),
  },
  (table) => [
    primaryKey({ columns: [table.subscriptionId, table.propertyId, table.kind, table.cutTo] }),
    index('subscription_matches_parcel').on(table.parcelId),
    index('subscription_matches_property').on(table.propertyId),
  ],
)
