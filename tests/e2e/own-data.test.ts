/** What is stored about an address, from the form that asks for the link to the page that says that all is gone. */
import { readFileSync } from 'node:fs'
import { listMails } from '#scripts/mails/mail-folder.ts'
import { axeFindings } from '#tests/support/axe.ts'
import { expect, test } from '#tests/support/e2e.ts'

/** The path of the link in the mail to this address, once it is there. */
async function mailedLink(email: string): Promise<string> {
  let link = ''
  await expect(async () => {
    const mail = listMails(String(process.env.MAIL_STATE)).find(
      ({ to, subject }) => to.includes(email) && subject.startsWith('Ihre Daten'),
    )
    const text = mail ? readFileSync(mail.file, 'utf8').replace(/=\r?\n/g, '') : ''
    link = /\/meine-daten\/[0-9a-f]{64}/.exec(text)?.[0] ?? ''
    expect(link).not.toBe('')
  }).toPass()
  return link
}

test('ask for the link, read the mail, look, take the file, delete', async ({ page, isScripted }) => {
  const { project, repeatEachIndex } = test.info()
  const email = `johanna-${project.name}-${repeatEachIndex}@matthiesen.example`
  await page.goto('/kontakt')
  const enquiry = page.locator('main form')
  await enquiry.getByLabel('Name').fill('Johanna Matthiesen')
  await enquiry.getByLabel('E-Mail (oder Telefon)').fill(email)
  await enquiry.getByLabel('Nachricht').fill('Rufen Sie mich an?\n\nAbends bin ich zu Hause.')
  await enquiry.locator('[type="submit"]').click()
  await expect(page).toHaveURL(/\/kontakt\/danke/)

  await page.goto('/datenschutz')
  await page.getByRole('link', { name: 'Link zu meinen Daten anfordern' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Meine Daten')
  const field = page.getByLabel('E-Mail-Adresse', { exact: true })
  await field.fill('johanna@')
  await page.getByRole('button', { name: 'Link anfordern' }).click()
  const summary = page.getByRole('alert').filter({ hasText: 'Die Adresse fehlt oder stimmt noch nicht' })
  await expect(summary).toBeFocused()
  await expect(field).toHaveValue('johanna@')
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  if (isScripted) expect(await axeFindings(page)).toEqual([])
  await field.fill(email)
  await page.getByRole('button', { name: 'Link anfordern' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'ist eine E-Mail unterwegs' })).toBeVisible()

  await page.goto(await mailedLink(email))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ihre Daten')
  await expect(page.locator('main')).toContainText('Abends bin ich zu Hause.')
  if (isScripted) expect(await axeFindings(page)).toEqual([])
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Als Datei herunterladen' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('meine-daten.json')
  expect(JSON.parse(readFileSync(await download.path(), 'utf8'))).toMatchObject({
    email,
    enquiries: [{ name: 'Johanna Matthiesen' }],
  })

  const address = page.url()
  await page.getByRole('link', { name: 'Alles löschen' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Alles löschen?')
  if (isScripted) expect(await axeFindings(page)).toEqual([])
  await page.getByRole('link', { name: 'Zurück zu Ihren Daten' }).click()
  await page.getByRole('link', { name: 'Alles löschen' }).click()
  await page.getByRole('button', { name: 'Endgültig löschen' }).click()
  await expect(page).toHaveURL(/\/meine-daten\?geloescht$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ihre Daten sind gelöscht')
  await expect(page.getByRole('status').filter({ hasText: 'nichts mehr gespeichert' })).toBeVisible()
  expect((await page.goto(address))?.status()).toBe(404)
  await expect(page.getByRole('link', { name: 'Neuen Link anfordern' })).toBeVisible()
})
