/** The cookie banner: what is asked, how it lies on the page, what a choice does. */
import type { Page } from '@playwright/test'
import { consentStorageKey } from '#app/domain/consent.ts'
import { withMotion } from '#tests/support/chromium.ts'
import { expect, test } from '#tests/support/e2e.ts'
import { anOffer } from '#tests/support/pages.ts'
import { giveCookie } from '#tests/support/visit.ts'

test.use({ ...withMotion, consent: 'asked' })

const banner = (page: Page) => page.getByRole('region', { name: 'Ihre Wahl zum Datenschutz' })
const stored = (page: Page) =>
  page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? 'null'), consentStorageKey)
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
      await expect(page.getByLabel('Marketing')).not.toBeChecked()
      await page.getByLabel('Statistik').check()
    }
    const before = Date.now()
    await button.click()
    await expect(banner(page)).toBeHidden()
    const record = await stored(page)
    expect(record).toEqual({ necessary: true, ...given, date: expect.any(Number) })
    expect(record.date).toBeGreaterThanOrEqual(before - 1000)
    expect(record.date).toBeLessThanOrEqual(Date.now() + 1000)
    const grant = (allowed: boolean) => (allowed ? 'granted' : 'denied')
    await expect
      .poll(() => events(page))
      .toEqual([
        { event: 'consent_update', analytics_storage: grant(given.analytics), ad_storage: grant(given.marketing) },
      ])
  }
})

test('a stored choice is applied and the banner stays away; a broken one is asked for again', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Nur notwendige' }).click()
  await page.reload()
  await expect
    .poll(() => events(page))
    .toContainEqual(expect.objectContaining({ event: 'consent_update', ad_storage: 'denied' }))
  await expect(banner(page)).toBeHidden()
  await page.evaluate((key) => localStorage.setItem(key, '{kaputt'), consentStorageKey)
  await page.reload()
  await expect(banner(page)).toBeVisible()
  expect(await events(page)).toEqual([])
})

test('none of the three choices stands out, on wide and on small windows', async ({ page }) => {
  await page.goto('/kontakt')
  await page.locator('summary').filter({ hasText: 'Einstellungen' }).click()
  // A button that the window moves below the pointer looks pointed at.
  await page.mouse.move(0, 0)
  for (const width of [1440, 960, 390]) {
    await page.setViewportSize({ width, height: 900 })
    await expect(async () => {
      const looks = await banner(page)
        .getByRole('button')
        .evaluateAll((buttons) =>
          buttons.map((button) => {
            const { width, height } = button.getBoundingClientRect()
            const { color, backgroundColor, borderColor, borderWidth, fontSize, fontWeight } = getComputedStyle(button)
            const size = { width: Math.round(width), height: Math.round(height) }
            return { ...size, color, backgroundColor, borderColor, borderWidth, fontSize, fontWeight }
          }),
        )
      expect(looks).toHaveLength(3)
      expect([width, looks[1], looks[2]]).toEqual([width, looks[0], looks[0]])
    }).toPass()
  }
})

test('the banner asks without holding anybody: no focus taken, and Escape takes only what is necessary', async ({
  page,
}) => {
  await page.goto('/')
  await expect(banner(page)).toBeVisible()
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true)
  for (let stop = 0; stop < 2; stop += 1) await page.keyboard.press('Tab')
  await expect(banner(page).getByRole('link', { name: 'Mehr zum Datenschutz' })).toBeFocused()
  for (let stop = 0; stop < 4; stop += 1) await page.keyboard.press('Tab')
  await expect(page.getByRole('banner').getByRole('link', { name: 'zur Startseite' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(banner(page)).toBeVisible()
  expect(await stored(page)).toBeNull()
  for (let stop = 0; stop < 2; stop += 1) await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Escape')
  await expect(banner(page)).toBeHidden()
  expect(await stored(page)).toMatchObject({ analytics: false, marketing: false })
  await expect.poll(() => events(page)).toEqual([expect.objectContaining({ analytics_storage: 'denied' })])
})

test('the banner takes a third of a telephone at most, covers no search, and staff are not asked', async ({ page }) => {
  for (const [width, height] of [
    [390, 844],
    [360, 640],
  ] as const) {
    await page.setViewportSize({ width, height })
    await page.goto('/kontakt')
    await expect(banner(page)).toBeVisible()
    expect((await banner(page).boundingBox())?.height).toBeLessThanOrEqual(height / 3)
  }
  for (const [width, height] of [
    [390, 844],
    [1366, 650],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height })
    await page.goto('/')
    await expect(banner(page)).toBeVisible()
    await banner(page).evaluate((element) => element.getAnimations().map((appearing) => appearing.finish()))
    const button = await page.getByRole('main').locator('form button').first().boundingBox()
    const top = (await banner(page).boundingBox())?.y ?? 0
    expect.soft([width, (button?.y ?? 0) + (button?.height ?? height) <= top]).toEqual([width, true])
  }
  await page.goto('/login')
  await expect(banner(page)).toBeHidden()
})

test('where the banner would lie over the search or the number of pictures, it waits until that is scrolled away', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 390, height: 664 })
  await page.goto('/')
  await expect(page.locator('[data-waiting]')).toBeAttached()
  await expect(banner(page)).toBeHidden()
  await page.mouse.wheel(0, 400)
  await expect(banner(page)).toBeVisible()
  await page.mouse.wheel(0, -400)
  await expect(banner(page)).toBeHidden()
  await page.getByRole('banner').getByRole('link', { name: 'zur Startseite' }).focus()
  await page.goto('/angebote')
  await expect(banner(page)).toBeVisible()
  await page.setViewportSize({ width: 360, height: 640 })
  await page.goto(await anOffer(request))
  const pictures = page.getByRole('link', { name: /^Alle \d+ Bilder$/ })
  await expect(page.locator('[data-waiting]')).toBeAttached()
  await expect(banner(page)).toBeHidden()
  await expect(page.locator('main a[href$="#kontakt"]').last()).toBeInViewport({ ratio: 1 })
  await pictures.evaluate((link) => link.scrollIntoView())
  await expect(banner(page)).toBeVisible()
  await expect(pictures).toBeInViewport({ ratio: 1 })
  await page.setViewportSize({ width: 320, height: 256 })
  await page.reload()
  await expect(banner(page)).toBeVisible()
  await page.goto('/en')
  await expect(page.locator('[data-waiting]')).toBeAttached()
})

test('the choice is opened again from every page, shows what was chosen, and gives the focus back', async ({
  page,
}) => {
  for (const landmark of ['contentinfo', 'main'] as const) {
    await page.goto('/datenschutz')
    await page.evaluate(
      (key) => localStorage.setItem(key, '{"necessary":true,"analytics":true,"marketing":false,"date":1}'),
      consentStorageKey,
    )
    // Pressed before the page is awake, the button leads to the page of the same name instead.
    await page.reload()
    const opener = page.getByRole(landmark).getByRole('button', { name: 'Cookie-Einstellungen' })
    await opener.click()
    await expect(banner(page)).toBeFocused()
    await expect(page).toHaveURL(/\/datenschutz$/)
    await expect(page.getByLabel('Statistik')).toBeChecked()
    await expect(page.getByLabel('Marketing')).not.toBeChecked()
    await page.keyboard.press('Escape')
    await expect(banner(page)).toBeHidden()
    await expect(opener).toBeFocused()
    expect((await stored(page)).date).toBe(1)
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Nur notwendige' }).click()
    await expect(opener).toBeFocused()
    expect(await stored(page)).toMatchObject({ analytics: false, marketing: false })
  }
})

test('a storage that refuses to be written or read does not keep the banner open', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new Error('no room')
    }
    Storage.prototype.getItem = () => {
      throw new Error('no entry')
    }
  })
  const logged: string[] = []
  page.removeAllListeners('console')
  page.on('console', (message) => logged.push(message.text()))
  await page.goto('/')
  await page.getByRole('button', { name: 'Alle akzeptieren' }).click()
  await expect(banner(page)).toBeHidden()
  expect(logged.join('\n')).toContain('no entry')
  expect(logged.join('\n')).toContain('no room')
  await expect.poll(() => events(page)).toContainEqual(expect.objectContaining({ analytics_storage: 'granted' }))
})

test('a message lies above the banner and has the focus; at 400 % the banner is part of the page', async ({ page }) => {
  const message = encodeURIComponent(JSON.stringify({ key: 'subscriptionPaused', values: {} }))
  await giveCookie(page.context(), '__Host-flash', message)
  await page.goto('/angebote')
  const said = page.getByRole('status').filter({ hasText: 'Ihr Suchauftrag pausiert.' })
  await expect(said).toBeFocused()
  await expect(banner(page)).toBeVisible()
  await expect(async () => {
    const [above, below] = [await said.boundingBox(), await banner(page).boundingBox()]
    expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(Math.ceil(below?.y ?? 0))
  }).toPass()
  await page.setViewportSize({ width: 320, height: 256 })
  await expect(banner(page)).toHaveCSS('position', 'static')
  await expect(page.locator('html')).toHaveCSS('--covered', '0px')
})
