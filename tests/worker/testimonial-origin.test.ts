/** The agency's sentence about testimonials stands only with those for which staff have confirmed it. */
import { beforeEach, expect, test } from 'vitest'
import { saveAgency } from '#app/data/agency/settings.server.ts'
import { newId } from '#app/data/database.server.ts'
import { createTestimonial } from '#app/data/entries/testimonials.server.ts'
import { newPictureKey } from '#app/data/pictures/media.server.ts'
import { findPictureAudience } from '#app/data/pictures/picture-audience.server.ts'
import { createProperty } from '#app/data/properties/properties.server.ts'
import { testimonials } from '#app/data/tables/entries.server.ts'
import { demoSettings } from '#scripts/demo/people.ts'
import { opened } from '#tests/support/opened-form.ts'
import { aProperty } from '#tests/support/properties.ts'
import { db, staff, textOf, Visitor, wayBack } from '#tests/support/visitor.ts'

const admin = await staff('admin')
const visitor = new Visitor()
const sentence = 'Wir haben jede Stimme am Vertrag geprüft.'
const unchecked = 'Woher diese Stimme stammt, wurde nicht geprüft.'
const agency = { ...demoSettings, valuer: null, testimonialOrigin: sentence, testimonialOriginEn: null }

beforeEach(async () => {
  await db.delete(testimonials)
  await saveAgency(db, agency)
})

const pageOf = (id: string) => `/dashboard/testimonials/${id}`
const seen = async (path = '/') => textOf(await (await visitor.get(path)).text())
const form = async (id: string) => textOf(await (await admin.get(pageOf(id))).text())
const isConfirmed = async () => (await db.select().from(testimonials)).map(({ originConfirmed }) => originConfirmed)

async function add(fields: Record<string, string> = {}) {
  const id = newId()
  const typed = { id, quote: 'Es ging alles gut.', author: 'Lena Kruse', ...fields }
  expect((await admin.post('/dashboard/testimonials/new', typed)).status).toBe(303)
  return id
}

async function save(id: string, changes: Record<string, string>) {
  // Browsers post no unticked box.
  const { originConfirmed, ...stored } = await opened(admin, pageOf(id), 'quote')
  const [before] = await isConfirmed()
  const ticked = before ? { originConfirmed: 'on' } : {}
  const posted = Object.entries({ ...stored, ...ticked, ...changes }).filter(([, value]) => value !== 'unticked')
  return admin.post(pageOf(id), Object.fromEntries(posted))
}

test('the form shows the sentence and asks for it; without the tick it is said of no voice', async () => {
  const blank = textOf(await (await admin.get('/dashboard/testimonials/new')).text())
  expect(blank).toContain(`Ihr Haken bestätigt für diese Stimme: „${sentence}“`)
  const id = await add()
  expect(await seen()).not.toContain(sentence)
  expect(await seen()).toContain('Ob diese Stimmen von Kunden stammen, wurde nicht geprüft.')
  expect(textOf(await (await admin.get('/dashboard/testimonials')).text())).toContain('Herkunft nicht bestätigt')
  expect(textOf(await (await admin.get('/dashboard')).text())).toContain('Eine Kundenstimme wartet auf die Bestätigung')
  expect((await save(id, { originConfirmed: 'on' })).status).toBe(303)
  expect(await seen()).toContain(sentence)
  expect(await form(id)).toMatch(/Bestätigt von .+ am \d+\. \w+ \d{4} um/)
  expect(textOf(await (await admin.get(`${pageOf(id)}/history`)).text())).toContain('Herkunft bestätigt')
  expect(textOf(await (await admin.get('/dashboard')).text())).not.toContain('wartet auf die Bestätigung')
})

test('a voice that was confirmed from the beginning says by whom', async () => {
  expect(await form(await add({ originConfirmed: 'on' }))).toMatch(/Bestätigt von .+ am/)
})

test.each([
  ['quote', 'Es ging alles sehr gut.'],
  ['author', 'Lena Krause'],
])('another %s voids the confirmation, and taking it back brings both', async (field, text) => {
  const id = await add({ originConfirmed: 'on' })
  expect((await save(id, { [field]: text, originConfirmed: 'on' })).status).toBe(303)
  const list = await (await admin.get('/dashboard/testimonials')).text()
  expect(textOf(list)).toContain('galt dem früheren Text und ist aufgehoben')
  expect(await isConfirmed()).toEqual([false])
  expect(await seen()).not.toContain(sentence)
  const undo = wayBack(list)
  expect((await admin.post(undo.action, undo.fields)).status).toBe(303)
  expect(await isConfirmed()).toEqual([true])
  expect(await seen()).toContain(sentence)
})

test('a save that changes neither leaves the confirmation, and its tick can be taken away', async () => {
  const id = await add({ originConfirmed: 'on' })
  await save(id, { quoteEn: 'All went well.' })
  expect(await isConfirmed()).toEqual([true])
  await save(id, { originConfirmed: 'unticked' })
  expect(await isConfirmed()).toEqual([false])
})

test('beside confirmed voices the others say that they were not checked, or are hidden with their pictures', async () => {
  const property = newId()
  await createProperty(db, property, aProperty({ sold: true }), 'Test')
  const face = { pictureKey: newPictureKey(), pictureWidth: 80, pictureHeight: 80 }
  await createTestimonial(db, newId(), { quote: 'Geprüft.', author: 'Ada', property, originConfirmed: true }, 1)
  await createTestimonial(db, newId(), { quote: 'Ungeprüft.', author: 'Ida', originConfirmed: false }, 2, face)
  for (const path of ['/', '/referenzen']) {
    const page = await seen(path)
    expect(page).toMatch(new RegExp(`Geprüft\\. Ada ${sentence}[\\s\\S]*Ungeprüft\\. Ida ${unchecked}`))
    expect(page.split(sentence)).toHaveLength(2)
  }
  expect(await seen(`/referenzen/${property}`)).toContain(sentence)
  expect(await findPictureAudience(db, face.pictureKey)).toBe('public')
  await saveAgency(db, { ...agency, confirmedVoicesOnly: true })
  for (const path of ['/', '/referenzen']) {
    const page = await seen(path)
    expect(page).toContain(sentence)
    expect(page).not.toContain('Ungeprüft.')
  }
  expect(await findPictureAudience(db, face.pictureKey)).toBe('staff')
})

test('without a sentence there is nothing to confirm', async () => {
  await saveAgency(db, { ...agency, testimonialOrigin: null })
  const typed = { id: newId(), quote: 'Gut.', author: 'Ada', originConfirmed: 'on' }
  const refused = await admin.post('/dashboard/testimonials/new', typed)
  expect([refused.status, textOf(await refused.text())]).toEqual([
    400,
    expect.stringContaining('In den Einstellungen steht noch kein Satz'),
  ])
})
