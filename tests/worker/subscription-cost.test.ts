/** What a night asks of the database while a thousand searches wait, each for something else. */
import { env } from 'cloudflare:test'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createProperty } from '#app/data/properties/properties.server.ts'
import { countWaitingFor } from '#app/data/subscriptions/fitting.server.ts'
import { outbox } from '#app/data/tables/outbox.server.ts'
import { properties } from '#app/data/tables/properties.server.ts'
import { knownOffers, offerEvents, subscriptions } from '#app/data/tables/subscriptions.server.ts'
import { noFilters } from '#app/domain/offers/offer-filters.ts'
import { radii } from '#app/domain/places/nearby.ts'
import { subscribedQuery } from '#app/domain/subscriptions/subscription.ts'
import { dice, someProperty } from '#tests/support/around.ts'
import { anAgency, deliveryRun, postOffice } from '#tests/support/post-office.ts'
import { callsDuring, rowsRead, statementsDuring } from '#tests/support/statements.ts'
import { db } from '#tests/support/visitor.ts'

const searches = 1_000
const offers = 100
const changed = 10
const random = dice(20_261_125)
const pick = <One>(list: readonly One[]) => list[Math.floor(random() * list.length)] as One
const office = postOffice({ MAIL_TO_ANYONE: '1' })
const night = () => deliveryRun(office, '17 2 * * *')

beforeAll(async () => {
  await anAgency()
  for (let n = 0; n < offers; n++) await anOffer(n)
  await night()
  const rows = Array.from({ length: searches }, (_, n) => [
    `waiting${String(n).padStart(5, '0')}`,
    `s${n}@post.example`,
    subscribedQuery({
      ...noFilters,
      marketType: pick([null, 'purchase', 'rent']),
      houseType: pick([null, 'house', 'apartment']),
      near: pick([null, 'Ahrensburg', 'Volksdorf', 'Lüneburg', 'Wedel']),
      radius: pick(radii),
      priceMax: 300_000 + n * 700,
      roomsMin: pick([null, 2, 3]),
    }),
  ])
  await env.DB.prepare(`
    insert into subscriptions (id, email, mailbox, query, locale, confirmed_at, heard_at, seen_event)
    select value ->> 0, value ->> 1, value ->> 1, value ->> 2, 'de', ?1, ?1, (select max(id) from offer_events)
    from json_each(?2)`)
    .bind(Date.now(), JSON.stringify(rows))
    .run()
})

afterAll(async () => {
  for (const table of [outbox, subscriptions, knownOffers, offerEvents, properties]) await db.delete(table)
})

async function anOffer(n: number): Promise<void> {
  await createProperty(db, `costly${String(n).padStart(6, '0')}`, someProperty(random, n), 'Test')
}

const figures = async (act: () => Promise<unknown>) => {
  const calls = await callsDuring(act)
  const statements = calls.flat()
  const reading = statements.filter(({ text }) => /^\s*select/i.test(text))
  return { calls: calls.length, statements: statements.length, rows: await rowsRead(reading), sql: statements }
}

test('a night without news costs the same however many wait', async () => {
  const { statements } = await figures(night)
  expect(statements).toBeLessThanOrEqual(110)
  expect(office.mails).toEqual([])
})

test(`a night with ${changed} new offers compares ${searches} searches in a few dozen statements`, async () => {
  for (let n = 0; n < changed; n++) await anOffer(offers + n)
  const { calls, statements, rows, sql } = await figures(night)
  const comparing = sql.filter(({ text }) => text.includes('"fits0"'))
  const [found] = await db.select().from(outbox).limit(1)
  expect(found?.channel).toBe('subscription')
  expect(comparing.length).toBeLessThanOrEqual(45)
  // Two of them settle the revisions in R2.
  expect(calls).toBeLessThanOrEqual(170)
  expect(statements).toBeLessThanOrEqual(240)
  expect(rows).toBeLessThanOrEqual(18_000)
})

test('how many wait for a draft is asked in a few dozen statements of one row', async () => {
  const statements = await statementsDuring(() => countWaitingFor(db, 'costly000001'))
  const rows = await rowsRead(statements)
  expect(statements.length).toBeLessThanOrEqual(50)
  expect(rows).toBeLessThanOrEqual(4_000)
})
