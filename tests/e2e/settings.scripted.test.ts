import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { demoSettings } from '#scripts/demo/people.ts'
import { expect, signIn, test } from '#tests/support/e2e.ts'

const folder = join(import.meta.dirname, '../../scripts/demo/pictures')
const { hero } = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')) as {
  hero: { file: string; alt: { de: string } }
}

test('the administration changes the settings and the picture, and visitors see it', async ({ page }) => {
  const [field, label, address] = ['dataProtectionOfficer', 'Datenschutzbeauftragte Person', '/datenschutz'] as const
  const text = `Probe, Versuch ${test.info().repeatEachIndex + 1}`
  await signIn(page, '/dashboard/settings')

  await page.getByLabel('Adressen').fill('https://www.instagram.com/giebel\njavascript:alert(1)')
  await page.getByLabel(label).fill(text)
  await page.getByRole('button', { name: 'Speichern' }).click()
  const summary = page.getByRole('alert').filter({ hasText: 'Korrektur' })
  await expect(summary).toContainText('Zeile 2: „javascript:alert(1)“. Geben Sie eine vollständige Adresse ein')
  await expect(page.getByLabel(label)).toHaveValue(text)

  await saveField(page, label, text)
  await page.goto(address)
  await expect(page.getByRole('main')).toContainText(text)
  const scrolled = () => page.evaluate(() => Math.round(scrollY))
  await page.goto('/dashboard/settings')
  await page.getByLabel(label).fill(demoSettings[field] ?? '')
  await page.getByLabel(label).scrollIntoViewIfNeeded()
  const before = await scrolled()
  expect(before).toBeGreaterThan(300)
  await page.keyboard.press('Control+s')
  await expectSaid(page, 'Die Einstellungen sind gespeichert.')
  await expect.poll(scrolled).toBe(before)
  await page.goto(address)
  await expect(page.getByRole('main')).not.toContainText(text)

  await savePicture(page, join(folder, 'villa-am-jenischpark-1-villa-morning.webp'), `Bild ${text}`)
  await page.goto('/')
  await expect(page.getByRole('img', { name: `Bild ${text}` })).toBeVisible()
  await page.goto('/dashboard/settings/picture')
  await page.getByLabel('Bild von der Startseite entfernen').check()
  await page.getByRole('button', { name: 'Bild speichern' }).click()
  await expectSaid(page, 'Das Bild steht nicht mehr auf der Startseite.')
  await savePicture(page, join(folder, hero.file), hero.alt.de)
})

test('two windows at the settings: the second save shows what differs', async ({ page, context }) => {
  await signIn(page, '/dashboard/settings')
  const other = await context.newPage()
  await other.goto('/dashboard/settings')
  const theirs = 'HRB 99'
  await saveField(other, 'Registernummer', theirs)
  const text = 'HRB Probe'
  await page.getByLabel('Registernummer').fill(text)
  await page.getByRole('button', { name: 'Speichern' }).click()
  const conflict = page.getByRole('alert').filter({ hasText: 'Sie selbst haben in einem anderen Fenster gespeichert' })
  await expect(conflict).toContainText(text)
  await expect(conflict).toContainText(theirs)
  await expect(page.getByLabel('Registernummer')).toHaveValue(text)
  await conflict.getByRole('link', { name: 'Gespeicherten Stand laden' }).click()
  await expect(page.getByLabel('Registernummer')).toHaveValue(theirs)
  await saveField(page, 'Registernummer', demoSettings.registerNumber ?? '')
})

/** Opens the form, changes one field and saves it. */
async function saveField(page: Page, label: string, text: string): Promise<void> {
  await page.goto('/dashboard/settings')
  await page.getByLabel(label).fill(text)
  await page.getByRole('button', { name: 'Speichern' }).click()
  await expectSaid(page, 'Die Einstellungen sind gespeichert.')
}

async function savePicture(page: Page, file: string, alt: string): Promise<void> {
  await page.goto('/dashboard/settings/picture')
  await page.getByLabel(/Bild auswählen/).setInputFiles(file)
  await page.getByLabel('Beschreibung für alle').fill(alt)
  await page.getByRole('button', { name: 'Bild speichern' }).click()
  await expectSaid(page, 'Das Bild der Startseite ist gespeichert.')
}

async function expectSaid(page: Page, sentence: string): Promise<void> {
  await expect(page.getByRole('status').filter({ hasText: sentence })).toBeVisible()
}
