import { demoPassword, demoUsers } from '#scripts/demo/people.ts'
import { expect, signIn, test } from '#tests/support/e2e.ts'

test('the session ends while somebody types: they sign in on the spot, and what they typed is saved', async ({
  page,
  isScripted,
}) => {
  const number = `E2E Pause ${isScripted ? 'mit' : 'ohne'} ${test.info().repeatEachIndex}`
  await signIn(page, '/dashboard/properties/new')
  await page.getByLabel('Vermarktung').selectOption('purchase')
  await page.getByLabel('Art (Pflicht)').selectOption('house')
  await page.getByLabel('Name', { exact: false }).first().fill('Haus am Ende der Sitzung')
  await page.getByLabel('Objektnummer').fill(number)
  await page.getByLabel('Ort (Pflicht)').fill('Mölln')
  await page.getByLabel('Beschreibung', { exact: true }).fill('Erster Absatz.\n\nZweiter „Absatz“.')
  await page.context().clearCookies()
  await page.getByRole('button', { name: 'Speichern', exact: true }).click()
  await expect(page.getByRole('alert')).toContainText('Was Sie eingegeben haben, ist noch da')
  await page.getByLabel('E-Mail-Adresse').fill(demoUsers.admin.email)
  await page.getByLabel('Passwort').fill(demoPassword)
  await page.getByRole('button', { name: 'Anmelden' }).click()
  if (!isScripted) await page.getByRole('button', { name: 'Fortfahren' }).click()
  await expect(page.getByRole('status')).toContainText('Das Objekt ist angelegt.')
  await expect(page.getByLabel('Objektnummer')).toHaveValue(number)
  await expect(page.getByLabel('Beschreibung', { exact: true })).toHaveValue('Erster Absatz.\n\nZweiter „Absatz“.')
})
