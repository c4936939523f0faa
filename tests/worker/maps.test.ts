/** Maps from the import of a region to the drawing that is served, and what may go wrong with either. */
import { createExecutionContext, createScheduledController, env } from 'cloudflare:test'
import { gzipSync } from 'node:zlib'
import { afterEach, expect, test, vi } from 'vitest'
import { archiveName } from '#app/data/maps/map-files.server.ts'
import { mapSourcesQuery } from '#app/data/maps/map-regions.server.ts'
import { sketchRevision } from '#app/data/places/gazetteer.server.ts'
import { createProperty } from '#app/data/properties/properties.server.ts'
import { runQuery } from '#app/data/queries.server.ts'
import { properties } from '#app/data/tables/properties.server.ts'
import { type MapRegion, mapOf } from '#app/maps/region.ts'
import { tilesOf } from '#app/maps/tiles.ts'
import { type MapView, viewAround, viewName } from '#app/maps/view.ts'
import { mapPath } from '#app/paths/public.ts'
import worker from '#build/server/index.js'
import { importRegion, removeRegions } from '#scripts/maps/import-region.ts'
import { whileDatabaseFails } from '#tests/support/database-faults.ts'
import { anArchive, anUncheckedArchive, archiveFile, aTile, looseTiles, townHall } from '#tests/support/map-archives.ts'
import { aProperty } from '#tests/support/properties.ts'
import { db, staff, Visitor } from '#tests/support/visitor.ts'

const told: Parameters<typeof importRegion>[2] = { date: null, credits: [] }
const middle = viewAround(townHall, 14)
const atSea = viewAround({ latitude: 54.5, longitude: 7 }, 14)

/** What the worker says of faults, and does not print. */
const logged = () => vi.spyOn(console, 'error').mockImplementation(() => {})

afterEach(async () => {
  vi.restoreAllMocks()
  vi.useRealTimers()
  await removeRegions(env)
  const files = await fileNames()
  if (files.length > 0) await env.MEDIA.delete(files)
})

const withPlaces = (region: MapRegion | null) => ({ region, places: sketchRevision() })

async function fileNames(): Promise<string[]> {
  return (await env.MEDIA.list({ prefix: 'maps/' })).objects.map(({ key }) => key)
}

const importOf = async (bytes: Uint8Array<ArrayBuffer>, more: Partial<typeof told> = {}) =>
  importRegion(env, archiveFile(bytes), { ...told, ...more })

/** Where a page would find the map of a view. */
async function addressOf(view: MapView): Promise<string> {
  return mapPath(mapOf(view, await runQuery(mapSourcesQuery(db))).revision, viewName(view))
}

const get = (address: string, bindings?: typeof env) => new Visitor(bindings).get(address)

async function drawingAt(address: string): Promise<string> {
  const answer = await get(address)
  expect([address, answer.status]).toEqual([address, 200])
  return answer.text()
}

const schemas = [
  ['openmaptiles', 'transportation', ['© OpenMapTiles', '© OpenStreetMap-Mitwirkende']],
  ['protomaps', 'roads', ['Protomaps', '© OpenStreetMap-Mitwirkende']],
] as const

test.each(schemas)(
  'a region of %s is told by its layer %s, with the credits it asks for',
  async (schema, streets, credits) => {
    const region = await importOf(await anArchive(looseTiles(aTile(streets))))
    expect(region).toMatchObject({ schema, credits, minZoom: 10, maxZoom: 14 })
    expect(region.bounds.north).toBeGreaterThan(townHall.latitude)
    expect(region.bounds.west).toBeLessThan(townHall.longitude)
    expect((await runQuery(mapSourcesQuery(db))).region).toEqual(region)
  },
)

test('what the command line says of day and credits is kept with the region', async () => {
  await importOf(await anArchive(), { date: '2026-11-01', credits: ['Karten: Stadt Muster'] })
  const { date, credits } = mapOf(middle, await runQuery(mapSourcesQuery(db)))
  expect([date, credits.at(-1)]).toEqual(['2026-11-01', 'Karten: Stadt Muster'])
})

test('tiles of a folder are taken plain and gzipped, and become the same archive', async () => {
  const plain = await anArchive()
  expect(await anArchive(looseTiles(new Uint8Array(gzipSync(aTile()))))).toEqual(plain)
  const { revision } = await importOf(plain)
  expect((await env.MEDIA.head(archiveName(revision)))?.size).toBe(plain.length)
})

test('without a region a view is a sketch, with one it is streets where all of it lies inside', async () => {
  expect(mapOf(middle, withPlaces(null)).kind).toBe('sketch')
  const region = await importOf(await anArchive())
  expect(mapOf(middle, withPlaces(region)).kind).toBe('street')
  expect(mapOf(viewAround(townHall, 16), withPlaces(region)).kind).toBe('street')
  expect(mapOf(viewAround(townHall, 9), withPlaces(region)).kind).toBe('sketch')
  expect(mapOf(atSea, withPlaces(region)).kind).toBe('sketch')
  await removeRegions(env)
  expect((await runQuery(mapSourcesQuery(db))).region).toBeNull()
  expect(await fileNames()).toEqual([])
})

test('where a tile is missing an offer has a sketch, a list may still show most of the streets, and beside the gap all is well', async () => {
  const close = viewAround(townHall, 15)
  const [gap] = tilesOf(close, { minZoom: 10, maxZoom: 14 })
  const { revision } = mapOf(
    middle,
    withPlaces(
      await importOf(
        await anArchive(looseTiles().filter(({ zoom, x, y }) => zoom !== 14 || x !== gap?.x || y !== gap.y)),
      ),
    ),
  )
  const beside = { ...close, column: close.column + 5, row: close.row + 7 }
  const seen = []
  for (const view of [middle, close, beside])
    seen.push([
      mapOf(view, await runQuery(mapSourcesQuery(db))).kind,
      (await get(mapPath(revision, viewName(view)))).status,
    ])
  expect(seen).toEqual([
    ['street', 200],
    ['sketch', 200],
    ['street', 200],
  ])
})

test('a map is an immutable picture that no other site may use, and is drawn once', async () => {
  await importOf(await anArchive())
  const address = await addressOf(middle)
  const first = await get(address)
  const svg = await first.text()
  expect(first.status).toBe(200)
  expect(svg).toContain('<g id="map"')
  expect(Object.fromEntries(first.headers)).toMatchObject({
    'content-type': 'image/svg+xml; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
  })
  const range = vi.spyOn(env.MEDIA, 'get')
  expect(await drawingAt(address)).toBe(svg)
  expect(range).toHaveBeenCalledTimes(1)
  const again = await new Visitor().get(address, { 'If-None-Match': first.headers.get('ETag') ?? '' })
  expect([again.status, await again.text()]).toEqual([304, ''])
})

test('what was drawn is served when the archive or the database is away', async () => {
  const { revision } = await importOf(await anArchive())
  const address = await addressOf(middle)
  const svg = await drawingAt(address)
  await env.MEDIA.delete(archiveName(revision))
  expect(await drawingAt(address)).toBe(svg)
  const { answer, failures } = await whileDatabaseFails({}, () => get(address))
  expect([answer.status, await answer.text(), failures]).toEqual([200, svg, 0])
})

test('a view that was never drawn becomes a sketch while the archive is away, and is not kept', async () => {
  const { revision } = await importOf(await anArchive())
  await env.MEDIA.delete(archiveName(revision))
  const log = logged()
  const answer = await get(await addressOf(middle))
  expect([answer.status, answer.headers.get('Cache-Control')]).toEqual([200, 'no-cache'])
  expect(log).toHaveBeenCalledOnce()
  expect(await answer.text()).toContain('Hamburg')
  expect(await fileNames()).toEqual([])
})

/** A region that no test has read from yet: the worker remembers the directories of the others. */
const near = (latitude: number) => ({ ...townHall, latitude })

test('tiles that cannot be read are left out, and without any the map is a sketch', async () => {
  const archive = await anArchive(looseTiles(aTile(), near(53.4)))
  const { revision } = await importOf(archive)
  const log = logged()
  // Behind the first of the tiles, which begin at 98,304.
  await env.MEDIA.put(archiveName(revision), archive.slice().fill(7, 98_400))
  expect(await drawingAt(await addressOf(viewAround(near(53.4), 14)))).toContain('<g id="map"')
  expect(log).toHaveBeenCalled()
})

test.each([
  ['something else', 53.6, new TextEncoder().encode('PMTiles'.repeat(4_000))],
  ['next to nothing', 53.7, new TextEncoder().encode('x')],
])('an archive that is %s by now is a sketch', async (_what, latitude, bytes) => {
  const { revision } = await importOf(await anArchive(looseTiles(aTile(), near(latitude))))
  const log = logged()
  await env.MEDIA.put(archiveName(revision), bytes)
  expect(await drawingAt(await addressOf(viewAround(near(latitude), 14)))).toContain('<g id="map"')
  expect(log).toHaveBeenCalled()
})

test('a tile of more than 5 MB is refused by the import, and inflated no further when it is served', async () => {
  const bomb = new Uint8Array(5_000_001)
  for (const tile of [bomb, new Uint8Array(gzipSync(bomb))])
    await expect(anArchive(looseTiles(tile))).rejects.toThrow('more than 5 MB')
  const { revision } = await importOf(await anArchive(looseTiles(aTile(), near(53.8))))
  const tiles = looseTiles(bomb, near(53.8)).filter(({ zoom }) => zoom === 14)
  await env.MEDIA.put(archiveName(revision), await anUncheckedArchive(tiles))
  const log = logged()
  expect(await drawingAt(await addressOf(viewAround(near(53.8), 15)))).toContain('<g id="map"')
  expect(String(log.mock.calls)).toContain('limit exceeded')
})

const header = (changes: (view: DataView) => void) => async () => {
  const bytes = await anArchive()
  changes(new DataView(bytes.buffer))
  return bytes
}

test.each([
  ['a text', async () => new TextEncoder().encode('Guten Tag'), /^This is no PMTiles archive/],
  ['nothing', async () => new Uint8Array(0), /^This is no PMTiles archive/],
  ['an archive of pictures', header((view) => view.setUint8(99, 2)), /not vector tiles/],
  ['an archive of brotli', header((view) => view.setUint8(98, 3)), /not brotli/],
  ['an archive without bounds', header((view) => view.setInt32(102, view.getInt32(110, true), true)), /which region/],
  ['an archive without streets', header((view) => view.setUint8(101, 9)), /zoom|ends at/],
  ['half an archive', async () => (await anArchive()).slice(0, 98_400), /ends too early/],
  ['a damaged directory', header((view) => view.setUint32(262, 0xffffffff)), /damaged/],
  ['another schema', async () => anArchive(looseTiles(aTile('highways'))), /layers highways, which are not those/],
  ['tiles that are none', async () => anArchive(looseTiles(new Uint8Array([255, 1, 2, 3]))), /damaged|no layers/],
])('%s is refused with a sentence, and nothing is changed', async (_what, bytes, sentence) => {
  const before = await importOf(await anArchive())
  const files = await fileNames()
  await expect(importOf((await bytes()) as Uint8Array<ArrayBuffer>)).rejects.toThrow(sentence)
  expect((await runQuery(mapSourcesQuery(db))).region).toEqual(before)
  expect(await fileNames()).toEqual(files)
})

test.each([
  ['a view far from the region', () => viewName(atSea)],
  ['a view of another zoom', () => viewName(viewAround(townHall, 8))],
  ['99-1-1', () => '99-1-1'],
  ['16 kB', () => '14-1-1'.repeat(3_000)],
  ['letters', () => 'karte'],
  ['another number for the same view', () => '14-02304-4321'],
  ['a way out of the folder', () => '..%2F..%2Fregion.pmtiles'],
])('%s is 404', async (_what, view) => {
  const region = await importOf(await anArchive())
  for (const revision of [
    mapOf(middle, withPlaces(region)).revision,
    region.revision,
    '000000000000-1',
    '..',
    'drawn',
  ]) {
    const { status } = await get(`/karten/${revision}/${view()}.svg`)
    expect([revision, status]).toEqual([revision, 404])
  }
  expect(await fileNames()).toEqual([archiveName(region.revision)])
})

test('sketches are drawn of Germany alone', async () => {
  expect((await get(await addressOf(middle))).status).toBe(200)
  for (const place of [
    { latitude: 48.85, longitude: 2.35 },
    { latitude: -33, longitude: 151 },
  ])
    expect((await get(await addressOf(viewAround(place, 12)))).status).toBe(404)
})

test('close sketches of where no offer is are drawn for staff, and kept for no one', async () => {
  const before = (await fileNames()).length
  const { revision } = mapOf(middle, withPlaces(null))
  const editor = await staff()
  for (const zoom of [14, 15, 16]) {
    const path = mapPath(revision, viewName(viewAround(townHall, zoom)))
    const [visitors, staffs] = [await new Visitor().get(path), await editor.get(path)]
    expect([zoom, visitors.status, staffs.status]).toEqual([zoom, zoom > 14 ? 404 : 200, 200])
    if (zoom > 14) expect(staffs.headers.get('Cache-Control')).toBe('private, no-store')
  }
  expect(await fileNames()).toHaveLength(before + 1)
  const { latitude, longitude } = townHall
  await createProperty(db, 'townhall', aProperty({ latitude, longitude, addressVisible: true }), 'Test')
  expect((await new Visitor().get(mapPath(revision, viewName(viewAround(townHall, 16))))).status).toBe(200)
  const list = await (await new Visitor().get('/angebote?view=map')).text()
  const linked = [...list.matchAll(/karte=(\d+-\d+-\d+)/g)].map(([, view = '']) => mapPath(revision, view))
  for (const path of linked) expect([path, (await new Visitor().get(path)).status]).toEqual([path, 200])
  await db.delete(properties)
})

test('hundreds of views from one network are refused after the first 120, with a sentence, and fill nothing', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  const { revision } = mapOf(middle, withPlaces(null))
  const visitor = new Visitor()
  const views = Array.from({ length: 200 }, (_, index) =>
    viewName({ ...middle, column: middle.column + (index % 40), row: middle.row + Math.floor(index / 40) }),
  )
  const answers = await Promise.all(views.map((view) => visitor.get(mapPath(revision, view))))
  const statuses = answers.map(({ status }) => status)
  const drawn = statuses.filter((status) => status === 200).length
  // One is forgiven every half minute.
  expect(drawn).toBeGreaterThanOrEqual(120)
  expect(drawn).toBeLessThan(125)
  expect(statuses.filter((status) => status === 429)).toHaveLength(views.length - drawn)
  expect(await fileNames()).toHaveLength(drawn)
  const refused = await visitor.get(mapPath(revision, viewName({ ...middle, column: middle.column - 1 })))
  expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0)
  expect(await refused.text()).toMatch(/^Von Ihrem Anschluss .* in \d+ Sekunden noch einmal\.$/)
  // What was drawn is served all the same.
  expect((await visitor.get(mapPath(revision, views[0] ?? ''))).status).toBe(200)
})

test('R2 away: sketches are drawn without being kept, streets are 503, and the page has its own words', async () => {
  const away = async () => {
    throw new Error('get: We encountered an internal error. Please try again. (10001)')
  }
  logged()
  const bindings = { ...env, MEDIA: { get: away, put: away, list: away } as unknown as R2Bucket }
  expect((await get(await addressOf(middle), bindings)).status).toBe(200)
  await importOf(await anArchive())
  const address = await addressOf(middle)
  const answer = await get(address, bindings)
  expect([answer.status, answer.headers.get('Cache-Control')]).toEqual([503, 'no-store'])
  expect(answer.headers.get('Retry-After')).toBe('60')
  expect((await get(address)).status).toBe(200)
})

test('D1 away: what was not drawn before is 503', async () => {
  await importOf(await anArchive())
  const address = await addressOf(viewAround(townHall, 13))
  const { answer } = await whileDatabaseFails({}, () => get(address))
  expect([answer.status, answer.headers.get('Retry-After')]).toEqual([503, '60'])
})

test('posts are refused', async () => {
  expect((await new Visitor().post(await addressOf(middle), {})).status).toBe(405)
})

test('a region, its replacement and its removal renew the pages that are kept', async () => {
  const revision = async () =>
    (await env.DB.prepare(`select revision from page_sources where name = 'agency'`).first('revision')) as string
  const seen = [await revision()]
  const first = await importOf(await anArchive())
  seen.push(await revision())
  const second = await importOf(await anArchive(looseTiles(aTile('roads'))))
  seen.push(await revision())
  expect((await runQuery(mapSourcesQuery(db))).region).toEqual(second)
  // The same archive once more is the newest again.
  vi.setSystemTime(Date.now() + 1_000)
  await importOf(await anArchive())
  seen.push(await revision())
  expect((await runQuery(mapSourcesQuery(db))).region).toEqual(first)
  await removeRegions(env)
  expect(new Set([...seen, await revision()]).size).toBe(5)
})

test('the night deletes what was replaced a day ago, and keeps sketches', async () => {
  const day = 24 * 60 * 60 * 1000
  const atNight = () =>
    worker.scheduled(createScheduledController({ cron: '17 2 * * *' }), env, createExecutionContext())
  await drawingAt(await addressOf(middle))
  await importOf(await anArchive())
  const old = await addressOf(middle)
  await drawingAt(old)
  vi.setSystemTime(Date.now() + 1_000)
  const region = await importOf(await anArchive(looseTiles(aTile('roads'))))
  await drawingAt(await addressOf(middle))
  expect(await fileNames()).toHaveLength(5)
  // Pages that were read before the import lead there still.
  await drawingAt(old)
  await atNight()
  expect(await fileNames()).toHaveLength(5)
  vi.setSystemTime(Date.now() + day + 60_000)
  await atNight()
  const { revision } = mapOf(middle, withPlaces(region))
  const sketch = mapOf(middle, withPlaces(null)).revision
  const kept = [sketch, revision].map((name) => `maps/drawn/${name}/${viewName(middle)}.svg`)
  expect(await fileNames()).toEqual([archiveName(region.revision), ...kept].sort())
  expect((await get(old)).status).toBe(404)
})
