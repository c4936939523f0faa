import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expect, signIn, test } from '#tests/support/e2e.ts'
import { refusedOnce } from '#tests/support/form-host.ts'

/** Asks about the first offer of the list, as a visitor; returns its name. */
async function askAbout(page: Page, name: string, message: string): Promise<string> {
  await page.goto('/angebote')
  const link = page.locator('main h3 a').first()
  const offer = await link.innerText()
  await page.goto(String(await link.getAttribute('href')))
  const form = page.locator('#kontakt form')
  await form.getByLabel('Name').fill(name)
  await form.getByLabel('E-Mail (oder Telefon)').fill('petra@postfach.example')
  await form.getByLabel('Nachricht').fill(message)
  await form.getByRole('button', { name: 'Anfrage senden' }).click()
  await expect(page).toHaveURL(/\/kontakt\/danke/)
  return offer
}

/** Another one a moment later, if that is midnight there. */
function dayInGermany(): string {
  return new Date().toLocaleDateString('de-DE', { timeZone: 'Europe/Berlin' })
}

/** Searches the tab that is open. */
async function search(page: Page, words: string): Promise<void> {
  await page.getByRole('searchbox', { name: 'Anfragen durchsuchen' }).fill(words)
  await page.getByRole('button', { name: 'Suchen' }).click()
  await expect(page).toHaveURL(new RegExp(`[?&]q=${words.split(' ')[0]}`))
  // The address changes before the page does.
  await expect(page.getByRole('link', { name: 'Als CSV herunterladen' })).toHaveAttribute('href', /[?&]q=/)
}

test('an enquiry is found, read, sent again, answered, archived and exported', async ({ page }) => {
  const name = `Petra Postfach Versuch ${test.info().repeatEachIndex + 1}`
  const asked = dayInGermany()
  const offer = await askAbout(page, name, `Wann kann ich kommen?\n\n${refusedOnce} (${name})`)
  const said = page.getByRole('main').getByRole('status')
  await signIn(page, '/dashboard/enquiries')

  await search(page, name)
  const entry = page.getByRole('main').getByRole('listitem').filter({ hasText: name })
  // The delivery goes on after the visitor was thanked.
  await expect(async () => {
    await page.reload()
    await expect(entry).toContainText('Ans Büro nicht zugestellt', { timeout: 1_000 })
  }).toPass()
  await expect(entry).toContainText(offer)
  const day = asked === dayInGermany() ? 'heute' : '(?:heute|gestern)'
  await expect(entry).toContainText(new RegExp(`Wann kann ich kommen\\?.*Neu.*${day}, \\d+\\.\\d\\d Uhr`, 's'))
  await entry.getByRole('link').click()

  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  await expect(page.getByRole('region', { name: 'Nachricht' }).getByText(refusedOnce)).toBeVisible()
  const mail = page.getByRole('link', { name: 'Im eigenen E-Mail-Programm schreiben' })
  await expect(mail).toHaveAttribute('href', /^mailto:petra@postfach\.example\?subject=Ihre%20Anfrage%20zu%20/)
  const delivery = page.getByRole('region', { name: 'Zustellung' })
  await expect(delivery).toContainText(/E-Mail an Ihr Büro\s*Zugestellt/)
  await expect(delivery).toContainText(/Formulardienst\s*Ein Versuch ohne Erfolg.*Antwort 503/s)
  await delivery.getByRole('button', { name: 'Noch einmal senden' }).click()
  await expect(said).toContainText(`Die Anfrage von ${name} ist zugestellt.`)
  await expect(delivery).toContainText(/Formulardienst\s*Zugestellt/)
  await expect(page.getByText('nicht zugestellt')).toHaveCount(0)

  await page.getByRole('button', { name: 'Als beantwortet kennzeichnen' }).click()
  await expect(said).toContainText('ist als beantwortet gekennzeichnet')
  await said.getByRole('button', { name: 'Rückgängig machen' }).click()
  await expect(said).toContainText('ist wieder neu')
  await page.getByRole('button', { name: 'Archivieren' }).click()
  await expect(said).toContainText('ist archiviert')

  await page.goto('/dashboard/enquiries?status=archived')
  await search(page, name)
  await expect(page).toHaveURL(/status=archived/)
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Als CSV herunterladen' }).click(),
  ])
  expect(file.suggestedFilename()).toMatch(/^anfragen-\d{4}-\d\d-\d\d\.csv$/)
  const table = readFileSync(await file.path(), 'utf8')
  expect(table).toContain(`;${name};petra@postfach.example;;"Wann kann ich kommen?\n`)
  expect(table.trim().split('\r\n')).toHaveLength(2)
})
