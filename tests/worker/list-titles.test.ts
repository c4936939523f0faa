/** What a list is called, and the address and the sentence of a search that is subscribed to. */
import { beforeEach, expect, test } from 'vitest'
import { newId } from '#app/data/database.server.ts'
import { createProperty } from '#app/data/properties/properties.server.ts'
import { properties } from '#app/data/tables/properties.server.ts'
import { readOfferFilters } from '#app/domain/offers/read-offer-filters.ts'
import { searchWords } from '#app/words/search-words.server.ts'
import { anAgency, postOffice } from '#tests/support/post-office.ts'
import { aProperty } from '#tests/support/properties.ts'
import { db, textOf, unescaped, Visitor } from '#tests/support/visitor.ts'

const point = { latitude: 53.65, longitude: 10.16 }

beforeEach(async () => {
  await anAgency()
  await db.delete(properties)
  for (const changes of [{ city: 'Hamburg', ...point }, { city: 'Hamburg', ...point }, { city: 'Jork' }])
    await createProperty(db, newId(), aProperty({ houseType: 'house', purchasePrice: 500_000, ...changes }), 'Test')
})

const office = postOffice({ MAIL_TO_ANYONE: '1' })
const german = new Visitor(office.bindings)
const english = new Visitor(office.bindings).speak('en')

async function pageAt(path: string, visitor = german): Promise<string> {
  const answer = await visitor.get(path)
  expect(answer.status).toBe(200)
  return answer.text()
}

const plain = (text: string) => unescaped(text).replace(/\s/g, ' ')

function titleOf(page: string): string {
  return plain(/<title>([^<]*) · /.exec(page)?.[1] ?? '')
}

const headingOf = (page: string) => textOf(`<body>${/<h1[^>]*>([\s\S]*?)<\/h1>/.exec(page)?.[1] ?? ''}`)

const leadOf = (page: string) => plain(/<p class="lead">([^<]*)</.exec(page)?.[1] ?? '')

test.each([
  ['', 'Angebote', 'Properties'],
  [
    '?houseType=house&marketType=purchase&city=Hamburg',
    'Häuser zum Kauf in Hamburg, 2 Angebote',
    'Houses for sale in Hamburg, 2 properties',
  ],
  ['?city=Jork', 'Immobilien in Jork, 1 Angebot', 'Properties in Jork, 1 property'],
  ['?view=map', 'Angebote auf der Karte', 'Properties on the map'],
  ['?city=Hamburg&view=map', 'Immobilien in Hamburg auf der Karte', 'Properties in Hamburg on the map'],
  ['?houseType=plot', 'Nichts gefunden: Grundstücke', 'Nothing found: Plots'],
  ['?houseType=plot&view=map', 'Nichts gefunden: Grundstücke', 'Nothing found: Plots'],
])('the title of the list %s states the search, and what came of it', async (query, inGerman, inEnglish) => {
  expect(titleOf(await pageAt(`/angebote${query}`))).toBe(inGerman)
  expect(titleOf(await pageAt(`/angebote${query}`, english))).toBe(inEnglish)
})

test('below the heading stands the search, and on the map the heading says so', async () => {
  const filtered = await pageAt('/angebote?city=Hamburg&priceMax=900000')
  expect([headingOf(filtered), leadOf(filtered)]).toEqual(['Angebote', 'Immobilien in Hamburg, bis 900.000 €'])
  expect(leadOf(await pageAt('/angebote'))).toContain('Alles, was wir derzeit zeigen dürfen.')
  expect(headingOf(await pageAt('/angebote?city=Hamburg&view=map'))).toBe('Angebote auf der Karte')
  expect(headingOf(await pageAt('/angebote?view=map', english))).toBe('Properties on the map')
})

test('a title and a sentence stay short, however long the search is', async () => {
  const page = await pageAt(`/angebote?city=${'Lang'.repeat(50)}&q=${'wort'.repeat(50)}`)
  expect(titleOf(page).length).toBeLessThan(120)
  expect(titleOf(page)).toMatch(/^Nichts gefunden: Immobilien in LangLang.*…$/)
  expect(leadOf(page).length).toBeLessThanOrEqual(200)
})

test('a keyword is part of the sentence', () => {
  const { filters } = readOfferFilters(new URLSearchParams('houseType=house&city=Jork&q=Altbau&garden=on'), 'de')
  expect(searchWords(filters, 'de')?.whole).toBe('Häuser in Jork, mit Garten, zum Stichwort „Altbau“')
  expect(searchWords(filters, 'en')?.whole).toBe('Houses in Jork, with a garden, with the keyword “Altbau”')
})

test.each([
  ['?near=&radius=10&marketType=&houseType=house&priceMax=&city=&q=', '?houseType=house'],
  ['?near=&radius=10&marketType=&houseType=', ''],
  ['?near=Hamburg&radius=25&houseType=&sort=distance&view=map&page=2', '?near=Hamburg&radius=25'],
])('the address %s of a new search subscription leaves out what is empty', async (query, tidy) => {
  for (const [visitor, base] of [
    [german, ''],
    [english, '/en'],
  ] as const) {
    const answer = await visitor.get(`/suchauftrag${query}`)
    expect(answer.status).toBe(302)
    expect(answer.headers.get('Location')).toBe(`${base}/suchauftrag${tidy}`)
    expect((await visitor.get(`/suchauftrag${tidy}`)).status).toBe(200)
  }
})

test('what was not understood stays in the address, so that the page can say so', async () => {
  const answer = await german.get('/suchauftrag?roomsMin=x&priceMax=')
  expect(answer.headers.get('Location')).toBe('/suchauftrag?roomsMin=x')
  expect(textOf(await pageAt('/suchauftrag?roomsMin=x'))).toContain('„x“ ist keine Zimmerzahl')
  expect((await german.get('/suchauftrag?gesendet')).status).toBe(200)
})
