/** Nothing for axe to find where something is unfolded: the same markup with scripts and without, but for the consent settings. */
import { axeFindings } from '#tests/support/axe.ts'
import { expect, test } from '#tests/support/e2e.ts'

test.describe(() => {
  test.use({ consent: 'asked' })
  test('what unfolds is open to everybody: filters, sorting, consent settings', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 })
    await page.goto('/angebote')
    await page.locator('summary').filter({ hasText: 'Angebote eingrenzen' }).click()
    await page.locator('summary').filter({ hasText: 'Empfohlen' }).click()
    expect.soft(await axeFindings(page)).toEqual([])
    await page.locator('summary').filter({ hasText: 'Einstellungen' }).click()
    await expect(page.getByLabel('Statistik')).toBeVisible()
    expect.soft(await axeFindings(page)).toEqual([])
  })
})

test('what unfolds in the navigation is open to everybody, on a telephone and on a table', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await page.goto('/kontakt')
  await page.locator('summary').filter({ hasText: 'Menü' }).click()
  expect.soft(await axeFindings(page)).toEqual([])
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.locator('summary').filter({ hasText: 'Leistungen' }).click()
  expect.soft(await axeFindings(page)).toEqual([])
})
