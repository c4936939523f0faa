import type { Page } from '@playwright/test'
import { expect, signIn, test } from '#tests/support/e2e.ts'
import { aBrowser, aPerson, choose, enter, expectSaid, invite, linkOn } from '#tests/support/people.ts'

const firstSecret = 'vier-wörter-am-abend'
const secondSecret = 'fünf-andere-am-frühen-morgen'

test('an administrator invites an editor, who chooses a password and keeps the own account', async ({
  page,
  browser,
}) => {
  const { name, email } = aPerson('Elena')
  await signIn(page, '/dashboard/users')
  const invitation = await invite(page, name, email)
  await expect(page.getByRole('link', { name: 'In einer E-Mail öffnen' })).toHaveAttribute('href', /^mailto:elena-/)
  await copy(page)
  await page.getByRole('link', { name: 'Zu den Benutzern' }).click()
  await expect(page.getByRole('row', { name })).toContainText('eingeladen')

  const editor = await aBrowser(browser)
  await choose(editor, invitation, firstSecret)
  const areas = editor.getByRole('navigation', { name: 'Bereiche' }).filter({ visible: true })
  await expect(areas.getByRole('link', { name: 'Mein Konto' })).toBeVisible()
  await expect(areas.getByRole('link', { name: /Benutzer|Einstellungen/ })).toHaveCount(0)
  for (const address of ['/dashboard/users', '/dashboard/settings']) {
    expect((await editor.goto(address))?.status()).toBe(403)
    await expect(editor.getByRole('alert')).toContainText('Diese Seite ist der Administration vorbehalten')
  }
  expect((await editor.goto(invitation))?.status()).toBe(404)
  await expect(editor.getByRole('heading', { level: 1 })).toHaveText('Dieser Link gilt nicht mehr')

  await editor.goto('/dashboard/account')
  await editor.getByRole('textbox', { name: 'Name (Pflicht)' }).fill(`${name} B.`)
  await editor.getByRole('button', { name: 'Name speichern' }).click()
  await expectSaid(editor, 'Ihr Name ist gespeichert.')
  await editor.getByRole('button', { name: 'Rückgängig machen' }).click()
  await expect(editor.getByRole('textbox', { name: 'Name (Pflicht)' })).toHaveValue(name)
  await changePassword(editor, 'falsch geraten', secondSecret)
  await expect(editor.getByRole('alert')).toContainText('Das ist nicht Ihr bisheriges Passwort.')
  await expect(editor.getByLabel('Bisheriges Passwort')).toHaveAttribute('aria-invalid', 'true')
  await changePassword(editor, firstSecret, secondSecret)
  await expectSaid(editor, 'Ihr Passwort ist geändert.')

  const telephone = await aBrowser(browser)
  await enter(telephone, email, secondSecret)
  await editor.goto('/dashboard/account')
  await editor.getByRole('button', { name: /angemeldet am .*: beenden$/ }).click()
  await expectSaid(editor, 'Die Sitzung ist beendet.')
  await expectSignedOut(telephone)
  await enter(telephone, email, secondSecret)
  await editor.goto('/dashboard/account')
  await editor.getByRole('button', { name: 'Alle anderen beenden' }).click()
  await expectSaid(editor, 'Eine andere Sitzung ist beendet.')
  await expectSignedOut(telephone)

  await page.goto('/dashboard/users')
  await block(page, name)
  for (const other of [editor, telephone]) await other.context().close()
})

test('the administration changes a role, blocks, unblocks and resets the password', async ({ page, browser }) => {
  const { name, email } = aPerson('Rosa')
  await signIn(page, '/dashboard/users')
  const editor = await aBrowser(browser)
  await choose(editor, await invite(page, name, email), firstSecret)

  await page.goto('/dashboard/users')
  await page.getByRole('link', { name }).click()
  await page.getByLabel('Rolle').selectOption('admin')
  await page.getByRole('button', { name: 'Speichern' }).click()
  await expectSaid(page, `„${name}“ ist gespeichert.`)
  await expect(page.getByRole('row', { name })).toContainText('Administration')
  expect((await editor.goto('/dashboard/users'))?.status()).toBe(200)
  await page.getByRole('button', { name: 'Rückgängig machen' }).click()
  await expect(page.getByRole('row', { name })).toContainText('Redaktion')

  await block(page, name)
  await expectSignedOut(editor)
  await page.getByRole('button', { name: 'Freigeben' }).click()
  await expectSaid(page, `„${name}“ kann sich wieder anmelden.`)
  await enter(editor, email, firstSecret)

  await page.getByRole('button', { name: 'Link erzeugen' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Der Link für ${name} ist fertig`)
  const reset = await linkOn(page)
  // The link was in the answer to the post only.
  await page.goto(new URL(page.url()).pathname)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Einen Link für ${name} erzeugen?`)
  await choose(editor, reset, secondSecret)

  await page.goto('/dashboard/users')
  await block(page, name)
  await editor.context().close()
})

/** From the list of users to the page of one who is shut out. */
async function block(page: Page, name: string): Promise<void> {
  await page.getByRole('link', { name }).click()
  await page.getByRole('button', { name: 'Sperren' }).click()
  await expectSaid(page, `„${name}“ ist gesperrt und überall abgemeldet.`)
}

async function copy(page: Page): Promise<void> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.getByRole('button', { name: 'Link kopieren' }).click()
  await expect(page.getByRole('button', { name: 'Kopiert' })).toBeVisible()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(new URL(copied).pathname).toBe(await linkOn(page))
}

async function changePassword(page: Page, current: string, next: string): Promise<void> {
  await page.getByLabel('Bisheriges Passwort').fill(current)
  await page.getByLabel('Neues Passwort').fill(next)
  await page.getByRole('button', { name: 'Passwort ändern' }).click()
}

async function expectSignedOut(page: Page): Promise<void> {
  await page.goto('/dashboard')
  await expect(page).toHaveURL(/\/login\?/)
}
