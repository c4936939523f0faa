/** Many subscriptions over many days, against a model of what each is to be told: nothing false, nothing missing, nothing twice. */
import { env } from 'cloudflare:test'
import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { gazetteer } from '#app/data/places/gazetteer.server.ts'
import { createProperty } from '#app/data/properties/properties.server.ts'
import { confirmSubscription, createSubscription } from '#app/data/subscriptions/opt-in.server.ts'
import {
  findSubscription,
  pauseSubscription,
  resumeSubscription,
} from '#app/data/subscriptions/subscriptions.server.ts'
import { outbox } from '#app/data/tables/outbox.server.ts'
import { images, properties } from '#app/data/tables/properties.server.ts'
import { knownOffers, offerEvents, subscriptions } from '#app/data/tables/subscriptions.server.ts'
import { noFilters, type OfferFilters } from '#app/domain/offers/offer-filters.ts'
import { findPlaces } from '#app/domain/places/find-places.ts'
import { radii } from '#app/domain/places/nearby.ts'
import { type OfferEventKind, subscribedQuery } from '#app/domain/subscriptions/subscription.ts'
import { dice, kilometres, sameName, someProperty } from '#tests/support/around.ts'
import { whileDatabaseFails } from '#tests/support/database-faults.ts'
import { anAgency, deliveryRun, postOffice } from '#tests/support/post-office.ts'
import { db } from '#tests/support/visitor.ts'

const { subscriptions: subscriberCount, offers: offerCount, days } = env.WAITING
const day = 24 * 60 * 60 * 1000
const random = dice(20_261_124)
const pick = <One>(list: readonly One[]) => list[Math.floor(random() * list.length)] as One
const office = postOffice({ MAIL_TO_ANYONE: '1' })

beforeAll(() => anAgency())

afterAll(async () => {
  vi.useRealTimers()
  for (const table of [outbox, subscriptions, knownOffers, offerEvents, properties]) await db.delete(table)
})

interface Event {
  propertyId: string
  kind: OfferEventKind
  /** Told once for each price that it was cut to. */
  key: string
}

interface Subscriber {
  id: string
  email: string
  query: string
  filters: OfferFilters
  paused: boolean
  /** How many events it has been compared with. */
  seen: number
  told: Set<string>
  waiting: Event[]
  /** In a mail that has not left. */
  queued: Event[]
}

/** What happened, as a list of events, and what is known of each offer. */
const events: Event[] = []
const known = new Map<string, { market: string; price: number | null; open: boolean }>()

type Row = typeof properties.$inferSelect
const rows = async () => new Map((await db.select().from(properties)).map((row) => [row.id, row]))
const isOffer = (row: Row | undefined) => row?.published === true && !row.sold && !row.deletedAt
const isOpen = (row: Row | undefined): row is Row => isOffer(row) && !row?.reserved
const priceOf = (row: Row) => (row.marketType === 'rent' ? row.baseRent : row.purchasePrice)

function note(now: ReadonlyMap<string, Row>): void {
  const noted: (Event & { at: number })[] = []
  for (const [id, row] of now) {
    const before = known.get(id)
    const price = priceOf(row)
    if (isOpen(row)) {
      const at = row.publishedAt?.getTime() ?? 0
      if (!before) noted.push({ propertyId: id, kind: 'new', key: `${id} new`, at })
      else if (!before.open) noted.push({ propertyId: id, kind: 'availableAgain', key: `${id} availableAgain`, at })
      else if (before.market === row.marketType && price !== null && before.price !== null && price < before.price)
        noted.push({ propertyId: id, kind: 'priceCut', key: `${id} ${price}`, at })
    }
    if (isOffer(row)) known.set(id, { market: row.marketType, price, open: isOpen(row) })
    else if (before) before.open = false
  }
  events.push(...noted)
}

function fits(filters: OfferFilters, row: Row): boolean {
  const { marketType, houseType, city, priceMin, priceMax, roomsMin, near, radius } = filters
  const price = priceOf(row)
  return (
    (marketType === null || row.marketType === marketType) &&
    (houseType === null || row.houseType === houseType) &&
    (city === null || row.city === city) &&
    (priceMin === null || (price !== null && price >= priceMin)) &&
    (priceMax === null || (price !== null && price <= priceMax)) &&
    (roomsMin === null || (row.rooms !== null && row.rooms >= roomsMin)) &&
    (near === null || isNear(near, radius, row))
  )
}

function isNear(near: string, radius: number, row: Row): boolean {
  const [place] = findPlaces(gazetteer(), near)
  const { publicLatitude: latitude, publicLongitude: longitude } = row
  if (!place || latitude === null || longitude === null) return false
  const km = kilometres(place, { latitude, longitude })
  return km <= radius || (km <= 30 && (sameName(row.city, near) || sameName(row.district, near)))
}

function match(all: readonly Subscriber[], now: ReadonlyMap<string, Row>): void {
  for (const one of all) {
    if (one.paused) continue
    for (const event of events.slice(one.seen)) {
      const row = now.get(event.propertyId)
      if (!isOpen(row) || !fits(one.filters, row) || one.told.has(event.key)) continue
      one.told.add(event.key)
      one.waiting.push(event)
    }
    one.seen = events.length
  }
}

/** What has not left is told anew, without what is no longer on offer. */
function reopen(all: readonly Subscriber[], now: ReadonlyMap<string, Row>): void {
  for (const one of all) {
    const waiting = [...one.queued, ...one.waiting]
    for (const { propertyId, key } of waiting) if (!isOpen(now.get(propertyId))) one.told.delete(key)
    one.waiting = waiting.filter(({ propertyId }) => isOpen(now.get(propertyId)))
    one.queued = []
  }
}

function queue(all: readonly Subscriber[]): void {
  for (const one of all) {
    if (one.paused) continue
    one.queued = one.waiting
    one.waiting = []
  }
}

function someSearch(): OfferFilters {
  const isNear = random() < 0.4
  return {
    ...noFilters,
    marketType: pick([null, 'purchase', 'rent']),
    houseType: pick([null, null, 'house', 'apartment']),
    city: isNear ? null : pick([null, null, 'Hamburg', 'Wedel']),
    near: isNear ? pick(['Ahrensburg', 'Volksdorf', 'Lüneburg', 'Wedel', 'Stade']) : null,
    radius: isNear ? pick(radii) : noFilters.radius,
    priceMin: pick([null, null, null, 300_000]),
    priceMax: pick([null, null, 500_000, 800_000]),
    roomsMin: pick([null, null, 3]),
  }
}

async function aSubscriber(number: number, before: Subscriber | undefined): Promise<Subscriber> {
  const filters = someSearch()
  const query = subscribedQuery(filters)
  // Every third subscriber shares the address of the one before, unless both search for the same.
  const isSecond = number % 3 === 2 && query !== before?.query
  const email = isSecond && before ? before.email : `s${number}@post.example`
  await createSubscription(
    db,
    { email, query, locale: pick(['de', 'en']) },
    { subject: 'S', text: '{link}', page: 'https://giebel.test/suchauftrag/' },
  )
  const [row] = await db
    .select()
    .from(subscriptions)
    .where(and(eq(subscriptions.email, email), isNull(subscriptions.confirmedAt)))
  const found = await findSubscription(db, row?.id ?? '')
  if (!found) throw new Error('no subscription')
  await confirmSubscription(db, found, { subject: 'S', text: '{link}', page: 'https://giebel.test/suchauftrag/' })
  return {
    id: found.id,
    email,
    query,
    filters,
    paused: false,
    seen: events.length,
    told: new Set(),
    waiting: [],
    queued: [],
  }
}

async function change(row: Row): Promise<void> {
  const price = (priceOf(row) ?? 0) + pick([-50_000, -20_000, 20_000])
  const cut =
    row.marketType === 'rent' ? { baseRent: price, listPrice: price } : { purchasePrice: price, listPrice: price }
  const acts: Partial<Row>[] = [cut, cut, { reserved: !row.reserved }, { deletedAt: row.deletedAt ? null : new Date() }]
  await db
    .update(properties)
    .set({ ...pick(acts), version: sql`${properties.version} + 1` })
    .where(eq(properties.id, row.id))
}

/** By address: which offers were told, and as what. */
function toldIn(text: string): string[] {
  const said = text.matchAll(
    /^(Neu|New|Preis gesenkt|Price reduced|Wieder verfügbar|Available again): [\s\S]*?\/angebote\/(\w+)$/gm,
  )
  return [...said].map(([, words = '', id]) => `${id} ${kinds[words]}`).sort()
}

const kinds: Record<string, OfferEventKind> = {
  Neu: 'new',
  New: 'new',
  'Preis gesenkt': 'priceCut',
  'Price reduced': 'priceCut',
  'Wieder verfügbar': 'availableAgain',
  'Available again': 'availableAgain',
}

const weights: OfferEventKind[] = ['new', 'priceCut', 'availableAgain']

/** Of several events of one offer, the weightiest. */
function expectedIn(waiting: readonly Event[]): string[] {
  const best = new Map<string, OfferEventKind>()
  for (const kind of weights)
    for (const event of waiting)
      if (event.kind === kind && !best.has(event.propertyId)) best.set(event.propertyId, kind)
  return [...best].map(([id, kind]) => `${id} ${kind}`).sort()
}

test(`${subscriberCount} subscriptions, ${offerCount} offers and ${days} days of changes: nothing false, missing or twice, whatever is away`, {
  timeout: 3_000_000,
}, async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() })
  let made = 0
  const anOffer = async () => {
    made += 1
    const id = `told${String(made).padStart(8, '0')}`
    await createProperty(db, id, someProperty(random, made), 'Test')
    await db.insert(images).values({ key: `picture-${id}`, propertyId: id, width: 3, height: 2, position: 0 })
  }
  for (let n = 0; n < offerCount / 2; n++) await anOffer()
  const all: Subscriber[] = []
  for (let n = 0; n < subscriberCount; n++) {
    if (n === 0) note(await rows())
    all.push(await aSubscriber(n, all.at(-1)))
  }
  for (const one of all) one.seen = events.length
  await db.delete(outbox)
  const sums = { mails: 0, shared: 0, told: 0, databaseAway: 0, mailAway: 0 }
  for (let n = 0; n < days; n++) {
    vi.setSystemTime(Date.now() + day)
    const stored = await db.select().from(properties).orderBy(asc(properties.id))
    for (const row of stored) if (random() < 0.15) await change(row)
    while (made < offerCount && random() < 0.85) await anOffer()
    for (const one of all) {
      if (random() > 0.03) continue
      one.paused = !one.paused
      // What was found but never told may be told another time.
      for (const { key } of [...one.waiting.splice(0), ...one.queued.splice(0)]) one.told.delete(key)
      // What the same mail had for the other search waits for another.
      for (const other of all) if (other.email === one.email) other.waiting.push(...other.queued.splice(0))
      await (one.paused ? pauseSubscription(db, one.id) : resumeSubscription(db, one.id))
      if (one.paused) continue
      note(await rows())
      one.seen = events.length
    }
    office.mails.length = 0
    const fault = random()
    office.fault = random() < 0.4 ? new Error('421 try later') : null
    const now = await rows()
    const run = () => deliveryRun(office, '17 2 * * *').catch(() => {})
    if (fault < 0.15) await whileDatabaseFails({}, run)
    else if (fault < 0.3) await whileDatabaseFails({ matching: /insert into "subscription_matches"/ }, run)
    else if (fault < 0.4) await whileDatabaseFails({ matching: /insert into "outbox"/ }, run)
    else await run()
    if (fault >= 0.15) note(now)
    if (fault >= 0.3) {
      match(all, now)
      reopen(all, now)
    }
    if (fault >= 0.4) queue(all)
    else sums.databaseAway += 1
    if (office.fault) sums.mailAway += 1
    for (let left = all.length; left > -20; left -= 20) await deliveryRun(office)
    const perAddress = new Map<string, string[]>()
    for (const { to, text } of office.mails) {
      expect(perAddress.has(to)).toBe(false)
      perAddress.set(to, toldIn(text))
    }
    for (const email of new Set(all.map((one) => one.email))) {
      const searches = all.filter((one) => one.email === email)
      const isOutdated = searches.some(({ queued }) => queued.some(({ propertyId }) => !isOpen(now.get(propertyId))))
      // It is written anew another night.
      if (isOutdated) for (const one of searches) one.waiting.push(...one.queued.splice(0))
      const expected = office.fault ? [] : searches.flatMap(({ queued }) => expectedIn(queued)).sort()
      expect([n, email, perAddress.get(email) ?? []]).toEqual([n, email, expected])
      const told = searches.filter(({ queued }) => queued.length > 0)
      if (!office.fault && told.length > 1) sums.shared += 1
      for (const one of told) sums.told += office.fault ? 0 : one.queued.length
      if (!office.fault) for (const one of searches) one.queued = []
    }
    sums.mails += office.mails.length
  }
  expect(Math.min(...Object.values(sums))).toBeGreaterThan(0)
})
