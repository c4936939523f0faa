/** The list of offers as a search: its counts, what it does with nonsense, and what it offers when nothing fits. */

import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { newId } from '#app/data/database.server.ts'
import { createProperty } from '#app/data/properties/properties.server.ts'
import { properties } from '#app/data/tables/properties.server.ts'
import type { PropertyValues } from '#app/domain/properties/property.ts'
import type { Locale } from '#app/fields/locale.ts'
import { promises } from '#scripts/bench/promises.ts'
import { aProperty } from '#tests/support/properties.ts'
import { planOf, statementsDuring } from '#tests/support/statements.ts'
import { controlValue, db, resultsOn, textOf, unescaped, Visitor } from '#tests/support/visitor.ts'

const visitor = new Visitor()

async function theseOffers(offers: Partial<PropertyValues>[]): Promise<void> {
  await db.delete(properties)
  for (const changes of offers) await createProperty(db, newId(), aProperty(changes), 'Test')
}

async function listPage(query = ''): Promise<string> {
  const answer = await visitor.get(`/angebote${query}`)
  expect(answer.status).toBe(200)
  return answer.text()
}

function namesOn(page: string): string[] {
  return [...resultsOn(page).matchAll(/<h3[^>]*>\s*<a[^>]*>([\s\S]*?)<\/a>/g)].map(([, name = '']) =>
    textOf(`<body>${name}`),
  )
}

/** The options of a select that have a value, as they read. */
function optionsOn(page: string, name: string): string[] {
  const select = new RegExp(`<select[^>]*\\sname="${name}"[^>]*>([\\s\\S]*?)</select>`).exec(page)?.[1] ?? ''
  return [...select.matchAll(/<option[^>]*\svalue="[^"]+"[^>]*>([^<]*)</g)].map(([, words = '']) => unescaped(words))
}

function statusOn(page: string): string {
  return textOf(`<body>${/role="status"[^>]*>([\s\S]*?)<\/p>/.exec(page)?.[1] ?? ''}`)
}

/** The links that lead to another list, by their words, with the number of offers they promise. */
function waysOn(page: string): { words: string; to: string }[] {
  const section = page.slice(page.indexOf('Dazu passt gerade kein Angebot'))
  const links = section.slice(0, section.indexOf('</ul>')).matchAll(/<a[^>]*\shref="([^"]*)"[^>]*>([\s\S]*?)<\/a>/g)
  return [...links].map(([, to = '', words = '']) => ({ words: textOf(`<body>${words}`), to: unescaped(to) }))
}

const catalogue: Partial<PropertyValues>[] = [
  { name: 'Villa', city: 'Hamburg', purchasePrice: 2_000_000, livingArea: 300, rooms: 8 },
  { name: 'Reihenhaus', city: 'Norderstedt', purchasePrice: 487_300, livingArea: 118.5, rooms: 4, halfRoom: true },
  { name: 'Kate', city: 'Jork', purchasePrice: 489_000, livingArea: 96, rooms: 4 },
  { name: 'Etage', houseType: 'apartment', city: 'Hamburg', purchasePrice: 700_000, livingArea: 90, rooms: 3 },
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
  { name: 'Bauplatz', houseType: 'plot', city: 'Jork', purchasePrice: 250_000, plotArea: 900, rooms: null },
  { name: 'Auf Anfrage', city: 'Hamburg', purchasePrice: null, priceOnRequest: true, livingArea: 200, rooms: 6 },
]

test('without filters every option says how many offers it would show', async () => {
  await theseOffers([...catalogue, { name: 'Entwurf', published: false }, { name: 'Verkauft', sold: true }])
  const page = await listPage()
  expect(optionsOn(page, 'marketType')).toEqual(['Kauf (6)', 'Miete (1)'])
  expect(optionsOn(page, 'houseType')).toEqual(['Wohnung (2)', 'Haus (4)', 'Grundstück (1)'])
  expect(optionsOn(page, 'city')).toEqual(['Hamburg (4)', 'Jork (2)', 'Norderstedt (1)'])
  expect(statusOn(page)).toBe('7 Angebote')
})

test('the counts of an option take the other filters into account, and nothing disappears', async () => {
  await theseOffers(catalogue)
  const rent = await listPage('?marketType=rent')
  expect(optionsOn(rent, 'marketType')).toEqual(['Kauf (6)', 'Miete (1)'])
  expect(optionsOn(rent, 'houseType')).toEqual(['Wohnung (1)', 'Haus (0)', 'Grundstück (0)'])
  expect(optionsOn(rent, 'city')).toEqual(['Hamburg (1)', 'Jork (0)', 'Norderstedt (0)'])
  const cheap = await listPage('?priceMax=500.000&houseType=house')
  expect(optionsOn(cheap, 'marketType')).toEqual(['Kauf (2)', 'Miete (0)'])
  expect(optionsOn(cheap, 'houseType')).toEqual(['Wohnung (1)', 'Haus (2)', 'Grundstück (1)'])
  expect(optionsOn(cheap, 'city')).toEqual(['Jork (1)', 'Norderstedt (1)', 'Hamburg (0)'])
  expect(statusOn(cheap)).toBe('2 Angebote')
  const unknown = await listPage('?city=Bremen')
  expect(controlValue(unknown, 'city')).toBe('Bremen')
  expect(optionsOn(unknown, 'city')).toContain('Bremen (0)')
})

test.each([
  [
    '?houseType=house&priceMax=450.000',
    [
      ['Preis bis 490.000 € 2 Angebote', '/angebote?houseType=house&priceMax=490000'],
      ['Alle Arten von Immobilien 2 Angebote', '/angebote?priceMax=450000'],
    ],
  ],
  [
    '?houseType=house&city=Jork&areaMin=110&roomsMin=3',
    [
      ['Fläche ab 95 m² 1 Angebot', '/angebote?houseType=house&city=Jork&roomsMin=3&areaMin=95'],
      ['In Hamburg 2 Angebote', '/angebote?houseType=house&city=Hamburg&roomsMin=3&areaMin=110'],
      ['In Norderstedt 1 Angebot', '/angebote?houseType=house&city=Norderstedt&roomsMin=3&areaMin=110'],
    ],
  ],
  [
    '?city=Norderstedt&roomsMin=6',
    [
      ['Ab 4,5 Zimmern 1 Angebot', '/angebote?city=Norderstedt&roomsMin=4.5'],
      ['In Hamburg 2 Angebote', '/angebote?city=Hamburg&roomsMin=6'],
    ],
  ],
  [
    '?houseType=plot&roomsMin=3',
    [
      ['Alle Arten von Immobilien 5 Angebote', '/angebote?roomsMin=3'],
      ['Zimmerzahl offen 1 Angebot', '/angebote?houseType=plot'],
    ],
  ],
  [
    '?marketType=purchase&priceMin=800.000&q=etage',
    [
      ['Preis ab 700.000 € 1 Angebot', '/angebote?marketType=purchase&priceMin=700000&q=etage'],
      ['Ohne „etage“ 1 Angebot', '/angebote?marketType=purchase&priceMin=800000'],
    ],
  ],
  [
    '?marketType=rent&city=Jork&sort=priceAsc',
    [
      ['In Hamburg 1 Angebot', '/angebote?marketType=rent&city=Hamburg&sort=priceAsc'],
      ['Kauf und Miete 2 Angebote', '/angebote?city=Jork&sort=priceAsc'],
    ],
  ],
  ['?marketType=rent&houseType=plot&q=nirgends', [['Alle Filter aufheben 7 Angebote', '/angebote']]],
])('when %s finds nothing, the nearest changes are offered, and keep their word', async (query, ways) => {
  await theseOffers(catalogue)
  const page = await listPage(query)
  expect(statusOn(page)).toBe('0 Angebote')
  expect(waysOn(page)).toEqual(ways.map(([words, to]) => ({ words, to })))
  for (const { words, to } of waysOn(page)) {
    expect(words).toContain(statusOn(await (await visitor.get(to)).text()))
  }
})

test('without any offer there is nothing to loosen, only somebody to ask', async () => {
  await theseOffers([])
  for (const query of ['', '?city=Jork&priceMax=1']) {
    const text = textOf(await listPage(query))
    expect(text).toContain('Zurzeit zeigen wir keine Angebote.')
    expect(text).toContain('Suche nennen')
    expect(text).not.toContain('Änderung')
  }
})

const all = catalogue.map(({ name }) => name)

test.each<[string, { shows?: (string | undefined)[]; says?: string; field?: [string, string] }]>([
  ['?marketType=&houseType=&city=&priceMin=&priceMax=&roomsMin=&areaMin=&q=', {}],
  ['?priceMin=abc', { says: '„abc“ ist kein Preis und wurde nicht berücksichtigt.', field: ['priceMin', 'abc'] }],
  ['?priceMax=-1', { says: '„-1“ ist kein Preis', field: ['priceMax', '-1'] }],
  ['?roomsMin=viele', { says: '„viele“ ist keine Zimmerzahl', field: ['roomsMin', 'viele'] }],
  ['?areaMin=gro%C3%9F', { says: '„groß“ ist keine Fläche', field: ['areaMin', 'groß'] }],
  [`?priceMin=${'9'.repeat(5_000)}`, { says: `„${'9'.repeat(40)}…“ ist kein Preis` }],
  ['?marketType=foo', { says: 'Die Auswahl „foo“ gibt es hier nicht.', field: ['marketType', ''] }],
  ['?houseType=%3Cb%3E', { says: 'Die Auswahl „<b>“ gibt es hier nicht.' }],
  ['?page=-3', {}],
  ['?page=1e3', {}],
  ['?page=999999', { says: 'So viele Seiten gibt es nicht. Alles, was passt, steht auf dieser.' }],
  ['?sort=drop', {}],
  [`?q=${'x'.repeat(5_000)}`, { shows: [], says: 'nur nach den ersten 200 Zeichen', field: ['q', 'x'.repeat(200)] }],
  ['?q=%25', { shows: [] }],
  ['?q=_', { shows: [] }],
  ['?q=%27%22%3B--', { shows: [] }],
  ['?q=%00', {}],
  ['?q=xq%00%00zq', { shows: [], field: ['q', 'xq zq'] }],
  ['?city=%25', { shows: [] }],
  [
    '?priceMin=500000&priceMax=300000',
    {
      shows: ['Reihenhaus', 'Kate'],
      says: 'Gesucht wurde von 300.000 € bis 500.000 €.',
      field: ['priceMin', '300.000'],
    },
  ],
  ['?city=Jork&city=Hamburg', { shows: ['Kate', 'Bauplatz'], field: ['city', 'Jork'] }],
  ['?q=&q=villa&priceMin=&priceMin=1', { shows: ['Villa'] }],
])('%s is no error, and says what it must', async (query, { shows = all, says, field }) => {
  await theseOffers(catalogue)
  const page = await listPage(query)
  expect(namesOn(page).sort()).toEqual([...shows].sort())
  if (says) expect(textOf(page)).toContain(says)
  else expect(page).not.toContain('id="hinweis-')
  if (field) expect(controlValue(page, field[0])).toBe(field[1])
})

test('what was not understood is marked at its field and goes into no link', async () => {
  await theseOffers(catalogue)
  const page = await listPage('?priceMin=abc&city=Hamburg&houseType=foo')
  const input = /<input[^>]*name="priceMin"[^>]*>/.exec(page)?.[0]
  expect(input).toContain('aria-invalid="true"')
  expect(input).toContain('aria-describedby="hinweis-priceMin"')
  expect(page).toContain('id="hinweis-priceMin"')
  expect(/<input[^>]*name="priceMax"[^>]*>/.exec(page)?.[0]).not.toMatch(/aria-(?:invalid|describedby)/)
  const links = [...page.matchAll(/href="(\/angebote\?[^"]*)"/g)].map(([, to = '']) => unescaped(to))
  expect(links.length).toBeGreaterThan(3)
  for (const to of links) expect(to).not.toMatch(/abc|foo/)
})

test.each([
  ['strasse', ['Straßenhaus']],
  ['STRASSE', ['Straßenhaus']],
  ['Straße', ['Straßenhaus']],
  ['muller', ['Straßenhaus']],
  ['Müller', ['Straßenhaus']],
  ['mueller', ['Straßenhaus']],
  ['hof mueller', ['Straßenhaus']],
  ['müller straße nord', []],
  ['lüneburg', ['Heidehof']],
  ['LUENEBURG', ['Heidehof']],
  ['GI-1042/a', ['Heidehof']],
  ['gi1042a', ['Heidehof']],
  ['GI 1042', ['Heidehof']],
  ['1042', ['Heidehof']],
  ['gi', ['Heidehof', 'Straßenhaus']],
  ['GI77', ['Straßenhaus']],
  ['gi-77', ['Straßenhaus']],
  ['gi1043', []],
])('the text %s finds what is meant', async (q, names) => {
  await theseOffers([
    { name: 'Straßenhaus', propertyNumber: 'GI 77', description: 'Am Hof der Familie Müller.' },
    { name: 'Heidehof', propertyNumber: 'GI-1042/a', city: 'Lüneburg' },
  ])
  const page = await listPage(`?q=${encodeURIComponent(q)}`)
  expect(namesOn(page).sort()).toEqual([...names].sort())
})

test.each([
  ['priceAsc', ['A', 'B', 'ohne 1', 'ohne 2']],
  ['priceDesc', ['B', 'A', 'ohne 1', 'ohne 2']],
  ['areaDesc', ['B', 'A', 'ohne 1', 'ohne 2']],
  ['roomsDesc', ['B', 'A', 'ohne 1', 'ohne 2']],
])('sorted by %s, what has no value comes last, and equals stay in the order of their ids', async (sort, names) => {
  await db.delete(properties)
  const stored: [string, Partial<PropertyValues>][] = [
    ['3', { name: 'ohne 2', purchasePrice: null, priceOnRequest: true, livingArea: null, rooms: null }],
    [
      '2',
      { name: 'ohne 1', purchasePrice: null, priceOnRequest: true, livingArea: null, rooms: null, highlighted: true },
    ],
    ['1', { name: 'A', purchasePrice: 100, livingArea: 50, rooms: 3 }],
    ['4', { name: 'B', purchasePrice: 200, livingArea: 60, rooms: 3, halfRoom: true }],
  ]
  for (const [id, changes] of stored) await createProperty(db, id, aProperty(changes), 'Test')
  expect(namesOn(await listPage(`?sort=${sort}`))).toEqual(names)
})

test('the pages of a list keep its filters, name their neighbours and their number', async () => {
  await theseOffers(Array.from({ length: 53 }, () => ({ city: 'Jork' })))
  const second = await listPage('?city=Jork&sort=priceAsc&page=2')
  expect(statusOn(second)).toBe('53 Angebote , Seite 2 von 3')
  expect(second).toContain('<title>Immobilien in Jork, 53 Angebote, Seite 2')
  expect(second).toContain('<link rel="prev" href="/angebote?city=Jork&amp;sort=priceAsc"/>')
  expect(second).toContain('<link rel="next" href="/angebote?city=Jork&amp;sort=priceAsc&amp;page=3"/>')
  expect(second).toMatch(/<link rel="canonical" href="[^"?]*\/angebote"\/>/)
  const last = await listPage('?city=Jork&page=99')
  expect(namesOn(last)).toHaveLength(3)
  expect(textOf(last)).toContain('So viele Seiten gibt es nicht. Sie sehen die letzte, Seite 3.')
  expect(last).not.toContain('rel="next"')
})

const statementsOf = (path: string) => statementsDuring(() => visitor.get(path))

test.each([
  '/angebote',
  '/angebote?marketType=purchase&houseType=house',
  '/angebote?page=99',
  '/angebote?q=haus+hamburg+g-1&priceMax=900000&roomsMin=2&areaMin=50&priceMin=5&sort=priceAsc',
  `/angebote?city=X&priceMax=1&priceMin=1&roomsMin=9&areaMin=9&marketType=rent&houseType=plot&q=${'ae-ue+'.repeat(30)}`,
])('%s takes at most four queries, each one pass through the index of the published offers', async (path) => {
  await theseOffers(catalogue)
  const statements = await statementsOf(path)
  expect(statements.length).toBeGreaterThan(1)
  expect(statements.length).toBeLessThanOrEqual(promises.statements.limit)
  for (const statement of statements) {
    const passes = (await planOf(statement)).filter((line) => /^(?:SCAN|SEARCH) properties\b(?!.*\(id=\?\))/.test(line))
    expect(passes.length).toBeLessThanOrEqual(1)
    for (const pass of passes) expect(pass).toMatch(/^(?:SCAN|SEARCH) properties USING COVERING INDEX offers_/)
  }
})

test('the usual list is read in the order of the index, and no further than its page', async () => {
  await theseOffers(Array.from({ length: 40 }, () => ({})))
  const [page] = (await statementsOf('/angebote')).filter(({ text }) => text.includes('limit'))
  if (!page) throw new Error('no query with a limit')
  const plan = await planOf(page)
  expect(plan).toContain('SCAN properties USING COVERING INDEX offers_recommended')
  // What stands on the page is sorted, and the pictures of each tile; nothing else is.
  expect(plan.filter((line) => line.includes('ORDER BY'))).toEqual(['USE TEMP B-TREE FOR ORDER BY'])
})

test('highlighted offers lead the usual order only, the first with the beginning of its description', async () => {
  await theseOffers([
    { name: 'Vorn', highlighted: true, purchasePrice: 900_000, description: 'Der Anfang.\n\nDer Rest.' },
    { name: 'Hinten', purchasePrice: 100_000 },
  ])
  await db
    .update(properties)
    .set({ publishedAt: new Date(2020, 0, 1), version: sql`version + 1` })
    .where(eq(properties.name, 'Vorn'))
  const usual = await listPage()
  expect(namesOn(usual)).toEqual(['Vorn', 'Hinten'])
  expect(textOf(usual)).toContain('Der Anfang.')
  expect(usual).not.toContain('Der Rest.')
  const byPrice = await listPage('?sort=priceAsc')
  expect(namesOn(byPrice)).toEqual(['Hinten', 'Vorn'])
  for (const query of ['?city=Hamburg', '?sort=priceDesc']) {
    expect(textOf(await listPage(query))).not.toContain('Der Anfang.')
  }
})

const districts: Partial<PropertyValues>[] = [
  { name: 'Am Fischmarkt', city: 'Hamburg', district: 'Altona', purchasePrice: 400_000 },
  { name: 'Am Bahnhof', city: 'Hamburg', district: 'Altona', purchasePrice: 900_000 },
  { name: 'Am Park', city: 'Hamburg', district: 'Eimsbüttel', houseType: 'apartment', purchasePrice: 500_000 },
  { name: 'Im Dorf', city: 'Jork', district: 'Borstel' },
  { name: 'Am Rand', city: 'Jork' },
]

test('a town with several districts can be narrowed to one of them, and each says how many it has', async () => {
  await theseOffers(districts)
  expect(await listPage()).not.toContain('name="district"')
  // One district is no choice.
  expect(await listPage('?city=Jork')).not.toContain('name="district"')
  const city = await listPage('?city=Hamburg&houseType=house')
  expect(optionsOn(city, 'district')).toEqual(['Altona (2)', 'Eimsbüttel (0)'])
  const one = await listPage('?city=Hamburg&district=Altona&priceMax=500.000')
  expect(namesOn(one)).toEqual(['Am Fischmarkt'])
  expect(controlValue(one, 'district')).toBe('Altona')
  const chip = /<a[^>]*href="([^"]*)"[^>]*>(?:(?!<\/a>)[\s\S])*Altona/.exec(one)?.[1]
  expect(unescaped(chip ?? '')).toBe('/angebote?city=Hamburg&priceMax=500000')
  // The district goes with its town.
  expect(unescaped(one)).toContain('href="/angebote?priceMax=500000"')
  expect(one).toMatch(/<link rel="canonical" href="[^"?]*\/angebote"\/>/)
})

test.each([
  ['?city=Hamburg&district=Nirgends', 3, '„Nirgends“'],
  ['?city=Hamburg&district=Nirgends&priceMax=500.000', 2, '„Nirgends“'],
  ['?city=Hamburg&district=Borstel&page=9', 3, '„Borstel“'],
  ['?district=Altona', 5, '„Altona“'],
  [`?city=Hamburg&district=${'%F0%9F%8F%A1'.repeat(300)}`, 3, '…“'],
])('a district that the list does not know, %s, is left out and said so', async (query, total, quoted) => {
  await theseOffers(districts)
  const page = await listPage(query)
  expect(namesOn(page)).toHaveLength(total)
  expect(textOf(page)).toMatch(new RegExp(`Den Stadtteil .*${quoted} gibt es in dieser Auswahl nicht`))
  const links = [...page.matchAll(/href="(\/angebote\?[^"]*)"/g)].map(([, to]) => to)
  expect(links.length).toBeGreaterThan(0)
  expect(links.filter((to) => to?.includes('district'))).toEqual([])
})

test('when a district has nothing that fits, its town is the nearest change', async () => {
  await theseOffers(districts)
  const [way] = waysOn(await listPage('?city=Hamburg&district=Eimsb%C3%BCttel&houseType=house'))
  expect(way).toEqual({ words: 'Ganz Hamburg 2 Angebote', to: '/angebote?houseType=house&city=Hamburg' })
})

test('a full page begins with a lead, so that its other tiles fill two columns and three', async () => {
  await theseOffers(Array.from({ length: 28 }, () => ({})))
  const tiles = (page: string) => [...resultsOn(page).matchAll(/<article class="([^"]*)"/g)].map(([, names]) => names)
  const [lead, ...others] = tiles(await listPage())
  expect(others).toHaveLength(24)
  expect(lead).toContain(' ')
  expect(new Set(others).size).toBe(1)
  expect(new Set(tiles(await listPage('?page=2'))).size).toBe(1)
})

const rental: Partial<PropertyValues> = { marketType: 'rent', baseRent: 900, purchasePrice: null }

test('sorted by price, purchases stand before rentals, and the page says so where it shows both', async () => {
  await theseOffers([{ ...rental, name: 'Miete' }, { name: 'Kauf' }])
  const both = 'Zuerst Kauf, dann Miete, beides nach dem Preis.'
  expect(namesOn(await listPage('?sort=priceAsc'))).toEqual(['Kauf', 'Miete'])
  for (const sort of ['priceAsc', 'priceDesc']) expect(textOf(await listPage(`?sort=${sort}`))).toContain(both)
  for (const query of ['', '?sort=areaDesc', '?sort=priceAsc&marketType=rent']) {
    expect(textOf(await listPage(query))).not.toContain(both)
  }
})

test.each<[string, Locale, string[]]>([
  ['priceMin=3000&priceMax=1500', 'de', ['Kaltmiete ab 1.500 €', 'Kaltmiete bis 3.000 €', 'Die beiden Mieten waren']],
  ['priceMin=3000&priceMax=1500', 'en', ['base rent from €1,500', 'base rent up to €3,000', 'Your two rents were']],
  ['priceMax=viel', 'de', ['„viel“ ist keine Miete', 'zum Beispiel 1.500.']],
  ['priceMin=90000', 'de', ['Kaltmiete ab 90.000 €', 'Kaltmiete ab 1.200 €']],
])('for rent, %s is put into words of rents (%s)', async (query, locale, words) => {
  await theseOffers(catalogue)
  const reader = new Visitor()
  reader.speak(locale)
  const text = textOf(await (await reader.get(`/angebote?marketType=rent&${query}`)).text())
  for (const said of words) expect(text).toContain(said)
  expect(text).not.toMatch(/Preise waren|kein Preis|Mindestpreis|two prices/)
})

test('whoever rents reads Kaltmiete, and on the tile the Warmmiete where it is known', async () => {
  const costs = { serviceCharge: 180, heatingCosts: 90 }
  await theseOffers([
    { ...rental, ...costs, name: 'Mit Kosten' },
    { ...rental, name: 'Ohne Kosten' },
    { ...rental, ...costs, name: 'Auf Anfrage', priceOnRequest: true },
    { ...costs, name: 'Kauf' },
  ])
  const rent = await listPage('?marketType=rent')
  for (const label of ['Kaltmiete von', 'Kaltmiete bis']) expect(rent).toContain(`>${label}</label>`)
  expect(rent).not.toContain('>Preis bis</label>')
  const all = await listPage()
  expect(all).toContain('>Preis bis</label>')
  expect(textOf(all).match(/Warmmiete/g)).toHaveLength(1)
  expect(textOf(all)).toMatch(/900 € Kaltmiete im Monat\s+Warmmiete 1\.170 €/)
  expect(await (await visitor.get('/angebote.data')).text()).not.toMatch(/serviceCharge|heatingCosts/)
})

test('a few hits are followed by similar offers and by a wish that carries the search along', async () => {
  await theseOffers(Array.from({ length: 6 }, (_, index) => ({ name: `Haus ${index}`, purchasePrice: index + 1 })))
  const few = await listPage('?priceMax=2&roomsMin=x')
  expect(namesOn(few)).toHaveLength(2)
  const below = few.slice(few.indexOf('Nicht das Richtige dabei?'))
  const similar = [...below.matchAll(/<h3[^>]*>\s*<a[^>]*>([\s\S]*?)<\/a>/g)].map(([, name = '']) =>
    textOf(`<body>${name}`),
  )
  expect(similar).toHaveLength(3)
  for (const name of namesOn(few)) expect(similar).not.toContain(name)
  expect(below).toContain('href="/kontakt?priceMax=2"')
  expect(await listPage('?priceMax=4')).not.toContain('Nicht das Richtige dabei?')
  await theseOffers([{ name: 'Einziges' }])
  expect(await listPage()).not.toContain('Nicht das Richtige dabei?')
})

test('a search that found nothing becomes a message, and only what the filters understand is in it', async () => {
  await theseOffers(catalogue)
  const none = await listPage('?marketType=rent&houseType=plot&city=Jork&priceMax=1.200&sort=priceAsc&page=3')
  const to = unescaped(/href="(\/kontakt\?[^"]*)"/.exec(none)?.[1] ?? '')
  expect(to).toBe('/kontakt?marketType=rent&houseType=plot&city=Jork&priceMax=1200')
  const message = async (path: string) => {
    const page = await (await visitor.get(path)).text()
    return unescaped(/<textarea[^>]*name="message"[^>]*>([^<]*)</.exec(page)?.[1] ?? 'none')
      .replace(/\s/g, ' ')
      .trim()
  }
  expect(await message(to)).toBe('Ich suche Grundstücke zur Miete in Jork, Kaltmiete bis 1.200 €.')
  expect(await message('/kontakt')).toBe('')
  expect(await message('/kontakt?message=x&marketType=foo&priceMax=abc&utm_source=y')).toBe('')
  const long = await message(`/kontakt?q=${'%3Cscript%3E'.repeat(1_000)}`)
  expect(long.length).toBeLessThan(250)
  const english = new Visitor().speak('en')
  expect(await (await english.get('/kontakt?city=Jork&roomsMin=2.5')).text()).toContain(
    'I am looking for: Properties in Jork, 2.5 rooms or more.',
  )
})
