/** Every page in both languages: nothing for axe to find, and HTML that validates. */
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { HtmlValidate } from 'html-validate'
import { expect, signIn, test } from '#tests/support/e2e.ts'
import { publicPages } from '#tests/support/pages.ts'
import { answerBanner, speak } from '#tests/support/visit.ts'

/** A new page or another face of one joins here; the first offer, its exposé and the first reference come on top. */
const visitedPages = [
  ...publicPages,
  '/angebote?marketType=purchase&houseType=house&priceMax=900000&roomsMin=x&page=9',
  '/angebote?marketType=rent&q=gibtesnicht',
  '/gibt-es-nicht',
  '/passwort/abgelaufen',
  '/login/code',
  '/passwort-vergessen',
  '/passwort-vergessen?gesendet',
]

const dashboardPages = [
  '/dashboard',
  '/dashboard/properties',
  '/dashboard/properties?tab=trash',
  '/dashboard/properties/new',
  '/dashboard/team',
  '/dashboard/team/new',
  '/dashboard/testimonials',
  '/dashboard/testimonials/new',
  '/dashboard/numbers',
  '/dashboard/numbers/new',
  '/dashboard/users',
  '/dashboard/users/new',
  '/dashboard/account',
  '/dashboard/account/password',
  '/dashboard/account/second-factor',
  '/dashboard/account/second-factor/app',
  '/dashboard/account/passkeys',
  '/dashboard/settings',
  '/dashboard/settings/picture',
  '/dashboard/enquiries',
  '/dashboard/enquiries?status=archived&q=gibtesnicht',
]

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

const validator = new HtmlValidate({
  extends: ['html-validate:recommended'],
  rules: {
    // React writes void elements, boolean attributes and the doctype its own way, all of them valid HTML.
    'void-style': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'doctype-style': 'off',
    'attr-case': 'off',
    // React's useId writes ids with colons.
    'valid-id': ['error', { relaxed: true }],
    // A list may have a name: every element with a role may.
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
    // Check boxes of one list share a name: a post holds every one that is ticked.
    'form-dup-name': ['error', { shared: ['radio', 'checkbox', 'button', 'reset', 'submit'] }],
    // The same navigation stands in the menu and in the bar, and styles show one of them; axe judges the one that shows.
    'unique-landmark': 'off',
    // The loading bar is an element with the role of a progress bar, because <progress> cannot be drawn the same everywhere.
    'prefer-native-element': ['error', { exclude: ['progressbar'] }],
    // Titles name the agency behind the page and may be long; the sentence that forbids it is taste.
    'long-title': 'off',
    // The stylesheets and scripts are our own, from our own host.
    'require-sri': 'off',
    // Numbers of properties and areas are no telephone numbers.
    'tel-non-breaking': 'off',
  },
})

// axe is a script itself. Without JavaScript means here that none of the page's own scripts arrive.
// What fades in has its colours from the start, or axe would judge a moment.
test.use({ javaScriptEnabled: true, contextOptions: { reducedMotion: 'reduce' } })

const isPlain = () => test.info().project.name === 'without-javascript'

test.beforeEach(async ({ page }) => {
  if (!isPlain()) return
  await page.route('**/*.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }))
})

/** Colours are the same in both languages, and looking at them takes half the time: the German pages do for both. */
async function axeFindings(page: Page, locale = 'de'): Promise<string[]> {
  // Describing what is right takes axe as long as looking for what is wrong.
  const options = { resultTypes: ['violations' as const] }
  const axe = new AxeBuilder({ page }).options(options).withTags(tags)
  axe.disableRules(locale === 'de' ? [] : ['color-contrast'])
  // No page has frames, for which the other mode opens a page of its own each time.
  const { violations } = await axe.setLegacyMode().analyze()
  return violations.map(({ id, nodes }) => `${id} ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
}

/** Opens the page and lets axe look at it, and html-validate at the HTML it came as, which is the same with and without scripts. */
async function expectFaultless(page: Page, path: string, locale: string): Promise<void> {
  const answer = await page.goto(path, { waitUntil: 'load' })
  await expect(page.locator('html')).toHaveAttribute('lang', locale)
  const results = isPlain() ? (await validator.validateString((await answer?.text()) ?? '')).results : []
  // A drawing that the page does not know: see Drawings in ui/parts/icon.tsx.
  const blank = await page.locator('svg path:not([d])').count()
  const findings = [
    ...(await axeFindings(page, locale)),
    ...(blank ? [`${blank} drawings are blank`] : []),
    ...results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, selector }) => `${ruleId} ${message} (${selector})`),
    ),
  ]
  expect.soft(findings.map((finding) => `${path} ${locale}: ${finding}`)).toEqual([])
}

/**
 * Every page is looked at in both languages, and with and without scripts: German as it comes, English with its scripts.
 * The other two pairs hold the same markup and the same words once more, and would cost as much again.
 */
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
  for (const path of [...visitedPages, String(offer), `${offer}/expose`, String(reference)]) {
    await expectFaultless(page, path, locale)
  }
})

test('dashboard pages are open to everybody', async ({ page }) => {
  await signIn(page)
  const locale = await readIn(page)
  await page.goto('/dashboard/properties')
  const property = await page.locator('main td a').first().getAttribute('href')
  await page.goto('/dashboard/enquiries?q=sommer')
  const enquiry = await page.locator('main li > div > a').first().getAttribute('href')
  const entries = [
    String(property),
    `${property}/images`,
    `${property}/history`,
    `${property}/preview`,
    String(enquiry),
    `${enquiry}/removal`,
  ]
  for (const path of [...dashboardPages, ...entries]) {
    await expectFaultless(page, path, locale)
  }
})

test('what unfolds is open to everybody too: menu, drop-downs, filters, consent settings', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await page.goto('/angebote', { waitUntil: 'networkidle' })
  await page.locator('summary').filter({ hasText: 'Angebote eingrenzen' }).click()
  await page.locator('summary').filter({ hasText: 'Neueste zuerst' }).click()
  expect.soft(await axeFindings(page)).toEqual([])
  if (!isPlain()) {
    await page.locator('summary').filter({ hasText: 'Einstellungen' }).click()
    await expect(page.getByLabel('Statistik')).toBeVisible()
    expect.soft(await axeFindings(page)).toEqual([])
  }
  await answerBanner(page)
  await page.goto('/kontakt', { waitUntil: 'networkidle' })
  await page.locator('summary').filter({ hasText: 'Menü' }).click()
  expect.soft(await axeFindings(page)).toEqual([])
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.locator('summary').filter({ hasText: 'Leistungen' }).click()
  expect.soft(await axeFindings(page)).toEqual([])
})

test('a rejected form is as accessible as an empty one', async ({ page }) => {
  await signIn(page, '/dashboard/properties/new')
  await page.getByLabel('Wohnfläche').fill('viel')
  await page.getByRole('button', { name: 'Speichern', exact: true }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Korrektur' })).toBeVisible()
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id} ${html}`))).toEqual([])
})
