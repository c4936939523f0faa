/** What becomes of date, question, obstacle and link of a prepared change, step by step. */
import { env } from 'cloudflare:test'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { newId } from '#app/data/database.server.ts'
import { listWaiting } from '#app/data/prepared/due.server.ts'
import {
  askOwner,
  deleteDiscarded,
  discardPrepared,
  findPrepared,
  recordObstacle,
  restorePrepared,
  schedulePrepared,
  storePrepared,
} from '#app/data/prepared/prepared.server.ts'
import { releasePrepared } from '#app/data/prepared/release.server.ts'
import { createSellerLink, findLinkEnd, saveSeller } from '#app/data/prepared/sellers.server.ts'
import { createProperty } from '#app/data/properties/properties.server.ts'
import { changeStates } from '#app/data/properties/property-states.server.ts'
import { preparedChanges } from '#app/data/tables/prepared.server.ts'
import type { PropertyValues } from '#app/domain/properties/property.ts'
import { aProperty, setTrashed } from '#tests/support/properties.ts'
import { db, Visitor } from '#tests/support/visitor.ts'

const by = 'Petra Probe'
const mail = { locale: 'de', page: 'https://giebel.test/verkauf/' } as const
const day = 86_400_000

async function aPrepared(values: Partial<PropertyValues> = { purchasePrice: 640_000 }) {
  const propertyId = newId()
  await createProperty(db, propertyId, aProperty(), by)
  const id = await prepare(propertyId, values, null)
  return { propertyId, id }
}

async function prepare(propertyId: string, values: Partial<PropertyValues>, seen: string | null): Promise<string> {
  const id = newId()
  expect(await storePrepared(db, { id, propertyId, baseVersion: 1, values }, seen, by)).toBe(true)
  return id
}

async function anOwner(propertyId: string) {
  const owner = {
    sellerName: 'Frau Albers',
    sellerEmail: `${propertyId}@mail.example`,
    ownerLocale: 'de',
    approvalRequired: false,
  } as const
  expect(await saveSeller(db, propertyId, owner, 0, by)).toBe('saved')
}

test('neither date nor question nor obstacle outlives what they were about', async () => {
  const prepared = await aPrepared()
  await schedulePrepared(db, prepared, new Date(Date.now() + day), by)
  await askOwner(db, prepared, 'Ich rate dazu.', mail, by)
  await recordObstacle(db, prepared, 'conflict')
  await prepare(prepared.propertyId, { purchasePrice: 630_000 }, prepared.id)
  const undecided = { releaseAt: null, scheduledBy: null, note: null, askedAt: null, askedBy: null, obstacle: null }
  expect(await findPrepared(db, prepared.propertyId)).toMatchObject(undecided)
})

test('another date ends an obstacle, so that the clock tries again', async () => {
  const prepared = await aPrepared()
  await recordObstacle(db, prepared, 'approval')
  await schedulePrepared(db, prepared, new Date(Date.now() + day), by)
  expect((await findPrepared(db, prepared.propertyId))?.obstacle).toBeNull()
})

test('asked again, the first question still says since when answers count', async () => {
  const prepared = await aPrepared()
  await askOwner(db, prepared, null, mail, by)
  const before = new Date(Date.now() - day)
  await db.update(preparedChanges).set({ firstAskedAt: before }).where(eq(preparedChanges.id, prepared.id))
  await askOwner(db, prepared, null, mail, by)
  const asked = await findPrepared(db, prepared.propertyId)
  expect(asked?.firstAskedAt).toEqual(before)
  expect(asked?.askedAt?.getTime()).toBeGreaterThan(before.getTime())
})

test('taking back a discard brings back that change and no later one', async () => {
  const { propertyId, id } = await aPrepared()
  await discardPrepared(db, propertyId, id)
  const later = await prepare(propertyId, { purchasePrice: 630_000 }, null)
  await discardPrepared(db, propertyId, later)
  expect([await restorePrepared(db, propertyId, id), await findPrepared(db, propertyId)]).toEqual([false, null])
  expect(await restorePrepared(db, propertyId, later)).toBe(true)
})

test('what was discarded can be taken back for 30 days', async () => {
  const [old, recent] = [await aPrepared(), await aPrepared()]
  for (const [{ propertyId, id }, days] of [
    [old, 31],
    [recent, 29],
  ] as const) {
    await discardPrepared(db, propertyId, id)
    const discardedAt = new Date(Date.now() - days * day)
    await db.update(preparedChanges).set({ discardedAt }).where(eq(preparedChanges.id, id))
  }
  await deleteDiscarded(db)
  expect(await restorePrepared(db, old.propertyId, old.id)).toBe(false)
  expect(await restorePrepared(db, recent.propertyId, recent.id)).toBe(true)
})

test('what no offer needs is not asked of a change that stays offline', async () => {
  const prepared = await aPrepared({ purchasePrice: null })
  expect(await releasePrepared(db, prepared, by)).toMatchObject({
    status: 'obstacle',
    assessment: { obstacle: 'rules' },
  })
  await changeStates(db, [prepared.propertyId], { published: false }, by)
  expect(await releasePrepared(db, prepared, by)).toMatchObject({ status: 'released' })
})

test('a sale keeps a change back, also one whose form was opened while an earlier sale stood', async () => {
  const propertyId = newId()
  await createProperty(db, propertyId, aProperty({ sold: true, soldOn: '2026-03' }), by)
  await changeStates(db, [propertyId], { sold: false }, by)
  const id = await prepare(propertyId, { purchasePrice: 640_000 }, null)
  await changeStates(db, [propertyId], { sold: true }, by)
  const release = await releasePrepared(db, { propertyId, id }, by, true)
  expect(release).toMatchObject({ status: 'obstacle', assessment: { obstacle: 'sold' } })
})

test('a change in the trash is on nobody’s list', async () => {
  const prepared = await aPrepared()
  await schedulePrepared(db, prepared, new Date(Date.now() - day), by)
  const isListed = async () => (await listWaiting(db)).some(({ propertyId }) => propertyId === prepared.propertyId)
  expect(await isListed()).toBe(true)
  await setTrashed(db, prepared.propertyId, true, by)
  expect(await isListed()).toBe(false)
})

test('the owner of a property in the trash gets no link, and the one they have opens nothing meanwhile', async () => {
  const { propertyId } = await aPrepared()
  await anOwner(propertyId)
  const token = await createSellerLink(db, propertyId)
  const status = async () => (await new Visitor().get(`/verkauf/${token}`)).status
  expect(await status()).toBe(200)
  await setTrashed(db, propertyId, true, by)
  expect([await createSellerLink(db, propertyId), await status()]).toEqual([null, 404])
  await setTrashed(db, propertyId, false, by)
  expect(await status()).toBe(200)
})

test('staff are told of no link that has ended', async () => {
  const { propertyId } = await aPrepared()
  await anOwner(propertyId)
  expect(await findLinkEnd(db, propertyId)).toBeNull()
  await createSellerLink(db, propertyId)
  expect((await findLinkEnd(db, propertyId))?.getTime()).toBeGreaterThan(Date.now())
  await env.DB.prepare('update mailed_links set expires_at = 1 where subject = ?').bind(propertyId).run()
  expect(await findLinkEnd(db, propertyId)).toBeNull()
})
