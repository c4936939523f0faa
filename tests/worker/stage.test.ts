/** How far marketing has come: one control in the form and one choice in the table. */
import { expect, test } from 'vitest'
import { findProperty } from '#app/data/properties/properties.server.ts'
import { enquiries, enquiryReplies } from '#app/data/tables/enquiries.server.ts'
import { filledForm, publishedBy } from '#tests/support/property-form.ts'
import { controlValue, db, staff, textOf, wayBack } from '#tests/support/visitor.ts'

const visitor = await staff()
const colleague = await staff()
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
  '%s is ticked in the form or pressed in the table, with one message',
  async (stage, said, flags) => {
    const id = await publishedBy(visitor, { responsibleMember: '' })
    const before = { published: true, reserved: false, sold: false, highlighted: true }
    await save(id, { published: 'on' })
    await askedAbout(id)
    expect(await flagsOf(id)).toEqual(before)
    for (const act of ['form', 'table']) {
      if (act === 'table') expect((await visitor.post(`${list}/${id}/stage`, { stage })).status).toBe(303)
      const page =
        act === 'form'
          ? await save(id, { published: 'on', [stage]: 'on' })
          : await (await visitor.get(`${list}/${id}`)).text()
      expect(await flagsOf(id)).toEqual(flags)
      expect(textOf(page)).toContain(`„Villa am Probeteich“ ${said} Allen absagen, die gefragt haben Rückgängig machen`)
      expect([controlValue(page, 'published'), controlValue(page, stage)]).toEqual(['on', 'on'])
      const { action, fields } = wayBack(page)
      expect((await visitor.post(action, fields)).status).toBe(303)
      expect(await flagsOf(id)).toEqual(before)
      await visitor.get(list)
    }
  },
)

const aDecline = (id: string) => ({
  id: `decline-${id}`,
  enquiryId: `asked${id}`,
  by: 'Test',
  recipient: 'ada@post.example',
  subject: 'Absage',
  text: 'Leider',
  parcelId: id,
})

const ends = {
  'the form': (id: string) => save(id, { published: 'on', highlighted: '' }),
  'the table': async (id: string) => {
    await visitor.post(`${list}/${id}/stage`, { stage: 'online' })
    return (await visitor.get(`${list}/${id}`)).text()
  },
  'the act': async (id: string) => {
    await visitor.post(`${list}/${id}/sale`, { sold: 'off' })
    return (await visitor.get(`${list}/${id}`)).text()
  },
}

test.each(Object.entries(ends))('the end of a sale in %s says what it does not take back', async (_, end) => {
  const id = await publishedBy(visitor, { responsibleMember: '' })
  await save(id, { published: 'on', highlighted: 'on' })
  await askedAbout(id)
  await save(id, { published: 'on', sold: 'on' })
  await db.insert(enquiryReplies).values(aDecline(id))
  const page = await end(id)
  expect(textOf(page)).toMatch(
    /ist nicht mehr verkauft\..* Hervorgehoben ist es damit nicht wieder\. Eine Absage ist schon verschickt\./,
  )
  const { propertyNumber = '' } = (await findProperty(db, id)) ?? {}
  expect(page).toContain(`href="/dashboard/enquiries?q=${propertyNumber}"`)
  expect(await flagsOf(id)).toMatchObject({ sold: false, highlighted: false })
  expect(page).toMatch(/<button[^>]*name="highlighted" value="on"[^>]*>Hervorheben</)
  const freed = await save(id, { published: 'on', reserved: 'on' }).then(() => save(id, { published: 'on' }))
  expect(textOf(freed)).toContain('ist nicht mehr reserviert. Eine Absage ist schon verschickt.')
})

test('ending several reservations at once says which declines stand', async () => {
  const [one = '', other = '', unasked = ''] = await Promise.all(
    [1, 2, 3].map(() => publishedBy(visitor, { responsibleMember: '' })),
  )
  for (const id of [one, other]) {
    await askedAbout(id)
    await db.insert(enquiryReplies).values(aDecline(id))
  }
  const unreserve = async (...ids: string[]) => {
    const of = ids.join()
    await visitor.post(`${list}/bulk`, { ids: of, act: 'reserve' })
    await visitor.post(`${list}/bulk`, { ids: of, act: 'unreserve' })
    return (await visitor.get(list)).text()
  }
  expect(textOf(await unreserve(one, other, unasked))).toContain('2 Absagen sind schon verschickt.')
  const single = await unreserve(one)
  expect(textOf(single)).toContain('Eine Absage ist schon verschickt.')
  const { propertyNumber = '' } = (await findProperty(db, one)) ?? {}
  expect(single).toContain(`href="/dashboard/enquiries?q=${propertyNumber}"`)
  expect(textOf(await unreserve(unasked))).not.toContain('schon verschickt')
})

test('the end of a sale says nothing of a mark and of declines that there were not', async () => {
  const id = await publishedBy(visitor, { responsibleMember: '' })
  await visitor.post(`${list}/${id}/highlight`, { highlighted: 'off' })
  await save(id, { published: 'on', sold: 'on' })
  const page = textOf(await save(id, { published: 'on' }))
  expect(page).toContain('ist nicht mehr verkauft.')
  expect(page).not.toMatch(/Hervorgehoben ist es damit|Absage/)
})

test('what else was saved with the stage is said too', async () => {
  const id = await publishedBy(visitor, { responsibleMember: '' })
  await save(id, { published: 'on' })
  const page = await save(id, { published: 'on', reserved: 'on', street: 'Neuer Weg 1', city: 'Jork' })
  expect(textOf(page)).toContain(
    'ist als reserviert gekennzeichnet. Das Objekt ist gespeichert. Geändert: Straße und Hausnummer und eine weitere Angabe.',
  )
})

test('reserving and closing leave a draft off the website, and offline is a button', async () => {
  const id = await publishedBy(visitor, { responsibleMember: '' })
  await save(id, { published: 'on', next: 'unpublish' })
  const reserved = await save(id, { reserved: 'on' })
  expect(await flagsOf(id)).toMatchObject({ published: false, reserved: true })
  expect(textOf(reserved)).toContain('Reserviert')
  await save(id, { reserved: 'on', next: 'publish' })
  expect(await flagsOf(id)).toMatchObject({ published: true, reserved: true })
  const sold = await save(id, { published: 'on', reserved: 'on', next: 'sell' })
  expect(textOf(sold)).toContain('„Villa am Probeteich“ ist als verkauft gekennzeichnet.')
  expect(textOf(sold)).toContain('Abgeschlossen. Was ein Angebot braucht, gilt hier nicht mehr.')
  expect(sold).not.toContain('>Vorgeschrieben<')
  expect(await flagsOf(id)).toEqual({ published: true, reserved: false, sold: true, highlighted: false })
})

test('the stage is three ticks in one control, and what is sold is neither reserved nor featured', async () => {
  const id = await publishedBy(visitor, { responsibleMember: '' })
  await visitor.get(list)
  const form = await (await visitor.get(`${list}/${id}`)).text()
  const control = /<legend[^>]*>Stand<\/legend>[\s\S]*?<\/fieldset>/.exec(form)?.[0] ?? ''
  const ticks = [...control.matchAll(/<input type="checkbox"[^>]*\sname="(\w+)"/g)].map(([, name]) => name)
  expect(ticks).toEqual(['published', 'reserved', 'sold'])
  expect(form.match(/name="(published|reserved|sold|highlighted)"/g)).toHaveLength(4)
  await save(id, { published: 'on', sold: 'on', reserved: 'on', highlighted: 'on' })
  expect(await flagsOf(id)).toEqual({ published: true, reserved: false, sold: true, highlighted: false })
  await save(id, { published: 'on', reserved: 'on' })
  expect(await flagsOf(id)).toMatchObject({ published: true, reserved: true, sold: false })
})

test('form, table, filter, history and help call what is on the website by one word', async () => {
  const id = await publishedBy(visitor, { responsibleMember: '' })
  for (const at of [`/${id}`, `/${id}/history`, '', `/${id}/images`]) {
    await visitor.get(list)
    const page = textOf(await (await visitor.get(list + at)).text())
    expect([at, page]).toEqual([at, expect.stringContaining('Online')])
    expect([at, page]).toEqual([at, expect.not.stringMatching(/Veröffentlicht\b/)])
  }
})

test('a refused form keeps the ticked stage, and an unknown one is refused', async () => {
  const id = await publishedBy(visitor, { responsibleMember: '' })
  const form = { ...withoutFlags, name: '', version: '2', published: 'on', sold: 'on' }
  const answer = await visitor.post(`${list}/${id}`, form)
  expect(answer.status).toBe(400)
  const page = await answer.text()
  expect([controlValue(page, 'sold'), controlValue(page, 'published')]).toEqual(['on', 'on'])
  expect((await visitor.post(`${list}/${id}/stage`, { stage: 'gone' })).status).toBe(400)
  expect(await flagsOf(id)).toMatchObject({ published: true, sold: false })
})

test('online is refused from the table while something is missing, and nothing changes', async () => {
  const id = await publishedBy(visitor, { responsibleMember: '' })
  await save(id, { purchasePrice: '', priceOnRequest: '' })
  await visitor.get(list)
  const { version } = (await findProperty(db, id)) ?? {}
  const refused = await visitor.post(`${list}/${id}/stage`, { stage: 'online' })
  const page = await (await visitor.get(refused.headers.get('Location') ?? '')).text()
  expect(textOf(page)).toContain('Nicht veröffentlicht. Es fehlt noch: Kaufpreis')
  expect(await findProperty(db, id)).toMatchObject({ published: false, version })
})

const overwrites = [
  ['stage', { stage: 'reserved' }, 'stage', { stage: 'sold', soldOn: '2026-10' }],
  ['stage', { stage: 'soldOffline' }, 'stage', { stage: 'draft' }],
  ['stage', { stage: 'sold' }, 'sale', { sold: 'on', soldOn: '2026-10' }],
  ['visibility', { published: 'off' }, 'stage', { stage: 'soldOffline' }],
  ['sale', { sold: 'on' }, 'sale', { sold: 'on', soldOn: '2026-10' }],
  ['reservation', { reserved: 'on' }, 'stage', { stage: 'reservedOffline' }],
  ['highlight', { highlighted: 'off' }, 'highlight', { highlighted: 'on' }, 'highlight', { highlighted: 'off' }],
] as const

test.each(overwrites)('taking back %s %o leaves what a colleague has done since', async (...acts) => {
  const [act, fields, ...later] = acts
  const id = await publishedBy(visitor, { responsibleMember: '' })
  await save(id, { published: 'on' })
  await visitor.post(`${list}/${id}/${act}`, fields)
  const { action, fields: undo } = wayBack(await (await visitor.get(list)).text())
  for (let place = 0; place < later.length; place += 2) {
    const [what, how] = later.slice(place, place + 2) as [string, Record<string, string>]
    expect((await colleague.post(`${list}/${id}/${what}`, how)).status).toBe(303)
  }
  const theirs = await findProperty(db, id)
  expect((await visitor.post(action, undo)).status).toBe(303)
  expect(await findProperty(db, id)).toEqual(theirs)
  const said = await (await visitor.get(list)).text()
  expect(textOf(said)).toContain(
    'Nicht rückgängig gemacht: Petra Probe hat „Villa am Probeteich“ inzwischen geändert. Es bleibt, wie es ist. Verlauf ansehen',
  )
  expect(said).toContain(`href="${list}/${id}/history"`)
  expect((await visitor.post(action, { ...undo, since: 'x' })).status).toBe(400)
})

test('taking back an act overwrites no other field, and one’s own later act is called one’s own', async () => {
  const id = await publishedBy(visitor, { responsibleMember: '' })
  await save(id, { published: 'on' })
  await visitor.post(`${list}/${id}/stage`, { stage: 'reserved' })
  const { action, fields } = wayBack(await (await visitor.get(list)).text())
  await save(id, { published: 'on', reserved: 'on', street: 'Neuer Weg 1' })
  await visitor.post(action, fields)
  expect(await flagsOf(id)).toEqual({ published: true, reserved: false, sold: false, highlighted: true })
  expect(await findProperty(db, id)).toMatchObject({ street: 'Neuer Weg 1' })
  await visitor.post(action, fields)
  await visitor.post(`${list}/${id}/stage`, { stage: 'sold' })
  await visitor.post(action, fields)
  expect(await flagsOf(id)).toMatchObject({ sold: true })
  expect(textOf(await (await visitor.get(list)).text())).toContain(
    'Sie haben „Villa am Probeteich“ inzwischen geändert.',
  )
})
