/** From the list to an offer and back: what fades, and what stays where it was. */

import { withMotion, withPictures } from '#tests/support/chromium.ts'
import { expect, test } from '#tests/support/e2e.ts'

test.use({ ...withPictures, ...withMotion })

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  test(`going to an offer and back keeps the place on the page (${reducedMotion})`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion })
    await page.goto('/angebote')
    const tile = page.locator('main article').nth(6)
    // Wherever clicking scrolls to, it has scrolled before.
    await tile.getByRole('link').hover()
    const before = await page.evaluate(() => scrollY)
    expect(before).toBeGreaterThan(200)
    await tile.getByRole('link').click()
    await expect(page).toHaveURL(/\/angebote\/\w+$/)
    await expect(page.getByRole('main').getByRole('link', { name: 'Exposé' })).toBeVisible()
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
    await expect(page.locator('[data-loading-bar]')).toHaveAttribute('data-phase', 'idle')
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Angebote')
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(before)
  })
}

test('who asked for less movement sees none', async ({ page }) => {
  /** How many there are; null where a busy browser skipped the whole transition. */
  const animations = async () => {
    await page.goto('/angebote')
    return page.evaluate(async () => {
      const transition = document.startViewTransition(() => {})
      const isReady = await transition.ready.then(
        () => true,
        () => false,
      )
      if (!isReady) return null
      const count = document.getAnimations().filter(({ effect }) => (effect as KeyframeEffect)?.pseudoElement).length
      await transition.finished
      return count
    })
  }
  await expect.poll(animations).toBeGreaterThan(0)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expect.poll(animations).toBe(0)
})
