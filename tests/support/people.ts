/** People who are invited to the dashboard, for browser tests: each with a browser of their own. */
import type { Browser, Page } from '@playwright/test'
import { expect, test } from './e2e.ts'
import { openHydrated } from './visit.ts'

/** A repetition meets whom the run before left behind. */
export function aPerson(firstName: string) {
  const attempt = `versuch-${test.info().repeatEachIndex + 1}`
  return { name: `${firstName} ${attempt}`, email: `${firstName.toLowerCase()}-${attempt}@giebel.example` }
}

/** From the list of users to the link of a new one. */
export async function invite(page: Page, name: string, email: string): Promise<string> {
  await page.getByRole('link', { name: 'Benutzer einladen' }).click()
  await page.getByLabel('E-Mail-Adresse').fill(email)
  await page.getByRole('textbox', { name: 'Name (Pflicht)' }).fill(name)
  await page.getByRole('button', { name: 'Einladen und Link erzeugen' }).click()
  await expectSaid(page, `${name} ist eingeladen.`)
  return linkOn(page)
}

export async function expectSaid(page: Page, sentence: string): Promise<void> {
  await expect(page.getByRole('status').filter({ hasText: sentence })).toBeVisible()
}

/** A page of somebody else, who shares no cookie with the others. */
export async function aBrowser(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ baseURL: String(process.env.BASE_URL), locale: 'de-DE' })
  openHydrated(context)
  return context.newPage()
}

/** The path of the link that the page shows. */
export async function linkOn(page: Page): Promise<string> {
  return new URL(await page.getByLabel('Link', { exact: true }).inputValue()).pathname
}

export async function choose(page: Page, link: string, secret: string): Promise<void> {
  await page.goto(link)
  await page.getByLabel('Neues Passwort').fill(secret)
  await page.getByRole('button', { name: 'Speichern und anmelden' }).click()
  await expectSaid(page, 'Ihr Passwort ist gespeichert. Sie sind angemeldet.')
  await expect(page).toHaveURL(/\/dashboard$/)
}
