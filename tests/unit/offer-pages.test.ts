import { expect, test } from 'vitest'
import { pageCountOf, pageOf } from '#app/domain/offers/offer-pages.ts'

test.each([
  [0, [0]],
  [1, [1]],
  [25, [25]],
  [26, [26]],
  [27, [27]],
  [28, [25, 3]],
  [50, [25, 25]],
  [51, [25, 26]],
  [52, [25, 27]],
  [53, [25, 25, 3]],
  [10_001, [...Array<number>(399).fill(25), 26]],
])('%i offers are cut so that every one stands on one page, and no last page is nearly empty', (total, sizes) => {
  const pages = sizes.map((_, index) => pageOf(index + 1, total))
  expect(pages.map(({ size }) => size)).toEqual(sizes)
  expect(pages.map(({ start }) => start)).toEqual(sizes.map((_, index) => index * 25))
  expect(pageCountOf(total)).toBe(sizes.length)
  expect(pageOf(sizes.length + 9, total)).toEqual(pages.at(-1))
})
