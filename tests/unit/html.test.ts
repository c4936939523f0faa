/** Every page in both languages is valid HTML, as the worker sends it. */

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { HtmlValidate } from 'html-validate'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { locales } from '#app/fields/locale.ts'
import { localPath } from '#app/i18n/locale-path.ts'
import { serve } from '#scripts/serve.ts'
import { dashboardPages, publicPages, visitedPages } from '#tests/support/pages.ts'
import { newSession } from '#tests/support/staff-session.ts'
import { copyState } from '#tests/support/states.ts'

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

const stateDir = mkdtempSync(join(tmpdir(), 'giebel-html-'))
let site: Awaited<ReturnType<typeof serve>>
let session = ''

beforeAll(async () => {
  await copyState('demo', stateDir)
  site = await serve({ stateDir, port: 0 })
  session = await newSession(site.url)
}, 240_000)

afterAll(async () => {
  await site.worker.dispose()
  rmSync(stateDir, { recursive: true, force: true })
})

async function pageAt(path: string, cookies: string): Promise<string> {
  return (await fetch(site.url + path, { headers: { Cookie: cookies } })).text()
}

/** The first address on a page that looks like this. */
async function linkOn(path: string, pattern: RegExp, cookies: string): Promise<string> {
  const [link] = pattern.exec(await pageAt(path, cookies)) ?? []
  if (!link) throw new Error(`no link ${pattern} on ${path}`)
  return link
}

async function findingsAt(path: string, locale: string, cookies: string): Promise<string[]> {
  const html = await pageAt(path, cookies)
  if (!html.includes(`<html lang="${locale}"`)) return [`${path} is in another language`]
  const { results } = await validator.validateString(html)
  const messages = results.flatMap((result) => result.messages)
  return [
    ...messages.map(({ ruleId, message, selector }) => `${path} ${ruleId} ${message} (${selector})`),
    ...withoutHeading(html).map((tag) => `${path} has no heading in ${tag}`),
  ]
}

function withoutHeading(html: string): string[] {
  const found: string[] = []
  const open: { tag: string; hasHeading: boolean }[] = []
  for (const [tag] of html.matchAll(/<\/?(?:section|article)\b[^>]*>|<h[1-6]\b/g)) {
    if (tag.startsWith('<h')) for (const section of open) section.hasHeading = true
    else if (!tag.startsWith('</')) open.push({ tag, hasHeading: false })
    else if (open.at(-1)?.hasHeading) open.pop()
    else found.push(open.pop()?.tag ?? tag)
  }
  return found
}

test.each(locales)('public pages are valid HTML (%s)', async (locale) => {
  const cookies = `__Host-locale=${locale}`
  const offer = await linkOn('/angebote', /\/angebote\/\w{12}/, cookies)
  const reference = await linkOn('/referenzen', /\/referenzen\/\w{12}/, cookies)
  const findings: string[] = []
  for (const path of [...visitedPages, offer, `${offer}/expose`, reference])
    findings.push(...(await findingsAt(localPath(path, locale), locale, cookies)))
  expect(findings).toEqual([])
})

test.each(['de', 'en'])('dashboard pages are valid HTML (%s)', async (locale) => {
  const cookies = `__Host-locale=${locale}; __Host-session=${session}`
  expect(await pageAt('/dashboard', cookies)).toContain('/logout')
  const property = await linkOn('/dashboard/properties', /\/dashboard\/properties\/\w{12}/, cookies)
  const enquiry = await linkOn('/dashboard/enquiries', /\/dashboard\/enquiries\/[\w-]{12,}/, cookies)
  const ofProperty = ['', '/images', '/history', '/preview', '/texts/en/description/freshness'].map(
    (face) => property + face,
  )
  const findings: string[] = []
  for (const path of [...dashboardPages, ...ofProperty, enquiry, `${enquiry}/removal`])
    findings.push(...(await findingsAt(path, locale, cookies)))
  expect(findings).toEqual([])
})

test('every public page has one main, one heading, a title and its canonical address', async () => {
  for (const path of publicPages) {
    const html = await pageAt(path, '')
    expect([path, html.match(/<main\b/g)?.length, html.match(/<h1\b/g)?.length]).toEqual([path, 1, 1])
    expect([path, html]).toEqual([path, expect.stringMatching(/<title>[^<]+<\/title>/)])
    expect([path, html]).toEqual([path, expect.stringMatching(/<link rel="canonical" href="https?:\/\/[^/"]+\//)])
  }
})

test('every picture says its measures, so that nothing moves when it arrives', async () => {
  const offer = await linkOn('/angebote?houseType=house', /\/angebote\/\w{12}/, '')
  for (const path of ['/', '/angebote', '/referenzen', offer, '/login']) {
    const pictures = (await pageAt(path, '')).match(/<img\b[^>]*>/g) ?? []
    expect(pictures.length).toBeGreaterThan(path === '/login' ? 0 : 3)
    for (const picture of pictures) {
      // The validator does not read it; a browser ends an entry at a comma.
      const [, sizes = ''] = / sizes="([^"]*)"/.exec(picture) ?? []
      for (const size of sizes.split(','))
        expect([path, sizes, size.split('(').length]).toEqual([path, sizes, size.split(')').length])
      for (const name of ['width', 'height', 'sizes', 'srcset'])
        expect([path, picture]).toEqual([path, expect.stringMatching(new RegExp(` ${name}="[^"]`, 'i'))])
    }
  }
})
