/** What goes wrong while a transfer is taken over: the stock is as before, or all of it is there. */
import { env } from 'cloudflare:test'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, test, vi } from 'vitest'
import { createTeamMember } from '#app/data/entries/team-members.server.ts'
import { createProperty, updateProperty } from '#app/data/properties/properties.server.ts'
import { valuesOf } from '#app/data/properties/property-row.server.ts'
import { teamMembers } from '#app/data/tables/entries.server.ts'
import { connections, importPictures, imports } from '#app/data/tables/exchange.server.ts'
import { properties } from '#app/data/tables/properties.server.ts'
import { history } from '#app/data/tables/saving.server.ts'
import { whileDatabaseFails } from '#tests/support/database-faults.ts'
import { aDesk, type Desk, importRow, picturesOfProperty, propertyOf, transferOf } from '#tests/support/exchange.ts'
import { overtaken } from '#tests/support/interleaving.ts'
import { aProperty } from '#tests/support/properties.ts'
import { db, textOf } from '#tests/support/visitor.ts'
import { wholeStock } from '#tests/support/whole-database.ts'

let desk: Desk

beforeEach(async () => {
  vi.restoreAllMocks()
  await db.delete(imports)
  await db.delete(connections)
  await db.delete(properties)
  await db.delete(history)
  await db.delete(teamMembers)
  desk = await aDesk()
})

async function save(number: string, name: string) {
  const row = await propertyOf(number)
  expect(await updateProperty(db, row.id, { ...valuesOf(row), name }, row.version, 'Ada Lang')).toBe('saved')
}

const five = ['1.jpg', '2.jpg', '3.jpg', '4.jpg', '5.jpg']

/** Two houses are there; the next transfer changes one, withdraws the other and brings a third. */
async function aDecision() {
  await desk.takeOver(transferOf([{ number: 'A1' }, { number: 'A2' }], { scope: 'VOLL' }))
  return desk.upload(
    transferOf(
      [
        { number: 'A1', price: 600_000 },
        { number: 'A3', pictures: five },
      ],
      { scope: 'VOLL' },
    ),
  )
}

async function isWhole(id: string) {
  expect((await importRow(id)).state).toBe('applied')
  expect(await propertyOf('A1')).toMatchObject({ purchasePrice: 600_000, version: 2 })
  expect(await propertyOf('A2')).toMatchObject({ published: false, version: 2 })
  expect(await propertyOf('A3')).toMatchObject({ published: true, version: 1 })
  expect(await picturesOfProperty('A3')).toEqual(five)
  // That it was made, and by which transfer.
  expect(await db.$count(history)).toBe(10)
}

test('a save between dry run and apply: 409 with the sentence, who saved, and what was decided', async () => {
  const id = await aDecision()
  const form = await desk.form(id, { leave: '2', publish: '' })
  await save('A1', 'Von Hand')
  const stock = await wholeStock()
  const answer = await desk.press(id, form)
  const html = await answer.text()
  expect(answer.status).toBe(409)
  expect(textOf(html)).toContain('Inzwischen hat sich der Bestand geändert')
  expect(textOf(html)).toContain('A1 , Von Hand : Ada Lang')
  expect(/<input[^>]*name="leave"[^>]*value="2"[^>]*>/.exec(html)?.[0]).toContain('checked')
  expect([await wholeStock(), (await importRow(id)).state]).toEqual([stock, 'read'])
  // The same button of the new page does it.
  expect((await desk.apply(id)).status).toBe(303)
  await desk.deliver()
  expect(await propertyOf('A1')).toMatchObject({ name: 'Von Hand', purchasePrice: 600_000 })
})

test('a 409 for one that was undone shows its dry run, not its old result', async () => {
  const id = await aDecision()
  await desk.apply(id)
  await desk.deliver()
  await desk.undo(id)
  const form = await desk.form(id, {}, '?again')
  await save('A1', 'Von Hand')
  const answer = await desk.press(id, form)
  expect(answer.status).toBe(409)
  expect(await answer.text()).toMatch(/name="plan" value="[0-9a-f]{64}"/)
})

test('a save between preparing and commit: back to the dry run, which says why, with what was decided', async () => {
  const id = await aDecision()
  await desk.apply(id, { leave: '1' })
  await save('A1', 'Von Hand')
  const stock = await wholeStock()
  await desk.deliver()
  expect(await wholeStock()).toBe(stock)
  const { state, text, html } = await desk.page(id)
  expect(state).toBe('read')
  expect(text).toContain('Bevor alles übernommen war, hat sich der Bestand geändert')
  expect(text).toContain('A1 , Von Hand : Ada Lang')
  expect(/<input[^>]*name="leave"[^>]*value="1"[^>]*>/.exec(html)?.[0]).toContain('checked')
  expect((await desk.apply(id)).status).toBe(303)
  await desk.deliver()
  expect((await desk.page(id)).state).toBe('applied')
  expect(await picturesOfProperty('A3')).toEqual(five)
})

test('a save in the very moment of the commit: the whole batch is taken back', async () => {
  const id = await aDecision()
  await desk.apply(id)
  let stock = ''
  const rival = async () => {
    await save('A1', 'Von Hand')
    stock = await wholeStock()
  }
  await overtaken(/iif\("imports"\."state" = 'preparing'/, rival, () => desk.deliver())
  expect(await wholeStock()).toBe(stock)
  expect((await desk.page(id)).text).toContain('Bevor alles übernommen war')
})

test.each<[string, () => Promise<unknown>]>([
  ['a number is taken', () => createProperty(db, 'property0009', aProperty({ propertyNumber: 'A3' }), 'Ada')],
  ['a member is deleted', () => db.delete(teamMembers)],
])('%s in the very moment of the commit: back to the dry run, and the stock is as before', async (_, rival) => {
  const mara = { role: null, telephone: null, bio: null, name: 'Mara Brandt', email: 'mara@giebel.test' }
  await createTeamMember(db, 'member000001', mara, 'last', null)
  const contact = '<kontaktperson><email_direkt>mara@giebel.test</email_direkt><name>Brandt</name></kontaktperson>'
  await desk.takeOver(transferOf([{ number: 'A1' }]))
  const id = await desk.upload(
    transferOf([
      { number: 'A1', price: 1_000_000 },
      { number: 'A3', contact },
    ]),
  )
  await desk.apply(id)
  let stock = ''
  const act = async () => {
    await rival()
    stock = await wholeStock()
  }
  await overtaken(/iif\("imports"\."state" = 'preparing'/, act, () => desk.deliver())
  expect(await wholeStock()).toBe(stock)
  expect((await desk.page(id)).state).toBe('read')
  await desk.apply(id)
  await desk.deliver()
  expect((await desk.page(id)).state).toBe('applied')
  expect(await propertyOf('A1')).toMatchObject({ purchasePrice: 1_000_000 })
})

test('two press apply at once: it is done once', async () => {
  const id = await aDecision()
  const form = await desk.form(id)
  const answers = await Promise.all([desk.press(id, form), desk.press(id, form), desk.press(id, form)])
  expect(answers.map(({ status }) => status)).toEqual([303, 303, 303])
  await desk.deliver()
  await isWhole(id)
})

test('apply is sent twice, the second time long after it was done', async () => {
  const id = await aDecision()
  const form = await desk.form(id)
  await desk.press(id, form)
  await desk.deliver()
  const stock = await wholeStock()
  expect((await desk.press(id, form)).status).toBe(303)
  await desk.deliver()
  expect(await wholeStock()).toBe(stock)
})

test('apply and discard at once: one of them happens', async () => {
  const id = await aDecision()
  const stock = await wholeStock()
  await Promise.all([desk.apply(id), desk.discard(id)])
  await desk.deliver()
  const { state } = await importRow(id)
  if (state === 'applied') await isWhole(id)
  else expect([state, await wholeStock()]).toEqual(['discarded', stock])
})

test('a step that was overtaken by another decision writes nothing', async () => {
  const id = await aDecision()
  await desk.apply(id)
  const stock = await wholeStock()
  const discarded = () => db.update(imports).set({ state: 'discarded' }).where(eq(imports.id, id))
  await overtaken(/iif\("imports"\."state" = 'preparing'/, discarded, () => desk.deliver())
  expect([(await importRow(id)).state, await wholeStock()]).toEqual(['discarded', stock])
})

test('two undos at once: everything is taken back once', async () => {
  const id = await aDecision()
  await desk.apply(id)
  await desk.deliver()
  await Promise.all([desk.undo(id), desk.undo(id), desk.undo(id)])
  expect((await importRow(id)).state).toBe('undone')
  expect(await propertyOf('A1')).toMatchObject({ purchasePrice: 650_000, version: 3 })
  expect(await propertyOf('A3')).toMatchObject({ deletedAt: expect.any(Date), version: 2 })
  expect(await db.$count(history, eq(history.field, 'trashed'))).toBe(1)
})

test('a save in the very moment of an undo: that one is left alone and named, the others come back', async () => {
  const id = await aDecision()
  await desk.apply(id)
  await desk.deliver()
  await overtaken(
    /iif\("imports"\."state" = 'applied'/,
    () => save('A3', 'Von Hand'),
    () => desk.undo(id),
  )
  expect(await propertyOf('A3')).toMatchObject({ name: 'Von Hand', deletedAt: null })
  expect(await propertyOf('A1')).toMatchObject({ purchasePrice: 650_000 })
  expect((await desk.page(id)).left).toEqual(['A3'])
})

/** R2 that refuses some of the pictures' files. */
function refusing(shouldRefuse: (nth: number) => boolean): R2Bucket {
  let puts = 0
  return new Proxy(env.MEDIA, {
    get(bucket, name: keyof R2Bucket) {
      if (name !== 'put') return bucket[name].bind(bucket)
      return async (key: string, ...rest: [never]) => {
        if (key.startsWith('pictures/') && shouldRefuse(++puts))
          throw new Error('put: We encountered an internal error.')
        return bucket.put(key, ...rest)
      }
    },
  })
}

test('R2 refuses picture 3 of 5 once: it is prepared again, and everything is there', async () => {
  const id = await aDecision()
  vi.spyOn(console, 'error').mockImplementation(() => {})
  desk = await aDesk({ MEDIA: refusing((nth) => nth === 3) })
  await desk.apply(id)
  expect(await desk.deliver()).toBe(2)
  await isWhole(id)
})

test('R2 refuses a picture always: it is given up, says so, and is applied from its dry run when R2 is back', async () => {
  const id = await aDecision()
  vi.spyOn(console, 'error').mockImplementation(() => {})
  let isBroken = true
  desk = await aDesk({ MEDIA: refusing((nth) => isBroken && nth > 2) })
  const stock = await wholeStock()
  await desk.apply(id, { leave: '1' })
  expect(await desk.deliver()).toBeLessThan(30)
  expect([(await importRow(id)).state, await wholeStock()]).toEqual(['failed', stock])
  const { text, html } = await desk.page(id)
  expect(text).toContain('Das Übernehmen ist fehlgeschlagen, auch nach mehreren Versuchen.')
  expect(html).toContain(`href="/dashboard/exchange/imports/${id}?again"`)
  const again = await desk.page(id, '?again')
  expect(/<input[^>]*name="leave"[^>]*value="1"[^>]*>/.exec(again.html)?.[0]).toContain('checked')
  isBroken = false
  expect((await desk.apply(id, {}, '?again')).status).toBe(303)
  await desk.deliver()
  await isWhole(id)
})

test('one that failed can be discarded', async () => {
  const id = await aDecision()
  await db.update(imports).set({ state: 'failed' }).where(eq(imports.id, id))
  expect((await desk.page(id, '?again')).html).toContain(`/dashboard/exchange/imports/${id}/discard`)
  await desk.discard(id)
  expect((await importRow(id)).state).toBe('discarded')
})

test('Images fails for a while: the pictures wait', async () => {
  const id = await aDecision()
  vi.spyOn(console, 'error').mockImplementation(() => {})
  let isBroken = true
  const failing = () => {
    throw new Error('IMAGES_TRANSFORM_ERROR 9999: Internal error')
  }
  const IMAGES = new Proxy(env.IMAGES, {
    get: (images, name: 'info' | 'input') => (isBroken ? failing : images[name].bind(images)),
  })
  desk = await aDesk({ IMAGES })
  const stock = await wholeStock()
  await desk.apply(id)
  await desk.take(id)
  expect(await wholeStock()).toBe(stock)
  expect(await db.$count(importPictures, eq(importPictures.state, 'failed'))).toBe(0)
  isBroken = false
  await desk.deliver()
  await isWhole(id)
})

test.each<[string, RegExp]>([
  ['claiming', /^update "imports" set "attempts"/],
  ['reading what waits', /from "import_pictures"/],
  ['noting a picture', /^update "import_pictures"/],
  ['planning once more', /from "property_links"/],
  ['the commit', /^insert into "properties"/],
  ['letting go', /^update "imports" set "claimed_until" = \?/],
  ['all of it', /./],
])('D1 is away at %s: the stock is as before, and the cron goes on', async (_, matching) => {
  const id = await aDecision()
  await desk.apply(id)
  const stock = await wholeStock()
  const { failures } = await whileDatabaseFails({ matching }, () => desk.take(id))
  expect(failures).toBeGreaterThan(0)
  // Letting go comes after the commit.
  if ((await importRow(id)).state !== 'applied') expect(await wholeStock()).toBe(stock)
  desk.queue.length = 0
  await db
    .update(imports)
    .set({ claimedUntil: new Date(0) })
    .where(eq(imports.id, id))
  await desk.wake()
  await desk.deliver()
  await isWhole(id)
})

test('D1 is away at the commit of one without pictures: the page says that it is under way, and the cron goes on', async () => {
  await desk.takeOver(transferOf([{ number: 'A1' }]))
  const id = await desk.upload(transferOf([{ number: 'A1', price: 600_000 }]))
  const form = await desk.form(id)
  const { answer } = await whileDatabaseFails({ matching: /^update "properties"/ }, () => desk.press(id, form))
  expect(answer.status).toBe(303)
  expect((await desk.page(id)).state).toBe('preparing')
  await desk.wake()
  expect((await desk.page(id)).state).toBe('applied')
})

test('the message of the queue is lost: the cron wakes it', async () => {
  const id = await aDecision()
  await desk.apply(id)
  desk.queue.length = 0
  await desk.wake()
  await isWhole(id)
})

test('the queue takes no message: the decision is kept, and the cron wakes it', async () => {
  const id = await aDecision()
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const EXCHANGE = { send: () => Promise.reject(new Error('Queue send failed')) } as never
  const deaf = await aDesk({ EXCHANGE })
  expect((await deaf.apply(id)).status).toBe(303)
  await deaf.wake()
  await isWhole(id)
})

test('a step dies after claiming: the next waits until the claim expires', async () => {
  const id = await aDecision()
  await desk.apply(id)
  await db
    .update(imports)
    .set({ attempts: 1, claimedUntil: new Date(Date.now() + 50_000) })
    .where(eq(imports.id, id))
  const stock = await wholeStock()
  await desk.deliver()
  await desk.wake()
  expect(await wholeStock()).toBe(stock)
  await db
    .update(imports)
    .set({ claimedUntil: new Date(Date.now() - 1) })
    .where(eq(imports.id, id))
  await desk.wake()
  await desk.deliver()
  await isWhole(id)
})

test('a step that dies each time is given up', async () => {
  const id = await aDecision()
  const stock = await wholeStock()
  await desk.apply(id)
  await db.update(imports).set({ attempts: 1_000 }).where(eq(imports.id, id))
  await desk.deliver()
  expect([(await importRow(id)).state, await wholeStock()]).toEqual(['failed', stock])
})

test('many pictures take many steps, and a fault late among them is no reason to give up', async () => {
  const pictures = Array.from({ length: 45 }, (_, place) => `${place}.jpg`)
  const id = await desk.upload(transferOf([{ number: 'A1', pictures }]))
  vi.spyOn(console, 'error').mockImplementation(() => {})
  desk = await aDesk({ MEDIA: refusing((nth) => nth > 40 && nth < 43) })
  await desk.apply(id)
  await desk.deliver()
  expect((await importRow(id)).state).toBe('applied')
  expect(await picturesOfProperty('A1')).toEqual(pictures)
})

test('the queue delivers twice, one after the other and at once', async () => {
  const id = await aDecision()
  await desk.apply(id)
  await Promise.all([desk.take(id), desk.take(id), desk.take(id)])
  await desk.take(id)
  await desk.deliver()
  await isWhole(id)
})

test('a claim that expires while its step is at work: two commit, one of them counts', async () => {
  const id = await aDecision()
  await desk.apply(id)
  const second = async () => {
    await db
      .update(imports)
      .set({ claimedUntil: new Date(0) })
      .where(eq(imports.id, id))
    await desk.take(id)
  }
  await overtaken(/iif\("imports"\."state" = 'preparing'/, second, () => desk.deliver())
  await isWhole(id)
})

test('the file is gone from R2: it is given up', async () => {
  const id = await aDecision()
  vi.spyOn(console, 'error').mockImplementation(() => {})
  await env.MEDIA.delete(`exchange/${id}/file`)
  const stock = await wholeStock()
  await desk.apply(id)
  expect(await desk.deliver()).toBeLessThan(30)
  expect([(await importRow(id)).state, await wholeStock()]).toEqual(['failed', stock])
})

test('300 houses are taken over in at most 30 statements', async () => {
  const houses = Array.from({ length: 300 }, (_, place) => ({
    number: `A${place + 1}`,
    description: 'Ein helles Haus mit Garten. '.repeat(60),
    pictures: [],
  }))
  const batches: { statements: number; written: number }[] = []
  const batch = env.DB.batch.bind(env.DB)
  vi.spyOn(env.DB, 'batch').mockImplementation(async (statements) => {
    const answers = await batch(statements)
    const written = answers.reduce((sum, { meta }) => sum + meta.rows_written, 0)
    batches.push({ statements: statements.length, written })
    return answers as never
  })
  const measured = async (price: number) => {
    const id = await desk.upload(transferOf(houses.map((house) => ({ ...house, price }))))
    const form = await desk.form(id)
    batches.length = 0
    await desk.press(id, form)
    return batches.toSorted((one, other) => other.written - one.written)[0]
  }
  const [created, changed] = [await measured(500_000), await measured(600_000)]
  process.stdout.write(`300 new: ${JSON.stringify(created)}, 300 changed: ${JSON.stringify(changed)}\n`)
  expect(await db.$count(properties, eq(properties.purchasePrice, 600_000))).toBe(300)
  for (const commit of [created, changed]) {
    expect(commit?.written).toBeGreaterThan(300)
    expect(commit?.statements).toBeLessThanOrEqual(30)
  }
})
