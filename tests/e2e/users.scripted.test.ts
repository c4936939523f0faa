import { expect, signIn, test } from '#tests/support/e2e.ts'

test('a password that is chosen can be read while it is typed', async ({ page }) => {
  await signIn(page, '/dashboard/account')
  const field = page.getByLabel('Neues Passwort')
  await field.fill('vier-wörter-am-abend')
  await expect(field).toHaveAttribute('type', 'password')
  await page.getByRole('button', { name: 'Passwort zeigen' }).click()
  await expect(field).toHaveAttribute('type', 'text')
  await expect(field).toHaveValue('vier-wörter-am-abend')
  await page.getByRole('button', { name: 'Passwort verbergen' }).click()
  await expect(field).toHaveAttribute('type', 'password')
})
