/** Lift, balcony, garden and barrier-free: what visitors look for beside sizes, from the form to the list. */
import { eq, getTableColumns } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { newId } from '#app/data/database.server.ts'
import { createProperty } from '#app/data/properties/properties.server.ts'
import { properties } from '#app/data/tables/properties.server.ts'
import type { PropertyValues } from '#app/domain/properties/property.ts'
import { aProperty } from '#tests/support/properties.ts'
import { createdBy, publishedBy } from '#tests/support/property-form.ts'
import { db, resultsOn, staff, textOf, unescaped, Visitor } from '#tests/support/visitor.ts'

const visitor = new Visitor()

async function stored(changes: Partial<PropertyValues>): Promise<string> {
  const id = newId()
  await createProperty(db, id, aProperty(changes), 'Test')
  return id
}

async function listed(query: string): Promise<string> {
  return (await visitor.get(`/angebote${query}`)).text()
}

function namesOn(page: string): string[] {
  const titles = resultsOn(page).matchAll(/<h3[^>]*>\s*<a[^>]*>([\s\S]*?)<\/a>/g)
  return [...titles].map(([, name = '']) => textOf(`<body>${name}`)).sort()
}

async function theseOffers(offers: Partial<PropertyValues>[]): Promise<void> {
  await db.delete(properties)
  for (const changes of offers) await stored(changes)
}

test.each([
  ['elevator', ['Mit Lift']],
  ['balcony', ['Gesagt', 'Gezählt', 'Terrasse']],
  ['garden', ['Garten']],
  ['barrierFree', ['Rollstuhl', 'Stufenlos']],
])('a list narrowed by %s shows what has it, and only that', async (name, expected) => {
  await theseOffers([
    { name: 'Mit Lift', elevator: 'yes' },
    { name: 'Ohne Lift', elevator: 'no' },
    { name: 'Gesagt', balconyOrTerrace: 'yes' },
    { name: 'Gezählt', balconies: 2 },
    { name: 'Terrasse', balconyOrTerrace: 'no', terraces: 1 },
    { name: 'Kein Balkon', balconies: 0, terraces: 0 },
    { name: 'Garten', garden: 'yes' },
    { name: 'Stufenlos', barrierFree: 'stepless' },
    { name: 'Rollstuhl', barrierFree: 'wheelchair' },
    { name: 'Stufen', barrierFree: 'no' },
    // What was typed before it became a plot stays in the form, and is nobody's garden.
    { name: 'Bauplatz', houseType: 'plot', plotArea: 800, garden: 'yes', elevator: 'yes', balconies: 1 },
  ])
  expect(namesOn(await listed(`?${name}=on`))).toEqual(expected)
})

test('features are ticked in the form, named above the list, taken off there, and counted', async () => {
  await theseOffers([
    { name: 'Beides', elevator: 'yes', garden: 'yes' },
    { name: 'Lift', elevator: 'yes' },
    { name: 'Lift zur Miete', elevator: 'yes', marketType: 'rent', baseRent: 900, purchasePrice: null },
  ])
  const page = await listed('?elevator=on&garden=on')
  expect(namesOn(page)).toEqual(['Beides'])
  const ticked = [...page.matchAll(/<input type="checkbox" name="(\w+)"[^>]*>/g)].filter(([tag]) =>
    / checked/.test(tag),
  )
  expect(ticked.map(([, name]) => name)).toEqual(['elevator', 'garden'])
  expect(page).toMatch(/<details[^>]* open[^>]*>\s*<summary>(?:(?!<\/summary>)[\s\S])*Weitere Kriterien/)
  expect(unescaped(page)).toContain('href="/angebote?garden=on"')
  expect(unescaped(page)).toContain('href="/angebote?elevator=on"')
  // Each option says how many there would be with all other filters as they are.
  expect(textOf(await listed('?elevator=on'))).toContain('Kauf (2) Miete (1)')
  const english = new Visitor()
  english.speak('en')
  expect(textOf(await (await english.get('/angebote?barrierFree=on')).text())).toContain('Step-free or wheelchair')
})

test('where nothing has all of it, the list says which single feature stands in the way', async () => {
  await theseOffers([
    { name: 'Lift', elevator: 'yes' },
    { name: 'Garten', garden: 'yes' },
  ])
  const page = textOf(await listed('?elevator=on&garden=on'))
  expect(page).toContain('Auch ohne Aufzug 1 Angebot')
  expect(page).toContain('Auch ohne Garten 1 Angebot')
})

test('what is no tick is left out and named; the search goes along to the contact form', async () => {
  await theseOffers([{ name: 'Lift', elevator: 'yes' }])
  const page = await listed('?elevator=vielleicht')
  expect(namesOn(page)).toEqual(['Lift'])
  expect(textOf(page)).toContain('Die Auswahl „vielleicht“ gibt es hier nicht.')
  expect(textOf(await (await visitor.get('/kontakt?elevator=on&balcony=on')).text())).toContain(
    'Ich suche Immobilien, mit Aufzug, mit Balkon oder Terrasse.',
  )
})

test('the answer about balcony and terrace alone is stored, shown and found, and counts say more', async () => {
  await db.delete(properties)
  const agent = await staff()
  const common = {
    responsibleMember: '',
    energyCertificate: 'pending',
    priceOnRequest: '',
    balconies: '',
    terraces: '',
  }
  const answered = await publishedBy(agent, { ...common, balconyOrTerrace: 'yes' })
  const denied = await publishedBy(agent, { ...common, balconyOrTerrace: 'no' })
  const counted = await publishedBy(agent, { ...common, balconyOrTerrace: '', balconies: '2', terraces: '1' })
  const silent = await publishedBy(agent, { ...common, balconyOrTerrace: '' })
  const read = async (id: string) => textOf(await (await visitor.get(`/angebote/${id}`)).text())
  expect(await read(answered)).toContain('Balkon oder Terrasse Ja')
  expect(await read(denied)).toContain('Balkon oder Terrasse Nein')
  expect(await read(counted)).toContain('Balkon oder Terrasse 2 Balkone, 1 Terrasse')
  expect(await read(silent)).not.toContain('Balkon')
  const found = resultsOn(await listed('?balcony=on'))
  expect([answered, counted].every((id) => found.includes(`/angebote/${id}`))).toBe(true)
  expect([denied, silent].some((id) => found.includes(`/angebote/${id}`))).toBe(false)
})

test('every new field goes from the form to the pages of the offer, in both languages', async () => {
  const agent = await staff()
  const common = { responsibleMember: '', energyCertificate: 'pending', priceOnRequest: '' }
  const sale = await publishedBy(agent, common)
  const rental = await publishedBy(agent, { ...common, marketType: 'rent', deposit: '' })
  const english = new Visitor()
  english.speak('en')
  const both = {
    de: ['Garten Ja', 'Aufzug Nein', 'Einbauküche Ja', 'Barrierefrei Stufenlos erreichbar', 'Möbliert Teilweise'],
    en: ['Garden Yes', 'Lift No', 'Fitted kitchen Yes', 'Accessibility Step-free access', 'Furnished Partly'],
  }
  const own = {
    de: {
      [sale]: ['Zuletzt modernisiert 2019', 'Derzeit vermietet Nein', 'Mieteinnahmen im Jahr 48.000 €'],
      [rental]: ['Haustiere Nach Absprache', 'Kaution Bürgschaft einer Bank'],
    },
    en: {
      [sale]: ['Last modernised 2019', 'Currently let No', 'Rental income per year €48,000'],
      [rental]: ['Pets By arrangement', 'Deposit Guarantee by a bank'],
    },
  }
  for (const [locale, reader] of [
    ['de', visitor],
    ['en', english],
  ] as const) {
    for (const end of ['', '/expose']) {
      for (const id of [sale, rental]) {
        const page = textOf(await (await reader.get(`/angebote/${id}${end}`)).text())
        for (const words of [...both[locale], ...(own[locale][id] ?? [])])
          expect([id, end, page]).toEqual([id, end, expect.stringContaining(words)])
      }
    }
  }
  // The deposit in words is for where there is no sum.
  const withSum = await publishedBy(agent, { ...common, marketType: 'rent' })
  const page = textOf(await (await visitor.get(`/angebote/${withSum}`)).text())
  expect(page).toContain('Kaution 3.600 €')
  expect(page).not.toContain('Bürgschaft')
  expect(textOf(await (await visitor.get(`/angebote/${sale}`)).text())).not.toContain('Haustiere')
})

const place = { latitude: 53.628751, longitude: 10.690412 }

test('where a property lies is said to machines, and only where its address is public', async () => {
  const open = await stored({
    ...place,
    name: 'Offen',
    addressVisible: true,
    petsAllowed: 'yes',
    elevator: 'no',
    balconies: 1,
  })
  const html = await (await visitor.get(`/angebote/${open}`)).text()
  expect(html).toContain('"geo":{"@type":"GeoCoordinates","latitude":53.628751,"longitude":10.690412}')
  expect(html).toContain('"name":"elevator","value":false')
  expect(html).toContain('"name":"balcony or terrace","value":true')
  expect(textOf(html)).not.toContain('53,628')

  const hidden = await stored({ ...place, name: 'Verborgen', addressVisible: false })
  const sold = await stored({ ...place, name: 'Verkauft', addressVisible: true, sold: true })
  await db.delete(properties).where(eq(properties.id, open))
  const pages = ['', '/expose'].map((end) => `/angebote/${hidden}${end}`)
  const all = [...pages, `/referenzen/${sold}`, '/angebote', '/', '/referenzen'].flatMap((path) => [
    path,
    path === '/' ? '/_root.data' : `${path}.data`,
  ])
  for (const path of [...all, '/angebote.atom', '/sitemap.xml']) {
    const answer = await visitor.get(path)
    const body = await answer.text()
    expect([path, answer.status]).toEqual([path, 200])
    for (const trace of ['53.628', '53,628', '10.690', '10,690', 'GeoCoordinates'])
      expect([path, body.includes(trace)]).toEqual([path, false])
  }
})

test.each([
  ['53.541', 53.541],
  ['53,541', 53.541],
  ['53.541086', 53.541086],
  ['-33.8688197', -33.86882],
])('a latitude typed as %s is read as degrees', async (typed, latitude) => {
  // Far from the address, and meant so.
  const meant = { 'meant.latitude': `${latitude} 9.993682` }
  const id = await createdBy(await staff(), { responsibleMember: '', latitude: typed, ...meant })
  const [row] = await db.select(getTableColumns(properties)).from(properties).where(eq(properties.id, id))
  expect(row?.latitude).toBe(latitude)
})
