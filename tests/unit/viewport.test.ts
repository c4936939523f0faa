import { expect, test } from 'vitest'
import { isPhone, viewportCookie, viewportFor, viewportNamed } from '#app/domain/viewport.ts'

test.each([
  [undefined, 'desktop'],
  [280, 'mobile'],
  [320, 'mobile'],
  [375, 'mobileMedium'],
  [767, 'mobileWide'],
  [768, 'tablet'],
  [1024, 'desktop'],
  [1280, 'desktopMedium'],
  [1599, 'desktopMedium'],
  [2560, 'desktopWide'],
])('a width of %s is %s', (width, name) => {
  expect(viewportFor(width)).toBe(name)
})

test('the cookie lasts 365 days, on secure connections of this site only', () => {
  expect(viewportCookie('tablet')).toBe('__Host-viewport=tablet; Path=/; Max-Age=31536000; Secure; SameSite=Strict')
})

test.each([
  ['mobile', true],
  ['mobileWide', true],
  ['tablet', false],
  ['desktopWide', false],
  ['toString', false],
  ['', false],
  [undefined, false],
])('the cookie’s %j means a phone: %s', (name, expected) => {
  expect(isPhone(viewportNamed(name))).toBe(expected)
})
