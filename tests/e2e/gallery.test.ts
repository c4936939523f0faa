/** The pictures of an offer as everybody gets them: a strip that scrolls, and links to the pictures themselves. */

import { withPictures } from '#tests/support/chromium.ts'
import { expect, test } from '#tests/support/e2e.ts'
import { anOffer } from '#tests/support/pages.ts'

test.use(withPictures)

test('the strip of pictures has a name and a number, and the arrow keys move it', async ({ page, request }) => {
  await page.goto(await anOffer(request))
  const strip = page.getByRole('region', { name: 'Bilder', exact: true })
  const pictures = await strip.getByRole('link', { name: /^Vergrößern: / }).count()
  expect(pictures).toBeGreaterThan(2)
  await expect(page.getByRole('link', { name: `Alle ${pictures} Bilder` })).toHaveAttribute('href', /\/1600$/)
  await strip.focus()
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => strip.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(200)
  await page.keyboard.press('ArrowLeft')
  await expect.poll(() => strip.evaluate(({ scrollLeft }) => scrollLeft)).toBe(0)
})

test('where no lightbox can be had, a picture opens by itself', async ({ page, request, isScripted }) => {
  if (isScripted) await page.route(/lightbox.*\.js$/, (route) => route.fulfill({ status: 404 }))
  let type = ''
  // The page that a browser makes around a picture has inline styles; it tells the console that our policy forbids them.
  await page.route(/\/media\/\w+\/1600$/, async (route) => {
    const response = await route.fetch()
    const { 'content-security-policy': policy, ...headers } = response.headers()
    type = `${headers['content-type']}, ${policy}`
    await route.fulfill({ response, headers })
  })
  await page.goto(await anOffer(request))
  await page
    .getByRole('link', { name: /^Vergrößern: / })
    .first()
    .click()
  await expect(page).toHaveURL(/\/media\/[0-9a-f]{24}\/1600$/)
  expect(type).toBe("image/webp, default-src 'none'; sandbox; frame-ancestors 'none'")
  await expect(page.locator('img')).toBeVisible()
})
