/** Links that are pointed at before scripts run, or without them, are fetched by the browser itself. */
import { type CDPSession, expect, type Page } from '@playwright/test'
import { test } from '#tests/support/e2e.ts'

/** Addresses that the browser has fetched early, as Chromium reports them. */
async function watchPrefetches(page: Page): Promise<string[]> {
  const session: CDPSession = await page.context().newCDPSession(page)
  const fetched: string[] = []
  session.on('Preload.prefetchStatusUpdated', ({ prefetchUrl, status }) => {
    if (status === 'Ready') fetched.push(new URL(prefetchUrl).pathname)
  })
  await session.send('Preload.enable')
  return fetched
}

test('a link that is pointed at is fetched early, but not where scripts do it', async ({ page, isScripted }) => {
  const first = await page.goto('/kontakt')
  expect(first?.headers()).not.toHaveProperty('speculation-rules')
  const fetched = await watchPrefetches(page)
  const [answer] = await Promise.all([
    page.waitForResponse((response) => new URL(response.url()).pathname === '/'),
    page.evaluate(() => window.location.assign('/')),
  ])
  expect(answer.headers()['speculation-rules']).toBe('"/speculation-rules.json"')
  if (isScripted) await page.waitForSelector(':root[data-hydrated]')
  const link = page.locator('main a[href="/angebote"]').first()
  await link.scrollIntoViewIfNeeded()
  await link.hover()
  if (isScripted) {
    // Longer than the 200 ms after which the browser would have begun.
    await page.waitForTimeout(1_000)
    expect(fetched).toEqual([])
  } else await expect.poll(() => fetched).toEqual(['/angebote'])
})

test('pages of staff fetch nothing early', async ({ page }) => {
  const answer = await page.goto('/login')
  expect(answer?.headers()).not.toHaveProperty('speculation-rules')
})

test('what a page says after a post is not lost to the same page, fetched before', async ({ page, isScripted }) => {
  if (isScripted) return
  await page.goto('/')
  await page.evaluate(() => window.location.assign('/angebote?houseType=house'))
  await page.waitForURL('/angebote?houseType=house')
  const fetched = await watchPrefetches(page)
  // An offer that was fetched early would be opened without a request, and its view not counted.
  await page.locator('main h3 a').first().hover()
  await page.waitForTimeout(1_000)
  await page.locator('header a[href="/"]').first().hover()
  await expect.poll(() => fetched).toEqual(['/'])
  await page
    .getByRole('button', { name: /^Merken / })
    .first()
    .click()
  await expect(page.getByRole('status').filter({ hasText: 'steht auf Ihrer Merkliste' })).toBeVisible()
  await page.getByRole('link', { name: 'English' }).first().click()
  await page.goto('/')
  await expect(page).toHaveURL(/\/en$/)
})
