/** What staff wrote in German on pages in English. */
import { beforeAll, expect, test } from 'vitest'
import { findAgency, findSettings, saveAgency } from '#app/data/agency/settings.server.ts'
import { newId } from '#app/data/database.server.ts'
import { createTeamMember } from '#app/data/entries/team-members.server.ts'
import { createProperty } from '#app/data/properties/properties.server.ts'
import { aProperty } from '#tests/support/properties.ts'
import { db, textOf, Visitor } from '#tests/support/visitor.ts'

const english = new Visitor()
english.speak('en')
const id = newId()

const written = {
  name: 'Villa am Hirschpark',
  buildingType: 'villa',
  description: 'Ein Haus mit Blick auf die Elbe.',
  provision: '3,57 % inkl. MwSt., verdient mit Beurkundung',
  availableFrom: 'nach Auszug der Eigentümer',
  responsibleMember: 'member000001',
} as const

beforeAll(async () => {
  const person = { role: 'Verkauf, Elbvororte', telephone: '040 123456', email: null, bio: null }
  await createTeamMember(db, 'member000001', { ...person, name: 'Erika Muster' }, 0, null)
  await createProperty(db, id, aProperty(written), 'Test')
})

const read = async (path: string) => (await english.get(path)).text()

test.each(['', '/expose'])('what stays German says so: %s', async (page) => {
  const html = await read(`/angebote/${id}${page}`)
  for (const text of [...Object.values(written).slice(0, 1), written.description, 'Verkauf, Elbvororte']) {
    expect([text, html.match(new RegExp(`lang="de"[^<>]*>(?:<[^<>]*>)*${text}`))?.length]).toEqual([text, 1])
  }
  expect(html).toContain(`<dd lang="de">${written.provision}</dd>`)
  expect(html).toContain(`<dd lang="de">${written.availableFrom}</dd>`)
})

test('names in lists of properties say that they are German', async () => {
  for (const path of ['/', '/angebote', '/unser-team']) {
    expect(await read(path)).toMatch(/lang="de"[^<>]*>Villa am Hirschpark/)
  }
})

test('a title, which cannot say that it is German, names kind and place instead', async () => {
  const titleOf = async (path: string, visitor = english) =>
    /<title>([^<]*) · /.exec(await (await visitor.get(path)).text())?.[1]
  expect(await titleOf(`/angebote/${id}`)).toMatch(/^House (?:for sale|to let) in /)
  expect(await titleOf(`/angebote/${id}/expose`)).toMatch(/^Brochure: House (?:for sale|to let) in [^,]*$/)
  expect(await titleOf(`/angebote/${id}`, new Visitor())).toContain('Villa am Hirschpark')
  const known = newId()
  await createProperty(
    db,
    known,
    aProperty({ ...written, propertyNumber: 'GI-3', nameEn: 'Villa by the park' }),
    'Test',
  )
  expect(await titleOf(`/angebote/${known}`)).toContain('Villa by the park')
  const sold = newId()
  await createProperty(db, sold, aProperty({ ...written, propertyNumber: 'GI-4', sold: true }), 'Test')
  expect(await titleOf(`/referenzen/${sold}`)).toMatch(/^House in /)
})

test('the figures of a plot have English names', async () => {
  const plot = newId()
  const values = { houseType: 'plot', propertyNumber: 'GI-5', plotArea: 800, grz: 0.3, gfz: 0.6 } as const
  await createProperty(db, plot, aProperty({ ...values, buildingType: null }), 'Test')
  const text = textOf(await read(`/angebote/${plot}`))
  expect(text).toContain('Site coverage 0.3')
  expect(text).toContain('Floor area ratio 0.6')
  expect(textOf(await read('/angebote?houseType=plot'))).toContain('Site coverage 0.3')
})

test('who values properties can be called from abroad', async () => {
  const { agency } = await findSettings(db)
  await saveAgency(db, { ...agency, valuer: 'member000001' })
  const text = textOf(await read('/bewertung'))
  expect(text).toContain('+49 40 123456')
  expect(text).not.toContain(' 040 123456')
  await saveAgency(db, agency)
})

test('known phrases, dates, numbers and the type of house are said in English', async () => {
  const known = newId()
  await createProperty(
    db,
    known,
    aProperty({
      ...written,
      propertyNumber: 'GI-2',
      provision: '3,57 % inkl. MwSt. für Käufer',
      availableFrom: '01.03.2027',
    }),
    'Test',
  )
  for (const page of ['', '/expose']) {
    const html = await read(`/angebote/${known}${page}`)
    const text = textOf(html)
    expect(html).toContain('<dd>from 1\u00a0March 2027</dd>')
    expect(html).toContain('<dd>3.57% incl. VAT, paid by the buyer</dd>')
    expect(html).toContain('<dd>Villa</dd>')
    expect(text).toContain('+49 40 123456')
    expect(text).not.toContain(' 040 123456')
  }
})

test('opening hours without an English version are translated, or marked where they cannot be', async () => {
  const agency = await findAgency(db)
  await saveAgency(db, { ...agency, openingHours: 'Montag bis Freitag 9 bis 18 Uhr', openingHoursEn: null })
  expect(textOf(await read('/kontakt'))).toMatch(/Monday to Friday\s+9\sam to\s6\spm/)
  await saveAgency(db, { ...agency, openingHours: 'Wenn das Licht brennt', openingHoursEn: null })
  expect(await read('/kontakt')).toMatch(/lang="de"[^<>]*>Wenn das Licht brennt/)
})
