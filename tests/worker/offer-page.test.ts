import { env } from 'cloudflare:test'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { newId } from '#app/data/database.server.ts'
import { createTeamMember } from '#app/data/entries/team-members.server.ts'
import { offersByMemberQuery } from '#app/data/offers/member-offers.server.ts'
import { similarOffersQuery } from '#app/data/offers/similar-offers.server.ts'
import { createProperty } from '#app/data/properties/properties.server.ts'
import { runQuery } from '#app/data/queries.server.ts'
import { properties } from '#app/data/tables/properties.server.ts'
import type { PropertyValues } from '#app/domain/properties/property.ts'
import { createPlainOffers } from '#scripts/demo/plain-offers.ts'
import { aProperty, setTrashed } from '#tests/support/properties.ts'
import { db, origin, textOf, unescaped, Visitor } from '#tests/support/visitor.ts'

const person = { role: 'Verkauf', telephone: '040 123456', email: 'erika@giebel.test', bio: null }

beforeAll(async () => {
  await createTeamMember(db, 'member000001', { ...person, name: 'Erika Muster' }, 0, null)
  await createTeamMember(db, 'member000002', { ...person, name: 'Otto Ohne' }, 1, null)
})

afterEach(async () => {
  await db.delete(properties)
})

async function aStored(changes: Partial<PropertyValues> = {}): Promise<string> {
  const id = newId()
  await createProperty(db, id, aProperty(changes), 'Test')
  return id
}

const visitor = new Visitor()

const listSimilarOffers = (id: string, limit?: number) => runQuery(similarOffersQuery(db, 'de', id, limit))

async function read(path: string, reader = visitor): Promise<string> {
  return (await reader.get(path)).text()
}

const namesOf = (offers: { name: string }[]) => offers.map(({ name }) => name)

test('what is similar is of the same kind; the same district first, then the same city, then by price', async () => {
  const self = await aStored({ name: 'Dieses', district: 'Rissen', purchasePrice: 600_000 })
  await aStored({ name: 'Fern und gleich teuer', city: 'Jork', purchasePrice: 600_000 })
  await aStored({ name: 'Andernorts in der Stadt', district: 'Altona', purchasePrice: 650_000 })
  await aStored({ name: 'Nebenan, viel teurer', district: 'Rissen', purchasePrice: 2_000_000 })
  await aStored({ name: 'Nebenan, wenig teurer', district: 'Rissen', purchasePrice: 700_000 })
  expect(namesOf(await listSimilarOffers(self))).toEqual([
    'Nebenan, wenig teurer',
    'Nebenan, viel teurer',
    'Andernorts in der Stadt',
  ])
  expect(namesOf(await listSimilarOffers(self, 10))).toHaveLength(4)
})

test('neither another kind of property nor a draft, a sold one or one in the trash is similar', async () => {
  const self = await aStored()
  await aStored({ houseType: 'apartment' })
  await aStored({ marketType: 'rent', baseRent: 1_000 })
  await aStored({ published: false })
  await aStored({ sold: true })
  await setTrashed(db, await aStored(), true, 'Test')
  expect(await listSimilarOffers(self)).toEqual([])
  const page = await read(`/angebote/${self}`)
  expect(textOf(page)).not.toContain('Ähnliche Angebote')
  expect(textOf(page)).toContain('Alle Angebote')
})

test('a floor among the key facts never breaks', async () => {
  const page = await read(`/angebote/${await aStored({ houseType: 'apartment', floor: 1 })}`)
  expect(page).toContain('<dd>1.\u00a0OG</dd>')
})

test('a reserved offer says so on its first picture and beside its price, and has a waiting list', async () => {
  const reserved = textOf(await read(`/angebote/${await aStored({ reserved: true })}`))
  expect(reserved.match(/Reserviert/g)).toHaveLength(2)
  expect(reserved).toContain('melden wir uns zuerst bei allen auf der Warteliste')
  expect(reserved.match(/Auf die Warteliste/g)).toHaveLength(2)
  expect(reserved).not.toContain('Besichtigung anfragen')
  expect(reserved).not.toContain('Besichtigung, am schnellsten')
  const open = textOf(await read(`/angebote/${await aStored()}`))
  expect(open).toContain('Besichtigung anfragen')
  expect(open).not.toContain('Warteliste')
})

test('a long name is sent as it was typed, in headings as elsewhere', async () => {
  const name = 'Dachterrassenwohnung am Park'
  const id = await aStored({ name })
  for (const [path, heading] of [
    [`/angebote/${id}`, 'h1'],
    [`/angebote/${id}/expose`, 'h1'],
    ['/angebote?q=dachterrassenwohnung', 'h3'],
  ] as const) {
    const page = await read(path)
    const headings = page.match(new RegExp(`<${heading}[^>]*>.*?</${heading}>`, 'g'))?.join('') ?? ''
    expect(headings).toContain(name)
    expect(page).not.toContain('\u00ad')
  }
})

test('the order of similar offers says nothing about a price that is told on request', async () => {
  const self = await aStored({ purchasePrice: 500_000 })
  await aStored({ name: 'Offen', purchasePrice: 900_000 })
  await aStored({ name: 'Gleich teuer, auf Anfrage', purchasePrice: 500_000, priceOnRequest: true })
  const similar = await listSimilarOffers(self)
  expect(namesOf(similar)).toEqual(['Offen', 'Gleich teuer, auf Anfrage'])
  expect(similar[1]?.purchasePrice).toBeNull()
})

test('the order of what is similar to a price on request does not depend on that price', async () => {
  const orderFor = async (purchasePrice: number) => {
    await db.delete(properties)
    for (const [name, price] of Object.entries({ Eins: 100_000, Zwei: 500_000, Drei: 900_000 })) {
      await createProperty(db, `other-${name}`, aProperty({ name, purchasePrice: price }), 'Test')
    }
    await db.update(properties).set({ publishedAt: new Date(), version: 2 })
    return namesOf(await listSimilarOffers(await aStored({ purchasePrice, priceOnRequest: true })))
  }
  expect(await orderFor(100_000)).toEqual(await orderFor(900_000))
})

test('similar offers are one query that reads no texts, and no more of it with more offers', async () => {
  const rowsRead = async () => {
    const prepare = vi.spyOn(env.DB, 'prepare')
    await listSimilarOffers('m00000000001')
    const statements = prepare.mock.calls.map(([statement]) => statement)
    prepare.mockRestore()
    expect(statements).toHaveLength(1)
    const [statement = ''] = statements
    expect(statement).not.toContain('description')
    const { meta } = await env.DB.prepare(statement).bind(500, 'm00000000001', 3).run()
    return meta.rows_read
  }
  await createPlainOffers(db, 1_000)
  const withThousand = await rowsRead()
  expect(withThousand).toBeGreaterThan(500)
  expect(withThousand).toBeLessThan(2_000)
  await createPlainOffers(db, 1_000)
  expect(await rowsRead()).toBe(withThousand)
})

test.each(['GET', 'HEAD'])('%s on the old address of a sold offer leads to its reference for good', async (method) => {
  const id = await aStored({ sold: true })
  for (const path of [`/angebote/${id}`, `/angebote/${id}?utm_source=brief`, `/angebote/${id}/expose?von=post`]) {
    const answer = await visitor.send(new Request(origin + path, { method }))
    expect([path, answer.status, answer.headers.get('Location')]).toEqual([path, 301, `/referenzen/${id}`])
  }
})

test.each(['GET', 'HEAD'])('%s on a draft or on what is in the trash is answered 404', async (method) => {
  const draft = await aStored({ published: false })
  const trashed = await aStored()
  await setTrashed(db, trashed, true, 'Test')
  for (const id of [draft, trashed, 'zzzzzzzzzzzz']) {
    for (const path of [`/angebote/${id}`, `/angebote/${id}/expose`]) {
      expect((await visitor.send(new Request(origin + path, { method }))).status).toBe(404)
    }
  }
})

const certificate = {
  energyCertificate: 'available',
  energyCertificateType: 'demand',
  energyConsumption: 112.4,
  energyEfficiencyClass: 'D',
  primaryEnergySource: 'gas',
  energyYearBuilt: 1912,
  hotWaterIncluded: 'yes',
  energyCertificateIssuedOn: '2021-03-15',
  energyCertificateValidUntil: '2031-03-14',
} satisfies Partial<PropertyValues>

/** The section about energy, as text. */
async function energyOf(changes: Partial<PropertyValues>): Promise<string> {
  const page = await read(`/angebote/${await aStored(changes)}`)
  return textOf(`<body>${page.slice(page.indexOf('>Energie</h2>') + 1, page.indexOf('>Alle Angaben</h2>'))}`)
}

test('a certificate is shown with all that the law asks for, and on the scale from A+ to H', async () => {
  const text = await energyOf(certificate)
  expect(text).toContain('Ausgestellt am 15.03.2021, gültig bis 14.03.2031.')
  expect(text).toContain('A+ A B C D Endenergiebedarf 112,4 kWh/(m²·a) E F G H')
  for (const words of ['Bedarfsausweis', 'Warmwasser enthalten', 'Effizienzklasse D', 'Gas']) {
    expect(text).toContain(words)
  }
  expect(text).toContain('Baujahr laut Energieausweis 1912')
  expect(await energyOf({ ...certificate, energyCertificateType: 'consumption' })).toContain('Endenergieverbrauch')
})

test('the year on the certificate and the year of the house are not called the same', async () => {
  const text = await energyOf({ ...certificate, energyYearBuilt: null, yearBuilt: 1908 })
  expect(text).toContain('Baujahr 1908')
  expect(text).not.toContain('laut Energieausweis')
})

test('the year on a tile is the house’s, and the certificate’s is named as such', async () => {
  const list = async (changes: Partial<PropertyValues>) => {
    await db.delete(properties)
    await aStored({ ...certificate, ...changes })
    return textOf(await read('/angebote'))
  }
  expect(await list({ yearBuilt: 1908, energyYearBuilt: 1972 })).toContain('Baujahr 1908 (laut Ausweis 1972)')
  expect(await list({ yearBuilt: null, energyYearBuilt: 1972 })).toContain('Baujahr 1972 laut Ausweis')
  expect(await list({ yearBuilt: 1972, energyYearBuilt: 1972 })).not.toContain('laut Ausweis')
})

test('a fact and its label read as one phrase', async () => {
  const changes = { buildingPermit: 'notAvailable', heritageStatus: 'listed', development: 'developed' } as const
  const text = textOf(await read(`/angebote/${await aStored({ ...changes, houseType: 'plot', plotArea: 800 })}`))
  for (const phrase of ['Baugenehmigung Liegt nicht vor', 'Denkmalschutz Einzeldenkmal', 'Erschließung Vollständig'])
    expect(text).toContain(phrase)
})

test.each([
  [{ energyCertificate: 'pending' }, 'Energieausweis liegt zur Besichtigung vor.'],
  [{ energyCertificate: 'notRequired' }, 'Kein Energieausweis erforderlich.'],
  [
    { energyCertificate: 'notRequired', heritageStatus: 'singleMonument' },
    'Denkmalgeschützt, kein Energieausweis erforderlich.',
  ],
  [{ energyCertificate: null }, 'Zum Energieausweis liegen uns noch keine Angaben vor.'],
  [{ houseType: 'plot', plotArea: 800 }, 'Für ein unbebautes Grundstück gibt es keinen Energieausweis.'],
] as [Partial<PropertyValues>, string][])('without a certificate the page says so: %o', async (changes, sentence) => {
  expect(await energyOf(changes)).toContain(sentence)
})

test('an offer of which next to nothing is known is still a page', async () => {
  const id = await aStored({
    name: 'Ein Grundstück, dessen Name bis an die Grenze des Erlaubten reicht und in keiner Zeile Platz findet, wie breit sie sei.',
    houseType: 'plot',
    street: null,
    postalCode: null,
    livingArea: null,
    rooms: null,
    purchasePrice: null,
    energyCertificate: null,
  })
  for (const path of [`/angebote/${id}`, `/angebote/${id}/expose`]) {
    const answer = await visitor.get(path)
    expect(answer.status).toBe(200)
    expect(textOf(await answer.text())).toContain('Preis auf Anfrage')
  }
})

test('an offer is passed on by mail with its name and address, and leads to its exposé', async () => {
  const id = await aStored({ name: 'Haus & Hof', district: 'Rissen' })
  const page = unescaped(await read(`/angebote/${id}`))
  const mail = /href="(mailto:\?[^"]+)"/.exec(page)?.[1] ?? ''
  const fields = new URLSearchParams(mail.slice(mail.indexOf('?')))
  expect(fields.get('subject')).toBe('Haus & Hof, Hamburg-Rissen')
  expect(fields.get('body')).toBe(`${env.SITE_URL}/angebote/${id}`)
  expect(page).toContain(`href="/angebote/${id}/expose"`)
})

test('what staff wrote is marked as German where the page is not', async () => {
  const id = await aStored({ description: 'Ein stilles Haus von 120 m².', fittings: '- Kamin' })
  expect(await read(`/angebote/${id}`)).toContain('>Ein stilles Haus von 120\u00a0m².</p>')
  expect(await read(`/angebote/${id}`)).not.toContain('lang="de">Ein')
  const english = new Visitor()
  english.speak('en')
  const page = await read(`/angebote/${id}`, english)
  expect(page).toContain('lang="de">Ein stilles Haus')
  expect(page).toContain('<ul lang="de"><li>Kamin</li>')
})

test('a page is sent nothing of the offer or the agency that it does not show', async () => {
  const id = await aStored({ description: 'Ein stilles Haus.' })
  const data = await read(`/angebote/${id}.data`)
  expect(data).toContain('Ein stilles Haus.')
  for (const absent of ['registerNumber', 'insurance', 'energyYearBuilt', 'searchText']) {
    expect(data).not.toContain(absent)
  }
})

test('the team shows who looks after what at present, and nothing that is not public', async () => {
  const offer = await aStored({ name: 'Haus am See', responsibleMember: 'member000001' })
  await aStored({ name: 'Geheimer Entwurf', responsibleMember: 'member000001', published: false })
  await aStored({ name: 'Längst verkauft', responsibleMember: 'member000001', sold: true })
  const page = await read('/unser-team')
  expect(textOf(page)).toContain('1 aktuelles Angebot Haus am See')
  expect(page).toContain(`href="/angebote/${offer}"`)
  expect(page).not.toContain('Geheimer Entwurf')
  expect(page).not.toContain('Längst verkauft')
  expect(textOf(page).split('Otto Ohne')[1]).not.toMatch(/aktuelle/)
  const reader = new Visitor()
  reader.speak('en')
  expect(textOf(await read('/unser-team', reader))).toContain('1 current property Haus am See')
})

test('of many offers the latest are named, and all are counted', async () => {
  for (let index = 0; index < 5; index += 1) await aStored({ name: `Nr. ${index}`, responsibleMember: 'member000001' })
  const offers = (await runQuery(offersByMemberQuery(db, 'de', 3))).get('member000001')
  expect(offers?.total).toBe(5)
  expect(offers?.latest).toHaveLength(3)
})

test('an area is never rounded up, wherever it stands', async () => {
  const id = await aStored({ livingArea: 81.57, plotArea: 500.99 })
  const english = new Visitor()
  english.speak('en')
  for (const [reader, figure] of [
    [visitor, '81,5'],
    [english, '81.5'],
  ] as const)
    for (const address of [`/angebote/${id}`, '/angebote']) {
      const page = await read(address, reader)
      expect(textOf(page)).toContain(figure)
      expect(textOf(page)).not.toMatch(/\b(82|501).m²/)
    }
  expect(await read(`/angebote/${id}`)).toMatch(/<meta name="description" content="[^"]*81,5.m²/)
})
