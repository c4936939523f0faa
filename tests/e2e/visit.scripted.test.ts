/** The tag manager, the only thing of somebody else that a page may load, and only with consent. */
import type { Page } from '@playwright/test'
import { consentStorageKey } from '#app/domain/consent.ts'
import { expect, test } from '#tests/support/e2e.ts'
import { tagManagerId, withTagManager } from '#tests/support/tag-manager-server.ts'
import { followLink, foreignRequests, visitSite } from '#tests/support/visit.ts'

const tagManagerScript = `https://www.googletagmanager.com/gtm.js?id=${tagManagerId}`

const events = (page: Page) => page.evaluate(() => (window as unknown as { dataLayer?: object[] }).dataLayer ?? [])

test('the tag manager is loaded after consent to statistics, never before, and no longer once it is withdrawn', async ({
  browser,
}) => {
  await withTagManager(async (url) => {
    const context = await browser.newContext()
    const asked = await foreignRequests(context, url)
    const page = await context.newPage()
    await page.goto(url, { waitUntil: 'networkidle' })
    expect(asked).toEqual([])
    // Nor could it be without scripts: nothing in the page names another host.
    expect(await page.content()).not.toContain('googletagmanager')

    await page.getByRole('button', { name: 'Nur notwendige' }).click()
    await visitSite(page, url)
    expect(asked).toEqual([])
    const denied = { event: 'consent_update', analytics_storage: 'denied', ad_storage: 'denied' }
    await expect.poll(() => events(page)).toEqual([denied])

    await page.getByRole('contentinfo').getByRole('button', { name: 'Cookie-Einstellungen' }).click()
    await page.getByRole('button', { name: 'Alle akzeptieren' }).click()
    const granted = { event: 'consent_update', analytics_storage: 'granted', ad_storage: 'granted' }
    const started = { event: 'gtm.js', 'gtm.start': expect.any(Number) }
    await expect.poll(() => events(page)).toEqual([denied, granted, started, { event: 'gtm_loaded' }])
    expect(await page.evaluate(() => 'tagManagerRan' in window)).toBe(true)
    expect(asked.splice(0)).toEqual([tagManagerScript])

    await page.goto(`${url}/datenschutz`, { waitUntil: 'networkidle' })
    await expect.poll(() => events(page)).toEqual([granted, started, { event: 'gtm_loaded' }])
    expect(asked.splice(0)).toEqual([tagManagerScript])

    await page.getByRole('main').getByRole('button', { name: 'Cookie-Einstellungen' }).click()
    await page.getByLabel('Statistik').uncheck()
    await page.getByRole('button', { name: 'Auswahl speichern' }).click()
    const onlyMarketing = { event: 'consent_update', analytics_storage: 'denied', ad_storage: 'granted' }
    await expect.poll(async () => (await events(page)).at(-1)).toEqual(onlyMarketing)
    expect(
      JSON.parse(String(await page.evaluate((key) => localStorage.getItem(key), consentStorageKey))),
    ).toMatchObject({
      analytics: false,
      marketing: true,
    })
    await page.goto(url)
    await followLink(page, /^Angebote$/, /\/angebote$/)
    await page.waitForLoadState('networkidle')
    await expect.poll(() => events(page)).toEqual([onlyMarketing])
    expect(asked).toEqual([])
    await context.close()
  })
})

test('the policy lets the agency’s container in, and what that adds, but no script of the same host that somebody writes into the page', async ({
  browser,
}) => {
  await withTagManager(async (url) => {
    const context = await browser.newContext()
    const asked = await foreignRequests(context, url)
    const page = await context.newPage()
    const policy = (await page.goto(url))?.headers()['content-security-policy'] ?? ''
    expect(policy.match(/script-src [^;]*/)?.[0]).toMatch(/^script-src 'self' 'nonce-[^' ]+'$/)
    await page.getByRole('button', { name: 'Alle akzeptieren' }).click()
    await expect.poll(() => events(page)).toContainEqual({ event: 'gtm_loaded' })
    expect(asked.splice(0)).toEqual([tagManagerScript])

    const evil = 'https://www.googletagmanager.com/gtm.js?id=GTM-EVIL'
    // Theirs carry the page's nonce, as Google documents it; what somebody writes into the page does not know it.
    const add = (src: string, isTheirs: boolean) =>
      page.evaluate(
        ([src, isTheirs]) =>
          new Promise<string>((resolve) => {
            const script = document.createElement('script')
            if (isTheirs) script.nonce = document.querySelector<HTMLElement>('[nonce]')?.nonce ?? ''
            script.onload = () => resolve('loaded')
            script.onerror = () => resolve('refused')
            script.src = src
            document.head.appendChild(script)
          }),
        [src, isTheirs] as const,
      )
    expect(await add(evil, false)).toBe('refused')
    const measuring = 'https://www.googletagmanager.com/gtag/js?id=G-PROBE'
    expect(await add(measuring, true)).toBe('loaded')
    const sent = (address: string) =>
      page.evaluate(
        (address) =>
          fetch(address, { mode: 'no-cors' }).then(
            () => 'sent',
            () => 'refused',
          ),
        address,
      )
    expect(await sent('https://region1.google-analytics.com/g/collect')).toBe('sent')
    expect(await sent('https://anything.googletagmanager.com/')).toBe('refused')
    await context.close()
  })
})
