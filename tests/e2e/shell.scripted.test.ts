/** What only scripts do in the shell of every page: viewport cookie, stored language, loading bar. */
import type { Page } from '@playwright/test'
import { withMotion } from '#tests/support/chromium.ts'
import { expect, test } from '#tests/support/e2e.ts'
import { speak } from '#tests/support/visit.ts'

test.use(withMotion)

test('the viewport cookie names the breakpoint, for a year, on secure connections of this site', async ({ page }) => {
  await page.setViewportSize({ width: 800, height: 600 })
  await page.goto('/')
  const cookie = async () => (await page.context().cookies()).find(({ name }) => name === '__Host-viewport')
  await expect.poll(async () => (await cookie())?.value).toBe('tablet')
  expect(await cookie()).toMatchObject({ secure: true, sameSite: 'Strict', httpOnly: false })
  expect(((await cookie())?.expires ?? 0) - Date.now() / 1000).toBeGreaterThan(364 * 86_400)
  await page.setViewportSize({ width: 1300, height: 600 })
  await expect.poll(async () => (await cookie())?.value).toBe('desktopMedium')
})

test('cookie and local storage hold the same language; a lost cookie is brought back', async ({ page }) => {
  const shown = page.locator('html')
  const mirrored = () => page.evaluate(() => localStorage.getItem('locale'))
  const cookie = async () => (await page.context().cookies()).find(({ name }) => name === '__Host-locale')
  await page.goto('/kontakt')
  await expect.poll(mirrored).toBe('de')
  await page.evaluate(() => localStorage.setItem('locale', 'en'))
  await page.goto('/kontakt')
  await expect(shown).toHaveAttribute('lang', 'en')
  expect(await cookie()).toMatchObject({ value: 'en', secure: true, sameSite: 'Lax' })
  // Where both are there, the cookie decides.
  await speak(page, 'de')
  await page.goto('/kontakt')
  await expect(shown).toHaveAttribute('lang', 'de')
  await expect.poll(mirrored).toBe('de')
  const other = page.getByRole('contentinfo').getByRole('link', { name: 'English' })
  await expect(other).toHaveAttribute('lang', 'en')
  await other.click()
  await expect(shown).toHaveAttribute('lang', 'en')
  await expect.poll(async () => [await mirrored(), (await cookie())?.value]).toEqual(['en', 'en'])
})

test('a shared link shows its own language, and a quiet line offers the reader’s', async ({ page }) => {
  const line = (name: string) => page.getByRole('banner').getByRole('link', { name })
  await page.goto('/en/kontakt')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  expect(await page.evaluate(() => localStorage.getItem('locale'))).toBeNull()
  await speak(page, 'de')
  await page.goto('/en/kontakt')
  await line('Diese Seite gibt es auf Deutsch').click()
  await expect(page).toHaveURL(/\/kontakt$/)
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  await expect(line('This page is also in English')).toBeHidden()
  await speak(page, 'en')
  await page.goto('/kontakt', { referer: 'https://example.com/' })
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  await expect(line('This page is also in English')).toHaveAttribute('href', '/en/kontakt')
  // Whoever stays has chosen, and is not asked again.
  await page.getByRole('banner').getByRole('button', { name: 'Schließen' }).click()
  await expect(line('This page is also in English')).toBeHidden()
  await page.goto('/team-gibt-es-nicht')
  await page.goto('/kontakt')
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  await expect(line('This page is also in English')).toBeHidden()
})

test.describe(() => {
  test.use({ locale: 'en-GB' })
  test('a browser that speaks another language is offered it, until the reader has chosen', async ({ page }) => {
    await page.goto('/unser-team')
    await page.getByRole('banner').getByRole('link', { name: 'This page is also in English' }).click()
    await expect(page).toHaveURL(/\/en\/unser-team$/)
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    await page.goto('/unser-team')
    await expect(page).toHaveURL(/\/en\/unser-team$/)
    await expect(page.getByRole('banner').getByRole('link', { name: 'Diese Seite' })).toBeHidden()
  })
})

test('language and width that were kept under the former names go on under the new ones', async ({ page, baseURL }) => {
  const url = String(baseURL)
  await page.context().addCookies([
    { name: 'locale', value: 'en', url, secure: true },
    { name: 'viewport', value: 'mobile', url, secure: true },
  ])
  await page.setViewportSize({ width: 800, height: 600 })
  await page.goto('/kontakt')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  const cookies = async () => (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`).sort()
  await expect.poll(cookies).toEqual(['__Host-locale=en', '__Host-viewport=tablet'])
})

/** Notes how the loading bar looks at every change, from now on. Nothing can be asked of a page that is being left. */
async function watchBar(page: Page): Promise<string[]> {
  const looks: string[] = []
  await page.exposeFunction('noteLook', (look: string) => looks.push(look))
  await page.evaluate(() => {
    const { noteLook } = window as unknown as { noteLook: (look: string) => void }
    new MutationObserver(() => {
      const bar = document.querySelector('[data-loading-bar]')
      if (!bar) return
      const { visibility, opacity, height, backgroundColor, transform } = getComputedStyle(bar)
      if (visibility !== 'hidden' && opacity === '1') noteLook([height, backgroundColor, transform].join(' '))
    }).observe(document, { subtree: true, childList: true, attributes: true })
  })
  return looks
}

const gold = 'rgb(199, 188, 143)'
const red = 'rgb(176, 0, 32)'

const follow = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Hauptnavigation' }).getByRole('link', { name }).first().click()

/** Holds every request for this back, until it is let go. */
async function hold(page: Page, url: string | RegExp): Promise<() => void> {
  let letGo = () => {}
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route(url, async (route) => {
    await held
    await route.continue()
  })
  return letGo
}

test('a page whose data or script is slow shows the golden bar, and the bar goes away', async ({ page }) => {
  const slow = {
    Referenzen: await hold(page, '**/referenzen.data*'),
    Team: await hold(page, /\/assets\/team-[\w-]+\.js/),
  }
  await page.goto('/impressum')
  const bar = page.locator('[data-loading-bar]')
  await expect(bar).toHaveAttribute('role', 'progressbar')
  await expect(bar).toBeHidden()
  const looks = await watchBar(page)
  for (const name of ['Referenzen', 'Team'] as const) {
    looks.splice(0)
    await follow(page, name)
    await expect(bar).toBeVisible()
    // It grows on the way.
    await expect.poll(() => new Set(looks).size).toBeGreaterThan(3)
    slow[name]()
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    await expect(bar).toBeHidden()
    expect(looks.filter((look) => !look.startsWith(`3px ${gold} `))).toEqual([])
  }
})

test('whoever wants less motion sees the bar whole at once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const letGo = await hold(page, '**/referenzen.data*')
  await page.goto('/impressum')
  const looks = await watchBar(page)
  await follow(page, 'Referenzen')
  await expect.poll(() => looks).not.toEqual([])
  letGo()
  await expect(page.getByRole('heading', { level: 1, name: 'Referenzen' })).toBeVisible()
  expect(new Set(looks)).toEqual(new Set([`3px ${gold} none`]))
})

test('data that do not arrive end in the error page, with the bar in the colour of an error', async ({ page }) => {
  page.removeAllListeners('console')
  await page.route('**/referenzen.data*', (route) => route.abort())
  await page.goto('/impressum')
  const looks = await watchBar(page)
  await follow(page, 'Referenzen')
  await expect(page.getByRole('alert')).toContainText('Die Seite ist für kurze Zeit nicht erreichbar')
  await expect(page.locator('[data-loading-bar]')).toHaveAttribute('data-error', 'true')
  await expect.poll(() => looks.at(-1)).toContain(`3px ${red} `)
  await expect(page.locator('[data-loading-bar]')).toBeHidden()
  await page.getByRole('link', { name: 'Referenzen' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Referenzen' })).toBeVisible()
})

test('a script that does not arrive leads to the page that was asked for, loaded whole', async ({ page }) => {
  page.removeAllListeners('console')
  // The script is missing in the whole page, too, which says so.
  page.removeAllListeners('pageerror')
  await page.route(/\/assets\/team-[\w-]+\.js/, (route) => route.abort())
  await page.goto('/impressum')
  // The whole page takes its time, so that the bar can be seen before it.
  const letGo = await hold(page, '**/unser-team')
  const looks = await watchBar(page)
  // The click ends with the whole page, if that is asked for soon enough.
  const followed = follow(page, 'Team')
  await expect.poll(() => looks.at(-1)).toContain(`3px ${red} `)
  letGo()
  await followed
  await expect(page.getByRole('heading', { level: 1, name: 'Unser Team' })).toBeVisible()
  await expect(page).toHaveURL(/\/unser-team$/)
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

test('an answer that breaks off because the page is left is no fault, and every other is one', async ({ page }) => {
  page.removeAllListeners('pageerror')
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  await page.goto('/impressum')
  await page.evaluate(() => {
    void Promise.reject(new DOMException('BodyStreamBuffer was aborted', 'AbortError'))
    void Promise.reject(new Error('a real one'))
  })
  await expect.poll(() => errors).toEqual(['a real one'])
})

test('a logo of any proportions has its room in the header before its file arrives', async ({ page }) => {
  await page.route('/media/never', () => undefined)
  await page.goto('/')
  const rooms: { width: number; height: number; isSteady: boolean }[] = []
  for (const window of [320, 390, 768, 1280, 1920])
    for (const [width, height] of [
      [2000, 100],
      [100, 500],
      [96, 48],
    ] as const) {
      await page.setViewportSize({ width: window, height: 800 })
      const room = await page.evaluate(
        (size) => {
          // The gable's place, and its height.
          const logo = document.querySelector('header a span')
          logo?.replaceChildren()
          const before = document.querySelector('header')?.offsetHeight
          const image = Object.assign(new Image(), { ...size, src: '/media/never' })
          logo?.replaceChildren(image)
          const { offsetWidth, offsetHeight } = image
          const isSteady = document.querySelector('header')?.offsetHeight === before
          return { width: offsetWidth, height: offsetHeight, isSteady }
        },
        { width, height },
      )
      rooms.push(room)
    }
  expect(rooms.filter(({ height, isSteady }) => height !== 48 || !isSteady)).toEqual([])
  expect(rooms.map(({ width }) => width)).toEqual([109, 10, 96, 133, 10, 96, 240, 10, 96, 160, 10, 96, 240, 10, 96])
})
