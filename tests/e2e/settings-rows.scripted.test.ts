/** What a script makes of the rows of the opening hours: they come and go where the reader is, and the focus follows. */
import type { Page } from '@playwright/test'
import { expect, signIn, test } from '#tests/support/e2e.ts'
import { draftKept } from '#tests/support/visit.ts'

const rows = (page: Page) => page.getByRole('group', { name: 'Öffnungszeiten', exact: true })
const scrolled = (page: Page) => page.evaluate(() => window.scrollY)

test('a row is added and removed in place, the focus with it, and nothing typed is lost or saved', async ({ page }) => {
  await signIn(page, '/dashboard/settings')
  const line = (number: number) => rows(page).getByRole('textbox', { name: `Zeile ${number}`, exact: true })
  const stored = await line(1).inputValue()
  await line(1).fill('Mo–Do 9–18 Uhr')
  await page.getByLabel('Registernummer').fill('Nur getippt')
  const add = rows(page).getByRole('button', { name: 'Zeile hinzufügen' })
  await add.scrollIntoViewIfNeeded()
  const before = await scrolled(page)
  expect(before).toBeGreaterThan(0)

  await add.click()
  await expect(line(4)).toBeFocused()
  await page.keyboard.type('täglich nach Vereinbarung')
  await expect.poll(async () => Math.abs((await scrolled(page)) - before)).toBeLessThan(200)
  await expect(line(1)).toHaveValue('Mo–Do 9–18 Uhr')

  await rows(page).getByRole('button', { name: 'Zeile 2 entfernen' }).click()
  await expect(line(4)).toHaveCount(0)
  await expect(line(2)).toBeFocused()
  await expect(line(3)).toHaveValue('täglich nach Vereinbarung')
  await expect(page.getByLabel('Registernummer')).toHaveValue('Nur getippt')

  // The enter key saves, whatever button of a row comes first; what is wrong takes the focus each time it is said.
  await page.getByLabel('Firma').fill(' ')
  const summary = page.getByRole('alert').filter({ hasText: 'Korrektur' })
  for (const _ of ['once', 'again']) {
    await page.getByLabel('Registernummer').press('Enter')
    await expect(summary).toBeFocused()
    await expect(rows(page).getByRole('textbox')).toHaveCount(3)
  }
  await add.click()
  await expect(line(4)).toBeFocused()
  await expect(page.getByLabel('Firma')).toHaveAttribute('aria-invalid', 'true')

  await page.reload()
  await expect(line(1)).toHaveValue(stored)
})

test('a draft with another number of rows than the page comes back row by row', async ({ page, context }) => {
  await signIn(page, '/dashboard/settings')
  const line = (form: Page, number: number) => rows(form).getByRole('textbox', { name: `Zeile ${number}`, exact: true })
  await rows(page).getByRole('button', { name: 'Zeile hinzufügen' }).click()
  await line(page, 4).fill('feiertags nie')
  await page.getByLabel('Registernummer').fill('Nur getippt')
  await draftKept(page)
  await page.close()

  const later = await context.newPage()
  await later.goto('/dashboard/settings')
  await later.getByRole('button', { name: 'Wiederherstellen' }).click()
  await expect(line(later, 4)).toHaveValue('feiertags nie')
  await expect(later.getByLabel('Registernummer')).toHaveValue('Nur getippt')
})
