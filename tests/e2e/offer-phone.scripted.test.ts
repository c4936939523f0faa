/** An offer on a telephone: the bar with its price, and the figures on top. */
import { expect, test } from '#tests/support/e2e.ts'
import { anOffer } from '#tests/support/pages.ts'

test.use({ viewport: { width: 390, height: 844 } })

test('the bar says the price and nothing else, and goes while price or form are in sight', async ({
  page,
  request,
}) => {
  await page.goto(await anOffer(request))
  const bar = page.locator('main a[href$="#kontakt"]').last().locator('..')
  const show = (share: number) =>
    page.evaluate((share) => {
      const [price = 0, form = 0] = ['preis', 'kontakt'].map(
        (id) => document.getElementById(id)?.getBoundingClientRect().top,
      )
      scrollBy(0, price + (form - price) * share - innerHeight / 2)
    }, share)
  await show(0)
  await expect(bar).toBeHidden()
  await show(0.5)
  await expect(bar).toBeVisible()
  await expect(bar).toHaveText(/^[\d.]+\s€Anfragen$/)
  await expect(page.locator('#preis')).toContainText(await bar.locator('p').innerText())
  await show(1)
  await expect(bar).toBeHidden()
})

test('the last figure of an odd number has a rule over the whole width', async ({ page, request }) => {
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

test.describe('while the cookie notice asks', () => {
  test.use({ consent: 'asked' })

  test('the bar waits below the notice, so that the number of pictures shows, and comes out with the focus', async ({
    page,
    request,
  }) => {
    await page.goto(await anOffer(request))
    const [button, notice] = [page.locator('main a[href$="#kontakt"]').last(), page.locator('section[tabindex="-1"]')]
    await expect(notice).toBeVisible()
    const isOnTop = (link: Element) => {
      const { x, y, width, height } = link.getBoundingClientRect()
      return link.contains(document.elementFromPoint(x + width / 2, y + height / 2))
    }
    await expect.poll(() => button.evaluate(isOnTop)).toBe(false)
    await expect.poll(() => page.getByRole('link', { name: /^Alle \d+ Bilder$/ }).evaluate(isOnTop)).toBe(true)
    await button.focus()
    await expect.poll(() => button.evaluate(isOnTop)).toBe(true)
    await notice.getByRole('button', { name: 'Nur notwendige' }).click()
    await expect.poll(() => button.evaluate(isOnTop)).toBe(true)
  })
})
