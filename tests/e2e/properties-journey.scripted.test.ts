/** What scripts make of the table of properties; properties-table.test.ts of the worker knows every act and message. */
import { postDraft, throwAway } from '#tests/support/drafts.ts'
import { expect, signIn, test } from '#tests/support/e2e.ts'

test('the table searches while it is filled in, acts in place, takes back, and acts on what is chosen', async ({
  page,
}) => {
  const attempt = `Versuch ${test.info().repeatEachIndex + 1}`
  const [first, second] = [`Tabellenhaus ${attempt} eins`, `Tabellenhaus ${attempt} zwei`]
  await signIn(page)
  const made = [await postDraft(page, first), await postDraft(page, second)]
  const message = page.getByRole('status')

  await page.goto('/dashboard/properties')
  await page.getByRole('searchbox', { name: 'Objekte durchsuchen' }).fill(`Tabellenhaus ${attempt}`)
  await page.getByRole('combobox', { name: 'Art', exact: true }).selectOption('house')
  await expect(page).toHaveURL(/houseType=house/)
  const drafts = page.getByRole('link', { name: 'Entwürfe 2', exact: true })
  await drafts.click()
  await expect(drafts).toHaveAttribute('aria-current', 'page')
  await expect(page).toHaveURL(/tab=drafts/)
  await page.getByRole('columnheader').getByRole('link', { name: 'Objekt', exact: true }).click()
  await expect(page.getByRole('columnheader', { name: 'Objekt', exact: true })).toHaveAttribute(
    'aria-sort',
    'ascending',
  )
  await expect(page.locator('#row-1')).toContainText(first)
  await page.getByRole('link', { name: 'Filter „Haus“ aufheben' }).click()
  await expect(page).not.toHaveURL(/houseType=house/)
  await expect(page.getByRole('link', { name: 'Filter „Haus“ aufheben' })).toHaveCount(0)

  await page.locator('summary', { hasText: new RegExp(`Weitere Aktionen für ${first}$`) }).click()
  await page.getByRole('button', { name: 'Hervorheben', exact: true }).click()
  await expect(message).toContainText(`„${first}“ ist hervorgehoben`)
  await page.getByRole('button', { name: 'Rückgängig machen' }).click()
  await expect(message).toContainText(`„${first}“ ist nicht mehr hervorgehoben`)

  await page.getByRole('checkbox', { name: 'Alle auf dieser Seite' }).check()
  await expect(page.getByText('2 ausgewählt')).toBeVisible()
  await page.getByRole('checkbox', { name: `${second} auswählen` }).uncheck()
  await expect(page.getByText('1 ausgewählt')).toBeVisible()
  const file = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Als CSV herunterladen' }).click()
  expect((await file).suggestedFilename()).toBe('objekte.csv')
  await page.getByRole('button', { name: 'Auswahl in den Papierkorb' }).click()
  await expect(message).toContainText('Ein Objekt liegt im Papierkorb.')
  await expect(page.getByRole('link', { name: first, exact: true })).toHaveCount(0)
  for (const property of made) await throwAway(page, property)
})
