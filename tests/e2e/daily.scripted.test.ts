/** The staff dashboard's daily work in a browser with scripts. */
import type { Page } from '@playwright/test'
import { postDraft, throwAway } from '#tests/support/drafts.ts'
import { expect, signIn, test } from '#tests/support/e2e.ts'

const heightsOf = (page: Page) =>
  page.locator('tbody:last-child > tr').evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().height))

test('on a phone a property takes 84 pixels, and the bar for what is ticked one row', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page, '/dashboard/properties')
  expect(Math.max(...(await heightsOf(page)))).toBeLessThanOrEqual(84)
  await page.locator('tbody:last-child input[type="checkbox"]').first().check()
  const bar = page.getByRole('form', { name: 'Auswahl' })
  await expect(bar.locator('summary').last()).toBeVisible()
  const tops = await bar
    .locator('button:visible, summary:visible')
    .evaluateAll((controls) =>
      controls.map((control) => Math.round(control.getBoundingClientRect().top + control.clientHeight / 2)),
    )
  expect(tops.length).toBeGreaterThanOrEqual(3)
  expect(Math.max(...tops) - Math.min(...tops)).toBeLessThan(8)
  const box = await bar.boundingBox()
  expect(box?.height).toBeLessThan(64)
  expect(box?.width).toBeLessThanOrEqual(390)
  await bar.getByText('Mehr', { exact: true }).click()
  const list = bar.locator('details[open]')
  await expect(list.getByRole('button').last()).toBeVisible()
  const starts = await list.locator('button:visible').evaluateAll((buttons) =>
    buttons.map((button) => {
      const range = document.createRange()
      range.selectNodeContents(button)
      return Math.round(range.getBoundingClientRect().left)
    }),
  )
  expect(starts.length).toBeGreaterThan(5)
  expect(new Set(starts).size).toBe(1)
})

test('a price is changed in its row: the pen opens it, Enter saves, and the focus is back at the pen', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 650 })
  await signIn(page)
  const property = await postDraft(page, 'Haus mit Stift', { purchasePrice: '845000' })
  await page.goto(`/dashboard/properties?q=${property.split('/').at(-1)}`)
  const row = page.locator('tbody:last-child > tr')
  const before = await heightsOf(page)
  expect(before).toHaveLength(1)
  const editor = row.locator('details[name="property-price"]')
  await editor.locator('summary').click()
  const control = editor.getByRole('textbox')
  await expect(control).toBeFocused()
  const former = await control.inputValue()
  await expect.poll(() => heightsOf(page)).toEqual(before)
  await control.fill('777.000')
  await page.keyboard.press('Enter')
  await expect(row).toContainText('777.000')
  await expect(editor).not.toHaveAttribute('open')
  await expect(editor.locator('summary')).toBeFocused()
  await page.getByRole('button', { name: 'Rückgängig machen' }).click()
  await expect(row).toContainText(former)
  await throwAway(page, property)
})

test('at 1366 by 650 the ten most pressing things that wait are in view, and the name in the side bar is not cut', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 650 })
  await signIn(page, '/dashboard')
  const waiting = page.getByRole('region', { name: 'Das wartet auf Sie' }).getByRole('listitem')
  const bottoms = () => waiting.evaluateAll((items) => items.map((item) => item.getBoundingClientRect().bottom))
  expect((await bottoms()).length).toBeGreaterThan(3)
  await expect.poll(async () => Math.max(...(await bottoms()).slice(0, 10))).toBeLessThanOrEqual(650)
  const user = page.locator('aside form[action="/logout"]')
  const { bottom, sideBar } = await user.evaluate((form) => ({
    bottom: form.getBoundingClientRect().bottom,
    sideBar: form.closest('aside')?.getBoundingClientRect().bottom ?? 0,
  }))
  expect(bottom).toBeLessThanOrEqual(sideBar)
})

test('only the chosen language is underlined, also where both are seen', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await signIn(page, '/dashboard/settings')
  const lines = () =>
    page
      .locator('[data-language]')
      .evaluateAll((links) =>
        links
          .map((link) => getComputedStyle(link).borderBottomColor)
          .filter((color) => !/, 0\)$|transparent/.test(color)),
      )
  for (const name of ['English', 'Deutsch']) {
    await page.locator(`[data-language="${name === 'English' ? 'en' : 'de'}"]`).click()
    await expect.poll(lines).toHaveLength(1)
  }
})

test('what takes longer than 0.4 seconds says what it is doing, and what is faster says nothing', async ({ page }) => {
  await signIn(page, '/dashboard/properties')
  const note = page.locator('[data-busy]')
  let answer = () => {}
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route(/enquiries\.data|enquiries\?.*_data/, async (route) => {
    await held
    await route.continue()
  })
  await page
    .getByRole('navigation', { name: 'Bereiche' })
    .getByRole('link', { name: /Anfragen/ })
    .first()
    .click()
  await expect(note).toHaveText('Die Seite wird geladen …')
  answer()
  await expect(page.getByRole('heading', { level: 1, name: 'Anfragen' })).toBeVisible()
  await expect(note).toHaveCount(0)
})

test('on a phone the groups of the settings open one by one, and the list of groups leads to a closed one', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page, '/dashboard/settings')
  const groups = page.locator('details[id^="group-"]')
  expect(await groups.count()).toBeGreaterThan(8)
  await expect(page.locator('details[id^="group-"][open]')).toHaveCount(0)
  await page.getByRole('navigation', { name: 'Gruppen' }).getByRole('link', { name: 'Sicherheit' }).click()
  await expect(page.locator('#group-security')).toHaveAttribute('open', '')
  await page.setViewportSize({ width: 1366, height: 650 })
  await expect(page.locator('#group-measuring input').first()).toBeVisible()
})

test('an answer of three takes three equal parts', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await signIn(page, '/dashboard/properties/new')
  const widths = await page
    .locator('input[type="radio"][value="yes"]')
    .first()
    .evaluate((input) =>
      [...(input.closest('label')?.parentElement?.children ?? [])].map((label) => label.getBoundingClientRect().width),
    )
  expect(widths).toHaveLength(3)
  expect(Math.max(...widths) - Math.min(...widths)).toBeLessThanOrEqual(2)
})

test('marks of words in a long text, and the filter that is kept when a value is brought back', async ({ page }) => {
  await signIn(page)
  const property = await postDraft(page, 'Landhaus mit Verlauf')
  await page.goto(`/dashboard/properties?q=${property.split('/').at(-1)}`)
  await page.locator('tbody:last-child a').first().click()
  const text = page.locator('textarea[name="locationDescription"]')
  const version = page.locator('input[name="version"]').first()
  const save = async () => {
    const before = await version.inputValue()
    await page.getByRole('button', { name: 'Speichern', exact: true }).click()
    await expect(version).not.toHaveValue(before)
  }
  await text.fill(
    'Zur U-Bahn Hoheluftbrücke, Schulen und Läden sind nah. Nach Norden liegt der Park, nach Süden der Fluss.',
  )
  await save()
  await text.fill(
    'Zur U-Bahn Eppendorfer Baum, Schulen und Läden sind nah. Nach Norden liegt der Wald, nach Süden der Fluss.',
  )
  await save()
  await page.getByRole('link', { name: 'Verlauf' }).click()
  const latest = page
    .getByRole('listitem')
    .filter({ has: page.locator('time') })
    .first()
  await expect(latest.locator('del')).toHaveText(['Hoheluftbrücke', 'Park'])
  await expect(latest.locator('ins')).toHaveText(['Eppendorfer Baum', 'Wald'])
  await page.goto(`${page.url()}${page.url().includes('?') ? '&' : '?'}field=locationDescription`)
  await page
    .getByRole('button', { name: /zurückholen/i })
    .first()
    .click()
  await expect(page.getByRole('status')).toBeVisible()
  await expect(page).toHaveURL(/field=locationDescription/)
  await throwAway(page, property)
})
