/**
 * Nothing for axe to find on any page of the dashboard, nor on what scripts make of it; policy.scripted.test.ts looks at
 * public ones, and html.test.ts validates both languages.
 */
import type { Page } from '@playwright/test'
import type { Locale } from '#app/fields/locale.ts'
import { localPath, pathWithoutLocale } from '#app/i18n/locale-path.ts'
import { axeFindings } from '#tests/support/axe.ts'
import { expect, signIn, test } from '#tests/support/e2e.ts'
import { dashboardPages } from '#tests/support/pages.ts'
import { speak } from '#tests/support/visit.ts'

/** Where scripts add to a page or change it; every other page is the same with them. A property comes on top. */
const pagesWithScripts = ['/dashboard', '/dashboard/properties', '/dashboard/properties/new', '/dashboard/account']

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
  expect.soft([path, locale, ...(await axeFindings(page))]).toEqual([path, locale])
}

/** German as it comes, and English where scripts have been at work: the same markup with other words. */
async function readIn(page: Page): Promise<Locale> {
  const locale = isPlain() ? 'de' : 'en'
  await speak(page, locale)
  return locale
}

test('dashboard pages are open to everybody', async ({ page }) => {
  await signIn(page)
  const locale = await readIn(page)
  await page.goto('/dashboard/properties')
  const property = await page.locator('main td a').first().getAttribute('href')
  await page.goto('/dashboard/enquiries?q=sommer')
  const enquiry = await page.locator('main li > div > a').first().getAttribute('href')
  const entries = [`${property}/history`, `${property}/preview`, String(enquiry), `${enquiry}/removal`]
  const paths = isPlain() ? [...dashboardPages, ...entries] : pagesWithScripts
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
