/** Nothing for axe to find on any page, nor on what scripts make of it; html.test.ts validates both languages. */
import type { Page } from '@playwright/test'
import { archiveOf } from '#tests/support/archives.ts'
import { axeFindings } from '#tests/support/axe.ts'
import { expect, signIn, test } from '#tests/support/e2e.ts'
import { openImmo } from '#tests/support/openimmo.ts'
import { dashboardPages, visitedPages } from '#tests/support/pages.ts'
import { speak } from '#tests/support/visit.ts'

/** Where scripts add to a page or change it; every other page is the same with them. An offer and a property come on top. */
const pagesWithScripts = {
  visited: ['/', '/login', '/gibt-es-nicht'],
  dashboard: ['/dashboard', '/dashboard/properties', '/dashboard/properties/new', '/dashboard/account'],
}

// axe is a script itself. Without JavaScript means here that none of the page's own scripts arrive.
// What fades in has its colours from the start, or axe would judge a moment.
test.use({ javaScriptEnabled: true, contextOptions: { reducedMotion: 'reduce' } })

const isPlain = () => test.info().project.name === 'without-javascript'

test.beforeEach(async ({ page }) => {
  if (!isPlain()) return
  await page.route('**/*.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }))
})

async function expectFaultless(page: Page, path: string, locale: string): Promise<void> {
  await page.goto(path, { waitUntil: isPlain() ? 'load' : 'networkidle' })
  await expect(page.locator('html')).toHaveAttribute('lang', locale)
  // A drawing that the page does not know: see Drawings in ui/parts/icon.tsx.
  const blank = await page.locator('svg path:not([d])').count()
  const findings = [...(await axeFindings(page)), ...(blank ? [`${blank} drawings are blank`] : [])]
  expect.soft(findings.map((finding) => `${path} ${locale}: ${finding}`)).toEqual([])
}

/** German as it comes, and English where scripts have been at work: the same markup with other words. */
async function readIn(page: Page): Promise<'de' | 'en'> {
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
  for (const path of [...paths, String(property), `${property}/images`, `${property}/images/order`])
    await expectFaultless(page, path, locale)
})

test('a transfer is open to everybody, from the dry run to the result, and so is a connection', async ({ page }) => {
  test.skip(!isPlain(), 'Scripts change no word of these pages.')
  await signIn(page, '/dashboard/exchange')
  const content = openImmo([{ extern: 'Zugang 1' }, { extern: 'GI-2384', title: 'Bauplatz mit anderem Namen' }])
  const buffer = Buffer.from(archiveOf([{ name: 'openimmo.xml', content }]))
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'zugang.zip', mimeType: 'application/zip', buffer })
  await page.getByRole('button', { name: 'Hochladen und prüfen' }).click()
  await page.getByRole('checkbox', { name: 'Ist dasselbe Objekt' }).check()
  await page.locator('[data-filter="all"]').click()
  await expect(page.getByRole('radio').first()).toBeVisible()
  expect.soft(await axeFindings(page)).toEqual([])
  await page.getByRole('checkbox', { name: 'Bauplatz mit anderem Namen auslassen' }).check()
  await page.getByRole('checkbox', { name: 'Neue Objekte veröffentlichen' }).uncheck()
  await page.getByRole('button', { name: 'Übernehmen' }).click()
  await expect(async () => {
    await page.reload()
    await expect(page.locator('[data-import]')).toHaveAttribute('data-state', 'applied', { timeout: 1_000 })
  }).toPass()
  expect.soft(await axeFindings(page)).toEqual([])
  await page.getByRole('button', { name: 'Rückgängig machen' }).click()
  expect.soft(await axeFindings(page)).toEqual([])
  await page.goto('/dashboard/exchange')
  expect.soft(await axeFindings(page)).toEqual([])

  await page.goto('/dashboard/exchange/connections/new')
  await page.getByLabel('Name', { exact: true }).fill('Zugang')
  await page.locator('main form').getByRole('button').last().click()
  await expect(page).toHaveURL(/connections\/\w{12}/)
  expect.soft(await axeFindings(page)).toEqual([])
})

test('a rejected form is as accessible as an empty one', async ({ page }) => {
  await signIn(page, '/dashboard/properties/new')
  await page.getByLabel('Wohnfläche').fill('viel')
  await page.getByRole('button', { name: 'Speichern', exact: true }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Korrektur' })).toBeVisible()
  expect(await axeFindings(page)).toEqual([])
})
