import { createExecutionContext, env } from 'cloudflare:test'
import { expect, test } from 'vitest'
import { saveAgency } from '#app/data/agency/settings.server.ts'
import { newId } from '#app/data/database.server.ts'
import { createTeamMember } from '#app/data/entries/team-members.server.ts'
import { createTestimonial } from '#app/data/entries/testimonials.server.ts'
import { createPicture } from '#app/data/pictures/images.server.ts'
import { createProperty } from '#app/data/properties/properties.server.ts'
import { settings } from '#app/data/tables/agency.server.ts'
import { teamMembers, testimonials } from '#app/data/tables/entries.server.ts'
import { properties } from '#app/data/tables/properties.server.ts'
import { type Agency, agencyFields } from '#app/domain/agency/agency.ts'
import type { PropertyValues } from '#app/domain/properties/property.ts'
import { emptyValues } from '#app/fields/field.ts'
import { locales } from '#app/fields/locale.ts'
import worker from '#build/server/index.js'
import { publicPages } from '#tests/support/pages.ts'
import { aProperty } from '#tests/support/properties.ts'
import { db, origin, staff, textOf, Visitor } from '#tests/support/visitor.ts'

const visitor = new Visitor()

/** The text of the page's main part. */
async function mainOf(path: string, from = visitor): Promise<string> {
  const answer = await from.get(path)
  expect([path, answer.status]).toEqual([path, 200])
  const html = await answer.text()
  return textOf(`<body${html.slice(html.indexOf('<main'), html.indexOf('</main>'))}`)
}

async function anAgency(changes: Partial<Agency> = {}): Promise<void> {
  const empty = emptyValues(agencyFields)
  await saveAgency(db, { ...empty, agencyName: 'Muster', legalName: 'Muster Immobilien', ...changes } as Agency)
}

async function aStored(changes: Partial<PropertyValues> = {}, soldIn?: number): Promise<string> {
  const id = newId()
  const sale = soldIn === undefined ? {} : { sold: true, soldOn: `${soldIn}-06` }
  await createProperty(db, id, aProperty({ ...changes, ...sale }), 'Test')
  return id
}

async function aMember(name: string, position: number): Promise<string> {
  const id = newId()
  await createTeamMember(db, id, { name, role: null, telephone: '040 123', email: null, bio: null }, position, null)
  return id
}

async function emptyDatabase(): Promise<void> {
  await db.delete(properties)
  await db.delete(teamMembers)
  await db.delete(settings)
}

test('the closing tags are the last thing of every page, fresh or kept', async () => {
  const signedIn = await staff()
  const pages = [...publicPages, '/gibtesnicht'].flatMap((path) => [[visitor, path] as const, [visitor, path] as const])
  for (const [reader, path] of [...pages, [signedIn, '/dashboard'] as const]) {
    const html = await (await reader.get(path)).text()
    expect([path, html.indexOf('</body>'), html.indexOf('</html>')]).toEqual([path, html.length - 14, html.length - 7])
  }
})

for (const locale of locales) {
  test(`with an empty database every public page is whole (${locale})`, async () => {
    await emptyDatabase()
    const stranger = new Visitor()
    stranger.speak(locale)
    for (const path of publicPages) {
      const answer = await stranger.get(path)
      const html = await answer.text()
      expect([path, answer.status, html.match(/<h1/g)?.length]).toEqual([path, 200, 1])
      expect([path, /\{\{|undefined|\bnull\b|NaN/.exec(textOf(html))?.[0]]).toEqual([path, undefined])
    }
    for (const heading of ['<h2></h2>', '<ul></ul>', '<dl></dl>', '<address></address>']) {
      for (const path of publicPages) expect(await (await stranger.get(path)).text()).not.toContain(heading)
    }
  })
}

test('the home page of an agency without offers says so, and has no search that finds nothing', async () => {
  await emptyDatabase()
  expect(await mainOf('/')).toContain('Zurzeit zeigen wir hier keine Angebote.')
  expect(await (await visitor.get('/')).text()).not.toContain('name="priceMax"')
  await aStored()
  expect(await (await visitor.get('/')).text()).toContain('name="priceMax"')
})

test('the imprint holds every item of the law that the settings hold', async () => {
  await anAgency({
    legalForm: 'Gesellschaft mit beschränkter Haftung',
    street: 'Musterweg 1',
    postalCode: '20457',
    city: 'Hamburg',
    phone: '040 987 65',
    email: 'post@muster.example',
    managingDirector: 'Erika Muster',
    registerCourt: 'Amtsgericht Hamburg',
    registerNumber: 'HRB 4711',
    vatId: 'DE123456789',
    supervisoryAuthority: 'Bezirksamt Mitte\n20095 Hamburg',
    insurance: 'Sicher AG, 20095 Hamburg\nRäumlicher Geltungsbereich: Deutschland',
    contentResponsible: 'Erika Muster, Anschrift wie oben',
    socialLinks: [
      'https://social.example/muster',
      'Muster auf dem Wochenmarkt',
      'https://www.youtube.com:x@evil.example/',
      'https://facebook.com⁄x.evil.example',
      'https://www.yöutube.com/muster',
    ].join('\n'),
  })
  const text = await mainOf('/impressum')
  for (const item of [
    'Angaben nach § 5 DDG Muster Immobilien Gesellschaft mit beschränkter Haftung Musterweg 1 20457 Hamburg',
    'Vertreten durch Erika Muster',
    'Telefon: 040 987 65',
    'E-Mail: post@muster.example',
    'Registergericht: Amtsgericht Hamburg Registernummer: HRB 4711',
    'Umsatzsteuer-Identifikationsnummer nach § 27a UStG DE123456789',
    'Erlaubnis nach § 34c GewO Zuständige Aufsichtsbehörde: Bezirksamt Mitte 20095 Hamburg',
    'Berufshaftpflichtversicherung Sicher AG, 20095 Hamburg Räumlicher Geltungsbereich: Deutschland',
    'Verantwortlich für den Inhalt nach § 18 Abs. 2 MStV Erika Muster, Anschrift wie oben',
    '(§ 36 VSBG)',
    'Muster auf dem Wochenmarkt',
  ]) {
    expect(text).toContain(item)
  }
  const html = await (await visitor.get('/impressum')).text()
  expect(html).toContain('<a href="https://social.example/muster">https://social.example/muster</a>')
  expect(html).toContain('<a href="https://www.yöutube.com/muster">https://www.xn--yutube-wxa.com/muster</a>')
  expect(html).not.toMatch(/<a [^>]*evil|"sameAs":[^\]]*evil/)
  expect(html).not.toContain('ec.europa.eu')
})

test('the imprint leaves out what is not set, title and all', async () => {
  await emptyDatabase()
  await anAgency()
  const text = await mainOf('/impressum')
  expect(text).toContain('Muster Immobilien')
  for (const title of [
    'Vertreten',
    'Kontakt',
    'Register',
    'Identifikationsnummer',
    '§ 34c',
    'versicherung',
    'MStV',
    'gilt auch',
  ]) {
    expect(text).not.toContain(title)
  }
})

test('a business identification number is not called a VAT number', async () => {
  await anAgency({ vatId: 'DE123456789-00001' })
  const text = await mainOf('/impressum')
  expect(text).toContain('Wirtschafts-Identifikationsnummer nach § 139c AO DE123456789-00001')
  expect(text).not.toContain('Umsatzsteuer')
})

test('the privacy page names a form host and a measuring service only where they are used', async () => {
  await anAgency()
  const plain = await mainOf('/datenschutz')
  expect(plain).toContain('Dienste zur Messung oder für Werbung verwenden wir zurzeit nicht.')
  expect(plain).not.toMatch(/Google|an den Dienst/)
  expect(plain).toContain('6 Monate, nachdem sie beantwortet ist')
  await anAgency({ tagManagerId: 'GTM-TEST' })
  expect(await mainOf('/datenschutz')).toContain('Google Tag Manager')
  const other = { ...env.VERSION, id: 'with a form host' }
  const withHost = { ...env, VERSION: other, CONTACT_FORM_ENDPOINT: 'https://forms.example/agency/contact' }
  const answer = await worker.fetch(
    new Request(`${origin}/datenschutz`) as Parameters<typeof worker.fetch>[0],
    withHost,
    createExecutionContext(),
  )
  expect(textOf(await answer.text())).toContain('an den Dienst forms.example')
})

test('the way back to the choice of cookies is there only where there is a choice', async () => {
  const offered = async () => /Cookie-Einstellungen/.test(await (await visitor.get('/datenschutz')).text())
  await anAgency()
  expect(await offered()).toBe(false)
  await anAgency({ tagManagerId: 'GTM-TEST' })
  expect(await offered()).toBe(true)
  await anAgency({ consentAlwaysAsked: true })
  expect(await offered()).toBe(true)
})

test('references are counted by type and year, and each filter says what it would leave', async () => {
  await emptyDatabase()
  await aStored({ name: 'Haus von 2024' }, 2024)
  await aStored({ name: 'Haus von 2025' }, 2025)
  await aStored({ name: 'Wohnung von 2025', houseType: 'apartment' }, 2025)
  const options = async (query: string) =>
    [...(await (await visitor.get(`/referenzen${query}`)).text()).matchAll(/<option[^>]*>([^<]*)<\/option>/g)].map(
      ([, words]) => words,
    )
  expect(await options('')).toEqual([
    'Alle Arten',
    'Wohnung (1)',
    'Haus (2)',
    'Grundstück (0)',
    'Alle Jahre',
    '2025 (2)',
    '2024 (1)',
  ])
  expect(await options('?year=2025')).toContain('Haus (1)')
  const filtered = await mainOf('/referenzen?houseType=house&year=2025')
  expect(filtered).toContain('1 Referenz')
  expect(filtered).toContain('Haus von 2025')
  expect(filtered).not.toContain('Haus von 2024')
  expect(filtered).not.toContain('Wohnung von 2025')
  expect(await mainOf('/referenzen?houseType=plot')).toContain('Dazu gibt es keine Referenz.')
})

test.each([
  'year=abc',
  'year=1e3',
  'year=-2025',
  'houseType=castle',
  'page=0',
  'page=-1',
  'page=Infinity',
  'page=x&page=2',
])('references with %s are all references', async (query) => {
  await emptyDatabase()
  await aStored({ name: 'Das eine Haus' }, 2025)
  const text = await mainOf(`/referenzen?${query}`)
  expect(text).toContain('1 Referenz')
  expect(text).toContain('Das eine Haus')
  expect(text).not.toContain('Alle Referenzen zeigen')
})

test('many references stand on several pages, and a page beyond the last is the last', async () => {
  await emptyDatabase()
  for (let index = 0; index < 21; index += 1) await aStored({ name: `Haus Nr. ${index}` }, 2000 + index)
  const first = await mainOf('/referenzen')
  expect(first).toContain('21 Referenzen')
  expect(first).toContain('Haus Nr. 20')
  expect(first).not.toContain('Haus Nr. 0')
  for (const page of [2, 99]) {
    const last = await mainOf(`/referenzen?page=${page}`)
    expect(last).toContain('Haus Nr. 0')
    expect(last).not.toContain('Haus Nr. 20')
  }
})

test('what clients said is on the page of references, even before there is one', async () => {
  await emptyDatabase()
  await createTestimonial(
    db,
    newId(),
    { quote: 'Es ging alles gut.', author: 'Lena Kruse, Pinneberg', originConfirmed: true },
    0,
    null,
  )
  const before = await mainOf('/referenzen')
  expect(before).toContain('Es ging alles gut.')
  expect(before).toContain('Hier stehen bald die ersten Häuser')
  for (let index = 0; index < 6; index += 1) await aStored({}, 2025)
  expect((await mainOf('/referenzen')).match(/Es ging alles gut\./g)).toHaveLength(1)
})

test('a reference leads on to others, and not to itself', async () => {
  await emptyDatabase()
  const id = await aStored({ name: 'Dieses Haus' }, 2025)
  expect(await mainOf(`/referenzen/${id}`)).not.toContain('Weitere Referenzen')
  await aStored({ name: 'Jenes Haus' }, 2024)
  const html = await (await visitor.get(`/referenzen/${id}`)).text()
  expect(textOf(html)).toContain('Weitere Referenzen Hamburg Jenes Haus')
  expect(html).not.toContain(`href="/referenzen/${id}"`)
})

test('each service shows what belongs to it, and nothing that is not public', async () => {
  await emptyDatabase()
  await aStored({ name: 'Haus zur Miete', marketType: 'rent', houseType: 'apartment', baseRent: 900 })
  await aStored({ name: 'Haus von früher' })
  await aStored({ name: 'Platz am Deich', houseType: 'plot', highlighted: true })
  await aStored({ name: 'Haus im Bau', constructionPhase: 'underConstruction' })
  await aStored({ name: 'Haus im Kopf', constructionPhase: 'projected', published: false })
  await aStored({ name: 'Haus der Thomsens' }, 2025)
  const names = [
    'Haus zur Miete',
    'Haus von früher',
    'Platz am Deich',
    'Haus im Bau',
    'Haus im Kopf',
    'Haus der Thomsens',
  ]
  const shown = async (path: string) => {
    const text = await mainOf(path)
    return names.filter((name) => text.includes(name)).sort((a, b) => text.indexOf(a) - text.indexOf(b))
  }
  expect(await shown('/leistungen/verkauf')).toEqual(['Haus der Thomsens'])
  expect(await shown('/leistungen/vermietung')).toEqual(['Haus zur Miete'])
  expect(await shown('/leistungen/neubauprojekte')).toEqual(['Haus im Bau'])
})

test('a service without anything new to show says so, and leads on to plots', async () => {
  await emptyDatabase()
  await aStored({ name: 'Platz am Deich', houseType: 'plot' })
  const before = await mainOf('/leistungen/neubauprojekte')
  expect(before).toContain('Zurzeit verkaufen wir keinen Neubau.')
  expect(before).not.toContain('Platz am Deich')
  await aStored({ name: 'Haus im Bau', objectCondition: 'firstTimeUse' })
  const after = await mainOf('/leistungen/neubauprojekte')
  expect(after).toContain('Haus im Bau')
  expect(after).not.toContain('keinen Neubau')
})

test('the first with a picture stands on top of its service, and not below again', async () => {
  await emptyDatabase()
  const pictured = await aStored({ name: 'Mit Bild' }, 2020)
  const picture = { key: newId(), kind: 'photo', width: 1200, height: 800, alt: '', caption: null } as const
  await createPicture(db, pictured, picture)
  await aStored({ name: 'Ohne Bild' }, 2021)
  const text = await mainOf('/leistungen/verkauf')
  expect(text.match(/Mit Bild/g)).toHaveLength(1)
  expect(text).toContain('Ohne Bild')
})

test('a service names the rates that are set, and no others', async () => {
  await emptyDatabase()
  await anAgency({ sellerCommission: '3,57 % inkl. MwSt.', rentalFee: '2,38 Kaltmieten' })
  const sales = await mainOf('/leistungen/verkauf')
  expect(sales).toContain('In der Regel zahlt die Verkäuferseite: 3,57 % inkl. MwSt.')
  expect(sales).not.toContain('In der Regel zahlt die Käuferseite')
  expect(await mainOf('/leistungen/vermietung')).toContain('In der Regel: 2,38 Kaltmieten')
  const english = new Visitor()
  english.speak('en')
  const html = await (await english.get('/leistungen/verkauf')).text()
  expect(html).toContain('<b>3.57% incl. VAT</b>')
})

test('a reference has words of its own, and the quote that is about it', async () => {
  await emptyDatabase()
  const id = await aStored({ city: 'Jork', livingArea: 140 }, 2025)
  expect(await mainOf(`/referenzen/${id}`)).toContain('Haus in Jork: 140 m². Verkauft 2025.')
  const said = {
    quote: 'Am Ende stand der erste Preis.',
    author: 'Ida Harms, Jork',
    property: id,
    originConfirmed: true,
  }
  await createTestimonial(db, newId(), said, 0, null)
  const told = await aStored({ description: 'Es war einmal ein Hof.' }, 2024)
  expect(await mainOf(`/referenzen/${id}`)).toContain('Am Ende stand der erste Preis.')
  const other = await mainOf(`/referenzen/${told}`)
  expect(other).toContain('Es war einmal ein Hof.')
  expect(other).not.toContain('Am Ende stand')
})

test('a quote in the trash is on the page of its reference no more', async () => {
  await emptyDatabase()
  const id = await aStored({}, 2025)
  const said = {
    quote: 'Am Ende stand der erste Preis.',
    author: 'Ida Harms, Jork',
    property: id,
    originConfirmed: true,
  }
  await createTestimonial(db, newId(), said, 0, null)
  expect(await mainOf(`/referenzen/${id}`)).toContain('Am Ende stand der erste Preis.')
  await db.update(testimonials).set({ deletedAt: new Date() })
  expect(await mainOf(`/referenzen/${id}`)).not.toContain('Am Ende stand')
})

test('a service is answered for by whoever does most of it, else by the first of the team', async () => {
  await emptyDatabase()
  const first = await aMember('Anna Anfang', 0)
  const second = await aMember('Bruno Büro', 1)
  expect(await mainOf('/leistungen/vermietung')).toContain('Fragen Sie Anna Anfang')
  const flat = { marketType: 'rent', houseType: 'apartment', baseRent: 900 } as const
  await aStored({ ...flat, responsibleMember: second })
  await aStored({ ...flat, responsibleMember: second })
  await aStored({ ...flat, responsibleMember: first })
  for (let index = 0; index < 3; index += 1) await aStored({ ...flat, responsibleMember: first, published: false })
  expect(await mainOf('/leistungen/vermietung')).toContain('Fragen Sie Bruno Büro')
  expect(await mainOf('/leistungen/verkauf')).toContain('Fragen Sie Anna Anfang')
  await db.delete(properties)
  await db.delete(teamMembers)
  expect(await mainOf('/leistungen/vermietung')).toContain('Fragen Sie uns')
})

test('the faces on the page about us have their names and roles beside them', async () => {
  await emptyDatabase()
  const picture = { pictureKey: 'f'.repeat(24), pictureWidth: 400, pictureHeight: 500 }
  const values = { role: 'Verkauf', roleEn: 'Sales', telephone: null, email: null, bio: null }
  for (const [position, name] of ['Ada Berg', 'Ben Cordes'].entries())
    await createTeamMember(db, newId(), { ...values, name }, position, picture)
  const html = await (await visitor.get('/en/uber-uns')).text()
  expect(html).toContain('<p>Ada Berg</p><p>Sales</p>')
  expect(html).toContain('<p>Ben Cordes</p><p>Sales</p>')
})

test('the page about us leads into the offers of the towns that have some', async () => {
  await emptyDatabase()
  await anAgency({ city: 'Stade' })
  await aStored({ city: 'Jork & Umland' })
  await aStored({ city: 'Buxtehude' }, 2025)
  const html = await (await visitor.get('/uber-uns')).text()
  expect(textOf(html)).toContain('Unser Büro steht in Stade.')
  expect(html).toContain('href="/angebote?city=Jork+%26+Umland"')
  expect(html).not.toContain('city=Buxtehude')
})
