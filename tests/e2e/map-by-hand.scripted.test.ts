/** A map is dragged, zoomed by wheel, double click and pinch, and a flag opens its offers on the map. */
import type { Page } from '@playwright/test'
import { expect, test } from '#tests/support/e2e.ts'
import { anOffer } from '#tests/support/pages.ts'

/** Opens a page and waits until its map can be moved. */
async function openMap(page: Page, address: string) {
  await page.goto(address)
  const figure = page.locator('figure[data-map]')
  await figure.scrollIntoViewIfNeeded()
  const box = await figure.locator('> div').boundingBox()
  if (!box) throw new Error('the page has no map')
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  return { figure, base: figure.locator('use'), middle, view: () => viewOf(page) }
}

async function viewOf(page: Page) {
  const href = String(await page.locator('figure[data-map] use').getAttribute('href'))
  const [zoom = 0, column = 0, row = 0] = /(\d+)-(\d+)-(\d+)\.svg/.exec(href)?.slice(1).map(Number) ?? []
  return { zoom, column, row }
}

/** The picture of the view that was moved to lies where it belongs. */
async function settled(page: Page): Promise<void> {
  await expect(page.locator('figure[data-map] > div > svg').first()).toHaveAttribute('style', /translate\(0px, 0px\)/)
}

/** The gestures are loaded when the pointer comes near. */
async function approach(page: Page, { x, y }: { x: number; y: number }) {
  const isGestures = (url: string) => url.includes('map-gestures')
  const loaded = page.waitForResponse((answer) => isGestures(answer.url()))
  await page.mouse.move(x - 9, y - 9)
  await (await loaded).finished()
  await expect(page.locator('figure[data-map] > div')).toHaveCSS('user-select', 'none')
  await page.mouse.move(x, y, { steps: 3 })
}

test('gestures are loaded with the first pointer on a map, and weigh at most two kilobytes', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (sent) => asked.push(sent.url()))
  const { middle } = await openMap(page, '/angebote?view=map')
  expect(asked.filter((url) => url.includes('map-gestures'))).toEqual([])
  const answer = page.waitForResponse((sent) => sent.url().includes('map-gestures'))
  await page.mouse.move(middle.x, middle.y)
  const { gzipSync } = await import('node:zlib')
  expect(gzipSync(await (await answer).body()).length).toBeLessThanOrEqual(2_000)
})

test('a drag moves the list’s map, the address and the flags follow, and no flag is clicked', async ({ page }) => {
  const { middle, view } = await openMap(page, '/angebote?view=map')
  const before = await view()
  await approach(page, middle)
  await page.mouse.down()
  await page.mouse.move(middle.x - 120, middle.y, { steps: 6 })
  await page.mouse.move(middle.x - 240, middle.y, { steps: 6 })
  await page.mouse.up()
  await expect.poll(async () => (await view()).column).toBeGreaterThan(before.column)
  const after = await view()
  expect(after.zoom).toBe(before.zoom)
  await expect(page).toHaveURL(new RegExp(`karte=${after.zoom}-${after.column}-${after.row}`))
  await expect(page).toHaveURL(/\/angebote\?/)
  await settled(page)
})

test('a wheel and a double click zoom, and a page that scrolls past is not held', async ({ page }) => {
  const { middle, view } = await openMap(page, '/angebote?view=map')
  const before = await view()
  await approach(page, middle)
  const scrolled = await page.evaluate(() => scrollY)
  await page.mouse.wheel(0, -120)
  await expect.poll(async () => (await view()).zoom).toBe(before.zoom + 1)
  await page.mouse.wheel(0, 120)
  await expect.poll(async () => (await view()).zoom).toBe(before.zoom)
  expect(await page.evaluate(() => scrollY)).toBe(scrolled)
  const corner = await page.locator('figure[data-map] > div').boundingBox()
  await page.mouse.move((corner?.x ?? 0) + 30, (corner?.y ?? 0) + 40)
  // As fast as a hand does it, however slow the page is to answer.
  const twice = [1, 2].flatMap((clickCount) => [page.mouse.down({ clickCount }), page.mouse.up({ clickCount })])
  await Promise.all(twice)
  await expect.poll(async () => (await view()).zoom).toBe(before.zoom + 1)
  const closer = await view()
  // A wheel that turns before the page tells of its scrolling would still be the map's.
  await page.evaluate(async () => {
    const told = new Promise((resolve) => addEventListener('scroll', resolve, { once: true }))
    scrollBy(0, 30)
    await told
  })
  await page.mouse.wheel(0, 300)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(scrolled + 30)
  expect(await view()).toEqual(closer)
})

test('an offer’s map is dragged as well, but never away from the offer', async ({ page, request }) => {
  const { middle, view } = await openMap(page, await anOffer(request))
  const before = await view()
  await approach(page, middle)
  await page.mouse.down()
  await page.mouse.move(middle.x + 150, middle.y, { steps: 6 })
  await page.mouse.up()
  await expect.poll(async () => (await view()).column).toBeLessThan(before.column)
  for (let times = 0; times < 3; times++) {
    const { column } = await view()
    await page.mouse.move(middle.x - 250, middle.y)
    await page.mouse.down()
    await page.mouse.move(middle.x + 280, middle.y, { steps: 6 })
    await page.mouse.up()
    await settled(page)
    expect((await view()).column).toBeLessThanOrEqual(column)
  }
  const mark = await page.locator('figure[data-map] > div > svg g[transform]').first().getAttribute('transform')
  const x = Number(/\((\S+)/.exec(mark ?? '')?.[1])
  expect([x > 0, x < 720]).toEqual([true, true])
})

test('a flag opens its offer on the map, Escape closes it, and the keyboard stays where it was', async ({ page }) => {
  const { figure } = await openMap(page, '/angebote?view=map')
  const flag = figure.locator('a[data-marker][href^="#angebot-"]').first()
  const to = `/angebote/${await flag.getAttribute('data-properties')}`
  await flag.focus()
  await page.keyboard.press('Enter')
  const tile = figure.locator('[data-tile]')
  await expect(tile.getByRole('link')).toHaveAttribute('href', to)
  await expect(tile.getByRole('link')).toBeFocused()
  await expect(tile.locator('img')).toHaveCount(1)
  await expect(tile).toContainText('€')
  await page.keyboard.press('Escape')
  await expect(tile).toHaveCount(0)
  await expect(flag).toBeFocused()
  await page.keyboard.press('Enter')
  await tile.getByRole('button').click()
  await expect(tile).toHaveCount(0)
  await page.keyboard.press('Enter')
  await tile.getByRole('link').click()
  await expect(page).toHaveURL(new RegExp(`${to}$`))
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  interface Finger {
    x: number
    y: number
  }

  async function touch(page: Page, path: readonly Finger[][]) {
    const devtools = await page.context().newCDPSession(page)
    const [first = [], ...rest] = path
    await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: first })
    for (const touchPoints of rest) await devtools.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints })
    await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  }

  /** As fast as a finger does it, however slow the page is to answer. */
  async function tapTwice(page: Page, finger: Finger) {
    const devtools = await page.context().newCDPSession(page)
    const down = { type: 'touchStart' as const, touchPoints: [finger] }
    const up = { type: 'touchEnd' as const, touchPoints: [] }
    await Promise.all([down, up, down, up].map((event) => devtools.send('Input.dispatchTouchEvent', event)))
  }

  const parts = [0, 0.2, 0.4, 0.6, 0.8, 1]

  test('two fingers zoom the map, two taps as well, and one finger scrolls the page', async ({ page }) => {
    const { figure, middle, view } = await openMap(page, '/angebote?view=map')
    const before = await view()
    // Beside the flags.
    await touch(page, [[{ x: 20, y: middle.y - 150 }]])
    await expect(figure.locator('> div')).toHaveCSS('user-select', 'none')
    const pinch = parts.map((part) => [
      { x: middle.x - 30 - 40 * part, y: middle.y },
      { x: middle.x + 30 + 40 * part, y: middle.y },
    ])
    await touch(page, pinch)
    await expect.poll(async () => (await view()).zoom).toBe(before.zoom + 1)
    expect(await page.evaluate(() => visualViewport?.scale)).toBe(1)
    await settled(page)
    // Not where the first tap was, or one more would make two.
    await tapTwice(page, { x: 20, y: middle.y - 90 })
    await expect.poll(async () => (await view()).zoom).toBe(before.zoom + 2)
    const closer = await view()
    const scrolled = await page.evaluate(() => scrollY)
    await touch(
      page,
      parts.map((part) => [{ x: middle.x, y: middle.y - 160 * part }]),
    )
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(scrolled)
    expect(await view()).toEqual(closer)
  })

  test('one finger moves the map sideways', async ({ page }) => {
    const { figure, middle, view } = await openMap(page, '/angebote?view=map')
    const before = await view()
    // Beside the flags.
    await touch(page, [[{ x: 20, y: middle.y - 150 }]])
    await expect(figure.locator('> div')).toHaveCSS('user-select', 'none')
    await touch(
      page,
      parts.map((part) => [{ x: middle.x + 80 - 200 * part, y: middle.y }]),
    )
    await expect.poll(async () => (await view()).column).toBeGreaterThan(before.column)
  })

  test('a credit is as high as a finger', async ({ page }) => {
    const { figure } = await openMap(page, '/angebote?view=map')
    const credits = await figure.locator('figcaption a').all()
    expect(credits.length).toBeGreaterThan(0)
    for (const link of credits) expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  })
})
