/** The pictures of an offer over the whole window. */

import type { Page } from '@playwright/test'
import { dashboardPaths } from '#app/paths/dashboard.ts'
import { axeFindings } from '#tests/support/axe.ts'
import { withPictures } from '#tests/support/chromium.ts'
import { expect, signIn, test } from '#tests/support/e2e.ts'
import { anOffer } from '#tests/support/pages.ts'
import { speak } from '#tests/support/visit.ts'

test.use(withPictures)

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Bilder in voller Größe' })

test('a picture opens by click and by Enter, the arrow keys move on, Escape closes and gives the focus back', async ({
  page,
  request,
}) => {
  const lightbox: string[] = []
  page.on('request', (sent) => {
    if (/photoswipe|lightbox/.test(sent.url())) lightbox.push(sent.url())
  })
  await page.goto(await anOffer(request))
  expect(lightbox).toEqual([])

  const links = page.getByRole('region', { name: 'Bilder', exact: true }).getByRole('link')
  const count = await links.count()
  const dialog = dialogOf(page)
  await links.first().click()
  await expect(dialog).toContainText(`1 von ${count}`)
  expect(lightbox.map((url) => url.replace(/.*\./, '')).sort()).toEqual(['css', 'js'])
  await expect(dialog.getByRole('button')).toHaveCount(4)
  await expect(dialog).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(dialog).toContainText(`2 von ${count}`)
  await dialog.getByRole('button', { name: 'Nächstes Bild' }).click()
  await expect(dialog).toContainText(`3 von ${count}`)
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(links.first()).toBeFocused()

  await links.nth(1).focus()
  await page.keyboard.press('Enter')
  await expect(dialog).toContainText(`2 von ${count}`)
  await expect(dialog).toBeFocused()
  await page.keyboard.press('Tab')
  expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true)
  await dialog.getByRole('button', { name: 'Schließen' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(links.nth(1)).toBeFocused()
})

test('pictures opened again the moment they close stay open, and neither load data nor leave the page', async ({
  page,
  request,
}) => {
  await page.goto(await anOffer(request))
  const loads: string[] = []
  page.on('request', (sent) => {
    if (sent.url().includes('.data')) loads.push(sent.url())
  })
  for (let time = 0; time < 2; time += 1) {
    await page.locator('main section a:has(img)').first().click()
    await expect(dialogOf(page)).toBeFocused()
    await page.evaluate(() => {
      new MutationObserver((_, closing) => {
        if (document.querySelector('[role=dialog]')) return
        closing.disconnect()
        document.querySelectorAll<HTMLElement>('main section a:has(img)')[1]?.click()
      }).observe(document.body, { childList: true })
    })
    await page.keyboard.press('Escape')
    await expect(dialogOf(page)).toContainText('2 von')
    await expect(dialogOf(page)).toBeFocused()
    await page.goBack()
    await expect(dialogOf(page)).toHaveCount(0)
  }
  expect(loads).toEqual([])
})

test('a tap on a picture while the last one fades opens it, and the way back closes that one', async ({
  page,
  request,
}) => {
  const offer = await anOffer(request)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  for (const way of ['Escape', 'Schließen', 'back'] as const) {
    await page.goto('/angebote')
    await page.goto(offer)
    const picture = page.locator('main section a:has(img)').first()
    const { x = 0, y = 0, width = 0, height = 0 } = (await picture.boundingBox()) ?? {}
    await picture.click()
    await expect(dialogOf(page)).toBeFocused()
    await dialogOf(page).evaluate((dialog) => dialog.setAttribute('data-first', ''))
    if (way === 'Escape') await page.keyboard.press('Escape')
    else if (way === 'back') await page.evaluate(() => history.back())
    else await dialogOf(page).getByRole('button', { name: way }).click()
    await expect(page.locator('[data-first][style*="pointer-events"]')).toHaveCount(1)
    await page.mouse.click(x + width / 2, y + height / 2)
    await expect(page.locator('[role=dialog]:not([data-first])'), way).toBeFocused()
    await page.goBack()
    await expect(dialogOf(page)).toHaveCount(0)
    await expect(page).toHaveURL(offer)
  }
})

test('two entries back from an open picture is the page before the offer, with its address', async ({
  page,
  request,
}) => {
  const offer = await anOffer(request)
  await page.goto('/angebote')
  await page.locator(`a[href="${offer}"]`).first().click()
  await expect(page).toHaveURL(offer)
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).not.toHaveText('Angebote')
  await page.locator('main section a:has(img)').first().click()
  await expect(dialogOf(page)).toBeFocused()
  await page.evaluate(() => history.go(-2))
  await expect(dialogOf(page)).toHaveCount(0)
  await expect(page).toHaveURL('/angebote')
  await expect(heading).toHaveText('Angebote')
})

test('of two taps while pictures fade one counts, and none once the page is left', async ({ page, request }) => {
  const offer = await anOffer(request)
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.goto('/angebote')
  await page.goto(offer)
  const clickWhileFading = async (...targets: string[]) => {
    await page.locator('main section a:has(img)').first().click()
    await expect(dialogOf(page)).toBeFocused()
    await dialogOf(page).evaluate((dialog) => dialog.setAttribute('data-first', ''))
    await page.keyboard.press('Escape')
    await expect(page.locator('[data-first][style*="pointer-events"]')).toHaveCount(1)
    await page.evaluate((all) => {
      for (const one of all) document.querySelector<HTMLElement>(one)?.click()
    }, targets)
    await expect(page.locator('[data-first]')).toHaveCount(0)
  }
  await clickWhileFading('main section a:has(img)', 'main section a:has(img)')
  await expect(dialogOf(page)).toHaveCount(1)
  await page.goBack()
  await expect(dialogOf(page)).toHaveCount(0)
  await expect(page).toHaveURL(offer)
  await clickWhileFading('main section a:has(img)', 'header a[href="/kontakt"]')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Kontakt|sprechen/)
  await expect(dialogOf(page)).toHaveCount(0)
})

test('arrows move the strip at any width that has room, and a polite sentence says where one is', async ({
  page,
  request,
}) => {
  await page.goto(await anOffer(request))
  const strip = page.getByRole('region', { name: 'Bilder', exact: true })
  const count = await strip.getByRole('link').count()
  const [back, on] = [
    page.getByRole('button', { name: 'Vorheriges Bild' }),
    page.getByRole('button', { name: 'Nächstes Bild' }),
  ]
  const place = page.locator('[aria-live="polite"]', { hasText: ' von ' })
  await expect(place).toHaveText(`1 von ${count}`)
  await expect(back).toBeHidden()
  await on.click()
  await expect(place).toHaveText(`2 von ${count}`)
  await on.focus()
  for (let step = 2; step < count; step += 1) {
    await page.keyboard.press('Enter')
    await expect(place).not.toHaveText(`${step} von ${count}`)
  }
  await expect(place).toHaveText(`${count} von ${count}`)
  await expect(on).toBeFocused()
  await expect(on).toHaveAttribute('aria-disabled', 'true')
  await back.click()
  await expect(place).toHaveText(`${count - 1} von ${count}`)
  await page.getByRole('link', { name: `Alle ${count} Bilder` }).click()
  await expect(dialogOf(page)).toContainText(`1 von ${count}`)
})

test('the way back closes the pictures first, and leaves the page after that', async ({ page, request }) => {
  const offer = await anOffer(request)
  await page.goto('/angebote')
  await page.goto(offer)
  await page
    .getByRole('link', { name: /^Vergrößern: / })
    .first()
    .click()
  await expect(dialogOf(page)).toBeFocused()
  await page.goBack()
  await expect(dialogOf(page)).toHaveCount(0)
  await expect(page).toHaveURL(offer)
  await page.goBack()
  await expect(page).toHaveURL(/\/angebote$/)
})

test('whatever closes the pictures closes them from their first moment, and the way back still leaves the page', async ({
  page,
  request,
}) => {
  const offer = await anOffer(request)
  // Only with motion does opening take time.
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  for (const way of ['Escape', 'Schließen', 'back'] as const) {
    await page.goto('/angebote')
    await page.goto(offer)
    await page.evaluate((way) => {
      new MutationObserver((_, opening) => {
        const dialog = document.querySelector('[role=dialog]')
        if (!dialog) return
        opening.disconnect()
        if (way === 'back') history.back()
        else if (way === 'Escape') document.dispatchEvent(new KeyboardEvent('keydown', { key: way, bubbles: true }))
        else dialog.querySelector<HTMLElement>(`[title=${way}]`)?.click()
        document.documentElement.dataset.closed = way
      }).observe(document.body, { childList: true })
    }, way)
    await page
      .getByRole('link', { name: /^Vergrößern: / })
      .first()
      .click()
    await page.locator(`[data-closed=${way}]`).waitFor()
    await expect(dialogOf(page), way).toHaveCount(0)
    await expect(page, way).toHaveURL(offer)
    await page.goBack()
    await expect(page, way).toHaveURL(/\/angebote$/)
  }
})

test('floor plans open in the same way, without the photographs', async ({ page, request }) => {
  await page.goto(await anOffer(request))
  const plans = page.locator('figure').getByRole('link', { name: /^Vergrößern: / })
  await plans.first().click()
  await expect(dialogOf(page)).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(dialogOf(page).locator('img[src$="/1600"]')).toHaveCount(await plans.count())
})

test('what a picture says of itself stands on it, wherever the window leaves it', async ({ page, request }) => {
  const offer = await anOffer(request)
  await signIn(page, offer)
  const address = await page.locator('main section a:has(img)').first().getAttribute('href')
  const [, key = ''] = /\/media\/([\w-]+)\//.exec(address ?? '') ?? []
  const chosen = dashboardPaths.imagesChosen(offer.split('/').at(-1) ?? '')
  const setOrigin = (chosenOrigin: string) =>
    page.request.post(chosen, { form: { act: 'set', chosenOrigin, ids: key }, maxRedirects: 0 })
  await setOrigin('visualisation')
  for (const [width, height] of [
    [390, 844],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height })
    await page.goto(offer)
    await page.locator('main section a:has(img)').first().click()
    const label = dialogOf(page).locator('[data-picture-origin="visualisation"]')
    const shown = dialogOf(page).locator(`img[src*="${key}"]`).last()
    await expect(label).toHaveText('Visualisierung')
    await expect
      .poll(async () => {
        const [words, picture] = [await label.boundingBox(), await shown.boundingBox()]
        if (!words || !picture) return false
        const bottom = picture.y + picture.height
        return words.x >= picture.x && words.y > picture.y && words.y + words.height <= bottom + 1
      })
      .toBe(true)
  }
  await setOrigin('photo')
})

for (const [locale, words] of [
  ['de', ['Schließen', 'Vergrößern und verkleinern', 'Vorheriges Bild', 'Nächstes Bild']],
  ['en', ['Close', 'Zoom in and out', 'Previous photo', 'Next photo']],
] as const) {
  test(`the open pictures speak the page's language and are open to everybody (${locale})`, async ({
    page,
    request,
  }) => {
    await speak(page, locale)
    await page.goto(await anOffer(request))
    await page.locator('main section a:has(img)').first().click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.locator('img').first()).toBeVisible()
    const titles = () =>
      dialog.getByRole('button').evaluateAll((all) => all.map((button) => button.getAttribute('title')).sort())
    await expect.poll(titles).toEqual([...words].sort())
    const caption = dialog.locator('[aria-live="polite"]')
    await expect(caption).toHaveText(/\w/)
    expect(await axeFindings(page)).toEqual([])
  })
}
