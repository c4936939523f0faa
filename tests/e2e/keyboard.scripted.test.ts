/** What scripts add for those who come by keyboard: folds that shut by themselves, and a focus that is never lost. */
import { expect, test } from '#tests/support/e2e.ts'
import { focusStops } from '#tests/support/focus.ts'
import { hydrated } from '#tests/support/visit.ts'

test('Escape shuts the menu and a drop-down and gives the focus back to its title; leaving shuts them too', async ({
  page,
}) => {
  const folds = [
    { path: '/kontakt', width: 390, title: 'Menü' },
    { path: '/kontakt', width: 1280, title: 'Leistungen' },
    { path: '/angebote', width: 1280, title: 'Empfohlen' },
  ]
  for (const { path, width, title } of folds) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto(path)
    const summary = page.locator('summary').filter({ hasText: title })
    const fold = page.locator('details').filter({ has: summary }).last()
    const link = fold.getByRole('link').first()
    await summary.focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await expect(link).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(link).toBeHidden()
    await expect(fold.locator('summary')).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(link).toBeVisible()
    await page.keyboard.press('Shift+Tab')
    await expect(link).toBeHidden()
  }
})

test('a page that arrives without a full load begins at its heading', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await page.goto('/kontakt')
  await page.locator('summary').filter({ hasText: 'Menü' }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('navigation', { name: 'Hauptnavigation' }).getByRole('link', { name: 'Referenzen' }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/referenzen$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Referenzen' })).toBeFocused()
  await expect(page.getByRole('navigation', { name: 'Hauptnavigation' })).toBeHidden()
})

test.describe(() => {
  test.use({ consent: 'asked' })
  test('the cookie banner covers nothing that takes the focus, on a small telephone and with large letters', async ({
    page,
  }) => {
    const devtools = await page.context().newCDPSession(page)
    for (const standard of [16, 32]) {
      await page.setViewportSize({ width: standard * 20, height: 568 })
      await devtools.send('Page.setFontSizes', { fontSizes: { standard } })
      await page.goto('/kontakt')
      await expect(page.getByRole('region', { name: 'Ihre Wahl zum Datenschutz' })).toBeVisible()
      const stops = await focusStops(page)
      expect(stops[1]?.name).toContain('Mehr zum Datenschutz')
      expect(stops.filter(({ isHidden }) => isHidden).map(({ name }) => name)).toEqual([])
    }
  })
})

test('keys that come while the page wakes up do not keep it asleep', async ({ page }) => {
  for (const path of ['/', '/angebote', '/kontakt', '/referenzen', '/unser-team']) {
    await page.goto(path, { waitUntil: 'load' })
    for (let key = 0; key < 40; key += 1) await page.keyboard.press('Tab')
    await hydrated(page)
    await page.evaluate(() => Object.assign(window, { stayed: true }))
    await page.getByRole('link', { name: 'Über uns' }).first().click()
    await expect(page).toHaveURL(/\/uber-uns$/)
    expect(await page.evaluate(() => 'stayed' in window), `${path} answers by itself`).toBe(true)
  }
})
