/** Staff write English at a property: in one form with the German, with scripts and without. */
import { expect, test } from '#tests/support/e2e.ts'
import { english, german, language, newProperty, save } from '#tests/support/property-languages.ts'

test('what is typed in one language stays while the other one is open, and both are saved', async ({
  page,
  isScripted,
}) => {
  // With scripts a wide window shows both languages side by side.
  await page.setViewportSize({ width: isScripted ? 1000 : 1280, height: 800 })
  await newProperty(page)
  await expect(english(page)).toBeHidden()
  await language(page, 'English').click()
  await expect(german(page)).toBeHidden()
  await expect(page.getByLabel('Ort (Pflicht)')).toBeHidden()
  await expect(page.locator('[data-source] p', { hasText: 'Ein Haus am See.' })).toHaveAttribute('lang', 'de')
  await english(page).fill('A house by the lake.')
  await language(page, 'Deutsch').click()
  await expect(english(page)).toBeHidden()
  await german(page).fill('Ein Haus am großen See.')
  await language(page, 'English').click()
  await expect(english(page)).toHaveValue('A house by the lake.')
  await language(page, 'Deutsch').click()
  await expect(german(page)).toHaveValue('Ein Haus am großen See.')
  await save(page)
  await expect(page.getByRole('status')).toContainText('Das Objekt ist gespeichert.')
  await language(page, 'English').click()
  await expect(english(page)).toHaveValue('A house by the lake.')
  await expect(page.locator('[data-source] p', { hasText: 'Ein Haus am großen See.' })).toBeVisible()
})

test('the checklist leads to the first English text, and back to a German one', async ({ page }) => {
  await page.setViewportSize({ width: 1000, height: 800 })
  await newProperty(page)
  await page.getByRole('link', { name: 'Englisch eintragen' }).click()
  await expect(page.getByLabel('Name auf Englisch')).toBeInViewport()
  await expect(page.getByRole('textbox', { name: 'Name (Pflicht)' })).toBeHidden()
  await page.getByRole('link', { name: 'Kaufpreis', exact: true }).first().click()
  await expect(page.getByLabel('Kaufpreis')).toBeVisible()
})
