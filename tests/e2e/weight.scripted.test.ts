/** What a page costs the first time it is opened, as a browser loads it; sizes are those of gzip. */
import { gzipSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { withPictures } from '#tests/support/chromium.ts'
import { expect, test } from '#tests/support/e2e.ts'
import { anOffer } from '#tests/support/pages.ts'

test.use(withPictures)

interface Weight {
  document: number
  script: number
  stylesheet: number
  font: number
}

/** Bytes by kind of everything that opening the page loads; fonts are compressed already. */
async function weigh(page: Page, path: string): Promise<Weight> {
  const weight: Weight = { document: 0, script: 0, stylesheet: 0, font: 0 }
  const pending: Promise<void>[] = []
  page.on('response', (response) => {
    const kind = response.request().resourceType()
    if (!(kind in weight) || response.status() !== 200) return
    const add = async () => {
      const body = await response.body()
      weight[kind as keyof Weight] += kind === 'font' ? body.length : gzipSync(body).length
    }
    pending.push(add())
  })
  await page.goto(path)
  await page.waitForLoadState('networkidle')
  await Promise.all(pending)
  return weight
}

for (const path of [
  '/',
  '/angebote',
  'an offer',
  'an exposé',
  '/referenzen',
  '/leistungen/verkauf',
  '/uber-uns',
  '/unser-team',
  '/kontakt',
  '/datenschutz',
]) {
  test(`the first view of ${path} stays within its weight`, async ({ page, request }) => {
    const offer = path.startsWith('an ') ? await anOffer(request) : path
    const weight = await weigh(page, path === 'an exposé' ? `${offer}/expose` : offer)
    test.info().annotations.push({ type: 'weight', description: JSON.stringify(weight) })
    expect.soft(weight.script).toBeLessThanOrEqual(110_000)
    expect.soft(weight.stylesheet).toBeLessThanOrEqual(15_000)
    expect.soft(weight.document).toBeLessThanOrEqual(20_000)
    expect.soft(weight.font).toBeLessThanOrEqual(80_000)
  })
}

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
