/** What the command line of a map import reads: options, and folders of tiles. */
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, expect, test } from 'vitest'
import { creditLink, creditsOf, mapSchemas } from '#app/maps/schemas.ts'
import { inspectArchive } from '#scripts/maps/inspect-archive.ts'
import { readWanted } from '#scripts/maps/map-import.ts'
import { listTiles, withPackedFolder } from '#scripts/maps/tile-folder.ts'
import { aTile, looseTiles } from '#tests/support/map-archives.ts'

const folder = mkdtempSync(join(tmpdir(), 'giebel-tiles-'))
afterAll(() => rmSync(folder, { recursive: true }))

function put(name: string, data: Uint8Array): void {
  mkdirSync(dirname(join(folder, name)), { recursive: true })
  writeFileSync(join(folder, name), data)
}

test('a folder of plain and gzipped tiles becomes an archive, and what is no tile is left out', async () => {
  const tiles = looseTiles()
  for (const [index, { zoom, x, y }] of tiles.entries()) {
    const [ending, data] = index % 2 ? ['pbf.gz', gzipSync(aTile())] : ['mvt', aTile()]
    put(`${zoom}/${x}/${y}.${ending}`, data)
  }
  for (const name of ['README.md', 'metadata.json', '3/9/1.pbf', '99/1/1.pbf', '10/1/1.png', 'a/10/1/1.pbf'])
    put(name, aTile())
  expect(listTiles(folder)).toHaveLength(tiles.length)
  const found = await withPackedFolder(folder, inspectArchive)
  expect(found).toMatchObject({ schema: 'openmaptiles', minZoom: 10, maxZoom: 14, date: null })
  expect(found.bounds.south).toBeLessThan(found.bounds.north)
})

test.each<[string, (path: string) => void]>([
  ['a folder', (path) => mkdirSync(path)],
  ['a link to what never ends', (path) => symlinkSync('/dev/zero', path)],
])('%s that is called like a tile is refused with a sentence', async (_what, make) => {
  const own = mkdtempSync(join(tmpdir(), 'giebel-tiles-'))
  mkdirSync(join(own, '14/1'), { recursive: true })
  make(join(own, '14/1/2.pbf'))
  await expect(withPackedFolder(own, inspectArchive)).rejects.toThrow(/2\.pbf is no file\. Nothing was changed$/)
  rmSync(own, { recursive: true })
})

test('the command line names one archive, a day and lines of credit', () => {
  expect(
    readWanted(['region.pmtiles', '--remote', '--date', '2026-11-01', '--credit', 'Stadt', '--credit', 'Land']),
  ).toEqual({ path: 'region.pmtiles', remote: true, date: '2026-11-01', credits: ['Stadt', 'Land'] })
  expect(() => readWanted([])).toThrow('Name one archive')
  expect(() => readWanted(['a', 'b'])).toThrow('Name one archive')
  for (const date of ['gestern', '2026-13-01', '2026-02-31', '01.11.2026', ''])
    expect(() => readWanted(['a', '--date', date]), date).toThrow('--date is the day')
  expect(() => readWanted(['a', '--credit', 'x'.repeat(201)])).toThrow('200 characters')
})

test('every map names OpenStreetMap, and every line of our own leads somewhere', () => {
  for (const schema of mapSchemas) {
    const credits = creditsOf(schema, ['Stadt Muster'])
    expect(credits).toContain('© OpenStreetMap-Mitwirkende')
    expect(
      credits
        .slice(0, -1)
        .map(creditLink)
        .every((link) => link?.startsWith('https://')),
    ).toBe(true)
  }
  expect(creditLink('Stadt Muster')).toBeNull()
  expect(creditLink('constructor')).toBeNull()
})
