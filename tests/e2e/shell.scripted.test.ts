/** What only scripts do in the shell of every page: consent, loading bar, viewport cookie, stored language. */
import type { Page } from '@playwright/test'
import { closeBanner, expect, test } from '#tests/support/e2e.ts'

const storageKey = 'giebel.cookie-consent'
const stored = (page: Page) => page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? 'null'), storageKey)
const events = (page: Page) => page.evaluate(() => (window as unknown as { dataLayer?: object[] }).dataLayer ?? [])

test('all three choices store a record, tell the data layer and close the banner', async ({ page }) => {
  const choices = [
    ['Nur notwendige', { analytics: false, marketing: false }],
    ['Alle akzeptieren', { analytics: true, marketing: true }],
    ['Auswahl speichern', { analytics: true, marketing: false }],
  ] as const
  for (const [name, given] of choices) {
    await page.goto('/')
    await page.evaluate(() => localStorage.clear())
    await page.reload()
    const button = page.getByRole('button', { name })
    if (name === 'Auswahl speichern') {
      await page.locator('summary').filter({ hasText: 'Einstellungen' }).click()
      await expect(page.getByLabel('Notwendig')).toBeDisabled()
      await expect(page.getByLabel('Notwendig')).toBeChecked()
      await page.getByLabel('Statistik').check()
    }
    const before = Date.now()
    await button.click()
    await expect(button).toBeHidden()
    const record = await stored(page)
    expect(record).toMatchObject({ necessary: true, ...given })
    expect(record.date).toBeGreaterThanOrEqual(before - 1000)
    const grant = (allowed: boolean) => (allowed ? 'granted' : 'denied')
    expect(await events(page)).toContainEqual({
      event: 'consent_update',
      analytics_storage: grant(given.analytics),
      ad_storage: grant(given.marketing),
    })
  }
})

test('a stored choice is applied and the banner stays away; a broken one is asked for again', async ({ page }) => {
  await page.goto('/')
  await closeBanner(page)
  await page.reload()
  await page.waitForLoadState('networkidle')
  await expect(page.getByRole('button', { name: 'Nur notwendige' })).toBeHidden()
  expect(await events(page)).toContainEqual(expect.objectContaining({ event: 'consent_update', ad_storage: 'denied' }))
  await page.evaluate((key) => localStorage.setItem(key, '{kaputt'), storageKey)
  await page.reload()
  await expect(page.getByRole('button', { name: 'Nur notwendige' })).toBeVisible()
})

test('the choice can be opened again from the foot of the page', async ({ page }) => {
  await page.goto('/')
  await closeBanner(page)
  await page.getByRole('contentinfo').getByRole('button', { name: 'Cookie-Einstellungen' }).click()
  await expect(page.getByRole('button', { name: 'Nur notwendige' })).toBeVisible()
})

test('a storage that refuses does not keep the banner open', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new Error('quota')
    }
  })
  const logged: string[] = []
  page.removeAllListeners('console')
  page.on('console', (message) => logged.push(message.text()))
  await page.goto('/')
  await page.getByRole('button', { name: 'Nur notwendige' }).click()
  await expect(page.getByRole('button', { name: 'Nur notwendige' })).toBeHidden()
  expect(logged.join('\n')).toContain('quota')
})

test('the viewport cookie names the breakpoint, for a year, on secure connections of this site', async ({ page }) => {
  await page.setViewportSize({ width: 800, height: 600 })
  await page.goto('/')
  const cookie = async () => (await page.context().cookies()).find(({ name }) => name === 'viewport')
  await expect.poll(async () => (await cookie())?.value).toBe('tablet')
  expect(await cookie()).toMatchObject({ secure: true, sameSite: 'Strict', httpOnly: false })
  expect(((await cookie())?.expires ?? 0) - Date.now() / 1000).toBeGreaterThan(364 * 86_400)
  await page.setViewportSize({ width: 1300, height: 600 })
  await expect.poll(async () => (await cookie())?.value).toBe('desktopMedium')
})

test('the language is mirrored in local storage, and a stored one without a cookie is taken up', async ({ page }) => {
  await page.goto('/')
  await expect.poll(() => page.evaluate(() => localStorage.getItem('locale'))).toBe('de')
  await page.evaluate(() => localStorage.setItem('locale', 'en'))
  await page.context().clearCookies({ name: 'locale' })
  await page.goto('/angebote')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
})

test('a slow page shows the golden bar, and the bar goes away', async ({ page }) => {
  await page.goto('/')
  await closeBanner(page)
  const bar = page.locator('[data-loading-bar]')
  await expect(bar).toHaveAttribute('role', 'progressbar')
  await page.route('**/referenzen.data*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1_200))
    await route.continue()
  })
  await page
    .getByRole('navigation', { name: 'Hauptnavigation' })
    .getByRole('link', { name: 'Referenzen' })
    .first()
    .click()
  await expect(bar).toBeVisible()
  expect(await bar.evaluate((element) => getComputedStyle(element).height)).toBe('3px')
  expect(await bar.evaluate((element) => getComputedStyle(element).backgroundColor)).toBe('rgb(199, 188, 143)')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Referenzen')
  await expect(bar).toBeHidden()
})

test('the hidden contact form is on every page for the form host to find', async ({ page }) => {
  for (const path of ['/', '/login', '/gibt-es-nicht']) {
    await page.goto(path)
    const form = page.locator('form[name="contact"][hidden]')
    await expect(form).toHaveCount(1)
    const names = await form
      .locator('[name]')
      .evaluateAll((controls) => controls.map((control) => control.getAttribute('name')))
    expect(names).toEqual(['form-name', 'bot-field', 'name', 'email', 'phone', 'message'])
  }
})
