/** With scripts the mark is dragged, by a mouse and by a finger, and Escape puts it back. */
import type { Locator, Page } from '@playwright/test'
import { maxZoom, viewAround, viewName } from '#app/maps/view.ts'
import { expect, signIn, test } from '#tests/support/e2e.ts'
import { openPictures } from '#tests/support/picture-pages.ts'

const place = { latitude: 53.6512, longitude: 10.1634 }
const view = viewAround(place, maxZoom)

/** A draft with a point in the middle of its map. */
async function openMap(page: Page, name: string): Promise<{ address: string; mark: Locator; longitude: Locator }> {
  await signIn(page)
  const property = await openPictures(page, `${name} ${test.info().repeatEachIndex + 1}`)
  const address = `${property}/location?karte=${viewName(view)}`
  const form = { latitude: '53,6512', longitude: '10,1634', version: '1', locale: 'de' }
  await page.request.post(address, { form, maxRedirects: 0 })
  // The first visit hears of the post.
  await page.goto(address)
  await page.goto(address)
  const longitude = page.getByRole('textbox', { name: 'Längengrad' })
  return { address, mark: page.locator('[data-mark]'), longitude }
}

async function middleOf(mark: Locator) {
  await mark.scrollIntoViewIfNeeded()
  const { x = 0, y = 0, width = 0, height = 0 } = (await mark.boundingBox()) ?? {}
  return { x: x + width / 2, y: y + height / 2 }
}

/** In pixels of the map at this zoom. */
const perDegree = (256 * 2 ** maxZoom) / 360

async function movedBy(longitude: Locator): Promise<number> {
  return (Number((await longitude.inputValue()).replace(',', '.')) - place.longitude) * perDegree
}

test('a mouse drags the mark, lets go outside of it, and only the mark', async ({ page }) => {
  const { mark, longitude } = await openMap(page, 'Ziehen')
  const { x, y } = await middleOf(mark)
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + 30, y + 10, { steps: 5 })
  await page.mouse.move(x + 100, y + 2, { steps: 5 })
  await page.mouse.up()
  await expect(page.getByRole('status').filter({ hasText: 'Der Punkt ist gesetzt.' })).toBeVisible()
  await expect.poll(async () => Math.abs((await movedBy(longitude)) - 100)).toBeLessThan(2)

  const before = await longitude.inputValue()
  const far = await middleOf(mark)
  await page.mouse.move(far.x - 80, far.y + 90)
  await page.mouse.down()
  await page.mouse.move(far.x - 10, far.y + 110, { steps: 5 })
  await page.mouse.up()
  await page.reload()
  await expect(longitude).toHaveValue(before)
})

test('Escape puts back what was dragged or moved by keys, and nothing is saved', async ({ page }) => {
  const { mark, longitude } = await openMap(page, 'Zurück')
  const stands = await mark.boundingBox()
  const { x, y } = await middleOf(mark)
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + 60, y + 30, { steps: 5 })
  await expect.poll(() => mark.boundingBox()).not.toEqual(stands)
  await page.keyboard.press('Escape')
  await expect.poll(() => mark.boundingBox()).toEqual(stands)
  await page.mouse.up()
  await page.locator('input[type="image"]').press('Shift+ArrowRight')
  await expect(longitude).not.toHaveValue('10,1634')
  await page.keyboard.press('Escape')
  await expect(longitude).toHaveValue('10,1634')
  await expect.poll(() => mark.boundingBox()).toEqual(stands)
  await page.reload()
  await expect(longitude).toHaveValue('10,1634')
})

test('what an earlier click has done is not said any longer once a save is refused', async ({ page }) => {
  const { address } = await openMap(page, 'Konflikt')
  const map = page.locator('input[type="image"]')
  await map.click({ position: { x: 300, y: 300 } })
  await expect(page.getByRole('status').filter({ hasText: 'Der Punkt ist gesetzt.' })).toBeVisible()
  const form = { latitude: '53,66', longitude: '10,17', version: '3', locale: 'de' }
  await page.request.post(address, { form, maxRedirects: 0 })
  await map.click({ position: { x: 420, y: 200 } })
  const question = page.getByRole('alert').filter({ hasText: 'Breitengrad / Längengrad' })
  await expect(question).toBeInViewport()
  // Not even before its words come back.
  await expect(page.locator('details', { has: page.locator('[role="status"]') })).toHaveCount(0)
  await expect(page.locator(':focus').filter({ has: question })).toHaveCount(1)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('a finger drags the mark, and beside it scrolls the page', async ({ page }) => {
    const { mark, longitude } = await openMap(page, 'Finger')
    const { x, y } = await middleOf(mark)
    const devtools = await page.context().newCDPSession(page)
    const swipe = async (from: { x: number; y: number }, by: { x: number; y: number }) => {
      const at = (part: number) => [{ x: from.x + by.x * part, y: from.y + by.y * part }]
      await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(0) })
      for (const part of [0.2, 0.4, 0.6, 0.8, 1])
        await devtools.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(part) })
      await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    }
    const scrolled = () => page.evaluate(() => scrollY)
    const before = await scrolled()
    await swipe({ x, y }, { x: 70, y: -60 })
    await expect(page.getByRole('status').filter({ hasText: 'Der Punkt ist gesetzt.' })).toBeVisible()
    await expect.poll(async () => Math.abs((await movedBy(longitude)) - 70)).toBeLessThan(2)
    expect(await scrolled()).toBe(before)
    const stands = await longitude.inputValue()
    await swipe({ x: 100, y: 400 }, { x: 0, y: -150 })
    await expect.poll(scrolled).toBeGreaterThan(before)
    expect(await longitude.inputValue()).toBe(stands)
  })
})
