import { expect, test } from '#tests/support/e2e.ts'

test('where the device cannot share, the address is copied, and the page says so', async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(window, { copied: '' })
    Object.defineProperty(navigator, 'share', { value: undefined })
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: async (text: string) => Object.assign(window, { copied: text }) },
    })
  })
  await page.goto('/angebote')
  const address = String(await page.locator('main h3 a').first().getAttribute('href'))
  await page.goto(address)
  const status = page.getByRole('main').getByRole('status').filter({ hasText: 'Link kopiert' })
  await expect(status).toHaveCount(0)
  await page.getByRole('main').getByRole('button', { name: 'Teilen' }).click()
  await expect(status).toBeVisible()
  expect(await page.evaluate(() => (window as unknown as { copied: string }).copied)).toContain(address)
})
