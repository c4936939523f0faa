/** Steps that many visits have in common. */
import { type BrowserContext, expect, type Page } from '@playwright/test'
import { consentStorageKey } from '#app/domain/consent.ts'

/** The cookie banner has been answered before: only what is necessary. */
export async function answerBanner(context: BrowserContext): Promise<void> {
  const record = JSON.stringify({ necessary: true, analytics: false, marketing: false, date: 1_700_000_000_000 })
  await context.addInitScript(([key, value]) => localStorage.setItem(key, value), [consentStorageKey, record] as const)
}

/** From now on, opening or reloading a page of the context waits until it is hydrated. */
export function openHydrated(context: BrowserContext): void {
  context.on('page', (page) => {
    for (const name of ['goto', 'reload'] as const) {
      const open = page[name].bind(page) as Page['goto']
      Object.assign(page, {
        [name]: async (...call: Parameters<Page['goto']>) => {
          const answer = await open(...call)
          if (!call.some((part) => typeof part === 'object' && part.waitUntil)) await hydrated(page)
          return answer
        },
      })
    }
  })
}

/** Waits until scripts have hydrated the page and drawn what its first effects ask for; some pages have none. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const isOver = (name: string) => performance.getEntriesByName(name).length > 0
    if (!isOver('hydrated')) return !document.getElementById('page-data')
    if (isOver('drawing')) return isOver('drawn')
    performance.mark('drawing')
    // React takes its turns by messages as well: one to draw, one for the effects of that, and one to draw those.
    const { port1, port2 } = new MessageChannel()
    let turns = 3
    port1.onmessage = () => {
      turns -= 1
      if (turns === 0) performance.mark('drawn')
      else port2.postMessage(null)
    }
    port2.postMessage(null)
    return false
  })
}

/** Waits until the browser has kept what was typed so far against a crash, which it does some time after the last key. */
export async function draftKept(page: Page): Promise<void> {
  const now = await page.evaluate(() => Date.now())
  const keptAt = () =>
    page.evaluate(() => {
      const drafts = Object.keys(localStorage).filter((key) => key.startsWith('giebel.draft.'))
      return Math.max(0, ...drafts.map((key) => JSON.parse(localStorage[key]).typedAt))
    })
  await expect.poll(keptAt).toBeGreaterThanOrEqual(now)
}

/** The cookie of this language, as if it had been chosen before. */
export async function speak(page: Page, locale: 'de' | 'en'): Promise<void> {
  await giveCookie(page.context(), '__Host-locale', locale)
}

/** Playwright gives a name like this to https addresses only. */
export async function giveCookie(context: BrowserContext, name: `__Host-${string}`, value: string): Promise<void> {
  const url = String(process.env.BASE_URL).replace(/^http:/, 'https:')
  await context.addCookies([{ name, value, url, secure: true }])
}

/** The address of the first offer in the list. */
export async function firstOffer(page: Page): Promise<string> {
  await page.goto('/angebote')
  return String(await page.locator('main h3 a').first().getAttribute('href'))
}

/** Pages that between them hold every control a visitor meets; a page with controls of its own joins here. */
export async function pagesWithControls(page: Page): Promise<string[]> {
  return ['/', '/angebote?marketType=rent', await firstOffer(page), '/kontakt']
}

/** Home, list, offer, team, contact, privacy: the way of somebody who likes what they see. */
export async function visitSite(page: Page, url: string): Promise<void> {
  await page.goto(url)
  await followLink(page, /^Angebote$/, /\/angebote$/)
  await page.locator('main h3 a').first().click()
  await expect(page).toHaveURL(/\/angebote\/\w+$/)
  await expect(page.locator('#kontakt')).toBeAttached()
  // Scripts remember the offer as soon as it is opened from a list.
  if (await page.locator(':root[data-hydrated]').count())
    await expect.poll(() => page.evaluate(() => localStorage.getItem('giebel.seen'))).not.toBeNull()
  await followLink(page, /^Team$/, /\/unser-team$/)
  await followLink(page, /^Kontakt$/, /\/kontakt$/)
  await followLink(page, /^Datenschutz$/, /\/datenschutz$/)
  await page.waitForLoadState('networkidle')
}

export async function followLink(page: Page, name: RegExp, address: RegExp): Promise<void> {
  const heading = page.getByRole('heading', { level: 1 })
  const before = await heading.innerText()
  await page.getByRole('link', { name }).first().click()
  await expect(page).toHaveURL(address)
  // The address changes before the page.
  await expect(heading).not.toHaveText(before)
  // Nor is another host greeted in advance.
  await expect(page.locator('link[rel~="preconnect"], link[rel~="dns-prefetch"]')).toHaveCount(0)
}

/**
 * Collects what any page, worker or beacon of the context asks another host for, and answers it here: nothing leaves
 * the machine.
 */
export async function foreignRequests(context: BrowserContext, own: string): Promise<string[]> {
  const { origin } = new URL(own)
  const isForeign = ({ protocol, origin: asked }: URL) => /^(http|ws)s?:$/.test(protocol) && asked !== origin
  const asked: string[] = []
  context.on('request', (request) => {
    if (isForeign(new URL(request.url()))) asked.push(request.url())
  })
  context.on('page', (page) => page.on('websocket', (socket) => asked.push(socket.url())))
  await context.route(isForeign, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'window.tagManagerRan = true' }),
  )
  return asked
}
