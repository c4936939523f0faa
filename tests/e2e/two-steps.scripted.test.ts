/** Sign-in in two steps, from setting it up to a lost phone. The app on the phone is computed here. */
import type { Page } from '@playwright/test'
import { Secret, TOTP } from 'otpauth'
import { expect, signIn, test } from '#tests/support/e2e.ts'
import { aBrowser, aPerson, choose, expectSaid, invite } from '#tests/support/people.ts'

const secret = 'vier-wörter-am-abend'

test('an editor sets up two steps, signs in with them, and is let in again after losing the phone', async ({
  page,
  browser,
}) => {
  const { name, email } = aPerson('Zoe')
  await signIn(page, '/dashboard/users')
  const editor = await aBrowser(browser)
  await choose(editor, await invite(page, name, email), secret)

  await editor.goto('/dashboard/account')
  await editor.getByRole('link', { name: 'Einrichten' }).click()
  await editor.getByLabel('Ihr Passwort').fill(secret)
  await editor.getByRole('button', { name: 'Einrichten' }).click()
  await expect(editor.getByRole('img', { name: 'QR-Code für die App' })).toBeVisible()
  const key = await keyOn(editor)
  await give(editor, '12345', 'Einschalten')
  await expect(editor.getByRole('alert')).toContainText('Der Code stimmt nicht')
  await expect(editor.getByLabel('Code aus der App')).toHaveAttribute('aria-invalid', 'true')
  await give(editor, codeOf(key), 'Einschalten')
  await expectSaid(editor, 'Die Anmeldung in zwei Schritten ist eingeschaltet.')
  const codes = await editor.getByText(/^[0-9a-z]{4}(-[0-9a-z]{4}){5}$/).allTextContents()
  expect(codes).toHaveLength(10)
  const download = editor.waitForEvent('download')
  await editor.getByRole('link', { name: 'Als Textdatei speichern' }).click()
  expect((await download).suggestedFilename()).toBe('wiederherstellungscodes.txt')
  await editor.getByRole('link', { name: 'Ich habe die Codes notiert' }).click()
  await expect(editor.getByText('Noch 10 Wiederherstellungscodes')).toBeVisible()

  const phone = await aBrowser(browser)
  await password(phone, email)
  await give(phone, '000000')
  await expect(phone.getByRole('alert')).toContainText('Der Code stimmt nicht oder ist schon benutzt.')
  await phone.getByText('Kein Zugriff auf die App?').click()
  await phone.getByLabel('Wiederherstellungscode').fill(String(codes[0]).toUpperCase())
  await phone.getByRole('button', { name: 'Bestätigen' }).last().click()
  await expect(phone).toHaveURL(/\/dashboard$/)

  await page.goto('/dashboard/users')
  await expect(page.getByRole('row', { name })).toContainText('in zwei Schritten')
  await page.getByRole('link', { name }).click()
  await page.getByRole('link', { name: 'Zurücksetzen' }).click()
  await page.getByRole('button', { name: 'Zurücksetzen' }).click()
  await expectSaid(page, 'meldet sich wieder mit dem Passwort allein an')
  await phone.goto('/dashboard')
  await expect(phone).toHaveURL(/\/login\?/)
  await password(phone, email)
  await expect(phone).toHaveURL(/\/dashboard$/)
  for (const other of [editor, phone]) await other.context().close()
})

/** The key beside the QR code, as somebody would type it into the app. */
async function keyOn(page: Page): Promise<string> {
  return (await page.getByText(/^[A-Z2-7]{4}( [A-Z2-7]{4}){7}$/).innerText()).replaceAll(' ', '')
}

function codeOf(key: string): string {
  return new TOTP({ secret: Secret.fromBase32(key) }).generate()
}

async function give(page: Page, code: string, button = 'Bestätigen'): Promise<void> {
  await page.getByLabel('Code aus der App').fill(code)
  await page.getByRole('button', { name: button }).first().click()
}

async function password(page: Page, email: string): Promise<void> {
  await page.goto('/login')
  await page.getByLabel('E-Mail-Adresse').fill(email)
  await page.getByLabel('Passwort').fill(secret)
  await page.getByRole('button', { name: 'Anmelden', exact: true }).click()
}
