/** A search that goes on by mail, from the list to the end of it. */
import { readFileSync } from 'node:fs'
import { listMails } from '#scripts/mails/mail-folder.ts'
import { axeFindings } from '#tests/support/axe.ts'
import { expect, test } from '#tests/support/e2e.ts'

/** The path of the link in the latest mail to this address, once it is there. */
async function mailedLink(email: string): Promise<string> {
  let link = ''
  await expect(async () => {
    const mail = listMails(String(process.env.MAIL_STATE)).find(({ to }) => to.includes(email))
    link = /\/suchauftrag\/[0-9a-f]{64}/.exec(mail ? readFileSync(mail.file, 'utf8') : '')?.[0] ?? ''
    expect(link).not.toBe('')
  }).toPass()
  return link
}

test('a search is subscribed to, confirmed, changed, paused and ended', async ({ page, isScripted }) => {
  const { project, repeatEachIndex } = test.info()
  const email = `ina-${project.name}-${repeatEachIndex}@post.example`
  const looksRight = async () => {
    if (isScripted) expect(await axeFindings(page)).toEqual([])
  }
  await page.goto('/angebote?houseType=apartment&priceMax=700000')
  await page.getByRole('link', { name: 'Suchauftrag anlegen' }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Suchauftrag')
  await expect(page.locator('main')).toContainText('bis 700.000')
  await page.getByLabel('E-Mail-Adresse').fill('ina@')
  await page.getByRole('button', { name: 'Suchauftrag anlegen' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'fehlt oder stimmt noch nicht' })).toBeFocused()
  await expect(page.getByLabel('E-Mail-Adresse')).toHaveValue('ina@')
  await expect(page.locator('main')).toContainText('bis 700.000')
  await looksRight()
  await page.getByLabel('E-Mail-Adresse').fill(email)
  await page.getByRole('button', { name: 'Suchauftrag anlegen' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fast geschafft')
  await looksRight()

  await page.goto(await mailedLink(email))
  await looksRight()
  await page.getByRole('button', { name: 'Bestätigen' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Ihr Suchauftrag läuft.' })).toBeVisible()
  await expect(page.locator('main')).toContainText(email)
  await looksRight()
  await page.getByLabel('Preis bis').fill('800.000')
  await page.getByRole('button', { name: 'Änderung speichern' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'geändert' })).toBeVisible()
  await expect(page.locator('main')).toContainText('bis 800.000')
  await page.getByRole('button', { name: 'Pausieren' }).click()
  await expect(page.locator('main')).toContainText('Er pausiert.')
  await page.getByRole('button', { name: 'Fortsetzen' }).click()
  await expect(page.locator('main')).toContainText('Er läuft.')
  const address = page.url()
  await page.getByRole('button', { name: 'Suchauftrag beenden' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ihr Suchauftrag ist beendet')
  await expect(page.getByRole('status').filter({ hasText: 'nicht mehr gespeichert' })).toBeVisible()
  await page.goto(address)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Diesen Link gibt es nicht mehr')
  await looksRight()
})
