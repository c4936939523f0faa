/** Secret links: each opens one thing for one purpose, until it ends. */
import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { deleteExpiredLinks, issueLink, newLink } from '#app/data/access/mailed-links.server.ts'
import { createPasswordToken, findTokenUser, redeemPasswordToken } from '#app/data/access/password-tokens.server.ts'
import { hashToken } from '#app/data/access/tokens.server.ts'
import { newId } from '#app/data/database.server.ts'
import { createEnquiry } from '#app/data/enquiries/enquiries.server.ts'
import { deleteOwnData } from '#app/data/own-data/delete-own-data.server.ts'
import { createOwnDataLink, findLinkOwner } from '#app/data/own-data/own-data-links.server.ts'
import { createSellerLink, findLinkedProperty, saveSeller } from '#app/data/prepared/sellers.server.ts'
import { createProperty } from '#app/data/properties/properties.server.ts'
import { confirmSubscription } from '#app/data/subscriptions/opt-in.server.ts'
import {
  createSubscriptionLink,
  endSubscription,
  findByToken,
  findSubscription,
  hasConfirmed,
} from '#app/data/subscriptions/subscriptions.server.ts'
import { enquiries } from '#app/data/tables/enquiries.server.ts'
import { mailedLinks } from '#app/data/tables/mailed-links.server.ts'
import { outbox } from '#app/data/tables/outbox.server.ts'
import { subscriptions } from '#app/data/tables/subscriptions.server.ts'
import { type LinkPurpose, linkLifetimes } from '#app/domain/access/mailed-link.ts'
import { entriesOf, keysOf } from '#app/fields/typed-objects.ts'
import { ownDataPaths } from '#app/paths/own-data.ts'
import { paths } from '#app/paths/public.ts'
import { sellerPaths } from '#app/paths/seller.ts'
import { subscriptionPaths } from '#app/paths/subscriptions.ts'
import { aProperty } from '#tests/support/properties.ts'
import { goodPassword } from '#tests/support/users.ts'
import { aUser, db, Visitor } from '#tests/support/visitor.ts'

const email = 'ada@post.example'
const welcome = { subject: 'S', text: '{link}', page: 'https://giebel.test/suchauftrag/' }
const purposes = keysOf(linkLifetimes)

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-03T13:05:00Z') })
})

afterEach(async () => {
  vi.useRealTimers()
  for (const table of [mailedLinks, outbox, enquiries, subscriptions]) await db.delete(table)
})

async function aSubscription(confirmedAt: Date | null = new Date()) {
  const id = newId()
  await db
    .insert(subscriptions)
    .values({ id, email, mailbox: email, query: '', locale: 'de', createdAt: new Date(), confirmedAt })
  const subscription = await findSubscription(db, id)
  if (!subscription) throw new Error('It was stored.')
  return subscription
}

const anEnquiry = () =>
  createEnquiry(
    db,
    {
      formId: newId(),
      name: 'Ada',
      email,
      phone: null,
      message: 'Hallo',
      propertyId: null,
      locale: 'de',
      receivedAt: new Date(),
    },
    [],
  )

async function aSale() {
  const id = newId()
  await createProperty(db, id, aProperty(), 'Test')
  await saveSeller(
    db,
    id,
    { sellerName: 'Ada', sellerEmail: email, ownerLocale: null, approvalRequired: false },
    0,
    'Test',
  )
  return id
}

/** A link of every purpose, as its mail has it. */
async function everyLink(): Promise<Record<LinkPurpose, string>> {
  const { id } = await aUser()
  await anEnquiry()
  return {
    password: (await createPasswordToken(db, id)) ?? '',
    ownData: (await createOwnDataLink(db, email)) ?? '',
    optIn: (await createSubscriptionLink(db, await aSubscription(null))) ?? '',
    subscription: (await createSubscriptionLink(db, await aSubscription())) ?? '',
    seller: (await createSellerLink(db, await aSale())) ?? '',
  }
}

/** Which purposes a token serves. */
async function openedBy(token: string): Promise<LinkPurpose[]> {
  const [user, owner, subscription] = [
    await findTokenUser(db, token),
    await findLinkOwner(db, await hashToken(token)),
    await findByToken(db, token),
  ]
  const found: Record<LinkPurpose, boolean> = {
    password: user !== null,
    ownData: owner !== null,
    optIn: subscription !== null && !subscription.confirmedAt,
    subscription: subscription?.confirmedAt != null,
    seller: (await findLinkedProperty(db, await hashToken(token))) !== null,
  }
  return purposes.filter((purpose) => found[purpose])
}

const pages: Record<LinkPurpose, (token: string) => string> = {
  password: paths.password,
  ownData: ownDataPaths.stored,
  optIn: subscriptionPaths.page,
  subscription: subscriptionPaths.page,
  seller: sellerPaths.page,
}

test('a token opens what it was issued for and nothing else, neither by a page nor by a post', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  const tokens = await everyLink()
  for (const [purpose, token] of entriesOf(tokens)) {
    expect(await openedBy(token)).toEqual([purpose])
    for (const other of purposes) {
      const page = pages[other](token)
      const isIts = page === pages[purpose](token)
      expect([page, (await new Visitor().get(page)).status]).toEqual([page, isIts ? 200 : 404])
    }
    if (purpose !== 'password') expect(await redeemPasswordToken(db, token, goodPassword)).toBeNull()
    if (purpose !== 'ownData') expect(await deleteOwnData(db, await hashToken(token))).toBeNull()
  }
  // None of the attempts has used up or deleted anything.
  for (const [purpose, token] of entriesOf(tokens)) expect(await openedBy(token)).toEqual([purpose])
})

test('the hash of a token opens nothing', async () => {
  for (const token of Object.values(await everyLink())) expect(await openedBy(await hashToken(token))).toEqual([])
})

test('a link opens until the moment at which it ends, and the night deletes it', async () => {
  const lifetimes = entriesOf(linkLifetimes).sort(([, one], [, other]) => one - other)
  const tokens = await everyLink()
  const issued = Date.now()
  for (const [purpose, lifetime] of lifetimes) {
    vi.setSystemTime(issued + lifetime - 1)
    expect(await openedBy(tokens[purpose])).toEqual([purpose])
    vi.setSystemTime(issued + lifetime)
    expect(await openedBy(tokens[purpose])).toEqual([])
    vi.setSystemTime(issued + lifetime + 1)
    await deleteExpiredLinks(db)
    const left = lifetimes.filter(([, other]) => other > lifetime).map(([other]) => other)
    expect((await db.select().from(mailedLinks)).map((row) => row.purpose).sort()).toEqual(left.sort())
  }
})

test.each(purposes)('a %s link of a fast clock ends as late as one that is issued in the night', async (purpose) => {
  const now = Date.now()
  const source = sql`where true`
  vi.setSystemTime(now + 10_000 * linkLifetimes[purpose])
  const fast = await issueLink(db, await newLink(purpose, 'fast'), source)
  vi.setSystemTime(now)
  const right = await issueLink(db, await newLink(purpose, 'right', now + 1_000), source)
  await deleteExpiredLinks(db)
  const ends = async (token: string | null) =>
    (await db.select().from(mailedLinks)).find((row) => row.subject === (token === fast ? 'fast' : 'right'))?.expiresAt
  expect(await ends(fast)).toEqual(new Date(now + linkLifetimes[purpose]))
  expect(await ends(right)).toEqual(new Date(now + 1_000))
})

test('a link for a password that is spent many times at once sets one password', async () => {
  const { id } = await aUser()
  const token = (await createPasswordToken(db, id)) ?? ''
  const results = await Promise.all(
    [1, 2, 3].map((number) => redeemPasswordToken(db, token, `${goodPassword}${number}`)),
  )
  expect(results.filter((proof) => proof !== null)).toHaveLength(1)
  expect(await db.select().from(mailedLinks)).toEqual([])
})

test('a confirmation that is pressed twice at once begins one subscription, and says afterwards that it did', async () => {
  const waiting = await aSubscription(null)
  const token = (await createSubscriptionLink(db, waiting)) ?? ''
  const lasting = await Promise.all([1, 2].map(() => confirmSubscription(db, waiting, welcome)))
  const begun = lasting.filter((link) => link !== null)
  expect(begun).toHaveLength(1)
  expect(await db.$count(outbox)).toBe(1)
  expect((await findByToken(db, begun[0] ?? ''))?.id).toBe(waiting.id)
  expect([await findByToken(db, token), await hasConfirmed(db, token)]).toEqual([null, true])
})

test('the links in the mails of an older subscription change the one that it became', async () => {
  const older = await aSubscription()
  const token = (await createSubscriptionLink(db, older)) ?? ''
  const newer = await aSubscription(null)
  vi.setSystemTime(Date.now() + 1_000)
  await confirmSubscription(db, newer, welcome)
  expect((await findByToken(db, token))?.id).toBe(newer.id)
  expect((await db.select().from(subscriptions)).map(({ id }) => id)).toEqual([newer.id])
})

test('what has ended takes its links along, and gets no new one', async () => {
  const [ended, other] = [await aSubscription(), await aSubscription()]
  for (const subscription of [ended, ended, other]) await createSubscriptionLink(db, subscription)
  await endSubscription(db, ended)
  expect((await db.select().from(mailedLinks)).map(({ subject }) => subject)).toEqual([other.id])
  expect(await createSubscriptionLink(db, ended)).toBeNull()
  expect(await createPasswordToken(db, 'nobody')).toBeNull()
  expect(await createOwnDataLink(db, 'nobody@post.example')).toBeNull()
  expect(await db.$count(mailedLinks)).toBe(1)
})

test('deleting own data ends the links to the subscriptions of the address, and no link of others', async () => {
  const tokens = await everyLink()
  expect(await deleteOwnData(db, await hashToken(tokens.ownData))).toEqual({ keepsWithdrawal: false })
  expect((await db.select().from(mailedLinks)).map(({ purpose }) => purpose)).toEqual(['password'])
})
