/** Passkeys, with a device that Chromium plays. */
import type { Page } from '@playwright/test'
import { Secret, TOTP } from 'otpauth'
import { expect, signIn, test } from '#tests/support/e2e.ts'
import { aBrowser, aPerson, choose, expectSaid, invite } from '#tests/support/people.ts'

const secret = 'vier-wörter-am-abend'

test('a passkey is added, signs in alone, stands in for the code, and opens nothing once it is removed', async ({
  page,
  browser,
}) => {
  const { name, email } = aPerson('Kim')
  await signIn(page, '/dashboard/users')
  const owner = await aBrowser(browser)
  await choose(owner, await invite(page, name, email), secret)
  await addDevice(owner)
  await setUpApp(owner)

  await owner.goto('/dashboard/account/passkeys')
  await owner.getByRole('button', { name: 'Passkey hinzufügen' }).click()
  await expect(owner.getByLabel('Name des Geräts')).toHaveAttribute('aria-invalid', 'true')
  await owner.getByLabel('Name des Geräts').fill('Bürorechner')
  await owner.getByRole('button', { name: 'Passkey hinzufügen' }).click()
  await expectSaid(owner, 'Der Passkey „Bürorechner“ ist hinzugefügt.')

  await signOut(owner)
  await owner.getByRole('button', { name: 'Passkey verwenden' }).click()
  await expect(owner).toHaveURL(/\/dashboard$/)
  // It counts as the second factor, too: what asks for one lets in at once.
  await owner.goto('/dashboard/account/second-factor')
  await expect(owner.getByText('Ein Passkey')).toBeVisible()

  await signOut(owner)
  await owner.getByLabel('E-Mail-Adresse').fill(email)
  await owner.getByLabel('Passwort').fill(secret)
  await owner.getByRole('button', { name: 'Anmelden', exact: true }).click()
  await expect(owner.getByLabel('Code aus der App')).toBeVisible()
  await owner.getByRole('button', { name: 'Passkey verwenden' }).click()
  await expect(owner).toHaveURL(/\/dashboard$/)

  await owner.goto('/dashboard/account/passkeys')
  await owner.getByRole('link', { name: 'Passkey „Bürorechner“ entfernen' }).click()
  await owner.getByRole('button', { name: 'Entfernen' }).click()
  await expectSaid(owner, 'Der Passkey „Bürorechner“ ist entfernt.')
  await signOut(owner)
  await owner.getByRole('button', { name: 'Passkey verwenden' }).click()
  await expect(owner.getByRole('alert')).toContainText('Dieser Passkey gilt hier nicht.')
  await owner.context().close()
})

/** A phone or a laptop that knows its owner and asks nothing. */
async function addDevice(page: Page): Promise<void> {
  const client = await page.context().newCDPSession(page)
  await client.send('WebAuthn.enable')
  await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}

async function setUpApp(page: Page): Promise<void> {
  await page.goto('/dashboard/account/second-factor')
  await page.getByLabel('Ihr Passwort').fill(secret)
  await page.getByRole('button', { name: 'Einrichten' }).click()
  const key = await page.getByText(/^[A-Z2-7]{4}( [A-Z2-7]{4}){7}$/).innerText()
  const code = new TOTP({ secret: Secret.fromBase32(key.replaceAll(' ', '')) }).generate()
  await page.getByLabel('Code aus der App').fill(code)
  await page.getByRole('button', { name: 'Einschalten' }).click()
  await page.getByRole('link', { name: 'Ich habe die Codes notiert' }).click()
}

async function signOut(page: Page): Promise<void> {
  await page.context().clearCookies({ name: '__Host-session' })
  await page.goto('/login')
}
