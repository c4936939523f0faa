import fc from 'fast-check'
import { expect, test } from 'vitest'
import { clampToFrame, type Hit, isCrowded, markersOf, touches } from '#app/maps/markers.ts'
import { frame, mapHeight, mapWidth } from '#app/maps/view.ts'
import { flagsOf, type OfferHit } from '#app/words/maps/offer-flags.server.ts'
import { cpuTime } from '#tests/support/cpu-time.ts'

/** On whole pixels, so that some lie on one point, and often close together. */
const spots = fc.oneof(
  fc.record({ x: fc.integer({ min: 0, max: mapWidth }), y: fc.integer({ min: 0, max: mapHeight }) }),
  fc.record({ x: fc.integer({ min: 300, max: 420 }), y: fc.integer({ min: 200, max: 260 }) }),
)
const someHits = fc
  .array(spots, { maxLength: 80 })
  .map((places) => places.map((at, index): Hit => ({ id: `id${index}`, at })))

/** As prices are: of several lengths, and longer with a count. */
const widthOf = (members: readonly Hit[]) =>
  members.length > 1 ? 120 + 8 * String(members.length).length : 70 + (Number(members[0]?.id.slice(2)) % 4) * 10

test('no two flags touch, and every hit belongs to one of them', () => {
  fc.assert(
    fc.property(someHits, (hits) => {
      const markers = markersOf(hits, widthOf)
      for (const [index, { flag }] of markers.entries()) {
        for (const other of markers.slice(index + 1)) expect(touches(flag, other.flag)).toBe(false)
      }
      expect(markers.flatMap(({ members }) => members.map(({ id }) => id)).sort()).toEqual(
        hits.map(({ id }) => id).sort(),
      )
    }),
  )
})

test('flags touch where less than four pixels are between them, beside or below each other', () => {
  const flag = { x: 200, y: 100, width: 80, height: 42 }
  const moved = (x: number, y: number) => ({ ...flag, x: flag.x + x, y: flag.y + y })
  for (const apart of [moved(84, 0), moved(0, 46), moved(84, 46)])
    expect([touches(flag, apart), touches(apart, flag)]).toEqual([false, false])
  for (const close of [moved(83, 0), moved(0, 45), moved(83, 45)])
    expect([touches(flag, close), touches(close, flag)]).toEqual([true, true])
})

test('the same hits in another order make the same flags', () => {
  const shuffled = someHits.chain((hits) =>
    fc.record({ hits: fc.constant(hits), other: fc.shuffledSubarray(hits, { minLength: hits.length }) }),
  )
  fc.assert(
    fc.property(shuffled, ({ hits, other }) => {
      const flags = (all: readonly Hit[]) =>
        markersOf(all, widthOf)
          .map(({ at, flag, members }) => JSON.stringify({ at, flag, ids: members.map(({ id }) => id).sort() }))
          .sort()
      expect(flags(other)).toEqual(flags(hits))
    }),
  )
})

test('flags, and what is in them, keep the order of the hits', () => {
  fc.assert(
    fc.property(someHits, (hits) => {
      const place = (hit: Hit | undefined) => hits.findIndex(({ id }) => id === hit?.id)
      const markers = markersOf(hits, widthOf)
      const isRising = (numbers: number[]) =>
        numbers.every((number, index) => index === 0 || number > (numbers[index - 1] ?? 0))
      expect(isRising(markers.map(({ members: [first] }) => place(first)))).toBe(true)
      for (const { members } of markers) expect(isRising(members.map(place))).toBe(true)
    }),
  )
})

test('hits that are far enough apart stay alone over their own points', () => {
  const hits = [
    { id: 'a', at: { x: 250, y: 100 } },
    { id: 'b', at: { x: 400, y: 100 } },
    { id: 'c', at: { x: 250, y: 200 } },
  ]
  expect(markersOf(hits, () => 100).map(({ at, members }) => [at, members.length])).toEqual(
    hits.map(({ at }) => [at, 1]),
  )
})

test('a flag stays on the map, and in its frame if its point is there', () => {
  const flagAt = (x: number, y: number) => markersOf([{ id: 'a', at: { x, y } }], () => 100)[0]?.flag
  expect(flagAt(360, 200)).toMatchObject({ x: 310, y: 158 })
  expect(flagAt(2, 200)).toMatchObject({ x: 0 })
  expect(flagAt(718, 200)).toMatchObject({ x: 620 })
  expect(flagAt(180, 200)).toMatchObject({ x: frame.left })
  expect(flagAt(540, 200)).toMatchObject({ x: frame.right - 100 })
  expect(flagAt(360, 10)).toMatchObject({ y: 10 })
  // Above its point it would reach out of a phone's window.
  expect(flagAt(360, frame.top + 41)).toMatchObject({ y: frame.top + 41 })
  expect(flagAt(360, frame.top + 42)).toMatchObject({ y: frame.top })
})

test('what lies beyond the frame stands at its edge, on the side where it is farthest out', () => {
  expect(clampToFrame({ x: 360, y: 200 })).toEqual({ at: { x: 360, y: 200 }, beyond: null })
  expect(clampToFrame({ x: -900, y: 500 })).toEqual({ at: { x: frame.left, y: frame.bottom }, beyond: 'west' })
  expect(clampToFrame({ x: 560, y: -300 })).toEqual({ at: { x: frame.right, y: frame.top }, beyond: 'north' })
  expect(clampToFrame({ x: 400, y: 380 })).toEqual({ at: { x: 400, y: frame.bottom }, beyond: 'south' })
})

test('five hundred hits are grouped within half a second', () => {
  const hits = Array.from({ length: 500 }, (_, index) => ({
    id: `id${index}`,
    at: { x: 160 + ((index * 7919) % 4001) / 10, y: 50 + ((index * 104_729) % 3499) / 10 },
  }))
  markersOf(hits, widthOf)
  const began = cpuTime()
  const markers = markersOf(hits, widthOf)
  expect(cpuTime() - began).toBeLessThan(500)
  expect(markers.length).toBeGreaterThan(5)
})

test('a flag for more than two fifths of the offers is too much, a few in one are not', () => {
  const groups = (...sizes: number[]) => sizes.map((length) => ({ members: Array.from({ length }) }))
  expect(isCrowded(groups(11, 4, 4, 3, 1, 1, 1))).toBe(true)
  expect(isCrowded(groups(6, 4, 4, 3, 2, 2, 1))).toBe(false)
  expect(isCrowded(groups(4))).toBe(false)
  expect(isCrowded([])).toBe(false)
})

test('where whole words would put too many into one flag, groups only count, and more are told apart', () => {
  const hitAt = (x: number, y: number, id: string): OfferHit => {
    const place = { city: 'Hamburg', district: null, untranslated: undefined, point: { latitude: 53, longitude: 10 } }
    const offer = { ...place, id, name: 'Haus', marketType: 'purchase', reserved: false, price: 500_000, isExact: true }
    return { id, at: { x, y }, beyond: null, offer: offer as OfferHit['offer'] }
  }
  const page = { addressOf: (name: string) => name, locale: 'de', isOffered: () => false } as const
  const view = { zoom: 10, column: 1, row: 1 }
  const near = [0, 1, 2].flatMap((group) => [0, 1, 2].map((n) => hitAt(280 + 55 * group + n, 200, `near${group}${n}`)))
  const flags = flagsOf(near, view, page)
  expect(flags.map(({ ids, count, text }) => [ids.length, count, text])).toEqual(Array(3).fill([3, '3', '']))
  expect(flags[0]?.name).toMatch(/^3 ab 500\.000/)
  const apart = near.map((hit, index) => ({
    ...hit,
    at: { x: 180 + 180 * (index % 3), y: 100 + 60 * Math.floor(index / 3) },
  }))
  expect(flagsOf(apart, view, page).map(({ count }) => count)).toEqual(Array(9).fill(null))
})
