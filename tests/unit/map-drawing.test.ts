/** Maps are drawn from anybody's tiles, always in the same hand. */
import { gzipSync } from 'node:zlib'
import { fromGeojsonVt } from '@maplibre/vt-pbf'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { drawStreetMap } from '#app/maps/drawing/street-map.ts'
import { areaStyles, lineStyles } from '#app/maps/drawing/style.ts'
import type { Pixel } from '#app/maps/projection.ts'
import { margin } from '#app/maps/reading/read-tiles.ts'
import type { StreetTile } from '#app/maps/tiles.ts'
import { mapHeight, mapWidth, viewAround } from '#app/maps/view.ts'
import { elementsOf, namesOf, overlap, pathsOf, pointsOf } from '#tests/support/map-files.ts'
import { type Shape, square, tilesWith } from '#tests/support/map-tiles.ts'

const volksdorf = { latitude: 53.65, longitude: 10.165 }
const view = viewAround(volksdorf, 15)

const lake = [square(400, 60, 200).toReversed(), square(470, 130, 40)]
const wood = [square(40, 40, 120)]
const house = [square(220, 300, 20)]
const road = { line: [[60, 220] as const, [360, 220] as const, [420, 224] as const] }
const lane = { line: [[200, 20] as const, [200, 430] as const] }
const rail = { line: [[20, 400] as const, [700, 380] as const] }
const tunnel = { line: [[20, 350] as const, [700, 350] as const] }
const path = { line: [[300, 20] as const, [300, 430] as const] }
const quarter = { point: [320, 180] as const }

const schemas: Record<string, Shape[]> = {
  openMapTiles: [
    { layer: 'water', properties: { class: 'lake' }, area: lake },
    { layer: 'landcover', properties: { class: 'wood', subclass: 'forest' }, area: wood },
    { layer: 'building', properties: { render_height: 5 }, area: house },
    { layer: 'transportation', properties: { class: 'secondary' }, ...road },
    { layer: 'transportation_name', properties: { class: 'secondary', name: 'Eulenkrugstraße' }, ...road },
    { layer: 'transportation', properties: { class: 'minor' }, ...lane },
    { layer: 'transportation_name', properties: { class: 'minor', 'name:latin': 'Claus-Ferck-Straße' }, ...lane },
    { layer: 'transportation', properties: { class: 'transit', subclass: 'subway' }, ...rail },
    { layer: 'transportation', properties: { class: 'primary', brunnel: 'tunnel' }, ...tunnel },
    { layer: 'transportation', properties: { class: 'path', subclass: 'footway' }, ...path },
    { layer: 'place', properties: { class: 'suburb', name: 'Volksdorf' }, ...quarter },
  ],
  protomaps: [
    { layer: 'earth', properties: { kind: 'earth' }, area: [square(-100, -100, 900)] },
    { layer: 'landcover', properties: { kind: 'grassland' }, area: [square(-100, -100, 900)] },
    { layer: 'water', properties: { kind: 'lake' }, area: lake },
    { layer: 'landuse', properties: { kind: 'forest' }, area: wood },
    { layer: 'buildings', properties: { kind: 'building' }, area: house },
    { layer: 'roads', properties: { kind: 'major_road', kind_detail: 'secondary', name: 'Eulenkrugstraße' }, ...road },
    {
      layer: 'roads',
      properties: { kind: 'minor_road', kind_detail: 'residential', name: 'Claus-Ferck-Straße' },
      ...lane,
    },
    { layer: 'roads', properties: { kind: 'rail', kind_detail: 'subway' }, ...rail },
    { layer: 'roads', properties: { kind: 'major_road', kind_detail: 'primary', is_tunnel: true }, ...tunnel },
    { layer: 'roads', properties: { kind: 'path', kind_detail: 'footway' }, ...path },
    { layer: 'places', properties: { kind: 'neighbourhood', kind_detail: 'suburb', name: 'Volksdorf' }, ...quarter },
  ],
  'protomaps 3': [
    { layer: 'earth', properties: { 'pmap:kind': 'earth' }, area: [square(-100, -100, 900)] },
    { layer: 'water', properties: { 'pmap:kind': 'water' }, area: lake },
    { layer: 'natural', properties: { 'pmap:kind': 'wood' }, area: wood },
    { layer: 'buildings', properties: { 'pmap:kind': 'building' }, area: house },
    {
      layer: 'roads',
      properties: { 'pmap:kind': 'medium_road', 'pmap:kind_detail': 'secondary', name: 'Eulenkrugstraße' },
      ...road,
    },
    { layer: 'roads', properties: { 'pmap:kind': 'minor_road', name: 'Claus-Ferck-Straße' }, ...lane },
    { layer: 'transit', properties: { 'pmap:kind': 'rail', 'pmap:kind_detail': 'subway' }, ...rail },
    { layer: 'roads', properties: { 'pmap:kind': 'major_road', 'pmap:level': -1 }, ...tunnel },
    { layer: 'roads', properties: { 'pmap:kind': 'path', 'pmap:kind_detail': 'footway' }, ...path },
    {
      layer: 'places',
      properties: { 'pmap:kind': 'neighbourhood', 'pmap:kind_detail': 'suburb', name: 'Volksdorf' },
      ...quarter,
    },
  ],
}

test.each(Object.entries(schemas))(
  'a town of the schema %s is drawn whole, without its tunnels and footpaths',
  (_, shapes) => {
    const file = drawStreetMap(view, tilesWith(view, shapes))
    const elements = elementsOf(file)
    expect(areasOf(pathsOf(elements, areaStyles.wood.fill))).toBe(120 * 120)
    expect(areasOf(pathsOf(elements, areaStyles.water.fill))).toBe(200 * 200 - 40 * 40)
    expect(pathsOf(elements, areaStyles.building.fill)).toHaveLength(1)
    expect(pathsOf(elements, lineStyles.rail.stroke)).toHaveLength(1)
    expect(pathsOf(elements, lineStyles.secondary.stroke).length).toBe(2)
    expect(elements.filter(({ attributes }) => attributes.stroke === lineStyles.primary.stroke)).toEqual([])
    expect(namesOf(file).map(({ text, angle }) => [text, Math.abs(angle)])).toEqual([
      ['Volksdorf', 0],
      ['Eulenkrugstraße', 0],
      ['Claus-Ferck-Straße', 90],
    ])
    expect(file).toBe(drawStreetMap(view, tilesWith(view, schemas.openMapTiles ?? [])))
  },
)

test('an area that several tiles share is one, with its hole', () => {
  // Zoomed in beyond the region's last tiles, and on the corner of four of them.
  for (const zoom of [12, 14, 16]) {
    const here = viewAround(volksdorf, zoom)
    const shapes = [
      { layer: 'water', properties: { class: 'lake' }, area: [square(100, 50, 300), square(200, 150, 60)] },
    ]
    const file = drawStreetMap(here, tilesWith(here, shapes))
    expect(areasOf(pathsOf(elementsOf(file), areaStyles.water.fill))).toBe(300 * 300 - 60 * 60)
  }
})

test('the order of the tiles makes no difference, nor does drawing again', () => {
  const far = viewAround(volksdorf, 12)
  const tiles = tilesWith(far, schemas.openMapTiles ?? [])
  expect(tiles.length).toBeGreaterThan(1)
  expect(drawStreetMap(far, tiles.toReversed())).toBe(drawStreetMap(far, tiles))
})

const words = fc.constantFrom(
  'Am Markt',
  'Claus-Ferck-Straße',
  'Weg',
  'Große Elbstraße',
  'Ohlendorffs Tannen',
  'Hüxstraße',
)
const coordinate = fc.tuple(fc.integer({ min: -40, max: 760 }), fc.integer({ min: -40, max: 490 }))
const streets = fc.array(
  fc.tuple(
    words,
    fc.array(coordinate, { minLength: 2, maxLength: 5 }),
    fc.constantFrom('minor', 'tertiary', 'primary'),
  ),
  { maxLength: 30 },
)
const quarters = fc.array(fc.tuple(words, coordinate, fc.constantFrom('suburb', 'town', 'village', 'quarter')), {
  maxLength: 30,
})
const zooms = fc.integer({ min: 13, max: 16 })

test('names never lie on each other or on the edge, nothing goes far beyond it, all in whole pixels', () => {
  fc.assert(
    fc.property(streets, quarters, zooms, (streets, quarters, zoom) => {
      const here = viewAround(volksdorf, zoom)
      const shapes: Shape[] = [
        ...streets.flatMap(([name, line, group], i): Shape[] => [
          { layer: 'transportation', properties: { class: group }, line },
          { layer: 'transportation_name', properties: { class: group, name: `${name} ${i}` }, line },
        ]),
        ...quarters.map(([name, point, group]) => ({ layer: 'place', properties: { class: group, name }, point })),
      ]
      const file = drawStreetMap(here, tilesWith(here, shapes))
      for (const { attributes } of elementsOf(file).slice(3)) {
        for (const { x, y } of attributes.d ? pointsOf(attributes.d).flat() : []) {
          expect(Math.max(-x, x - mapWidth, -y, y - mapHeight)).toBeLessThanOrEqual(margin)
        }
      }
      const names = namesOf(file)
      for (const [i, name] of names.entries()) {
        expect(Math.abs(name.angle)).toBeLessThanOrEqual(90)
        for (const { x, y } of name.corners) {
          expect(Math.min(x, mapWidth - x, y, mapHeight - y), name.text).toBeGreaterThan(0)
        }
        for (const other of names.slice(i + 1)) expect(overlap(name, other), `${name.text}, ${other.text}`).toBe(false)
      }
    }),
    { numRuns: 60 },
  )
})

const nasty = [
  '"><script>alert(1)</script>',
  ']]>&amp;<!--',
  'a\u0000b\u0008c\ud800d\uffff',
  '\u202eesrever',
  "' onload='x",
  'Straße '.repeat(7_000),
  '   \n\t ',
  'constructor',
  '__proto__',
]

test('a name may say anything and is still nothing but a name', () => {
  const shapes = nasty.flatMap((name, i): Shape[] => [
    { layer: 'place', properties: { class: 'suburb', name, population: name }, point: [360, 30 + i * 45] },
    {
      layer: 'transportation_name',
      properties: { class: 'minor', name },
      line: [
        [20, 45 + i * 45],
        [700, 45 + i * 45],
      ],
    },
    {
      layer: 'transportation',
      properties: { class: name, subclass: name },
      line: [
        [20, 45],
        [700, 45],
      ],
    },
    { layer: 'landcover', properties: { class: name, subclass: name }, area: [square(20, 20, 50)] },
  ])
  const file = drawStreetMap(view, tilesWith(view, shapes))
  elementsOf(file)
  const names = namesOf(file).map(({ text }) => text)
  expect(names).toContain('"><script>alert(1)</script>')
  expect(names).toContain('a b c\ufffdd')
  expect(names).toContain('constructor')
  expect(names.some((name) => name.length > 48)).toBe(false)
})

test('a broken tile costs its own part of the map at most', () => {
  const tiles = tilesWith(view, schemas.openMapTiles ?? [])
  const whole = drawStreetMap(view, tiles)
  const longest = Math.max(...tiles.map(({ data }) => data.length))
  fc.assert(
    fc.property(
      fc.nat({ max: longest }),
      fc.array(fc.tuple(fc.nat({ max: longest }), fc.nat({ max: 255 })), { maxLength: 12 }),
      (length, changes) => {
        const broken = tiles.map((tile) => {
          const data = tile.data.slice(0, length)
          for (const [at, byte] of changes) if (at < data.length) data[at] = byte
          return { ...tile, data }
        })
        elementsOf(drawStreetMap(view, broken))
      },
    ),
    { numRuns: 300 },
  )
  const [first, ...others] = tiles
  if (!first) throw new Error('The view needs a tile.')
  const junk = { ...first, data: new Uint8Array([26, 255, 255, 255, 255, 255, 255, 255, 255, 255, 1]) }
  expect(drawStreetMap(view, [junk, ...others])).toBe(drawStreetMap(view, others))
  expect(drawStreetMap(view, [])).not.toBe(whole)
})

test('tiles of no known schema and tiles beyond 5 MB are paper', () => {
  const paper = drawStreetMap(view, [])
  elementsOf(paper)
  const foreign = tilesWith(view, [
    {
      layer: 'strassen',
      properties: { name: 'Weg' },
      line: [
        [0, 0],
        [700, 400],
      ],
    },
  ])
  expect(drawStreetMap(view, foreign)).toBe(paper)
  const whole = tilesWith(view, schemas.openMapTiles ?? [])
  expect(drawStreetMap(view, whole.map(paddedTo(4_900_000)))).toBe(drawStreetMap(view, whole))
  expect(drawStreetMap(view, whole.map(paddedTo(5_100_000)))).toBe(paper)
})

test('a tile whose features claim each other takes no longer than its length', () => {
  // A hundred thousand features, each of whose properties claim to go on through half of the tile.
  const features = Array.from({ length: 100_000 }, () => [0x12, 6, 0x18, 2, 0x12, ...varint(400_000)]).flat()
  const layer = [0x0a, 14, ...new TextEncoder().encode('transportation'), ...features]
  const data = new Uint8Array([0x1a, ...varint(layer.length), ...layer])
  const tiles = tilesWith(view, []).map((tile) => ({ ...tile, data }))
  const before = process.cpuUsage().user
  elementsOf(drawStreetMap(view, tiles))
  expect(process.cpuUsage().user - before).toBeLessThan(5_000_000)
})

const thirtyThousand = Array.from({ length: 30_000 }, (_, i) => i)

test.each<[string, (i: number) => [number, number][], boolean]>([
  [
    'a star of roads',
    (i) => [
      [2048, 2048],
      [(i * 7919) % 4096, (i * 104_729) % 4096],
    ],
    false,
  ],
  ['a road that goes to and fro', (i) => [[i % 2 ? 100 : 200 + (i % 4) * 100, i % 2 ? 0 : 4000]], true],
])('%s is drawn no slower than a town', (_what, pointsOf, isOne) => {
  const lines = thirtyThousand.map(pointsOf)
  const feature = { type: 2 as const, geometry: isOne ? [lines.flat()] : lines, tags: { class: 'primary' } }
  const data = fromGeojsonVt({ transportation: { features: [feature] } } as never, { version: 2, extent: 4096 })
  const tiles = tilesWith(view, []).map((tile) => ({ ...tile, data }))
  const before = process.cpuUsage().user
  elementsOf(drawStreetMap(view, tiles))
  expect(process.cpuUsage().user - before).toBeLessThan(3_000_000)
})

test('however dense a town is, its map stays small', () => {
  const houses = Array.from({ length: 8_000 }, (_, i): Shape => {
    const [x, y] = [(i % 120) * 6, Math.floor(i / 120) * 6]
    return {
      layer: 'building',
      properties: {},
      area: [
        [
          [x, y],
          [x + 4 + (i % 3), y],
          [x + 4, y + 4 + (i % 5)],
          [x, y + 3],
        ],
      ],
    }
  })
  const streets = Array.from({ length: 400 }, (_, i): Shape => {
    const line = Array.from({ length: 30 }, (_, j) => [j * 25, (i * 13 + (j % 2) * (i % 9)) % 450] as const)
    return { layer: 'transportation', properties: { class: 'minor' }, line }
  })
  const file = drawStreetMap(view, tilesWith(view, [...houses, ...streets]))
  elementsOf(file)
  expect(pathsOf(elementsOf(file), areaStyles.building.fill).length).toBeGreaterThan(2_000)
  expect(file.length).toBeLessThan(400_000)
  expect(gzipSync(file).length).toBeLessThan(60_000)
})

/** With a field that nobody knows and every reader skips. */
function paddedTo(length: number): (tile: StreetTile) => StreetTile {
  return (tile) => {
    const data = new Uint8Array(length)
    data.set(tile.data)
    data.set([0x7a, ...varint(length - tile.data.length - 5)], tile.data.length)
    return { ...tile, data }
  }
}

function varint(value: number): number[] {
  return value < 128 ? [value] : [(value % 128) + 128, ...varint(Math.floor(value / 128))]
}

/** Holes count against what they are in. */
function areasOf(rings: readonly Pixel[][]): number {
  return rings
    .flatMap((ring) =>
      ring.map(({ x, y }, i) => {
        const next = ring[(i + 1) % ring.length] ?? { x, y }
        return (x * next.y - next.x * y) / 2
      }),
    )
    .reduce((sum, part) => sum + part, 0)
}
