/** What a script makes of further parking: rows come and go where the agent is, and a draft brings back its own. */
import type { Locator, Page } from '@playwright/test'
import { expect, signIn, test } from '#tests/support/e2e.ts'
import { draftKept, hydrated } from '#tests/support/visit.ts'

/** As a click does before the page's scripts run: the whole page comes back, with a row. */
async function addBeforeScripts(page: Page, button: Locator): Promise<void> {
  const loaded = page.waitForEvent('load')
  await button.evaluate((element: HTMLButtonElement) => {
    const { name, value, form } = element
    // Another control would be a difference for scripts that wake up meanwhile.
    form?.addEventListener('formdata', ({ formData }) => formData.append(name, value), { once: true })
    form?.submit()
  })
  await loaded
  await hydrated(page)
}

test('what is typed in a row stays when another comes, however the first one came', async ({ page }) => {
  await signIn(page, '/dashboard/properties/new')
  const parking = page.getByRole('group', { name: 'Weitere Stellplätze' })
  const add = parking.getByRole('button', { name: 'Zeile hinzufügen' })
  const kind = parking.getByRole('combobox', { name: 'Art' })
  await addBeforeScripts(page, add)
  await kind.selectOption('carport')
  await add.click()
  await expect(kind).toHaveCount(2)
  await expect(kind.first()).toHaveValue('carport')

  await page.goto('/dashboard/settings')
  const hours = page.getByRole('group', { name: 'Öffnungszeiten', exact: true })
  const line = hours.getByRole('textbox')
  await addBeforeScripts(page, hours.getByRole('button', { name: 'Zeile hinzufügen' }))
  await line.last().fill('feiertags nie')
  await hours.getByRole('button', { name: 'Zeile hinzufügen' }).click()
  await expect(line).toHaveCount(5)
  await expect(line.nth(3)).toHaveValue('feiertags nie')
})

test('a row of parking is added and removed in place, and a draft with other rows than the page comes back', async ({
  page,
  context,
}) => {
  await signIn(page, '/dashboard/properties/new')
  const parking = page.getByRole('group', { name: 'Weitere Stellplätze' })
  const name = page.locator('input#name')
  await name.fill('Nur getippt')
  await parking.getByRole('button', { name: 'Zeile hinzufügen' }).click()
  const kind = parking.getByRole('combobox', { name: 'Art' })
  await expect(kind).toBeFocused()
  await expect(name).toHaveValue('Nur getippt')
  await kind.selectOption('carport')
  await parking.getByRole('button', { name: 'Zeile hinzufügen' }).click()
  await expect(kind).toHaveCount(2)
  await expect(kind.last()).toBeFocused()
  await parking.getByRole('button', { name: 'Zeile 2 entfernen' }).click()
  await expect(kind).toHaveCount(1)
  await expect(kind).toHaveValue('carport')
  await parking.getByLabel('Anzahl').fill('2')
  await draftKept(page)
  await page.close()

  const later = await context.newPage()
  await later.goto('/dashboard/properties/new')
  await later.getByRole('button', { name: 'Wiederherstellen' }).click()
  const restored = later.getByRole('group', { name: 'Weitere Stellplätze' })
  await expect(restored.getByRole('combobox', { name: 'Art' })).toHaveValue('carport')
  await expect(restored.getByLabel('Anzahl')).toHaveValue('2')
  await expect(later.locator('input#name')).toHaveValue('Nur getippt')
})
