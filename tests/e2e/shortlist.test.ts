/** The way from a star to one enquiry about several offers. */
import type { Page } from '@playwright/test'
import { axeFindings } from '#tests/support/axe.ts'
import { expect, test } from '#tests/support/e2e.ts'

/** The star of a tile, by the offer's name. */
const stars = (page: Page) => page.getByRole('main').getByRole('button', { name: /^Merken / })

test('offers are starred on the list, compared, and asked about in one enquiry', async ({ page, isScripted }) => {
  await page.goto('/angebote?houseType=house')
  for (const index of [0, 1, 2]) {
    const name = (await stars(page).nth(index).innerText()).replace('Merken ', '')
    await stars(page).nth(index).click()
    if (isScripted) await expect(stars(page).nth(index)).toHaveAttribute('aria-pressed', 'true')
    else await expect(page.getByRole('status').filter({ hasText: `„${name}“ steht auf Ihrer Merkliste` })).toBeVisible()
    await expect(page).toHaveURL(/\/angebote\?houseType=house/)
  }
  await page.getByRole('banner').getByRole('link', { name: 'Merkliste' }).first().click()
  await expect(page).toHaveURL(/\/merkliste\/\w{12}\.\w{12}\.\w{12}$/)
  await expect(page.getByRole('table').first().getByRole('columnheader')).toHaveCount(3)
  if (isScripted) expect(await axeFindings(page)).toEqual([])

  await page.getByRole('link', { name: 'Nur Unterschiede zeigen' }).click()
  await expect(page).toHaveURL(/\?nur=unterschiede#vergleich$/)
  await expect(page.getByRole('rowheader', { name: 'Vermarktung' })).toHaveCount(0)
  await expect(page.getByRole('rowheader', { name: /^Kaufpreis/ })).toBeVisible()
  await page.getByRole('link', { name: 'Alle Zeilen zeigen' }).click()
  await expect(page.getByRole('link', { name: 'Nur Unterschiede zeigen' })).toBeVisible()
  await page.locator('summary').filter({ hasText: 'Alle Angaben' }).click()
  await expect(page.getByRole('rowheader', { name: /^Vermarktung/ })).toBeVisible()

  await page
    .getByRole('button', { name: /^Entfernen / })
    .last()
    .click()
  await expect(page).toHaveURL(/\/merkliste\/\w{12}\.\w{12}$/)
  await expect(page.getByRole('table').first().getByRole('columnheader')).toHaveCount(2)

  await page.getByRole('checkbox').last().uncheck()
  await page.getByRole('button', { name: 'Anfrage senden' }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  if (isScripted) expect(await axeFindings(page)).toEqual([])
  await expect(page.getByRole('checkbox').last()).not.toBeChecked()
  await page.getByRole('checkbox').last().check()
  await page.getByLabel('Name', { exact: true }).fill('Annette Thomsen')
  await page.getByLabel(/^E-Mail/).fill('annette@thomsen.example')
  await page.getByRole('button', { name: 'Anfrage senden' }).click()
  await expect(page).toHaveURL(/\/kontakt\/danke\?angebote=\w{12}\.\w{12}$/)
  await expect(page.getByRole('status').first()).toContainText('angekommen')
})

test('on a phone, four offers scroll inside their table and the page stays as wide as its window', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/angebote?marketType=purchase')
  const links = await page.locator('main h3 a').evaluateAll((all) => all.map((link) => link.getAttribute('href')))
  const ids = links.slice(0, 4).map((path) => path?.split('/').pop())
  await page.goto(`/merkliste/${ids.join('.')}`)
  await expect(page.getByRole('table').first().getByRole('columnheader')).toHaveCount(4)
  await page.locator('summary').filter({ hasText: 'Alle Angaben' }).click()
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
})

test('a list without entries says how to begin one', async ({ page, isScripted }) => {
  await page.goto('/merkliste')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Merkliste')
  if (isScripted) expect(await axeFindings(page)).toEqual([])
})
