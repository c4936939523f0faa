/** Without scripts an offer leads back by its trail and by the browser, and the device stores nothing. */
import { expect, test } from '#tests/support/e2e.ts'

test('an offer leads back by the browser and up by its trail, and no address contains a search', async ({ page }) => {
  await page.goto('/angebote?houseType=house&sort=priceAsc')
  const tile = page.getByRole('main').getByRole('heading', { level: 3 }).getByRole('link').first()
  expect(await tile.getAttribute('href')).toMatch(/^\/angebote\/\w{12}$/)
  await tile.click()
  await expect(page.getByRole('navigation', { name: 'Ihre Suche' })).toHaveCount(0)
  await expect(page.getByRole('navigation', { name: 'Sie sind hier' }).getByRole('link').last()).toHaveText(
    /^Häuser in /,
  )
  await page.goBack()
  await expect(page).toHaveURL(/\/angebote\?houseType=house&sort=priceAsc$/)
  await page.goForward()
  await page.goto('/angebote')
  await expect(page.getByRole('heading', { name: 'Zuletzt gesehen' })).toHaveCount(0)
  await page.goto('/datenschutz')
  await expect(page.getByRole('rowheader', { name: /giebel\.seen/ })).toBeVisible()
  await expect(page.getByRole('button', { name: /Zuletzt Gesehenes/ })).toHaveCount(0)
})
