/** From an offer back to the search that it was opened from, and to its neighbours there. */
import type { Page } from '@playwright/test'
import { expect, test } from '#tests/support/e2e.ts'

const way = (page: Page) => page.getByRole('navigation', { name: 'Ihre Suche' })
const tiles = (page: Page) => page.getByRole('main').getByRole('heading', { level: 3 }).getByRole('link')

test('an offer leads back to the list as it was left, and to the offers beside it', async ({ page }) => {
  await page.goto('/angebote?houseType=house&sort=priceAsc')
  const names = await tiles(page).allInnerTexts()
  await tiles(page).nth(1).scrollIntoViewIfNeeded()
  const before = await page.evaluate(() => window.scrollY)
  await tiles(page).nth(1).click()
  await expect(way(page)).toContainText(`2 von ${names.length}`)
  // A shared address has no search.
  expect(new URL(page.url()).search).toBe('')
  await way(page).getByRole('link', { name: 'Nächstes Angebot' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(String(names[2]))
  await expect(way(page)).toContainText(`3 von ${names.length}`)
  await way(page).getByRole('link', { name: 'Vorheriges Angebot' }).click()
  await expect(way(page)).toContainText(`2 von ${names.length}`)
  await way(page).getByRole('link', { name: 'Vorheriges Angebot' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(String(names[0]))
  await expect(way(page).getByRole('link', { name: 'Vorheriges Angebot' })).toHaveCount(0)
  await way(page)
    .getByRole('link', { name: `Zurück zu ${names.length} Angeboten` })
    .click()
  await expect(page).toHaveURL(/\/angebote\?houseType=house&sort=priceAsc$/)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before)
})

test('a jump within the offer and a reload keep the way back', async ({ page }) => {
  await page.goto('/angebote?houseType=house')
  await tiles(page).first().click()
  await expect(way(page)).toBeVisible()
  await page.reload()
  await expect(way(page)).toContainText('1 von ')
  await page.getByRole('link', { name: 'Besichtigung anfragen' }).first().click()
  await expect(page).toHaveURL(/#kontakt$/)
  await way(page)
    .getByRole('link', { name: /^Zurück zu/ })
    .click()
  await expect(page).toHaveURL(/\/angebote\?houseType=house$/)
})

test('after a jump and an own price the way back still leads to the list', async ({ page }) => {
  await page.goto('/angebote?marketType=purchase&houseType=house')
  await tiles(page).first().click()
  await expect(way(page)).toBeVisible()
  await page.getByRole('link', { name: 'Kosten', exact: true }).click()
  await expect(page).toHaveURL(/#kosten$/)
  for (const price of ['800000', '810000']) {
    await page.locator('#kosten [name="price"]').fill(price)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL((url) => url.searchParams.get('price') === price)
  }
  await way(page)
    .getByRole('link', { name: /^Zurück zu/ })
    .click()
  await expect(page).toHaveURL(/\/angebote\?marketType=purchase&houseType=house$/)
})

test('the last offer of a page leads to the next page of the list', async ({ page }) => {
  await page.goto('/angebote')
  await tiles(page).last().click()
  await way(page).getByRole('link', { name: 'Nächste Seite der Liste' }).click()
  await expect(page).toHaveURL(/\/angebote\?page=2$/)
  // The address changes before the page, and an offer has tiles, too.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Angebote')
  await tiles(page).first().click()
  await expect(way(page)).toContainText('26 von ')
  await way(page).getByRole('link', { name: 'Vorherige Seite der Liste' }).click()
  await expect(page).toHaveURL(/\/angebote$/)
})

test('the map leads back to the map, and an offer opened by its address has no search', async ({ page }) => {
  await page.goto('/angebote?houseType=house&view=map')
  await tiles(page).first().click()
  await way(page)
    .getByRole('link', { name: /^Zurück zu/ })
    .click()
  await expect(page).toHaveURL(/view=map/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Angebote auf der Karte')
  const path = (await tiles(page).first().getAttribute('href')) ?? ''
  await page.goto(path)
  await page.mouse.wheel(0, 600)
  await expect.poll(() => page.evaluate(() => localStorage.getItem('giebel.seen'))).toContain(path.split('/').at(-1))
  await expect(way(page)).toHaveCount(0)
})

for (const width of [320, 390, 768, 1440])
  test(`the way back moves nothing at ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    const list = '/angebote?houseType=house'
    await page.goto(list)
    const path = (await tiles(page).first().getAttribute('href')) ?? ''
    await page.goto(path)
    const top = (await page.getByRole('heading', { level: 1 }).boundingBox())?.y
    await page.goto(list)
    await tiles(page).first().click()
    await expect(way(page)).toBeVisible()
    await expect
      .poll(async () => (await page.getByRole('heading', { level: 1 }).boundingBox())?.y)
      .toBeCloseTo(top ?? 0, 0)
    const box = await way(page).boundingBox()
    expect(box?.x).toBeGreaterThanOrEqual(0)
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width)
  })

test('in English the way back is in English', async ({ page }) => {
  await page.goto('/en/angebote?houseType=house&city=Hamburg')
  await tiles(page).first().click()
  const english = page.getByRole('navigation', { name: 'Your search' })
  await expect(english).toContainText('1 of ')
  await english.getByRole('link', { name: 'Next property' }).click()
  await expect(english).toContainText('2 of ')
  await english.getByRole('link', { name: /^Back to \d+ properties$/ }).click()
  await expect(page).toHaveURL(/\/en\/angebote\?houseType=house&city=Hamburg$/)
})
