/** The list of offers as a map. */
import { env } from 'cloudflare:test'
import { beforeEach, expect, test } from 'vitest'
import { newId } from '#app/data/database.server.ts'
import { createProperty } from '#app/data/properties/properties.server.ts'
import { properties } from '#app/data/tables/properties.server.ts'
import type { PropertyValues } from '#app/domain/properties/property.ts'
import { frame, maxZoom, middleIn, readView, viewAround, viewName } from '#app/maps/view.ts'
import { fillCatalogue } from '#tests/support/catalogue.ts'
import { aProperty } from '#tests/support/properties.ts'
import { callsDuring } from '#tests/support/statements.ts'
import { db, resultsOn, textOf, uncached, Visitor } from '#tests/support/visitor.ts'

const visitor = new Visitor()
const hamburg = { city: 'Hamburg', postalCode: '20457', addressVisible: true }

beforeEach(() => db.delete(properties))

async function anOffer(changes: Partial<PropertyValues> = {}): Promise<string> {
  const id = newId()
  await createProperty(db, id, aProperty({ ...hamburg, ...changes }), 'Test')
  return id
}

/** East of the town hall, in kilometres. */
function eastwards(kilometres: number): Partial<PropertyValues> {
  return { latitude: 53.5503, longitude: 9.9937 + kilometres / 66 }
}

async function mapAt(query = ''): Promise<string> {
  const answer = await visitor.get(`/angebote?view=map${query}`)
  expect(answer.status).toBe(200)
  return answer.text()
}

interface Flag {
  ids: string[]
  to: string
  name: string
  x: number
  y: number
}

function flagsOn(page: string): Flag[] {
  const places = page.matchAll(/<g transform="translate\((-?\d+) (-?\d+)\)"><a([^>]*)>/g)
  return [...places].map(([, x, y, attributes = '']) => {
    const of = (name: string) => new RegExp(`${name}="([^"]*)"`).exec(attributes)?.[1]?.replaceAll('&amp;', '&') ?? ''
    expect(attributes).toContain('data-marker')
    return { ids: of('data-properties').split(' '), to: of('href'), name: of('aria-label'), x: Number(x), y: Number(y) }
  })
}

/** Prices in words have no-break spaces. */
const plain = (text: string) => text.replace(/[\u00a0\u00ad]/g, (sign) => (sign === '\u00a0' ? ' ' : ''))

test('each offer has a flag that names its price, itself and its place, and leads to its row of the list', async () => {
  const villa = await anOffer({
    latitude: 53.7,
    longitude: 9.99,
    name: 'Villa',
    district: 'Altona',
    purchasePrice: 1_890_000,
  })
  const flat = await anOffer({
    latitude: 53.6,
    longitude: 9.99,
    name: 'Etage',
    marketType: 'rent',
    purchasePrice: null,
    baseRent: 1540,
  })
  const secret = await anOffer({
    latitude: 53.5,
    longitude: 9.99,
    name: 'Diskret',
    priceOnRequest: true,
    purchasePrice: 5,
  })
  const taken = await anOffer({
    latitude: 53.4,
    longitude: 9.99,
    name: 'Vergeben',
    purchasePrice: 629_000,
    reserved: true,
  })
  const page = await mapAt('&sort=newest')
  const flags = new Map(flagsOn(page).map((flag) => [flag.ids.join(), flag]))
  expect(flags.size).toBe(4)
  expect(plain(flags.get(villa)?.name ?? '')).toBe('1,89 Mio. €, Villa, Hamburg-Altona')
  expect(plain(flags.get(flat)?.name ?? '')).toBe('1.540 €/Monat, Etage, Hamburg')
  expect(flags.get(secret)?.name).toBe('auf Anfrage, Diskret, Hamburg')
  expect(plain(flags.get(taken)?.name ?? '')).toBe('629.000 €, reserviert, Vergeben, Hamburg')
  for (const id of [villa, flat, secret, taken]) {
    expect(flags.get(id)?.to).toBe(`#angebot-${id}`)
    expect(page).toMatch(new RegExp(`<li[^>]* id="angebot-${id}"|<li id="angebot-${id}"`))
  }
  expect(page).toContain('data-map="true"')
  expect(page).toMatch(/<use (?:xlink:)?href="\/karten\/[^/]+\/\d+-\d+-\d+\.svg#map"/)
  expect(page).not.toMatch(/<svg[^>]* style=/)
})

test('the map has every offer that was found, not those of a page', async () => {
  for (let n = 0; n < 30; n++) await anOffer({ ...eastwards(n / 2), purchasePrice: 100_000 + n * 10_000 })
  await anOffer({ ...eastwards(3), city: 'Wedel' })
  const first = flagsOn(await mapAt('&city=Hamburg'))
  expect(first.flatMap(({ ids }) => ids)).toHaveLength(30)
  const second = await mapAt('&city=Hamburg&page=2')
  expect(flagsOn(second).flatMap(({ ids }) => ids)).toHaveLength(30)
  expect(flagsOn(await mapAt('&city=Hamburg&priceMin=350000')).flatMap(({ ids }) => ids)).toHaveLength(5)
  expect(textOf(await mapAt('&city=Hamburg'))).toContain('Noch 5 Angebote auf dieser Karte.')
})

test('a group says how many and from which price, and leads closer until its offers part', async () => {
  const near = [await anOffer(eastwards(0)), await anOffer({ ...eastwards(0.4), purchasePrice: 450_000 })]
  await anOffer({ ...eastwards(25) })
  const page = await mapAt()
  const group = flagsOn(page).find(({ ids }) => ids.length === 2)
  expect(group?.ids.toSorted()).toEqual(near.toSorted())
  expect(plain(group?.name ?? '')).toBe('2 ab 450.000 €, Hamburg')
  expect(group?.to).toMatch(/^\/angebote\?view=map&karte=\d+-\d+-\d+#karte$/)
  const closer = await (await visitor.get(group?.to ?? '')).text()
  expect(flagsOn(closer).map(({ ids }) => ids.length)).toEqual([1, 1])
  expect(textOf(closer)).toContain('2 Angebote in diesem Ausschnitt')
  expect(resultsOn(closer).match(/<h3/g)).toHaveLength(2)
})

test('of many, one far away is a flag at the edge with an arrow, and leads to its row', async () => {
  for (let n = 0; n < 8; n++) await anOffer(eastwards(n))
  const far = await anOffer({ ...eastwards(3), latitude: 54.6, name: 'Fern' })
  const page = await mapAt()
  const flag = flagsOn(page).find(({ ids }) => ids.includes(far))
  expect([flag?.ids, flag?.to, flag?.y]).toEqual([[far], `#angebot-${far}`, frame.top])
  expect(flag?.name).toMatch(/, Fern, .*, außerhalb dieses Ausschnitts$/)
  expect(page.match(/transform="translate\(-?\d+ -?\d+\) rotate\(270\)"/g)).toHaveLength(1)
})

test('a group at the edge leads to a view that shows all of it, however far apart its offers are', async () => {
  for (let n = 0; n < 8; n++) await anOffer(eastwards(n))
  const far = [await anOffer({ ...eastwards(3), latitude: 54.6 }), await anOffer({ ...eastwards(3.1), latitude: 54.8 })]
  const group = flagsOn(await mapAt()).find(({ ids }) => ids.length === 2)
  expect(group?.ids.toSorted()).toEqual(far.toSorted())
  const [address = '', place] = (group?.to ?? '').split('#')
  expect(place).toBe('karte')
  const shown = flagsOn(await (await visitor.get(address)).text()).flatMap(({ ids }) => ids)
  expect(shown).toEqual(expect.arrayContaining(far))
})

test('a purchase and a rental share a flag without a price', async () => {
  await anOffer(eastwards(0))
  await anOffer({ ...eastwards(0), marketType: 'rent', purchasePrice: null, baseRent: 900 })
  expect(flagsOn(await mapAt())[0]?.name).toBe('2 Angebote, Hamburg')
})

test('offers at one point lead to a list of just these', async () => {
  const same = [await anOffer(eastwards(0)), await anOffer(eastwards(0))]
  await anOffer(eastwards(12))
  const group = flagsOn(await mapAt()).find(({ ids }) => ids.length === 2)
  expect(group?.to).toMatch(/karte=16-\d+-\d+#treffer$/)
  const list = await (await visitor.get((group?.to ?? '').replace('#treffer', ''))).text()
  expect(list).toContain('id="treffer"')
  for (const id of same) expect(resultsOn(list)).toContain(`href="/angebote/${id}"`)
  expect(resultsOn(list).match(/<h3/g)).toHaveLength(2)
})

test('a hidden address stands at its public point, and its coordinates are nowhere on the page', async () => {
  await anOffer({ latitude: 53.651234, longitude: 10.183456, addressVisible: false })
  const hidden = flagsOn(await mapAt())[0]
  const page = await mapAt()
  expect(page).not.toMatch(/53\.65|10\.18/)
  expect(textOf(page)).toContain('Jeder Ort ist ungefähr angegeben.')
  await db.delete(properties)
  await anOffer({ latitude: 53.651234, longitude: 10.183456, addressVisible: true })
  const shown = flagsOn(await (await uncached().get('/angebote?view=map')).text())[0]
  // The view is around the point: where it is drawn tells that the two are not the same.
  expect([hidden?.x, hidden?.y]).not.toEqual([shown?.x, shown?.y])
})

test('offers without a point are named below the map, and alone they stand in a list', async () => {
  const nowhere = { city: 'Xyzstadt', postalCode: null, latitude: null, longitude: null }
  const lost = await anOffer({ ...nowhere, name: 'Verloren' })
  await anOffer(eastwards(0))
  const page = await mapAt()
  expect(textOf(page)).toContain('1 Angebot ohne Punkt auf der Karte')
  expect(page.match(new RegExp(`href="/angebote/${lost}"`, 'g'))).toHaveLength(2)
  const alone = await mapAt('&city=Xyzstadt')
  expect(alone).not.toContain('data-map')
  expect(alone).toContain(`href="/angebote/${lost}"`)
})

test.each([
  ['in the Gulf of Guinea', 0, 0],
  ['with its coordinates the wrong way round', 9.9937, 53.5503],
  ['at a pole', 90, 180],
])('an offer %s takes no other off the map, and has none itself', async (_where, latitude, longitude) => {
  const ids = [await anOffer(eastwards(1)), await anOffer(eastwards(9))]
  const astray = await anOffer({ name: 'Weit weg', latitude, longitude })
  const page = await mapAt()
  expect(
    flagsOn(page)
      .flatMap((flag) => flag.ids)
      .sort(),
  ).toEqual(ids.sort())
  expect(page).toContain(`href="/angebote/${astray}"`)
  for (const path of ['/angebote?view=map', `/angebote/${astray}`]) {
    const [, map = null] = /<use href="(\/karten\/[^"#]*)/.exec(await (await visitor.get(path)).text()) ?? []
    expect([path, map && (await visitor.get(map)).status]).toEqual([path, path.includes(astray) ? null : 200])
  }
})

test.each(['x', '99-1-1', '14-0-0', `14-${'9'.repeat(50)}-1`, '7-1.5-2', ''])(
  'karte=%s is no part of the map, so all of it is shown',
  async (name) => {
    const id = await anOffer(eastwards(0))
    const page = await mapAt(`&karte=${encodeURIComponent(name)}`)
    expect(flagsOn(page).map(({ ids }) => ids)).toEqual([[id]])
    expect(textOf(page)).not.toContain('Ausschnitt')
  },
)

/** Where its link leads. */
function eastOf(page: string): string {
  const link =
    [...page.matchAll(/<a [^>]*>/g)].find(([tag]) => tag.includes('aria-label="Karte: nach Osten"'))?.[0] ?? ''
  return (/href="([^"]+)"/.exec(link)?.[1] ?? '').replaceAll('&amp;', '&')
}

test('a part of the map without offers says so and leads back to all', async () => {
  await anOffer(eastwards(0))
  let page = await mapAt()
  let to = ''
  for (let n = 0; n < 3; n++) {
    to = eastOf(page)
    page = await (await visitor.get(to)).text()
  }
  const view = readView(new URL(to, 'https://giebel.test').searchParams.get('karte'))
  if (!view) throw new Error(`No view in ${to}`)
  // Closer than streets are drawn, it shows the closest there is.
  const closest = await mapAt(`&karte=${viewName(viewAround(middleIn(view), maxZoom))}`)
  for (const empty of [page, closest]) {
    expect(textOf(empty)).toContain('In diesem Ausschnitt liegt kein Angebot.')
    expect(empty).toContain('href="/angebote?view=map#karte"')
    expect(flagsOn(empty)).toEqual([])
  }
})

test('nothing found is said in the words of the list, and its ways keep the map', async () => {
  await anOffer(eastwards(0))
  const page = await mapAt('&priceMax=1000')
  expect(page).not.toContain('data-map')
  expect(textOf(page)).toContain('Dazu passt gerade kein Angebot.')
  expect(page).toMatch(/href="\/angebote\?[^"]*view=map"/)
})

test('list and map lead to each other with the same filters and order', async () => {
  await anOffer(eastwards(0))
  const list = await (await visitor.get('/angebote?city=Hamburg&sort=newest')).text()
  expect(list).toContain('href="/angebote?city=Hamburg&amp;sort=newest&amp;view=map"')
  const map = await mapAt('&city=Hamburg&sort=newest')
  expect(map).toMatch(/href="\/angebote\?city=Hamburg&amp;sort=newest"[^>]*>Liste/)
  expect(map).toContain('<input type="hidden" name="view" value="map"/>')
  expect(map).toContain('<link rel="canonical" href="https://giebel.test/angebote"/>')
})

test('a list remembers the part of the map that was looked at, and its pages do, too', async () => {
  await anOffer(eastwards(0))
  const map = await mapAt('&city=Hamburg&karte=12-4612-4518')
  expect(map).toContain('href="/angebote?city=Hamburg&amp;karte=12-4612-4518"')
  const list = await (await visitor.get('/angebote?city=Hamburg&karte=12-4612-4518')).text()
  expect(list).toContain('href="/angebote?city=Hamburg&amp;view=map&amp;karte=12-4612-4518"')
  expect(await (await visitor.get('/angebote?city=Hamburg&karte=99-1-1')).text()).not.toContain('view=map&amp;karte=')
})

test('every step on the map leads to the map again, and where it ends it says so', async () => {
  await anOffer(eastwards(0))
  const page = await mapAt('&karte=16-73788-72296')
  expect(page).toContain('id="karte"')
  const moves = [...page.matchAll(/<a [^>]*aria-label="Karte: [^>]*>/g)].map(([tag]) => tag)
  // This close a sketch without an offer is none.
  expect(moves).toHaveLength(3)
  for (const tag of moves) expect(tag).toMatch(/href="[^"]*karte=\d+-\d+-\d+#karte"/)
  expect(page.match(/<li title="Hier endet die Karte">/g)).toHaveLength(3)
})

test('around a place the map marks it and the radius, and rows say how far it is', async () => {
  await anOffer(eastwards(0))
  const page = await mapAt('&near=Hamburg&radius=25')
  expect(page.match(/<circle[^>]*r="\d+"/g)).toHaveLength(1)
  const results = resultsOn(page)
  expect(results).toMatch(/data-distance-km="\d+\.\d"/)
  expect(resultsOn(await mapAt('&near=Hamburg&radius=25&karte=7-144-141'))).toMatch(/data-distance-km="\d+\.\d"/)
  const without = await mapAt()
  expect(without).not.toMatch(/<circle|data-distance-km/)
})

test('the whole map is kept like any page, its parts are not', async () => {
  await anOffer(eastwards(0))
  const status = async (path: string) => (await visitor.get(path)).headers.get('Cache-Status')
  await visitor.get('/angebote?view=map')
  expect(await status('/angebote?view=map')).toMatch(/hit/)
  await visitor.get('/angebote?view=map&karte=12-1080-800')
  expect(await status('/angebote?view=map&karte=12-1080-800')).toBeNull()
  expect(await status('/angebote?view=map&karte=')).toBeNull()
})

test('of a thousand offers the first five hundred are on the map, which says so, in few statements', async () => {
  await fillCatalogue(1_000)
  await env.DB.prepare(
    `update properties set address_visible = 1, version = version + 1,
      latitude = 53.4 + (rowid * 7919 % 1000) / 4000.0, longitude = 9.8 + (rowid * 104729 % 1000) / 2000.0`,
  ).run()
  let page = ''
  const calls = await callsDuring(async () => {
    page = await (await uncached().get('/angebote?view=map')).text()
  })
  expect(calls.flat().length).toBeLessThanOrEqual(5)
  expect(flagsOn(page).flatMap(({ ids }) => ids)).toHaveLength(500)
  expect(flagsOn(page).length).toBeLessThan(80)
  expect(textOf(page)).toContain('Auf der Karte stehen die ersten 500 von 700 Angeboten.')
})
