import type { Page } from '@playwright/test'
import { expect, test } from '#tests/support/e2e.ts'

/** Opens the first offer of the list; returns its name. */
async function openOffer(page: Page): Promise<string> {
  await page.goto('/angebote')
  const link = page.locator('main h3 a').first()
  const name = await link.innerText()
  await page.goto(String(await link.getAttribute('href')))
  return name
}

test('a question about an offer: a mistake is shown in place, mended, and thanked for', async ({ page }) => {
  const name = await openOffer(page)
  const address = page.url()
  await page.getByRole('link', { name: 'Besichtigung anfragen' }).first().click()
  await expect(page.getByRole('heading', { name: 'Fragen Sie uns' })).toBeInViewport()
  const form = page.locator('#kontakt form')
  await expect(page.locator('#kontakt')).toContainText(name)
  await form.getByLabel('Name').fill('Annette Thomsen')
  await form.getByLabel('E-Mail (oder Telefon)').fill('annette@')
  await form.getByLabel('Nachricht').fill('Wann kann ich das Haus sehen?\n\nAm liebsten vormittags.')
  await form.getByRole('button', { name: 'Anfrage senden' }).click()

  const summary = page.getByRole('alert').filter({ hasText: 'Eine Angabe fehlt oder stimmt noch nicht' })
  await expect(summary).toBeFocused()
  await expect(summary).toBeInViewport()
  expect(page.url().replace(/#.*/, '')).toBe(address)
  await summary.getByRole('link').click()
  const email = form.getByLabel('E-Mail (oder Telefon)')
  await expect(email).toHaveAttribute('aria-invalid', 'true')
  await expect(email).toHaveValue('annette@')
  await expect(form.getByLabel('Name')).toHaveValue('Annette Thomsen')
  await expect(form.getByLabel('Nachricht')).toHaveValue('Wann kann ich das Haus sehen?\n\nAm liebsten vormittags.')
  await email.fill(`annette${test.info().project.name}@thomsen.example`)
  await form.getByRole('button', { name: 'Anfrage senden' }).click()

  await expect(page).toHaveURL(/\/kontakt\/danke\?angebot=\w+$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vielen Dank.')
  await expect(page.getByRole('status').filter({ hasText: name })).toBeInViewport()
  await expect(page.getByRole('status')).toContainText('geht in der Regel eine Bestätigung dorthin')
  await page.getByRole('link', { name: 'Zurück zum Angebot' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
})

test('the contact page takes a message with a telephone number alone, and can be used by keyboard', async ({
  page,
}) => {
  await page.goto('/kontakt')
  const form = page.locator('main form')
  await expect(form.locator('[name="bot-field"]')).toBeHidden()
  await form.getByLabel('Name').focus()
  await page.keyboard.type('Bernd Thomsen')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.type('040 123456')
  await page.keyboard.press('Tab')
  await page.keyboard.type(`Rückruf, gern abends (${test.info().project.name}, ${test.info().repeatEachIndex}).`)
  await page.keyboard.press('Tab')
  await expect(form.getByRole('link', { name: /Datenschutzerklärung/ })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/kontakt\/danke$/)
  // The same for everybody: whether one was sent says how often a mailbox has written.
  await expect(page.locator('main')).toContainText('Haben Sie eine E-Mail-Adresse angegeben')
  await expect(page.getByRole('status').filter({ hasText: 'Ihre Nachricht ist bei uns angekommen.' })).toBeVisible()
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
})
