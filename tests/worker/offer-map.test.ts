/** The map on an offer, on its exposé and on the contact page, and what it may say of an address. */
import { env } from 'cloudflare:test'
import { afterEach, expect, test } from 'vitest'
import { saveAgency } from '#app/data/agency/settings.server.ts'
import { newId } from '#app/data/database.server.ts'
import { deleteMapRegions, saveMapRegion } from '#app/data/maps/map-regions.server.ts'
import { createProperty, findProperty } from '#app/data/properties/properties.server.ts'
import { type Agency, agencyFields } from '#app/domain/agency/agency.ts'
import type { PropertyValues } from '#app/domain/properties/property.ts'
import { emptyValues } from '#app/fields/field.ts'
import type { MapRegion } from '#app/maps/region.ts'
import { viewParameter } from '#app/maps/view.ts'
import { dashboardPaths } from '#app/paths/dashboard.ts'
import { paths } from '#app/paths/public.ts'
import { describeOffers, offersOnStreets } from '#scripts/maps/offers-on-streets.ts'
import { aProperty } from '#tests/support/properties.ts'
import { callsDuring } from '#tests/support/statements.ts'
import { db, staff, textOf, uncached, Visitor } from '#tests/support/visitor.ts'

const house = { postalCode: '22359', city: 'Hamburg', district: 'Volksdorf', latitude: 53.65123, longitude: 10.18344 }

const unset = { ...emptyValues(agencyFields), agencyName: 'Muster', legalName: 'Muster' } as Agency

const hamburg: MapRegion = {
  revision: '0123456789ab',
  bounds: { south: 53, west: 9, north: 54.3, east: 11.2 },
  minZoom: 5,
  maxZoom: 14,
  tiles: Array.from({ length: 10 }, (_, index) => ({ zoom: 5 + index, grid: 0, rectangles: [[0, 0, 0, 0]] })),
  schema: 'openmaptiles',
  date: '2026-11-01',
  credits: ['© OpenStreetMap-Mitwirkende'],
}

afterEach(async () => void (await deleteMapRegions(db)))

async function anOffer(changes: Partial<PropertyValues> = {}): Promise<string> {
  const id = newId()
  await createProperty(db, id, aProperty({ ...house, addressVisible: true, ...changes }), 'Test')
  return id
}

async function pageAt(path: string, visitor = new Visitor()): Promise<string> {
  const answer = await visitor.get(path)
  expect([path, answer.status]).toEqual([path, 200])
  return answer.text()
}

const figureIn = (page: string) => /<figure[^>]*data-map[\s\S]*?<\/figure>/.exec(page)?.[0] ?? ''
const viewIn = (page: string) => /<use href="\/karten\/[^/]+\/([\d-]+)\.svg#map"/.exec(page)?.[1] ?? ''
const linksIn = (page: string) =>
  [...figureIn(page).matchAll(/<a [^>]*href="(\?[^"]*|[^"]*\?[^"]*karte=[^"]*)"[^>]*>/g)].map(([tag, href]) => ({
    tag,
    href,
  }))
const viewOf = (href = '') => new URLSearchParams(/\?([^#]*)/.exec(href)?.[1]).get(viewParameter) ?? ''

test('without map data a sketch says where an offer is, with rings, north and whose places these are', async () => {
  const page = await pageAt(paths.offer(await anOffer()))
  const figure = figureIn(page)
  expect(figure).toContain('data-kind="sketch"')
  expect(figure).toContain('<title>Karte: die Lage in Volksdorf</title>')
  expect(figure).toMatch(/<desc>Bis zur Mitte von Volksdorf: /)
  expect(textOf(`<body>${figure}`)).toContain('Skizze, Ringe im Abstand von 2 km')
  expect(textOf(`<body>${figure}`)).toMatch(/2 km.*Norden/)
  expect(figure).toContain('href="https://www.geonames.org/"')
  expect(viewIn(page)).toMatch(/^12-/)
  expect(textOf(page)).toMatch(/Lage .*Bis zur Mitte von Volksdorf \d+ m .*Bis zur Mitte von Hamburg 1\d km/)
})

test('with map data there are streets, credited and dated, in either language', async () => {
  await saveMapRegion(db, hamburg)
  const id = await anOffer()
  const page = await pageAt(paths.offer(id))
  expect(figureIn(page)).toContain('data-kind="street"')
  expect(viewIn(page)).toMatch(/^15-/)
  expect(figureIn(page)).toContain('href="https://www.openstreetmap.org/copyright"')
  expect(textOf(page)).toMatch(/Die genaue Lage.*© OpenStreetMap-Mitwirkende Stand 01.11.2026/)
  const english = new Visitor()
  english.speak('en')
  expect(textOf(await pageAt(paths.offer(id), english))).toMatch(
    /Location .*The exact location.*© OpenStreetMap contributors As of 1 November 2026/,
  )
})

test('a hidden address is a circle of the same size on the ground in every view, and coarse in words', async () => {
  await saveMapRegion(db, hamburg)
  const path = paths.offer(await anOffer({ addressVisible: false }))
  const page = await pageAt(path)
  expect(textOf(page)).toContain('Ungefähre Lage, Umkreis 500 m')
  expect(textOf(page)).toContain('Die genaue Adresse nennen wir Ihnen vor der Besichtigung.')
  expect(textOf(page)).toMatch(/Bis zur Mitte von Volksdorf (weniger als 500 m|500 m|1 km)/)
  const radius = (html: string) => Number(/<circle r="([\d.]+)" fill="url/.exec(html)?.[1])
  const farther = viewOf(linksIn(page).find(({ tag }) => tag.includes('weiter weg'))?.href)
  expect(farther).toMatch(/^13-/)
  expect(radius(await pageAt(`${path}?karte=${farther}`)) * 2).toBeCloseTo(radius(page), 0)
})

test('the true point of a hidden address leaves the database for nobody', async () => {
  for (const region of [null, hamburg]) {
    if (region) await saveMapRegion(db, region)
    const id = await anOffer({ addressVisible: false })
    const offer = paths.offer(id)
    const addresses = [offer, `${offer}.data`, `${offer}?karte=9-0-0`, paths.expose(id), `${paths.expose(id)}.data`]
    for (const address of [...addresses, paths.offers, paths.feed]) {
      const page = await pageAt(address)
      for (const trace of ['53.6512', '10.1834']) expect([address, page.includes(trace)]).toEqual([address, false])
    }
    expect((await findProperty(db, id))?.latitude).toBe(house.latitude)
  }
})

test('an offer that only its place is known of shows that, and one that nobody can place keeps its words', async () => {
  await saveMapRegion(db, hamburg)
  const placed = await pageAt(paths.offer(await anOffer({ latitude: null, longitude: null })))
  expect(viewIn(placed)).toMatch(/^13-/)
  expect(textOf(placed)).toContain('Mitte von Volksdorf')
  expect(figureIn(placed)).not.toContain('<circle')
  const lost = { latitude: null, longitude: null, city: 'Xyzstadt', district: null, postalCode: null }
  const page = await pageAt(paths.offer(await anOffer({ ...lost, locationDescription: 'Hinter den Bergen.' })))
  expect(figureIn(page)).toBe('')
  expect(textOf(page)).toContain('Lage Hinter den Bergen.')
})

test('every link on a map leads to a page whose map shows the offer, and crawlers are kept off', async () => {
  await saveMapRegion(db, hamburg)
  const path = paths.offer(await anOffer())
  const start = await pageAt(path)
  expect(start).not.toContain('name="robots"')
  const seen = new Set([viewIn(start)])
  const open = linksIn(start)
  expect(open).toHaveLength(6)
  for (let next = open.pop(); next && seen.size < 12; next = open.pop()) {
    expect(next.href).toMatch(/#lage$/)
    expect(next.tag).toContain('rel="nofollow"')
    const view = viewOf(next.href)
    if (seen.has(view)) continue
    seen.add(view)
    const page = await pageAt(`${path}?karte=${view}`)
    expect(viewIn(page)).toBe(view)
    expect(page).toContain('<meta name="robots" content="noindex"/>')
    expect(page.match(/rel="canonical" href="[^"]*"/g)).toEqual([expect.stringMatching(new RegExp(`${path}"$`))])
    const [, x, y] = /transform="translate\((-?[\d.]+) (-?[\d.]+)\)"/.exec(page)?.map(Number) ?? []
    expect([(x ?? -1) >= 0, (x ?? 721) <= 720, (y ?? -1) >= 0, (y ?? 451) <= 450]).toEqual([true, true, true, true])
    open.push(...linksIn(page))
  }
  expect(seen.size).toBe(12)
})

test('what is no view, or shows something else, is answered with the usual map', async () => {
  const path = paths.offer(await anOffer())
  const usual = viewIn(await pageAt(path))
  for (const nonsense of [
    '',
    'x',
    '99-1-1',
    '12-0-0',
    '7-66-41',
    '12-1e9-3',
    '-1',
    '%00',
    '%FF',
    'x'.repeat(5_000),
    `${usual}&karte=${usual}`,
  ])
    expect([nonsense, viewIn(await pageAt(`${path}?karte=${nonsense}`))]).toEqual([nonsense, usual])
})

test('only the usual map of an offer is kept', async () => {
  const path = paths.offer(await anOffer())
  const bindings = { ...env }
  const visitor = () => new Visitor(bindings, false)
  await (await visitor().get(path)).text()
  expect((await visitor().get(path)).headers.get('Cache-Status')).toBe('Giebel; hit')
  const moved = viewOf(linksIn(await pageAt(path))[0]?.href)
  for (const end of ['', '.data'])
    expect((await visitor().get(`${path}${end}?karte=${moved}`)).headers.get('Cache-Status')).toBeNull()
})

test('staff see the same map in the preview of a draft, and can move it', async () => {
  const path = dashboardPaths.preview(await anOffer({ published: false }))
  const visitor = await staff()
  const page = await pageAt(path, visitor)
  expect(figureIn(page)).toContain('data-kind="sketch"')
  const moved = viewOf(linksIn(page)[0]?.href)
  expect(viewIn(await pageAt(`${path}?karte=${moved}`, visitor))).toBe(moved)
})

test('an exposé with a sheet for texts has the map, without anything to press', async () => {
  const page = await pageAt(paths.expose(await anOffer({ description: 'Ein Haus am Wald. '.repeat(100) })))
  expect(figureIn(page)).toContain('data-kind="sketch"')
  expect(linksIn(page)).toEqual([])
})

/** Of the tiles of one zoom, those from Volksdorf to the east. */
const eastern = (zoom: number): MapRegion['tiles'][number] => ({
  zoom,
  grid: zoom,
  rectangles: [[8_654 >> (14 - zoom), 0, 2 ** zoom - 1, 2 ** zoom - 1]],
})

test('an offer where tiles are missing has streets from farther away, or the sketch, and one beside has streets', async () => {
  const inGap = await anOffer({ longitude: house.longitude - 0.05 })
  const beside = await anOffer()
  const seen = async (...gaps: number[]) => {
    const tiles = hamburg.tiles.map((all) => (gaps.includes(all.zoom) ? eastern(all.zoom) : all))
    await saveMapRegion(db, { ...hamburg, tiles })
    const pages = await Promise.all([inGap, beside].map((id) => pageAt(paths.offer(id), uncached())))
    return pages.map((page) => [/data-kind="(\w+)"/.exec(figureIn(page))?.[1], viewIn(page).split('-')[0]].join(' '))
  }
  expect(await seen(14)).toEqual(['street 14', 'street 15'])
  expect(await seen(14, 13)).toEqual(['street 13', 'street 15'])
  expect(await seen(14, 13, 12, 11)).toEqual(['sketch 12', 'street 15'])
})

test('the import says how many offers show streets, and where the others are', async () => {
  await anOffer({ district: 'Sasel', longitude: house.longitude - 0.05 })
  await anOffer({ district: 'Bergstedt' })
  const tiles = hamburg.tiles.map((all) => (all.zoom > 10 ? eastern(all.zoom) : all))
  const { total, sketched } = await offersOnStreets(db, { ...hamburg, tiles })
  expect(total).toBeGreaterThan(sketched.length)
  expect(sketched).toContain('Hamburg-Sasel')
  expect(sketched).not.toContain('Hamburg-Bergstedt')
  expect(describeOffers({ total: 3, sketched: ['Jork', 'Jork'] })).toBe(
    '1 of 3 published offers with a place show streets. Sketches stay in Jork.',
  )
  expect(describeOffers({ total: 3, sketched: [] })).toBe('All 3 published offers with a place show streets.')
})

test('the contact page shows where the office is, beside the link to a service', async () => {
  await saveAgency(db, { ...unset, street: 'Beispielweg 1', postalCode: '20095', city: 'Hamburg' })
  const page = await pageAt(paths.contact)
  expect(figureIn(page)).toContain('<title>Karte: Hamburg mit unserem Büro</title>')
  expect(page).toContain('https://www.openstreetmap.org/search?query=Beispielweg')
  expect(textOf(await pageAt(paths.contact))).toContain('Die Umgebung in 20095 Hamburg')
  const office = { street: 'Beispielweg 1', city: 'Hamburg', latitude: 53.5511, longitude: 9.9937 }
  await saveAgency(db, { ...unset, ...office })
  expect(figureIn(await pageAt(paths.contact))).toContain('Unser Büro')
  await saveAgency(db, unset)
  expect(figureIn(await pageAt(paths.contact))).toBe('')
})

test('the map costs a page no round trip of its own', async () => {
  const id = await anOffer()
  for (const path of [paths.offer(id), paths.expose(id), paths.contact]) {
    const calls = await callsDuring(() => uncached().get(path))
    const regions = calls.filter((call) => call.some(({ text }) => text.includes('map_regions')))
    expect([path, calls.length, regions.length, regions[0]?.length ?? 0]).toEqual([path, 2, 1, expect.any(Number)])
  }
})
