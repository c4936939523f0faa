import { createExecutionContext, createScheduledController, env } from 'cloudflare:test'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { createEnquiry, keptAfterAnswer } from '#app/data/enquiries.server.ts'
import { createPicture } from '#app/data/images.server.ts'
import { storePicture } from '#app/data/media.server.ts'
import { createProperty, findProperty, trashLifetime } from '#app/data/properties.server.ts'
import { enquiries, outbox, properties, sessions } from '#app/data/schema.server.ts'
import worker from '#build/server/index.js'
import { aPicture } from '#tests/support/picture-files.ts'
import { aProperty, setTrashed } from '#tests/support/properties.ts'
import { db, staff } from '#tests/support/visitor.ts'

const atNight = () => worker.scheduled(createScheduledController(), env, createExecutionContext())

test('sessions that nobody can use any more are removed, the others stay', async () => {
  await staff()
  await db.update(sessions).set({ expiresAt: new Date(Date.now() - 1000) })
  await staff()
  await atNight()
  expect(await db.select().from(sessions)).toHaveLength(1)
})

test('what has been in the trash for 30 days is deleted with its pictures, what is newer can still be restored', async () => {
  const stored = await storePicture({ bucket: env.MEDIA, images: env.IMAGES }, aPicture())
  if ('problem' in stored) throw new Error(stored.problem)
  for (const [id, days] of [
    ['trashlongago', 31],
    ['trashrecent0', 29],
  ] as const) {
    await createProperty(db, id, aProperty(), 'Test')
    await setTrashed(db, id, true, 'Test')
    const deletedAt = new Date(Date.now() - (trashLifetime / 30) * days)
    await db.update(properties).set({ deletedAt, version: sql`version + 1` }).where(eq(properties.id, id))
  }
  await createPicture(db, 'trashlongago', { ...stored, kind: 'photo', alt: '', caption: null })
  await atNight()
  expect(await findProperty(db, 'trashlongago')).toBeNull()
  expect(await env.MEDIA.head(`pictures/${stored.key}/original.webp`)).toBeNull()
  expect(await setTrashed(db, 'trashrecent0', false, 'Test')).toBe(true)
})

test('an enquiry is deleted half a year after it was answered, with what it sent out; open ones are kept', async () => {
  const asked = { name: 'Ada Beispiel', email: 'ada@example.org', phone: null, message: 'Ist das Haus noch frei?' }
  const answeredAt = { longago: new Date(Date.now() - keptAfterAnswer - 1000), recent: new Date(), open: null }
  for (const [message, answered] of Object.entries(answeredAt)) {
    const parcels = [{ channel: 'mail', payload: {} }] as const
    const id = await createEnquiry(db, { ...asked, message, propertyId: null, locale: 'de' }, parcels)
    await db.update(enquiries).set({ answeredAt: answered }).where(eq(enquiries.id, id))
  }
  await atNight()
  expect((await db.select().from(enquiries)).map(({ message }) => message).sort()).toEqual(['open', 'recent'])
  expect(await db.select().from(outbox)).toHaveLength(2)
})
