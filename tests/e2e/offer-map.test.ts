/** The map on an offer: loaded from our own host, and moved by links. */
import { everywhereShown } from '#app/maps/drawing/sketch-arrows.ts'
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
  await expect.poll(() => maps().map((url) => new URL(url).pathname)).toEqual([first.split('#')[0]])
  // A base that does not arrive has no extent.
  await expect.poll(() => base.evaluate((element: SVGGraphicsElement) => element.getBBox().width)).toBeGreaterThan(100)
  await figure.getByRole('link', { name: 'Karte: weiter weg' }).click()
  await expect(page).toHaveURL(/\?karte=11-\d+-\d+#lage$/)
  await expect(base).not.toHaveAttribute('href', first)
  await expect(figure).toBeInViewport()
  await expect.poll(() => base.evaluate((element: SVGGraphicsElement) => element.getBBox().width)).toBeGreaterThan(100)
  const documents = [...asked].filter((url) => /\/angebote\/\w+(\?|$)/.test(url))
  expect(documents).toHaveLength(isScripted ? 1 : 2)
  expect([...new Set([...asked].map((url) => new URL(url).host))]).toEqual([new URL(page.url()).host])
})

test('names on a map keep their size, however large the map is', async ({ page }) => {
  for (const width of [390, 768, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/angebote?view=map')
    const em = await page.locator('figure[data-map] use').evaluate((element: SVGGraphicsElement) => {
      const scale = element.getScreenCTM()?.a ?? 0
      return Number.parseFloat(getComputedStyle(element).fontSize) * scale
    })
    // Names are 1.3 to 1.5 of it.
    expect([width, Math.round(em)]).toEqual([width, 10])
  }
})

test('every window of a sketch shows whole where names may stand, and says a distance in one way', async ({
  page,
  request,
}) => {
  const offer = await anOffer(request)
  for (const path of ['/kontakt', '/referenzen', '/angebote?view=map', offer, `${offer}/expose`]) {
    await page.goto(path)
    for (const width of [320, 390, 768, 960, 1024, 1366, 1920]) {
      await page.setViewportSize({ width, height: 800 })
      const hidden = () =>
        page.locator('figure[data-map][data-kind="sketch"] > div').evaluate((map, frame) => {
          const { left, top, right, bottom, width } = map.getBoundingClientRect()
          const toMap = map.querySelector('svg')?.getScreenCTM()?.inverse()
          const [first, last] = [new DOMPoint(left, top), new DOMPoint(right, bottom)]
          const [from, to] = [first.matrixTransform(toMap), last.matrixTransform(toMap)]
          const beside = [from.x - frame.left, from.y - frame.top, frame.right - to.x, frame.bottom - to.y]
          const words = [...map.querySelectorAll(':scope > svg > text')].map(({ textContent }) => textContent)
          return {
            beside: Math.round(Math.max(0, ...beside)),
            empty: innerWidth < 960 && innerWidth - width > 48,
            words,
          }
        }, everywhereShown)
      const found = await hidden()
      expect([path, width, found.beside]).toEqual([path, width, 0])
      expect(new Set(found.words).size, `${path} at ${width}: ${found.words}`).toBe(found.words.length)
      if (!path.endsWith('expose')) expect([path, width, found.empty]).toEqual([path, width, false])
    }
  }
})

test('on narrow windows no flag reaches the scale or out of the map', async ({ page }) => {
  for (const path of ['/angebote?view=map', '/angebote?view=map&karte=10-1152-1132', '/referenzen']) {
    await page.goto(path)
    for (const width of [320, 360, 390, 412, 600, 768]) {
      await page.setViewportSize({ width, height: 844 })
      const lowest = () =>
        page.locator('figure[data-map] > div').evaluate((map) => {
          const { top = 0 } =
            map.querySelector(':scope > svg[aria-hidden]')?.querySelector('text')?.getBoundingClientRect() ?? {}
          const flags = [...map.querySelectorAll(':scope > svg:not([role]) > g')].map((flag) =>
            flag.getBoundingClientRect(),
          )
          const window = map.getBoundingClientRect()
          return [
            flags.length > 1,
            top >= Math.max(...flags.map(({ bottom }) => bottom)),
            flags.every(({ left, top, right }) => left >= 0 && top >= window.top && right <= innerWidth),
          ]
        })
      await expect.poll(lowest, `${path} at ${width}`).toEqual([true, true, true])
    }
  }
})

test('offers at one point open together on the map; without scripts their flag leads to the list', async ({
  page,
  isScripted,
}) => {
  for (const width of [390, 1366]) {
    await page.setViewportSize({ width, height: 650 })
    await page.goto('/angebote?view=map&houseType=plot&city=Winsen+(Luhe)')
    const figure = page.locator('figure[data-map]')
    const flag = figure.locator('a[data-marker][data-properties*="page00000001"]')
    const ids = String(await flag.getAttribute('data-properties')).split(' ')
    expect(ids.length).toBeGreaterThan(2)
    await flag.click()
    const rows = isScripted ? figure.locator('[data-tile] li') : page.locator('#treffer li')
    await expect(rows).toHaveCount(ids.length)
    await expect(rows.first()).toBeInViewport()
    const links = await rows.getByRole('link').evaluateAll((all) => all.map((link) => link.getAttribute('href')))
    expect(links.map((link) => link?.replace('/angebote/', '')).sort()).toEqual(ids.sort())
    if (!isScripted) continue
    expect(await figure.locator('[data-tile]').evaluate((tile) => tile.scrollWidth <= innerWidth)).toBe(true)
    await page.keyboard.press('Escape')
    await expect(flag).toBeFocused()
  }
})
