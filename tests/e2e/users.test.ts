import type { Browser, BrowserContext, Page } from '@playwright/test'
import { closeBanner, expect, signIn, test } from '#tests/support/e2e.ts'

const secrets = ['vier-wörter-am-abend', 'fünf-andere-am-frühen-morgen', 'noch-ein-satz-für-den-mai']
const [firstSecret = '', secondSecret = '', thirdSecret = ''] = secrets

test('an administrator invites an editor, who keeps the own account; then changes, blocks, unblocks and resets it', async ({
  page,
  browser,
  isScripted,
}) => {
  const attempt = `${isScripted ? 'mit' : 'ohne'}-skript-${test.info().retry + 1}`
  const email = `elena-${attempt}@giebel.example`
  const name = `Elena ${attempt}`
  const open = () => aBrowser(browser, isScripted)

  await signIn(page, '/dashboard/users')
  await page.getByRole('link', { name: 'Benutzer einladen' }).click()
  await page.getByLabel('E-Mail-Adresse').fill(email)
  await page.getByRole('textbox', { name: 'Name (Pflicht)' }).fill(name)
  await page.getByRole('button', { name: 'Einladen und Link erzeugen' }).click()
  await expect(page.getByRole('status')).toContainText(`${name} ist eingeladen.`)
  const invitation = await linkOn(page)
  await expect(page.getByRole('link', { name: 'In einer E-Mail öffnen' })).toHaveAttribute('href', /^mailto:elena-/)
  if (isScripted) await copy(page)
  await page.getByRole('link', { name: 'Zu den Benutzern' }).click()
  await expect(page.getByRole('row', { name })).toContainText('eingeladen')

  const editor = await (await open()).newPage()
  await choose(editor, invitation, firstSecret)
  await expect(editor.getByRole('status')).toContainText('Ihr Passwort ist gespeichert. Sie sind angemeldet.')
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
  await expect(editor.getByRole('status')).toContainText('Ihr Name ist gespeichert.')
  await editor.getByRole('button', { name: 'Rückgängig machen' }).click()
  await expect(editor.getByRole('textbox', { name: 'Name (Pflicht)' })).toHaveValue(name)
  await changePassword(editor, 'falsch geraten', secondSecret)
  await expect(editor.getByRole('alert')).toContainText('Das ist nicht Ihr bisheriges Passwort.')
  await expect(editor.getByLabel('Bisheriges Passwort')).toHaveAttribute('aria-invalid', 'true')
  await changePassword(editor, firstSecret, secondSecret)
  await expect(editor.getByRole('status')).toContainText('Ihr Passwort ist geändert.')

  const telephone = await (await open()).newPage()
  await enter(telephone, email, secondSecret)
  await editor.goto('/dashboard/account')
  await editor.getByRole('button', { name: /angemeldet am .*: beenden$/ }).click()
  await expect(editor.getByRole('status')).toContainText('Die Sitzung ist beendet.')
  await expectSignedOut(telephone)
  await enter(telephone, email, secondSecret)
  await editor.goto('/dashboard/account')
  await editor.getByRole('button', { name: 'Alle anderen beenden' }).click()
  await expect(editor.getByRole('status')).toContainText('Eine andere Sitzung ist beendet.')
  await expectSignedOut(telephone)

  await page.goto('/dashboard/users')
  await page.getByRole('link', { name }).click()
  await page.getByLabel('Rolle').selectOption('admin')
  await page.getByRole('button', { name: 'Speichern' }).click()
  await expect(page.getByRole('status')).toContainText(`„${name}“ ist gespeichert.`)
  await expect(page.getByRole('row', { name })).toContainText('Administration')
  expect((await editor.goto('/dashboard/users'))?.status()).toBe(200)
  await page.getByRole('button', { name: 'Rückgängig machen' }).click()
  await expect(page.getByRole('row', { name })).toContainText('Redaktion')

  await page.getByRole('link', { name }).click()
  await page.getByRole('button', { name: 'Sperren' }).click()
  await expect(page.getByRole('status')).toContainText(`„${name}“ ist gesperrt und überall abgemeldet.`)
  await expectSignedOut(editor)
  await page.getByRole('button', { name: 'Freigeben' }).click()
  await expect(page.getByRole('status')).toContainText(`„${name}“ kann sich wieder anmelden.`)
  await enter(editor, email, secondSecret)

  await page.getByRole('button', { name: 'Link erzeugen' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Der Link für ${name} ist fertig`)
  await choose(telephone, await linkOn(page), thirdSecret)
  await expect(telephone.getByRole('status')).toContainText('Ihr Passwort ist gespeichert.')
  await expectSignedOut(editor)

  await page.goto('/dashboard/users')
  await page.getByRole('link', { name }).click()
  await page.getByRole('button', { name: 'Sperren' }).click()
  await expect(page.getByRole('status')).toContainText('ist gesperrt')
  for (const other of [editor, telephone]) await other.context().close()
})

async function aBrowser(browser: Browser, javaScriptEnabled: boolean): Promise<BrowserContext> {
  return browser.newContext({ baseURL: String(process.env.BASE_URL), locale: 'de-DE', javaScriptEnabled })
}

/** The path of the link that the page shows. */
async function linkOn(page: Page): Promise<string> {
  return new URL(await page.getByLabel('Link', { exact: true }).inputValue()).pathname
}

async function copy(page: Page): Promise<void> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.getByRole('button', { name: 'Link kopieren' }).click()
  await expect(page.getByRole('button', { name: 'Kopiert' })).toBeVisible()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(new URL(copied).pathname).toBe(await linkOn(page))
}

async function choose(page: Page, link: string, secret: string): Promise<void> {
  await page.goto(link)
  await closeBanner(page)
  await page.getByLabel('Neues Passwort').fill(secret)
  await page.getByRole('button', { name: 'Speichern und anmelden' }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
}

async function changePassword(page: Page, current: string, next: string): Promise<void> {
  await page.getByLabel('Bisheriges Passwort').fill(current)
  await page.getByLabel('Neues Passwort').fill(next)
  await page.getByRole('button', { name: 'Passwort ändern' }).click()
}

async function enter(page: Page, email: string, secret: string): Promise<void> {
  await page.goto('/login')
  await closeBanner(page)
  await page.getByLabel('E-Mail-Adresse').fill(email)
  await page.getByLabel('Passwort').fill(secret)
  await page.getByRole('main').getByRole('button', { name: 'Anmelden' }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
}

async function expectSignedOut(page: Page): Promise<void> {
  await page.goto('/dashboard')
  await expect(page).toHaveURL(/\/login\?/)
}
