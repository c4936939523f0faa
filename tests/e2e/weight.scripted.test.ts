/** What a page costs the first time it is opened, as a browser loads it; sizes are those of gzip. */
import { gzipSync } from 'node:zlib'
import { promises } from '#scripts/bench/promises.ts'
import { weigh, weighedPages } from '#scripts/bench/weight.ts'
import { expect, test } from '#tests/support/e2e.ts'
import { anOffer } from '#tests/support/pages.ts'

// A first visit is asked about cookies.
test.use({ consent: 'asked' })

for (const path of weighedPages) {
  test(`the first view of ${path} stays within its weight`, async ({ page, request }) => {
    const weight = await weigh(page, path.replace('/angebote/:id', await anOffer(request)))
    test.info().annotations.push({ type: 'weight', description: JSON.stringify(weight) })
    for (const kind of ['document', 'stylesheet', 'script', 'font'] as const)
      expect.soft(weight[kind], kind).toBeLessThanOrEqual(promises[`${kind}Bytes`].limit)
    if (path.endsWith('/expose')) expect(weight.stylesheet).toBeLessThanOrEqual(promises.exposeStylesheetBytes.limit)
  })
}

test('every offer of the demo arrives in the first ten packets, its headers included', async ({ request }) => {
  const list = await (await request.get('/angebote')).text()
  const offers = new Set(list.match(/\/angebote\/\w{12}(?=")/g))
  expect(offers.size).toBeGreaterThan(20)
  const tooLarge = new Map<string, number>()
  for (const path of offers) {
    const answer = await request.get(path)
    const headers = answer.headersArray().map(({ name, value }) => `${name}: ${value}\r\n`)
    const bytes = headers.join('').length + gzipSync(await answer.body()).length
    if (bytes > 14_600) tooLarge.set(path, bytes)
  }
  expect([...tooLarge]).toEqual([])
})

test('no script is asked for before the page stands', async ({ page }) => {
  const isAsked = (count: number) =>
    performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js')).length > count
  await page.goto('/angebote')
  await page.waitForFunction(isAsked, 5)
  const { standing, scripts } = await page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
    const asked = resources.filter(({ name }) => name.endsWith('.js')).map(({ startTime }) => startTime)
    return { standing: navigation?.loadEventStart ?? 0, scripts: asked }
  })
  expect(Math.min(...scripts)).toBeGreaterThanOrEqual(standing)
})

for (const path of ['/', '/referenzen']) {
  test(`the typeface of the quotations of ${path} is fetched when the reader comes near`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await page.setViewportSize({ width: 390, height: 844 })
    const italics: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('/newsreader-italic-')) italics.push(request.url())
    })
    await page.goto(path)
    await page.waitForLoadState('networkidle')
    expect(italics).toEqual([])
    const quotation = page.locator('blockquote').first()
    await quotation.scrollIntoViewIfNeeded()
    await expect(quotation).toHaveCSS('font-style', 'italic')
    await expect.poll(() => italics).toHaveLength(1)
  })
}

test('what is fetched when the pointer comes near a link is there when it is clicked', async ({ page }) => {
  await page.goto('/')
  const link = page.getByRole('navigation').getByRole('link', { name: 'Angebote', exact: true }).first()
  const isData = (url: string) => url.includes('/angebote.data')
  const [prefetched] = await Promise.all([page.waitForResponse((answer) => isData(answer.url())), link.hover()])
  await prefetched.finished()
  await link.click()
  await expect(page).toHaveURL('/angebote')
  // The browser lists a resource when it is whole, which may be after the page stands.
  const transferred = () =>
    page.evaluate(() =>
      (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
        .filter(({ name }) => name.includes('/angebote.data'))
        .map(({ initiatorType, transferSize }) => [initiatorType, transferSize > 0]),
    )
  await expect.poll(transferred).toEqual([
    ['link', true],
    ['fetch', false],
  ])
})
