import { expect, test } from 'vitest'
import { afterMove, coverOf, inOrder, moveToPositions } from '#app/domain/picture.ts'
import { wordsOf } from '#app/domain/picture-words.ts'

test('a picture moves by one or to the front, and stays within the row', () => {
  const keys = ['a', 'b', 'c']
  expect(afterMove(keys, 'b', 'up')).toEqual(['b', 'a', 'c'])
  expect(afterMove(keys, 'b', 'down')).toEqual(['a', 'c', 'b'])
  expect(afterMove(keys, 'c', 'first')).toEqual(['c', 'a', 'b'])
  expect(afterMove(keys, 'a', 'up')).toEqual(keys)
  expect(afterMove(keys, 'c', 'down')).toEqual(keys)
})

test('pictures stand exactly where they were wished, the others keep their order around them', () => {
  const keys = ['a', 'b', 'c', 'd', 'e']
  const moved = (wishes: Record<string, number>) => moveToPositions(keys, new Map(Object.entries(wishes))).join('')
  expect(moved({})).toBe('abcde')
  expect(moved({ e: 1 })).toBe('eabcd')
  expect(moved({ a: 5 })).toBe('bcdea')
  expect(moved({ a: 3, e: 1 })).toBe('ebacd')
  expect(moved({ a: 2, b: 1, c: 5 })).toBe('badec')
  expect(moved({ d: 1, e: 1 })).toBe('edabc')
})

test('an order holds every picture once, whatever was wished', () => {
  expect(inOrder(['a', 'b', 'c'], ['c', 'x', 'c', 'a'])).toEqual(['c', 'a', 'b'])
  expect(inOrder(['a', 'b'], [])).toEqual(['a', 'b'])
})

test('the first photo is the cover, and without one there is none', () => {
  expect(coverOf([{ kind: 'floorPlan' }, { kind: 'photo' }, { kind: 'photo' }])).toEqual({ kind: 'photo' })
  expect(coverOf([{ kind: 'floorPlan' }])).toBeUndefined()
})

test('words that stand in another field are other words; no caption and an empty one are the same', () => {
  const own = { kind: 'photo', origin: null, originalKey: null, focus: null } as const
  const words = { ...own, alt: 'Haus', altEn: null, caption: null, captionEn: null } as const
  expect(wordsOf({ ...words, caption: '' })).toBe(wordsOf(words))
  expect(wordsOf(words)).not.toBe(wordsOf({ ...words, alt: '', caption: 'Haus' }))
})
