/** Which views have all their tiles, as an archive tells it and as a region remembers it. */
import fc from 'fast-check'
import { type Entry, type Header, zxyToTileId } from 'pmtiles'
import { expect, test } from 'vitest'
import { type CoveredTiles, covers } from '#app/maps/covered-tiles.ts'
import { tileSize, toPixel } from '#app/maps/projection.ts'
import { drawnZooms } from '#app/maps/region.ts'
import { type TileAddress, tilesOf } from '#app/maps/tiles.ts'
import { type MapView, viewAround } from '#app/maps/view.ts'
import { tilesInArchive } from '#scripts/maps/archive-tiles.ts'
import { coveredTiles, mostRectangles, type TilesByZoom } from '#scripts/maps/covered-tiles.ts'
import { inspectArchive } from '#scripts/maps/inspect-archive.ts'
import { anArchive, archiveFile, looseTiles, townHall } from '#tests/support/map-archives.ts'

const region = { minZoom: 10, maxZoom: 14 }
const zooms = [10, 11, 12, 13, 14]

const nameOf = ({ zoom, x, y }: TileAddress) => `${zoom}/${x}/${y}`

function byZoom(tiles: readonly TileAddress[]): TilesByZoom {
  const numbersIn = (wanted: number) =>
    tiles.filter(({ zoom }) => zoom === wanted).map(({ zoom, x, y }) => y * 2 ** zoom + x)
  return new Map(zooms.map((zoom) => [zoom, numbersIn(zoom)]))
}

/** In the square of `side` tiles whose middle is the town hall. */
function tileAt(zoom: number, index: number, side: number): TileAddress {
  const { x, y } = toPixel(townHall, zoom)
  const [column, row] = [Math.floor(x / tileSize), Math.floor(y / tileSize)]
  const half = side >> 1
  return { zoom, x: column - half + (index % side), y: row - half + Math.floor(index / side) }
}

/** Around the town hall; any of its tiles may be missing. */
function gappyTiles(side: number) {
  const missing = fc.array(fc.nat(side * side - 1), { maxLength: side * 2 })
  return fc.tuple(...zooms.map((zoom) => fc.tuple(fc.constant(zoom), missing))).map((gaps) =>
    gaps.flatMap(([zoom, gone]) =>
      Array.from({ length: side * side }, (_, index) => index)
        .filter((index) => !gone.includes(index))
        .map((index) => tileAt(zoom, index, side)),
    ),
  )
}

const views = fc
  .record({
    zoom: fc.integer({ min: 10, max: 16 }),
    right: fc.integer({ min: -9, max: 9 }),
    down: fc.integer({ min: -9, max: 9 }),
  })
  .map(({ zoom, right, down }): MapView => {
    const { column, row } = viewAround(townHall, zoom)
    return { zoom, column: column + right, row: row + down }
  })

function hasAll(tiles: readonly TileAddress[], view: MapView): boolean {
  const there = new Set(tiles.map(nameOf))
  return tilesOf(view, region).every((tile) => there.has(nameOf(tile)))
}

test('a view is covered exactly where each of its tiles is there', () => {
  const seen = { covered: 0, open: 0 }
  fc.assert(
    fc.property(gappyTiles(9), fc.array(views, { minLength: 5, maxLength: 20 }), (tiles, some) => {
      const covered = coveredTiles(byZoom(tiles))
      for (const view of some) {
        const isCovered = covers(covered, tilesOf(view, region))
        expect([view, isCovered]).toEqual([view, hasAll(tiles, view)])
        seen[isCovered ? 'covered' : 'open']++
      }
    }),
  )
  expect(Math.min(seen.covered, seen.open)).toBeGreaterThan(50)
})

test('a region of any shape is told in less than 20 kB, and never says of a missing tile that it is there', () => {
  const side = 100
  fc.assert(
    fc.property(
      fc.array(fc.nat(side * side - 1), { minLength: 200, maxLength: 600 }),
      fc.array(views),
      (gone, some) => {
        const missing = new Set(gone)
        const tiles = zooms.flatMap((zoom) =>
          Array.from({ length: side * side }, (_, index) => index)
            .filter((index) => !missing.has(index))
            .map((index) => tileAt(zoom, index, side)),
        )
        const covered = coveredTiles(byZoom(tiles))
        expect(rectanglesIn(covered)).toBeLessThanOrEqual(mostRectangles)
        expect(JSON.stringify(covered).length).toBeLessThan(20_000)
        for (const view of some) if (covers(covered, tilesOf(view, region))) expect(hasAll(tiles, view)).toBe(true)
      },
    ),
    { numRuns: 10 },
  )
})

const rectanglesIn = (covered: readonly CoveredTiles[]) =>
  covered.reduce((sum, { rectangles }) => sum + rectangles.length, 0)

test('a border of a thousand corners is told by farther tiles, and all well inside of it is covered', () => {
  const wide = 1_200
  const slope = Array.from({ length: wide }, (_, row) =>
    Array.from({ length: wide - row }, (_, column) => ({ zoom: 14, x: 8_000 + column, y: 5_000 + row })),
  ).flat()
  const [at14] = coveredTiles(byZoom(slope)).filter(({ zoom }) => zoom === 14)
  expect(at14?.grid).toBe(13)
  expect(covers(at14 ? [at14] : [], [{ zoom: 14, x: 8_590, y: 5_590 }])).toBe(true)
  expect(covers(at14 ? [at14] : [], [{ zoom: 14, x: 8_600, y: 5_600 }])).toBe(false)
})

test('the import finds out which tiles an archive has, and keeps those that views need', async () => {
  const gap = tileAt(14, 12, 5)
  const whole = looseTiles().filter((tile) => nameOf(tile) !== nameOf(gap))
  const { tiles } = await inspectArchive(archiveFile(await anArchive(whole)))
  expect(tiles.map(({ zoom, grid, rectangles }) => [zoom, grid, rectangles.length])).toEqual([
    ...[10, 11, 12, 13].map((zoom) => [zoom, zoom, 1]),
    [14, 14, 4],
  ])
  for (const tile of whole) expect(covers(tiles, [tile]), nameOf(tile)).toBe(true)
  expect(covers(tiles, [gap])).toBe(false)
})

const header = { rootDirectoryOffset: 0, rootDirectoryLength: 1, leafDirectoryOffset: 1_000 } as Header
const entry = (tileId: number, runLength: number, offset = 0): Entry => ({ tileId, runLength, offset, length: 1 })

test('leaves are read, and leaves of leaves', async () => {
  const directories = new Map([
    [0, [entry(zxyToTileId(14, 0, 0), 3), entry(0, 0, 5)]],
    [1_005, [entry(0, 0, 7)]],
    [1_007, [entry(zxyToTileId(14, 8_000, 5_000), 1), entry(zxyToTileId(9, 1, 1), 1)]],
  ])
  const tiles = await tilesInArchive(async (offset) => directories.get(offset) ?? [], header, [14])
  expect([...tiles]).toEqual([[14, [0, 1, 16_385, 5_000 * 16_384 + 8_000]]])
})

test.each([
  ['claims billions of tiles', entry(zxyToTileId(15, 0, 0), 4_000_000_000)],
  ['is a leaf of itself', entry(0, 0, -1_000)],
])('an archive that %s is refused before it takes long', async (_what, lie) => {
  const root = Array.from({ length: 300 }, () => lie)
  await expect(tilesInArchive(async () => root, header, [14])).rejects.toThrow('10,000,000 tiles at most')
})

test('views need the zooms of a region up to one before the closest view', () => {
  expect(drawnZooms({ minZoom: 0, maxZoom: 14 })).toEqual([6, 7, 8, 9, 10, 11, 12, 13, 14])
  expect(drawnZooms({ minZoom: 10, maxZoom: 22 })).toEqual([10, 11, 12, 13, 14, 15])
})
