/** The head and foot of long forms, and the way back to what is saved. Nothing is changed here. */
import type { Page } from '@playwright/test'
import { expect, signIn, test } from '#tests/support/e2e.ts'

const field = (page: Page, name: string) => page.getByRole('main').locator(`[name="${name}"]`)

async function openDraftOfDemo(page: Page): Promise<void> {
  await signIn(page, '/dashboard/properties')
  await page.goto('/dashboard/properties?q=GI-2414')
  await page.getByRole('main').getByRole('link', { name: 'Mehrfamilienhaus an der Bille' }).click()
  await expect(field(page, 'version').first()).toBeAttached()
}

test('three rows of fields are in view on a small laptop, below who saved last and beside the languages', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 650 })
  await openDraftOfDemo(page)
  const bar = await page.locator('[data-foot]').boundingBox()
  for (const name of ['marketType', 'name', 'street']) {
    const box = await field(page, name).boundingBox()
    expect((box?.y ?? 0) + (box?.height ?? 0), name).toBeLessThan(bar?.y ?? 0)
  }
  await expect(page.getByText(/^Gespeichert: .+, von .+$/)).toBeInViewport()
  const tab = await page.getByRole('link', { name: 'Verlauf' }).boundingBox()
  const language = await page.getByRole('link', { name: 'English' }).boundingBox()
  expect(Math.abs((tab?.y ?? 0) + (tab?.height ?? 0) - (language?.y ?? 0) - (language?.height ?? 0))).toBeLessThan(4)
})

test('two texts of a page are in view on a small laptop, below one row of tabs and languages', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 650 })
  await signIn(page, '/dashboard/pages/home')
  const bar = await page.locator('[data-foot]').boundingBox()
  const second = await page.locator('form#page-texts textarea').first().boundingBox()
  expect((second?.y ?? 0) + (second?.height ?? 0)).toBeLessThan(bar?.y ?? 0)
})

test('where a property has no picture yet, the upload is in view on a small laptop', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 650 })
  await signIn(page, '/dashboard/properties?q=GI-2419')
  await page.getByRole('main').getByRole('link', { name: 'Reihenendhaus mit Apfelgarten' }).click()
  await page.getByRole('link', { name: /^Bilder/ }).click()
  await expect(page.getByText('Noch gibt es kein Bild')).toBeVisible()
  const button = await page.getByRole('button', { name: 'Bilder hochladen' }).boundingBox()
  expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThan(650)
})

test('on a phone the bar with the buttons stands on the message of a save', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openDraftOfDemo(page)
  const save = page.getByRole('button', { name: 'Speichern', exact: true })
  await save.click()
  const said = page.getByRole('status').filter({ hasText: 'gespeichert' })
  await expect(said).toBeVisible()
  const [bar, message] = [await page.locator('[data-foot]').boundingBox(), await said.boundingBox()]
  expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBeLessThanOrEqual(message?.y ?? 0)
  await save.click({ trial: true })
})

test('what is typed can be discarded, and scripts ask before', async ({ page, isScripted }) => {
  await openDraftOfDemo(page)
  const discard = page.getByRole('link', { name: 'Verwerfen' })
  if (isScripted) await expect(discard).toHaveCount(0)
  const stored = await field(page, 'district').inputValue()
  await field(page, 'district').fill('Nie gespeichert')
  await discard.click()
  if (isScripted) {
    const dialog = page.getByRole('dialog', { name: 'Eingaben verwerfen?' })
    await dialog.getByRole('button', { name: 'Auf der Seite bleiben' }).click()
    await expect(field(page, 'district')).toHaveValue('Nie gespeichert')
    await discard.click()
    await dialog.getByRole('button', { name: 'Verwerfen' }).click()
    await expect(dialog).toBeHidden()
  }
  await expect(field(page, 'district')).toHaveValue(stored)
  await expect(page.getByText('wurden Eingaben nicht gespeichert')).toHaveCount(0)

  await field(page, 'purchasePrice').fill('viel')
  await page.getByRole('button', { name: 'Speichern', exact: true }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Korrektur' })).toBeVisible()
  await discard.click()
  if (isScripted) await page.getByRole('dialog').getByRole('button', { name: 'Verwerfen' }).click()
  await expect(field(page, 'purchasePrice')).not.toHaveValue('viel')
  await expect(page.getByRole('alert')).toHaveCount(0)
})
