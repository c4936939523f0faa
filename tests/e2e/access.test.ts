/** Nothing for axe to find on any page, nor on what scripts make of it; html.test.ts validates both languages. */
import type { Page } from '@playwright/test'
import type { Locale } from '#app/fields/locale.ts'
import { localPath, pathWithoutLocale } from '#app/i18n/locale-path.ts'
import { axeFindings } from '#tests/support/axe.ts'
import { expect, signIn, test } from '#tests/support/e2e.ts'
import { dashboardPages, visitedPages } from '#tests/support/pages.ts'
import { speak } from '#tests/support/visit.ts'

/** Where scripts add to a page or change it; every other page is the same with them. An offer and a property come on top. */
const pagesWithScripts = {
  visited: ['/', '/login', '/gibt-es-nicht'],
  dashboard: ['/dashboard', '/dashboard/properties', '/dashboard/properties/new', '/dashboard/account'],
}

// axe is a script itself. Without JavaScript means here that none of the page's own scripts arrive.
// What fades in has its colours from the start, or axe would judge a moment.
test.use({
  javaScriptEnabled: true,
  contextOptions: { reducedMotion: 'reduce' },
  consent: 'asked',
  hydrates: async ({ baseURL: _ }, use) => use(!isPlain()),
})
// The longest of all, so they share the browsers from the start.
test.describe.configure({ mode: 'parallel' })

const isPlain = () => test.info().project.name === 'without-javascript'

test.beforeEach(async ({ page }) => {
  if (!isPlain()) return
  await page.route('**/*.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }))
})

async function expectFaultless(page: Page, path: string, locale: Locale): Promise<void> {
  await page.goto(localPath(pathWithoutLocale(path), locale))
  await expect(page.locator('html')).toHaveAttribute('lang', locale)
  // A drawing that the page does not know: see Drawings in ui/parts/icon.tsx.
  const blank = await page.locator('svg path:not([d])').count()
  const findings = [...(await axeFindings(page)), ...(blank ? [`${blank} drawings are blank`] : [])]
  expect.soft(findings.map((finding) => `${path} ${locale}: ${finding}`)).toEqual([])
}

/** German as it comes, and English where scripts have been at work: the same markup with other words. */
async function readIn(page: Page): Promise<Locale> {
  const locale = isPlain() ? 'de' : 'en'
  await speak(page, locale)
  return locale
}

test('public pages are open to everybody', async ({ page }) => {
  const locale = await readIn(page)
  await page.goto('/angebote')
  const offer = await page.locator('main h3 a').first().getAttribute('href')
  await page.goto('/referenzen')
  const reference = await page.locator('main h3 a').first().getAttribute('href')
  const paths = isPlain() ? [...visitedPages, String(reference)] : pagesWithScripts.visited
  for (const path of [...paths, String(offer), `${offer}/expose`]) await expectFaultless(page, path, locale)
})

test('dashboard pages are open to everybody', async ({ page }) => {
  await signIn(page)
  const locale = await readIn(page)
  await page.goto('/dashboard/properties')
  const property = await page.locator('main td a').first().getAttribute('href')
  await page.goto('/dashboard/enquiries?q=sommer')
  const enquiry = await page.locator('main li > div > a').first().getAttribute('href')
  const entries = [`${property}/history`, `${property}/preview`, String(enquiry), `${enquiry}/removal`]
  const paths = isPlain() ? [...dashboardPages, ...entries] : pagesWithScripts.dashboard
  for (const path of [
    ...paths,
    String(property),
    `${property}/images`,
    `${property}/images/order`,
    `${property}/location`,
  ])
    await expectFaultless(page, path, locale)
})

test('a rejected form is as accessible as an empty one', async ({ page }) => {
  await signIn(page, '/dashboard/properties/new')
  await page.getByLabel('Wohnfläche').fill('viel')
  await page.getByRole('button', { name: 'Speichern', exact: true }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Korrektur' })).toBeVisible()
  expect(await axeFindings(page)).toEqual([])
})
