/** Nothing for axe to find where something is unfolded: the same markup with scripts and without, but for the consent settings. */
import { axeFindings } from '#tests/support/axe.ts'
import { expect, test } from '#tests/support/e2e.ts'
import { answerBanner } from '#tests/support/visit.ts'

test('what unfolds is open to everybody: menu, drop-downs, filters, consent settings', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await page.goto('/angebote', { waitUntil: 'networkidle' })
  await page.locator('summary').filter({ hasText: 'Angebote eingrenzen' }).click()
  await page.locator('summary').filter({ hasText: 'Empfohlen' }).click()
  expect.soft(await axeFindings(page)).toEqual([])
  await page.locator('summary').filter({ hasText: 'Einstellungen' }).click()
  await expect(page.getByLabel('Statistik')).toBeVisible()
  expect.soft(await axeFindings(page)).toEqual([])
  await answerBanner(page)
  await page.goto('/kontakt', { waitUntil: 'networkidle' })
  await page.locator('summary').filter({ hasText: 'Menü' }).click()
  expect.soft(await axeFindings(page)).toEqual([])
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.locator('summary').filter({ hasText: 'Leistungen' }).click()
  expect.soft(await axeFindings(page)).toEqual([])
})
