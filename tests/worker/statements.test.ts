/** Fields with three answers: yes, no, and nobody has said. */
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { findProperty } from '#app/data/properties/properties.server.ts'
import { properties } from '#app/data/tables/properties.server.ts'
import { createdBy, filledForm, publishedBy } from '#tests/support/property-form.ts'
import { db, staff, textOf } from '#tests/support/visitor.ts'

const visitor = await staff()

const names = ['heatingIncluded', 'hotWaterIncluded', 'guestToilet', 'balconyOrTerrace'] as const

test.each(['yes', 'no', ''])('the answer %j is stored, shown in the form, and read back', async (answer) => {
  const answers = { responsibleMember: '', ...Object.fromEntries(names.map((name) => [name, answer])) }
  const id = await createdBy(visitor, answers)
  const stored = await findProperty(db, id)
  for (const name of names) expect(stored?.[name]).toBe(answer || null)
  const page = await (await visitor.get(`/dashboard/properties/${id}`)).text()
  for (const name of names) {
    const radios = [...page.matchAll(new RegExp(`<input type="radio"[^>]*name="${name}"[^>]*>`, 'g'))].map(
      ([tag]) => tag,
    )
    expect(radios.map((tag) => /value="(\w*)"/.exec(tag)?.[1])).toEqual(['', 'yes', 'no'])
    expect(radios.filter((tag) => /checked/.test(tag)).map((tag) => /value="(\w*)"/.exec(tag)?.[1])).toEqual([answer])
  }
})

test('an answer that does not exist is refused beside its field', async () => {
  const answer = await visitor.post('/dashboard/properties/new', filledForm({ guestToilet: 'perhaps' }))
  expect(answer.status).toBe(400)
  expect(await answer.text()).toMatch(/name="guestToilet"[^>]*aria-invalid="true"/)
})

test('visitors read a no only where somebody has said no', async () => {
  const answers = { responsibleMember: '', energyCertificate: 'available', balconyOrTerrace: '' }
  const silent = await publishedBy(visitor, { ...answers, guestToilet: '', hotWaterIncluded: '' })
  const denied = await publishedBy(visitor, { ...answers, guestToilet: 'no', hotWaterIncluded: 'no' })
  const read = async (id: string, end = '') => textOf(await (await visitor.get(`/angebote/${id}${end}`)).text())
  for (const end of ['', '/expose']) {
    const page = await read(silent, end)
    expect(page).not.toContain('Gäste-WC')
    expect(page).not.toContain('Warmwasser')
    const other = await read(denied, end)
    expect(other).toContain('Gäste-WC Nein')
    expect(other).toContain('Warmwasser nicht enthalten')
  }
})

test('history and conflict say which answer it was', async () => {
  const form = filledForm({ responsibleMember: '', guestToilet: '' })
  const id = await createdBy(visitor, form)
  const save = (version: string, guestToilet: string) =>
    visitor.post(`/dashboard/properties/${id}`, { ...form, version, guestToilet })
  expect((await save('1', 'no')).status).toBe(303)
  expect(textOf(await (await visitor.get(`/dashboard/properties/${id}/history`)).text())).toContain(
    'Gäste-WC leer Nein',
  )
  const conflict = await save('1', 'yes')
  expect(conflict.status).toBe(409)
  expect(textOf(await conflict.text())).toMatch(/Gäste-WC.{0,60}Gespeichert Nein Ihre Eingabe Ja/)
  await db.delete(properties).where(eq(properties.id, id))
})
