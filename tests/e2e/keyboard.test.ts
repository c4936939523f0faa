/** The site without a mouse. */
import type { Page } from '@playwright/test'
import { expect, test } from '#tests/support/e2e.ts'
import { focusStops } from '#tests/support/focus.ts'
import { pagesWithControls } from '#tests/support/visit.ts'

test('the tab key leads through whole pages: visibly, in the order of reading, and out again', async ({
  page,
  isScripted,
}) => {
  // A wide window with scripts, a telephone without: each order and each way is walked once.
  await page.setViewportSize({ width: isScripted ? 1280 : 390, height: 800 })
  for (const path of await pagesWithControls(page)) {
    await page.goto(path)
    const stops = await focusStops(page)
    const names = (those: typeof stops) => those.map(({ name }) => `${path} ${name}`)
    expect(stops.length).toBeGreaterThan(15)
    expect.soft(names(stops.filter(({ isHidden }) => isHidden)), 'covered while focused').toEqual([])
    expect.soft(names(stops.filter(({ contrast }) => contrast < 3)), 'focus does not show').toEqual([])
    const fixed = stops.filter(({ isAfloat }) => !isAfloat)
    const backwards = fixed.filter(({ box }, index) => {
      const last = fixed[index - 1]?.box
      return last !== undefined && box.bottom <= last.top && box.left < last.right
    })
    expect.soft(names(backwards), 'comes too late').toEqual([])
  }
})

test('the first stop of every page leads past the navigation', async ({ page }) => {
  for (const path of ['/', '/angebote', '/kontakt']) {
    await page.goto(path)
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Zum Inhalt springen' })).toBeInViewport()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/#inhalt$/)
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.closest('main, header, footer')?.tagName)).toBe('MAIN')
  }
})

test('the folded navigation opens by keyboard, and nothing that takes the focus lies below it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await page.goto('/kontakt')
  await openMenu(page)
  const stops = await focusStops(page)
  expect(
    stops
      .slice(0, 10)
      .map(({ name }) => name)
      .join(),
  ).toMatch(/Angebote.*Referenzen.*Verkauf.*Team.*Kontakt/)
  expect(stops.filter(({ isHidden }) => isHidden).map(({ name }) => name)).toEqual([])
})

/** Goes to the word "Menü" by keyboard and opens it. */
async function openMenu(page: Page): Promise<void> {
  const title = page.locator('summary').filter({ hasText: 'Menü' })
  for (let presses = 0; presses < 6; presses += 1) {
    await page.keyboard.press('Tab')
    if (await title.evaluate((element) => element === document.activeElement)) break
  }
  await expect(title).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('navigation', { name: 'Hauptnavigation' })).toBeVisible()
}
