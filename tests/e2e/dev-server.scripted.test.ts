/** `npm run dev`: what a developer types first. */
import { test as base, expect } from '@playwright/test'
import { paths } from '#app/paths/public.ts'
import { startDevServer } from '#tests/support/dev-server.ts'
import { newSession } from '#tests/support/staff-session.ts'
import { answerBanner, giveCookie, hydrated } from '#tests/support/visit.ts'

type Server = Awaited<ReturnType<typeof startDevServer>>

const test = base.extend<object, { server: Server }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names
    async ({}, use) => {
      const server = await startDevServer()
      await use(server)
      expect(await server.stop()).toBe(0)
    },
    { scope: 'worker' },
  ],

  /** Fails the test for any error or warning in the console, any exception and any request that fails. */
  page: async ({ context, server }, use) => {
    await answerBanner(context)
    await giveCookie(context, '__Host-session', await newSession(server.url))
    const page = await context.newPage()
    const faults: string[] = []
    page.on('pageerror', (error) => faults.push(String(error)))
    page.on('console', (message) => {
      if (/error|warning/.test(message.type())) faults.push(message.text())
    })
    page.on('response', (response) => {
      if (response.status() >= 400) faults.push(`${response.status()} ${response.url()}`)
    })
    await use(page)
    expect(faults).toEqual([])
  },
})

/** In milliseconds. A quiet machine takes one to two seconds; a busy one loads the worker's modules again slowly. */
const patience = 120_000

test('under npm run dev public pages and the dashboard hydrate with their styles, and changes are seen', async ({
  page,
  server,
}) => {
  const open = async (path: string) => {
    await page.goto(server.url + path)
    await hydrated(page)
  }
  for (const path of [paths.offers, paths.valuation, '/en', paths.team, paths.contact, '/dashboard']) await open(path)
  expect(server.printed()).not.toMatch(/warning|reloading|"level":"error"/)

  await open(paths.contact)
  const footer = page.locator('footer').first()
  await expect(footer).toHaveCSS('overflow', 'hidden')
  await page.evaluate(() => Object.assign(window, { stayed: true }))
  server.change('app/ui/layout/site-footer.module.css', '.footer {', '.footer {\n  letter-spacing: 7px;')
  await expect(footer).toHaveCSS('letter-spacing', '7px')
  expect(await page.evaluate(() => 'stayed' in window)).toBe(true)

  // Of the menu, which browsers know too, and of the page, which only the server knows.
  server.change('app/i18n/locales/de/site.ts', "team: 'Team'", "team: 'Mannschaft'")
  await expect(page.getByRole('link', { name: 'Mannschaft' }).first()).toBeVisible({ timeout: patience })
  await hydrated(page)
  server.change('app/i18n/locales/de/contact.ts', "title: 'Kontakt'", "title: 'Schreiben Sie uns'")
  await expect(page).toHaveTitle(/Schreiben Sie uns/, { timeout: patience })
  await hydrated(page)
})

test('npm run dev answers as the worker does', async ({ server }) => {
  const page = await fetch(server.url)
  expect(Object.fromEntries(page.headers)).toMatchObject({
    'content-security-policy': expect.stringMatching(/^default-src 'none'; script-src 'self' 'sha256-/),
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
  })
  // Before any script has run.
  expect(await page.text()).toMatch(/<style [^>]*hero\.module\.css">.*grid.*<\/style><\/head>/s)
  const foreign = await fetch(server.url + paths.login, {
    method: 'POST',
    headers: { Origin: 'https://evil.example' },
    body: new URLSearchParams({ email: 'a@giebel.example', password: 'x' }),
  })
  expect(foreign.status).toBe(403)
  expect((await fetch(`${server.url}/Angebote`, { redirect: 'manual' })).status).toBe(301)
})
