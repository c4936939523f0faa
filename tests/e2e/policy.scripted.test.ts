/**
 * Every public page with its scripts: under its policy, whose inline scripts are named by hashes, or by a nonce where
 * there is a tag manager, and with nothing for axe to find. axe sees the page as scripts leave it, which take nothing away.
 */
import { type BrowserContext, expect, type Page } from '@playwright/test'
import { isSecretPath } from '#app/http/secret-paths.server.ts'
import { localPath } from '#app/i18n/locale-path.ts'
import { isStaffPath } from '#app/paths/public.ts'
import { weighedPages } from '#scripts/bench/weight.ts'
import { axeFindings } from '#tests/support/axe.ts'
import { test } from '#tests/support/e2e.ts'
import { visitedPages } from '#tests/support/pages.ts'
import { scriptSources } from '#tests/support/policy.ts'
import { withTagManager } from '#tests/support/tag-manager-server.ts'
import { visitSite } from '#tests/support/visit.ts'

const sources = {
  hashes: /^'self'(?: 'sha256-[\w+/]{43}=')+$/,
  nonce: /^'self' 'nonce-[0-9a-f]{32}'$/,
}

/** One of each kind; worker/security.test.ts looks for the nonce in every page. */
const pagesWithNonce = [
  ...weighedPages.filter((path) => !path.includes(':id')),
  ...['/angebote?view=map&houseType=house', '/merkliste', '/suchauftrag', '/login', '/login/code', '/gibt-es-nicht'],
]

// A first visit is asked about cookies.
test.use({ consent: 'asked' })

/** What the page throws and the console is told, violations of the policy included. */
function watchFaults(page: Page): string[] {
  const faults: string[] = []
  page.on('pageerror', (error) => faults.push(`${page.url()}: ${error}`))
  page.on('console', (message) => {
    if (message.type() === 'error' && !/status of 404/.test(message.text()))
      faults.push(`${page.url()}: ${message.text()}`)
  })
  return faults
}

async function linkOn(page: Page, list: string, pattern: RegExp): Promise<string> {
  await page.goto(list)
  const links = await page
    .locator('main a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  return links.find((link) => pattern.test(link)) ?? ''
}

/** With the first offer and the first reference. */
async function addressesOf(page: Page, url: string, pages: readonly string[]): Promise<string[]> {
  const offer = await linkOn(page, `${url}/angebote?houseType=house`, /^\/angebote\/\w{12}$/)
  const reference = await linkOn(page, `${url}/referenzen`, /^\/referenzen\/\w{12}$/)
  return [...pages, offer, `${offer}/expose`, reference]
}

async function visitAll(context: BrowserContext, url: string, kind: keyof typeof sources): Promise<void> {
  const page = await context.newPage()
  const faults = watchFaults(page)
  const found = { linkedData: 0, maps: 0 }
  const addresses = await addressesOf(page, url, kind === 'hashes' ? visitedPages : pagesWithNonce)
  // Hashes depend on what scripts say, and a nonce does not: every second page is asked for in English.
  const inTurns = addresses.map((path, index) => localPath(path, kind === 'hashes' && index % 2 === 1 ? 'en' : 'de'))
  for (const path of inTurns) {
    // The second answer is the kept page, wherever one is kept.
    await page.request.get(url + path)
    const answer = await page.goto(url + path)
    const named = scriptSources(answer?.headers() ?? {}).join(' ')
    const isOpenToTagManager = !isStaffPath(path) && !isSecretPath(path)
    expect([path, named]).toEqual([path, expect.stringMatching(sources[isOpenToTagManager ? kind : 'hashes'])])
    for (const block of await page.locator('script[type="application/ld+json"]').allTextContents()) {
      expect(JSON.parse(block)).toHaveProperty('@graph')
      found.linkedData += 1
    }
    // A map that is blocked has no extent.
    for (const base of await page.locator('figure[data-map] use').all()) {
      await expect
        .poll(() => base.evaluate((element: SVGGraphicsElement) => element.getBBox().width))
        .toBeGreaterThan(0)
      found.maps += 1
    }
    expect(faults).toEqual([])
    await expect(page.locator('html')).toHaveAttribute('lang', path.startsWith('/en') ? 'en' : 'de')
    if (kind === 'hashes') expect.soft([path, ...(await axeFindings(page))]).toEqual([path])
  }
  expect(found.linkedData).toBeGreaterThan(2)
  expect(found.maps).toBeGreaterThan(1)

  const documents: string[] = []
  page.on('request', (sent) => {
    if (sent.isNavigationRequest()) documents.push(sent.url())
  })
  await visitSite(page, url)
  expect(documents).toHaveLength(1)
  expect(faults).toEqual([])
}

test('every public page hydrates under a policy of hashes, without a violation', async ({ context, baseURL }) => {
  await visitAll(context, String(baseURL), 'hashes')
})

test('with a tag manager public pages of every kind hydrate under a policy with a nonce, without a violation', async ({
  context,
}) => {
  await withTagManager((url) => visitAll(context, url, 'nonce'), 'demo')
})
