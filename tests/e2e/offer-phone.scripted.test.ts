/** An offer on a telephone: the bar with its price, and the figures on top. */
import { expect, test } from '#tests/support/e2e.ts'
import { anOffer } from '#tests/support/pages.ts'
import { answerBanner } from '#tests/support/visit.ts'

test.use({ viewport: { width: 390, height: 844 } })

test('the bar says the price and nothing else, and goes while price or form are in sight', async ({
  page,
  request,
}) => {
  await answerBanner(page)
  await page.goto(await anOffer(request))
  const bar = page.getByRole('main').locator('> :last-child')
  const price = page.locator('#preis')
  const away = async (place: string) => {
    await page.locator(place).scrollIntoViewIfNeeded()
    await expect(bar).toBeHidden()
  }
  await page.mouse.wheel(0, 100)
  await away('#preis')
  await page.locator('#preis ~ *, main h2').last().scrollIntoViewIfNeeded()
  await expect(bar).toBeVisible()
  await expect(bar).toHaveText(/^[\d.]+\s€Besichtigung anfragen$/)
  expect(await price.innerText()).toContain((await bar.locator('p').innerText()).trim())
  await away('#kontakt form')
})

test('the last figure of an odd number has a rule over the whole width', async ({ page, request }) => {
  await answerBanner(page)
  await page.goto(await anOffer(request))
  const widths = await page
    .locator('main dl')
    .first()
    .evaluate((list) => {
      while (list.children.length > 3) list.lastElementChild?.remove()
      return [list, ...list.children].map((part) => Math.round(part.getBoundingClientRect().width))
    })
  const [whole = 0, first = 0, second = 0, last] = widths
  expect([first + second, last]).toEqual([whole, whole])
})
