import fc from 'fast-check'
import { expect, test } from 'vitest'
import { defaultRadius, radii, readNear, readRadius } from '#app/domain/places/nearby.ts'
import { roundedDistance } from '#app/domain/places/rounded-distance.ts'

test('a radius is one of six, and anything else is the usual one', () => {
  expect(radii.map((radius) => readRadius(String(radius)))).toEqual(radii)
  for (const text of [
    null,
    '',
    '3',
    '-5',
    '1e9',
    '1000000000',
    '05',
    ' 5',
    '5.0',
    'NaN',
    '9'.repeat(5_000),
    '__proto__',
  ]) {
    expect(readRadius(text)).toBe(defaultRadius)
  }
})

test('what was typed as a place comes back in one line, or not at all', () => {
  expect(readNear('  Hamburg-\tVolksdorf\n')).toBe('Hamburg- Volksdorf')
  for (const text of [null, '', '   ', '\u0000\u202e\n', 'a'.repeat(101), 'Hamburg'.repeat(5_000)])
    expect(readNear(text)).toBe(null)
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
      const near = readNear(text)
      expect(near === null || (near.length <= 100 && !/\p{C}/u.test(near) && readNear(near) === near)).toBe(true)
    }),
  )
})

test('distances are said as people say them', () => {
  const said = [0, 20, 600, 632, 974, 976, 1_180, 2_940, 2_960, 3_400, 4_499, 16_320].map((metres) => {
    const { value, unit } = roundedDistance(metres)
    return `${value} ${unit}`
  })
  expect(said).toEqual([
    '50 metre',
    '50 metre',
    '600 metre',
    '650 metre',
    '950 metre',
    '1 kilometre',
    '1.2 kilometre',
    '2.9 kilometre',
    '3 kilometre',
    '3 kilometre',
    '4 kilometre',
    '16 kilometre',
  ])
})

test('a distance is never wrong by more than a fifth, or 50 m', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 900_000 }), (metres) => {
      const { value, unit } = roundedDistance(metres)
      const said = unit === 'metre' ? value : value * 1_000
      expect(Math.abs(said - metres)).toBeLessThanOrEqual(Math.max(50, metres / 5))
    }),
  )
})
