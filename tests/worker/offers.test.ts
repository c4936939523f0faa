import { eq, sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { newId } from '#app/data/database.server.ts'
import { createTeamMember } from '#app/data/entries/team-members.server.ts'
import { createPicture } from '#app/data/pictures/images.server.ts'
import { createProperty, findProperty, updateProperty } from '#app/data/properties/properties.server.ts'
import { valuesOf } from '#app/data/properties/property-row.server.ts'
import { changeStates } from '#app/data/properties/property-states.server.ts'
import { properties } from '#app/data/tables/properties.server.ts'
import { berlinToday } from '#app/domain/calendar.ts'
import type { PropertyValues } from '#app/domain/properties/property.ts'
import { aProperty, setTrashed } from '#tests/support/properties.ts'
import { db, resultsOn, staff, textOf, Visitor } from '#tests/support/visitor.ts'

const visitor = new Visitor()

beforeAll(async () => {
  const person = {
    name: 'Erika Muster',
    role: 'Verkauf',
    telephone: '040 123456',
    email: 'erika@giebel.test',
    bio: null,
  }
  await createTeamMember(db, 'member000001', person, 0, null)
})

async function aStored(changes: Partial<PropertyValues> = {}): Promise<string> {
  const id = newId()
  await createProperty(db, id, aProperty(changes), 'Test')
  return id
}

async function emptyDatabase(): Promise<void> {
  await db.delete(properties)
}

/** The names on the list, in their order. */
async function listed(query = ''): Promise<string[]> {
  const page = await (await visitor.get(`/angebote${query}`)).text()
  return [...resultsOn(page).matchAll(/<h[23][^>]*>\s*<a[^>]*>([\s\S]*?)<\/a>/g)].map(([, name = '']) =>
    name.replace(/<[^>]*>/g, '').trim(),
  )
}

async function ids(query: string): Promise<string[]> {
  const page = await (await visitor.get(`/angebote${query}`)).text()
  return [...page.matchAll(/href="\/angebote\/(\w{12})"/g)].map(([, id = '']) => id)
}

test('a draft, a sold property and one in the trash are not offers', async () => {
  await emptyDatabase()
  const ids = {
    offer: await aStored({ name: 'Angebot' }),
    draft: await aStored({ name: 'Entwurf', published: false }),
    sold: await aStored({ name: 'Verkauft', sold: true }),
    soldPrivately: await aStored({ name: 'Still verkauft', sold: true, published: false }),
    trashed: await aStored({ name: 'Weggeworfen' }),
  }
  await setTrashed(db, ids.trashed, true, 'Test')
  expect(await listed()).toEqual(['Angebot'])
  const status = async (path: string) => (await visitor.get(path)).status
  expect(await status(`/angebote/${ids.offer}`)).toBe(200)
  for (const id of [ids.draft, ids.soldPrivately, ids.trashed, 'zzzzzzzzzzzz']) {
    expect(await status(`/angebote/${id}`)).toBe(404)
    expect(await status(`/referenzen/${id}`)).toBe(404)
  }
  expect(await status(`/referenzen/${ids.offer}`)).toBe(404)
  expect(await status(`/referenzen/${ids.sold}`)).toBe(200)
})

test('the old address of a sold offer leads to its reference for good', async () => {
  const id = await aStored({ sold: true })
  const answer = await visitor.get(`/angebote/${id}`)
  expect(answer.status).toBe(301)
  expect(answer.headers.get('Location')).toBe(`/referenzen/${id}`)
})

test('an offer shows what is filled, and the address only where it may', async () => {
  const shown = await aStored({
    addressVisible: true,
    responsibleMember: 'member000001',
    provision: '3,57 % inkl. MwSt.',
  })
  const hidden = await aStored({ addressVisible: false })
  const page = textOf(await (await visitor.get(`/angebote/${shown}`)).text())
  for (const words of ['Probeweg 7', '650.000 €', '140 m²', '3,57 % inkl. MwSt.', 'Erika Muster', '040 123456']) {
    expect(page).toContain(words)
  }
  const answer = await visitor.get(`/angebote/${hidden}`)
  const html = await answer.text()
  expect(html).not.toContain('Probeweg')
  expect(html).toContain('20457')
})

test('a reference tells neither price nor address, not even in its data', async () => {
  const id = await aStored({ sold: true, addressVisible: true, purchasePrice: 987_654 })
  for (const path of [`/referenzen/${id}`, '/referenzen', `/referenzen/${id}.data`, '/referenzen.data', '/']) {
    const text = await (await visitor.get(path)).text()
    expect(text).not.toMatch(/987[.,]?654/)
    expect(text).not.toContain('Probeweg')
  }
})

test('texts are shown as they were typed, markup included', async () => {
  const hostile = '<script>alert(1)</script><img src=x onerror=alert(2)> "\' &amp; 🏡'
  const id = await aStored({
    name: hostile,
    description: hostile,
    fittings: hostile,
    provision: hostile,
    city: hostile,
    district: hostile,
  })
  for (const path of [`/angebote/${id}`, '/angebote', `/angebote?q=${encodeURIComponent(hostile)}`]) {
    const html = await (await visitor.get(path)).text()
    expect(html).not.toContain('<script>alert')
    expect(html).not.toContain('<img src=x')
  }
  expect(textOf(await (await visitor.get(`/angebote/${id}`)).text())).toContain(hostile)
})

const catalogue: Partial<PropertyValues>[] = [
  { name: 'Villa', houseType: 'house', city: 'Hamburg', purchasePrice: 2_000_000, livingArea: 300, rooms: 8 },
  {
    name: 'Reihenhaus',
    houseType: 'house',
    city: 'Norderstedt',
    purchasePrice: 500_000,
    livingArea: 120,
    rooms: 4,
    halfRoom: true,
  },
  {
    name: 'Etage',
    houseType: 'apartment',
    city: 'Hamburg',
    purchasePrice: 700_000,
    livingArea: 90,
    rooms: 3,
    district: 'Eimsbüttel',
  },
  {
    name: 'Mietwohnung',
    houseType: 'apartment',
    marketType: 'rent',
    baseRent: 1_200,
    purchasePrice: null,
    city: 'Hamburg',
    livingArea: 70,
    rooms: 2,
  },
  {
    name: 'Bauplatz',
    houseType: 'plot',
    city: 'Jork',
    purchasePrice: 250_000,
    livingArea: null,
    plotArea: 900,
    rooms: null,
  },
  {
    name: 'Auf Anfrage',
    houseType: 'house',
    city: 'Hamburg',
    purchasePrice: null,
    priceOnRequest: true,
    livingArea: 200,
    rooms: 6,
  },
]

test.each([
  ['', ['Villa', 'Reihenhaus', 'Etage', 'Mietwohnung', 'Bauplatz', 'Auf Anfrage']],
  ['?marketType=rent', ['Mietwohnung']],
  ['?houseType=house', ['Villa', 'Reihenhaus', 'Auf Anfrage']],
  ['?city=Jork', ['Bauplatz']],
  ['?marketType=purchase&houseType=apartment&city=Hamburg', ['Etage']],
  ['?priceMin=500.000&priceMax=700000', ['Reihenhaus', 'Etage']],
  ['?priceMax=1.500', ['Mietwohnung']],
  ['?roomsMin=4,5', ['Villa', 'Reihenhaus', 'Auf Anfrage']],
  ['?areaMin=200', ['Villa', 'Bauplatz', 'Auf Anfrage']],
  ['?q=eimsbuttel', ['Etage']],
  ['?q=EIMSB%C3%9CTTEL+etage', ['Etage']],
  ['?q=eimsb%C3%BCttel+villa', []],
  [
    '?marketType=nonsense&priceMin=abc&page=-3&sort=drop&roomsMin=',
    ['Villa', 'Reihenhaus', 'Etage', 'Mietwohnung', 'Bauplatz', 'Auf Anfrage'],
  ],
])('the list %s shows what fits', async (query, names) => {
  await emptyDatabase()
  for (const changes of catalogue) await aStored(changes)
  expect((await listed(query)).sort()).toEqual([...names].sort())
})

test.each([
  ['priceAsc', ['Bauplatz', 'Reihenhaus', 'Etage', 'Villa', 'Auf Anfrage', 'Mietwohnung']],
  ['priceDesc', ['Villa', 'Etage', 'Reihenhaus', 'Bauplatz', 'Auf Anfrage', 'Mietwohnung']],
  ['areaDesc', ['Bauplatz', 'Villa', 'Auf Anfrage', 'Reihenhaus', 'Etage', 'Mietwohnung']],
  ['roomsDesc', ['Villa', 'Auf Anfrage', 'Reihenhaus', 'Etage', 'Mietwohnung', 'Bauplatz']],
])('sorted by %s the list has its order', async (sort, names) => {
  await emptyDatabase()
  for (const changes of catalogue) await aStored(changes)
  expect(await listed(`?sort=${sort}`)).toEqual(names)
})

test('what is recommended are highlighted offers, then the newest; the newest are exactly that', async () => {
  await emptyDatabase()
  const ids = [
    await aStored({ name: 'Alt' }),
    await aStored({ name: 'Neu' }),
    await aStored({ name: 'Vorn', highlighted: true }),
  ]
  for (const [age, id] of ids.entries()) {
    await db
      .update(properties)
      .set({ publishedAt: new Date(2026, 0, age + 1), version: sql`version + 1` })
      .where(eq(properties.id, id))
  }
  await db
    .update(properties)
    .set({ publishedAt: new Date(2020, 0, 1), version: sql`version + 1` })
    .where(eq(properties.id, ids[2] ?? ''))
  expect(await listed()).toEqual(['Vorn', 'Neu', 'Alt'])
  expect(await listed('?sort=newest')).toEqual(['Neu', 'Alt', 'Vorn'])
})

test('a page holds 25 offers, a last one of one or two joins it, and one beyond the end is no error', async () => {
  await emptyDatabase()
  const linkToNext = '<link rel="next" href="/angebote?page=2"/>'
  for (let total = 1; total <= 53; total += 1) {
    await aStored()
    if (![25, 27, 28, 52, 53].includes(total)) continue
    const isOne = total < 28
    expect(await listed()).toHaveLength(isOne ? total : 25)
    expect((await (await visitor.get('/angebote')).text()).includes(linkToNext)).toBe(!isOne)
    const second = isOne ? total : Math.min(total - 25, total === 53 ? 25 : 27)
    expect(await listed('?page=2')).toHaveLength(second)
    expect(new Set([...(await ids('')), ...(await ids('?page=2')), ...(await ids('?page=3'))]).size).toBe(total)
  }
  expect((await visitor.get('/angebote?page=999999')).status).toBe(200)
  expect((await visitor.get(`/angebote?q=${'x'.repeat(5_000)}%25'"`)).status).toBe(200)
})

test('the page says how many offers there are', async () => {
  await emptyDatabase()
  await aStored()
  await aStored({ marketType: 'rent', baseRent: 900 })
  const page = await (await visitor.get('/angebote?marketType=rent')).text()
  expect(/role="status"[^>]*>([\s\S]*?)<\/p>/.exec(page)?.[1]?.replace(/<[^>]*>/g, '')).toMatch(/^1.Angebot$/)
})

test('a rent shows the sum of what is due', async () => {
  const id = await aStored({
    marketType: 'rent',
    baseRent: 1_000,
    serviceCharge: 200,
    heatingCosts: 90,
    deposit: 3_000,
    purchasePrice: null,
  })
  const text = textOf(await (await visitor.get(`/angebote/${id}`)).text())
  for (const words of ['1.000 €', '200 €', '90 €', '1.290 €', '3.000 €']) expect(text).toContain(words)
})

test('a certificate is shown with the five particulars of § 87 GEG', async () => {
  const id = await aStored({
    energyCertificate: 'available',
    energyCertificateType: 'consumption',
    energyConsumption: 112.4,
    primaryEnergySource: 'districtHeating',
    energyYearBuilt: 1912,
    energyEfficiencyClass: 'D',
  })
  for (const path of [`/angebote/${id}`, '/angebote?sort=newest']) {
    const text = textOf(await (await visitor.get(path)).text())
    for (const words of ['Verbrauch', '112,4 kWh/(m²·a)', 'Fernwärme', '1912']) expect(text).toContain(words)
  }
})

test('toggles publish, highlight, sell, throw away and bring back', async () => {
  const signedIn = await staff()
  const id = await aStored({ published: false })
  await createPicture(db, id, { key: '0'.repeat(24), kind: 'photo', width: 64, height: 48, alt: '', caption: null })
  const post = async (act: string, fields: Record<string, string> = {}) => {
    expect((await signedIn.post(`/dashboard/properties/${id}/${act}`, fields)).status).toBe(303)
    return findProperty(db, id)
  }
  expect(await post('visibility', { published: 'on' })).toMatchObject({ published: true })
  expect(await post('highlight', { highlighted: 'on' })).toMatchObject({ highlighted: true, published: true })
  expect(await post('sale', { sold: 'on' })).toMatchObject({ sold: true, soldOn: berlinToday().slice(0, 7) })
  expect(await post('sale', { sold: 'off' })).toMatchObject({ sold: false, soldOn: null, published: true })
  expect(await post('visibility', { published: 'off' })).toMatchObject({ published: false })
  expect((await post('trash'))?.deletedAt).toBeInstanceOf(Date)
  expect((await post('visibility', { published: 'on' }))?.deletedAt).toBeInstanceOf(Date)
  expect(await post('restore')).toMatchObject({ deletedAt: null })
})

test('publishing something without a price or a picture is refused with what is missing', async () => {
  const signedIn = await staff()
  const id = await aStored({ published: false, purchasePrice: null })
  const answer = await signedIn.post(`/dashboard/properties/${id}/visibility`, { published: 'on' })
  expect(answer.headers.get('Location')).toBe(`/dashboard/properties/${id}`)
  expect((await findProperty(db, id))?.published).toBe(false)
  const text = textOf(await (await signedIn.get(`/dashboard/properties/${id}`)).text())
  expect(text).toContain('Nicht veröffentlicht. Es fehlt noch: Kaufpreis, Mindestens ein Bild')
})

test('a stale save aborts the whole batch, and a flag can always be set', async () => {
  const id = await aStored({ name: 'Eins' })
  const values = aProperty({ name: 'Zwei' })
  expect(await updateProperty(db, id, values, 1, 'A')).toBe('saved')
  expect(await updateProperty(db, id, { ...values, name: 'Drei' }, 1, 'B')).toBe('stale')
  const batch = db.batch([
    db.update(properties).set({ name: 'Vier', version: 3 }).where(eq(properties.id, id)),
    db.update(properties).set({ name: 'Fünf', version: 3 }).where(eq(properties.id, id)),
  ])
  await expect(batch).rejects.toThrow()
  expect(await changeStates(db, [id], { reserved: true }, 'C')).toMatchObject([{ result: 'changed' }])
  const row = await findProperty(db, id)
  expect(row).toMatchObject({ name: 'Zwei', version: 3, reserved: true })
  expect(row && valuesOf(row).name).toBe('Zwei')
})

test('a search of a hundred words is answered, for visitors and for staff', async () => {
  const words = Array.from({ length: 100 }, (_, index) => `w${index}`).join('+')
  expect((await visitor.get(`/angebote?q=${words}`)).status).toBe(200)
  expect((await visitor.get(`/angebote?q=${'%EF%B7%BA'.repeat(100)}`)).status).toBe(200)
  expect((await (await staff()).get(`/dashboard/properties?q=${words}&page=99`)).status).toBe(200)
})

test('an order that was asked for is kept by highlighted offers too', async () => {
  await emptyDatabase()
  await aStored({ name: 'Teuer', purchasePrice: 900_000, highlighted: true })
  await aStored({ name: 'Billig', purchasePrice: 100_000 })
  expect(await listed('?sort=priceAsc')).toEqual(['Billig', 'Teuer'])
  expect((await listed())[0]).toBe('Teuer')
})

test('what comes back from the trash is a draft', async () => {
  const signedIn = await staff()
  const id = await aStored()
  await signedIn.post(`/dashboard/properties/${id}/trash`, { redirectTo: '/dashboard/properties?tab=drafts' })
  const trashed = await findProperty(db, id)
  await signedIn.post(`/dashboard/properties/${id}/visibility`, { published: 'on' })
  expect(await findProperty(db, id)).toEqual(trashed)
  const back = await signedIn.post(`/dashboard/properties/${id}/restore`, {
    redirectTo: '/dashboard/properties?tab=trash',
  })
  expect(back.headers.get('Location')).toBe('/dashboard/properties?tab=trash')
  expect((await visitor.get(`/angebote/${id}`)).status).toBe(404)
})

/** What stands on a page below its heading: the names of offers. */
async function gonePage(path: string) {
  const answer = await visitor.get(path)
  const page = await answer.text()
  const names = [...page.matchAll(/<h3[^>]*>\s*<a[^>]*>([\s\S]*?)<\/a>/g)].map(([, name = '']) =>
    textOf(`<body>${name}`),
  )
  return { status: answer.status, page, text: textOf(page), names }
}

test('an offer that is offline says so, with offers like it, and tells nothing of itself', async () => {
  await emptyDatabase()
  const ids: Record<string, string> = {}
  const secret = { propertyNumber: 'GEHEIM-1', purchasePrice: 777_777, city: 'Jork' }
  ids.offline = await aStored({ ...secret, name: 'Zurückgezogen' })
  ids.trashed = await aStored({ ...secret, name: 'Weggeworfen', propertyNumber: 'GEHEIM-2' })
  await changeStates(db, [ids.offline], { published: false }, 'Test')
  await setTrashed(db, ids.trashed, true, 'Test')
  for (const name of ['Eins', 'Zwei', 'Drei']) await aStored({ name, city: 'Jork' })
  for (const name of ['Wohnung 1', 'Wohnung 2', 'Wohnung 3']) await aStored({ name, houseType: 'apartment' })
  for (const id of [ids.offline, ids.trashed]) {
    const { status, page, text, names } = await gonePage(`/angebote/${id}`)
    expect(status).toBe(404)
    expect(text).toContain('Dieses Angebot ist nicht mehr online')
    expect(page).toContain('<meta name="robots" content="noindex, nofollow"/>')
    expect(page).not.toContain('canonical')
    expect(names.sort()).toEqual(['Drei', 'Eins', 'Zwei'])
    expect(page).toContain('Ähnliche Angebote')
    for (const hidden of ['Zurückgezogen', 'Weggeworfen', 'GEHEIM', '777.777', '777777'])
      expect(page).not.toContain(hidden)
  }
})

test('an unknown offer and a draft that nobody saw lead to the newest offers, alike', async () => {
  await emptyDatabase()
  const draft = await aStored({ name: 'Entwurf', published: false, houseType: 'plot' })
  for (const name of ['Alt', 'Haus', 'Wohnung', 'Platz']) await aStored({ name, houseType: 'plot' })
  await db.run(sql`update properties set published_at = 1000, version = version + 1 where name = 'Alt'`)
  for (const id of ['zzzzzzzzzzzz', draft]) {
    const { status, page, text, names } = await gonePage(`/angebote/${id}`)
    expect(status).toBe(404)
    expect(text).toContain('Dieses Angebot ist nicht mehr online')
    expect(names.sort()).toEqual(['Haus', 'Platz', 'Wohnung'])
    expect(page).toContain('Neueste Angebote')
    expect(page).not.toContain('Entwurf')
  }
  // What never was the address of an offer is a page like any other that does not exist.
  expect(await gonePage('/angebote/gibt-es-nicht')).toMatchObject({
    status: 404,
    text: expect.stringContaining('Sie haben eine Seite aufgerufen, die nicht oder nicht mehr existiert.'),
  })
  await emptyDatabase()
  expect((await gonePage('/angebote/zzzzzzzzzzzz')).status).toBe(404)
})
