/** What a script makes of further parking: rows come and go where the agent is, and a draft brings back its own. */
import { expect, signIn, test } from '#tests/support/e2e.ts'

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
  const drafts = () => page.evaluate(() => JSON.stringify(Object.entries(localStorage)))
  const before = await drafts()
  await parking.getByLabel('Anzahl').fill('2')
  await expect.poll(drafts).not.toBe(before)
  await page.close()

  const later = await context.newPage()
  await later.goto('/dashboard/properties/new')
  await later.getByRole('button', { name: 'Wiederherstellen' }).click()
  const restored = later.getByRole('group', { name: 'Weitere Stellplätze' })
  await expect(restored.getByRole('combobox', { name: 'Art' })).toHaveValue('carport')
  await expect(restored.getByLabel('Anzahl')).toHaveValue('2')
  await expect(later.locator('input#name')).toHaveValue('Nur getippt')
})
