/** The map on an offer: loaded from our own host, and moved by links. */
import { expect, test } from '#tests/support/e2e.ts'
import { anOffer } from '#tests/support/pages.ts'

test('a map comes from the site itself and is moved by links, with and without scripts', async ({
  page,
  request,
  isScripted,
}) => {
  const asked = new Set<string>()
  page.on('request', (sent) => asked.add(sent.url()))
  await page.goto(await anOffer(request))
  const figure = page.locator('figure[data-map]')
  const base = figure.locator('use')
  const first = String(await base.getAttribute('href'))
  const maps = () => [...asked].filter((url) => url.includes('/karten/'))
  expect(maps().map((url) => new URL(url).pathname)).toEqual([first.split('#')[0]])
  // A base that does not arrive has no extent.
  expect(await base.evaluate((element: SVGGraphicsElement) => element.getBBox().width)).toBeGreaterThan(100)
  await figure.getByRole('link', { name: 'Karte: weiter weg' }).click()
  await expect(page).toHaveURL(/\?karte=11-\d+-\d+#lage$/)
  await expect(base).not.toHaveAttribute('href', first)
  await expect(figure).toBeInViewport()
  await expect.poll(() => base.evaluate((element: SVGGraphicsElement) => element.getBBox().width)).toBeGreaterThan(100)
  const documents = [...asked].filter((url) => /\/angebote\/\w+(\?|$)/.test(url))
  expect(documents).toHaveLength(isScripted ? 1 : 2)
  expect([...new Set([...asked].map((url) => new URL(url).host))]).toEqual([new URL(page.url()).host])
})
