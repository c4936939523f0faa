/** How far marketing has come: one choice in the form and in the table. */
import { expect, test } from 'vitest'
import { findProperty } from '#app/data/properties/properties.server.ts'
import { enquiries } from '#app/data/tables/enquiries.server.ts'
import { filledForm, publishedBy, shownValue } from '#tests/support/property-form.ts'
import { controlValue, db, staff, textOf, wayBack } from '#tests/support/visitor.ts'

const visitor = await staff()
const list = '/dashboard/properties'

const { published: _, reserved: __, sold: ___, ...withoutFlags } = filledForm({ responsibleMember: '' })

async function flagsOf(id: string) {
  const row = await findProperty(db, id)
  if (!row) throw new Error('no such property')
  const { published, reserved, sold, highlighted } = row
  return { published, reserved, sold, highlighted }
}

async function save(id: string, changes: Record<string, string>) {
  const version = String((await findProperty(db, id))?.version)
  const form = { ...withoutFlags, propertyNumber: `S-${id}`, version, ...changes }
  const answer = await visitor.post(`${list}/${id}`, form)
  expect(answer.status).toBe(303)
  return (await visitor.get(answer.headers.get('Location') ?? '')).text()
}

async function askedAbout(propertyId: string): Promise<void> {
  await db.insert(enquiries).values({
    id: `asked${propertyId}`,
    name: 'Ada Test',
    email: 'ada@post.example',
    message: 'Noch frei?',
    propertyId,
    locale: 'de',
    receivedAt: new Date(),
  })
}

const outcomes = [
  [
    'reserved',
    'ist als reserviert gekennzeichnet.',
    { published: true, reserved: true, sold: false, highlighted: true },
  ],
  ['sold', 'ist als verkauft gekennzeichnet.', { published: true, reserved: false, sold: true, highlighted: false }],
] as const

test.each(outcomes)(
  '%s is chosen in the form or pressed in the table, with one message',
  async (stage, said, flags) => {
    const id = await publishedBy(visitor, { responsibleMember: '' })
    const before = { published: true, reserved: false, sold: false, highlighted: true }
    await save(id, { stage: 'online' })
    await askedAbout(id)
    expect(await flagsOf(id)).toEqual(before)
    for (const act of ['form', 'table']) {
      if (act === 'table') expect((await visitor.post(`${list}/${id}/stage`, { stage })).status).toBe(303)
      const page = act === 'form' ? await save(id, { stage }) : await (await visitor.get(`${list}/${id}`)).text()
      expect(await flagsOf(id)).toEqual(flags)
      expect(textOf(page)).toContain(`„Villa am Probeteich“ ${said} Allen absagen, die gefragt haben Rückgängig machen`)
      expect(controlValue(page, 'stage')).toBe(stage)
      const { action, fields } = wayBack(page)
      expect((await visitor.post(action, fields)).status).toBe(303)
      expect(await flagsOf(id)).toEqual(before)
      await visitor.get(list)
    }
  },
)

test('what else was saved with the stage is said too', async () => {
  const id = await publishedBy(visitor, { responsibleMember: '' })
  await save(id, { stage: 'online' })
  const page = await save(id, { stage: 'reserved', street: 'Neuer Weg 1', city: 'Jork' })
  expect(textOf(page)).toContain(
    'ist als reserviert gekennzeichnet. Das Objekt ist gespeichert. Geändert: Straße und Hausnummer und eine weitere Angabe.',
  )
})

test('reserving and closing leave a draft off the website, and offline is a button', async () => {
  const id = await publishedBy(visitor, { responsibleMember: '' })
  await visitor.get(list)
  await save(id, { stage: 'online', next: 'unpublish' })
  await visitor.get(list)
  const draft = await (await visitor.get(`${list}/${id}`)).text()
  expect([...draft.matchAll(/name="stage"[^>]*value="(\w+)"/g)].map(([, stage]) => stage)).toEqual([
    'draft',
    'online',
    'reservedOffline',
    'soldOffline',
  ])
  const reserved = await save(id, { stage: 'reservedOffline' })
  expect(await flagsOf(id)).toMatchObject({ published: false, reserved: true })
  expect(textOf(reserved)).toContain('Reserviert, nicht online')
  await save(id, { stage: 'reservedOffline', next: 'publish' })
  expect(await flagsOf(id)).toMatchObject({ published: true, reserved: true })
  const sold = await save(id, { stage: 'reserved', next: 'sell' })
  expect(textOf(sold)).toContain('„Villa am Probeteich“ ist als verkauft gekennzeichnet.')
  expect(await flagsOf(id)).toEqual({ published: true, reserved: false, sold: true, highlighted: false })
})

test('flags that are posted by name win, and sold is neither reserved nor featured', async () => {
  const id = await publishedBy(visitor, { responsibleMember: '' })
  await save(id, { published: 'on', sold: 'on', reserved: 'on', highlighted: 'on' })
  expect(await flagsOf(id)).toEqual({ published: true, reserved: false, sold: true, highlighted: false })
  await save(id, { stage: 'sold', sold: '', reserved: 'on' })
  expect(await flagsOf(id)).toMatchObject({ published: true, reserved: true, sold: false })
  await save(id, { stage: 'draft', published: 'on' })
  expect(await flagsOf(id)).toMatchObject({ published: true, reserved: false, sold: false })
})

test('a refused form keeps the chosen stage, and an unknown one is refused', async () => {
  const id = await publishedBy(visitor, { responsibleMember: '' })
  const form = { ...withoutFlags, name: '', version: '2', stage: 'sold' }
  const answer = await visitor.post(`${list}/${id}`, form)
  expect(answer.status).toBe(400)
  const page = await answer.text()
  expect([shownValue(page, 'sold'), shownValue(page, 'published')]).toEqual(['on', 'on'])
  expect((await visitor.post(`${list}/${id}/stage`, { stage: 'gone' })).status).toBe(400)
  expect(await flagsOf(id)).toMatchObject({ published: true, sold: false })
})

test('online is refused from the table while something is missing, and nothing changes', async () => {
  const id = await publishedBy(visitor, { responsibleMember: '' })
  await save(id, { stage: 'draft', purchasePrice: '', priceOnRequest: '' })
  await visitor.get(list)
  const { version } = (await findProperty(db, id)) ?? {}
  const refused = await visitor.post(`${list}/${id}/stage`, { stage: 'online' })
  const page = await (await visitor.get(refused.headers.get('Location') ?? '')).text()
  expect(textOf(page)).toContain('Nicht veröffentlicht. Es fehlt noch: Kaufpreis')
  expect(await findProperty(db, id)).toMatchObject({ published: false, version })
})
