/** What scripts make of an invitation; users.test.ts and account.test.ts of the worker know the rest. */
import type { Page } from '@playwright/test'
import { expect, signIn, test } from '#tests/support/e2e.ts'
import { aBrowser, aPerson, choose, expectSaid, invite, linkOn } from '#tests/support/people.ts'

test('an administrator invites an editor, copies the link, and the editor chooses a password', async ({
  page,
  browser,
}) => {
  const { name, email } = aPerson('Elena')
  await signIn(page, '/dashboard/users')
  const invitation = await invite(page, name, email)
  await expect(page.getByRole('link', { name: 'In einer E-Mail öffnen' })).toHaveAttribute('href', /^mailto:elena-/)
  await copy(page)

  const editor = await aBrowser(browser)
  await choose(editor, invitation, 'vier-wörter-am-abend')
  await editor.goto('/dashboard/account')
  await editor.getByRole('textbox', { name: 'Name (Pflicht)' }).fill(`${name} B.`)
  await editor.getByRole('button', { name: 'Name speichern' }).click()
  await expectSaid(editor, 'Ihr Name ist gespeichert.')
  await editor.getByRole('button', { name: 'Rückgängig machen' }).click()
  await expect(editor.getByRole('textbox', { name: 'Name (Pflicht)' })).toHaveValue(name)
  await editor.getByLabel('Bisheriges Passwort').fill('falsch geraten')
  await editor.getByLabel('Neues Passwort').fill('fünf-andere-am-frühen-morgen')
  await editor.getByRole('button', { name: 'Passwort ändern' }).click()
  await expect(editor.getByRole('alert')).toContainText('Das ist nicht Ihr bisheriges Passwort.')
  await expect(editor.getByLabel('Bisheriges Passwort')).toHaveAttribute('aria-invalid', 'true')

  await page.goto('/dashboard/users')
  await page.getByRole('link', { name }).click()
  await page.getByRole('button', { name: 'Sperren' }).click()
  await expectSaid(page, `„${name}“ ist gesperrt und überall abgemeldet.`)
  await editor.context().close()
})

async function copy(page: Page): Promise<void> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.getByRole('button', { name: 'Link kopieren' }).click()
  await expect(page.getByRole('button', { name: 'Kopiert' })).toBeVisible()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(new URL(copied).pathname).toBe(await linkOn(page))
}
