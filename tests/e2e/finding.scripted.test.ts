/** What scripts add to the list of offers: no page load, and neither the place nor the focus is lost. */
import type { Page } from '@playwright/test'
import { expect, test } from '#tests/support/e2e.ts'

const count = (page: Page) => page.getByRole('main').getByRole('status')

/** Leaves a mark that a page load would wipe away. */
async function openList(page: Page, query = ''): Promise<void> {
  await page.goto(`/angebote${query}`)
  await page.evaluate(() => document.body.setAttribute('data-same-page', ''))
}

async function expectSamePage(page: Page): Promise<void> {
  await expect(page.locator('body')).toHaveAttribute('data-same-page')
}

test('filters, links, back and forward change the list without a page load, and the form follows', async ({ page }) => {
  await openList(page)
  await page.getByLabel('Kauf oder Miete').selectOption('rent')
  await expect(page.getByLabel('Kaltmiete bis')).toBeVisible()
  await page.getByLabel(/^(Preis|Kaltmiete) bis$/).fill('2000')
  await page.getByLabel(/^(Preis|Kaltmiete) bis$/).press('Enter')
  await expect(page).toHaveURL(/\/angebote\?marketType=rent&priceMax=2000$/)
  await expect(page.getByLabel(/^(Preis|Kaltmiete) bis$/)).toHaveValue('2.000')
  await expect(page.getByLabel(/^(Preis|Kaltmiete) bis$/)).toBeFocused()
  const narrow = await count(page).innerText()
  await page.getByRole('link', { name: /Filter entfernen: Miete/ }).click()
  await expect(page.getByLabel('Kauf oder Miete')).toHaveValue('')
  // What was chosen and never sent is not what the list shows.
  await page.getByLabel('Art', { exact: true }).selectOption('plot')
  await page.goBack()
  await expect(page.getByLabel('Kauf oder Miete')).toHaveValue('rent')
  await expect(page.getByLabel('Art', { exact: true })).toHaveValue('')
  await expect(count(page)).toHaveText(narrow)
  await page.goBack()
  await expect(page).toHaveURL(/\/angebote$/)
  await expect(page.getByLabel('Kauf oder Miete')).toHaveValue('')
  await expect(page.getByLabel(/^(Preis|Kaltmiete) bis$/)).toHaveValue('')
  await page.goForward()
  await expect(page.getByLabel(/^(Preis|Kaltmiete) bis$/)).toHaveValue('2.000')
  await expectSamePage(page)
})

test('the focus goes to the number of results when the link that had it is gone', async ({ page }) => {
  await openList(page, '?marketType=rent&roomsMin=2')
  await page.getByRole('link', { name: /Filter entfernen: Miete/ }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/angebote\?roomsMin=2$/)
  await expect(count(page)).toBeFocused()
  await expectSamePage(page)
})

test('a nearer search keeps the place on the page and says how much it found', async ({ page }) => {
  await openList(page, '?marketType=purchase&houseType=house&priceMax=300000')
  const way = page.getByRole('link', { name: /^Preis bis/ })
  await way.scrollIntoViewIfNeeded()
  const before = await page.evaluate(() => window.scrollY)
  await way.click()
  await expect(count(page)).toBeFocused()
  await expect(count(page)).not.toHaveText(/^0/)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before)
  await expectSamePage(page)
})

test('another page begins at its results, and the way back ends where it began', async ({ page }) => {
  await openList(page)
  const next = page.getByRole('link', { name: 'Nächste Seite' })
  await next.scrollIntoViewIfNeeded()
  const before = await page.evaluate(() => window.scrollY)
  await next.click()
  await expect(page).toHaveURL(/page=2/)
  await expect(count(page)).toBeFocused()
  await expect(count(page)).toBeInViewport()
  await expect(page.getByRole('main').getByRole('heading', { level: 3 }).first()).toBeInViewport()
  await page.goBack()
  await expect(page).toHaveURL(/\/angebote$/)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before)
  await expectSamePage(page)
})

test('on a phone the form makes room for the list, and the focus stays at its title', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 })
  await openList(page)
  const fold = page.locator('summary').filter({ hasText: 'Angebote eingrenzen' })
  await fold.click()
  const apply = page.getByRole('main').getByRole('button', { name: /zeigen$/ })
  const found = Number(/\d+/.exec(await apply.innerText())?.[0])
  // Flats: other tests put houses up for sale meanwhile.
  await page.getByLabel('Art', { exact: true }).selectOption('apartment')
  await expect(apply).not.toHaveText(new RegExp(`^${found} `))
  const promised = /\d+/.exec(await apply.innerText())?.[0]
  await apply.click()
  await expect(count(page)).toHaveText(new RegExp(`^${promised}.Angebot`))
  await expect(fold).toContainText('1 aktiv')
  await expect(fold).toBeFocused()
  await expect(count(page)).toBeInViewport()
  await expectSamePage(page)
})
