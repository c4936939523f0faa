/** The head and foot of long forms, and the way back to what is saved. Nothing of the demo is changed here. */
import type { Locator, Page } from '@playwright/test'
import { postDraft, throwAway } from '#tests/support/drafts.ts'
import { expect, signIn, test } from '#tests/support/e2e.ts'
import { draftKept } from '#tests/support/visit.ts'

const field = (page: Page, name: string) => page.getByRole('main').locator(`[name="${name}"]`)

async function openDraftOfDemo(page: Page): Promise<void> {
  await signIn(page, '/dashboard/properties')
  await page.goto('/dashboard/properties?q=GI-2414')
  await page.getByRole('main').getByRole('link', { name: 'Mehrfamilienhaus an der Bille' }).click()
  await expect(field(page, 'version').first()).toBeAttached()
}

/** Where it ends, in pixels from the top of the window. */
async function footOf(part: Locator): Promise<number> {
  const box = await part.boundingBox()
  return (box?.y ?? Number.NaN) + (box?.height ?? Number.NaN)
}

async function isAbove(part: Locator, other: Locator): Promise<boolean> {
  return (await footOf(part)) <= ((await other.boundingBox())?.y ?? Number.NaN)
}

test('three rows of fields are in view on a small laptop, below who saved last and beside the languages', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 650 })
  await openDraftOfDemo(page)
  for (const name of ['marketType', 'name', 'street'])
    await expect.poll(() => isAbove(field(page, name), page.locator('[data-foot]')), name).toBe(true)
  await expect(page.getByText(/^Gespeichert: .+, von .+$/)).toBeInViewport()
  const [tab, language] = [page.getByRole('link', { name: 'Verlauf' }), page.getByRole('link', { name: 'English' })]
  await expect.poll(async () => Math.abs((await footOf(tab)) - (await footOf(language)))).toBeLessThan(4)

  // An offer with every act, two states and a neighbour in the list.
  await page.goto('/dashboard/properties?q=Penthouse')
  await page.getByRole('main').getByRole('link', { name: 'Penthouse an der Außenalster' }).click()
  await expect(field(page, 'name')).toHaveValue('Penthouse an der Außenalster')
  await expect.poll(() => isAbove(field(page, 'propertyNumber'), page.locator('[data-foot]'))).toBe(true)
})

test('two rows of fields are in view on a small laptop below what is prepared and what was not saved', async ({
  page,
  isScripted,
}) => {
  await page.setViewportSize({ width: 1366, height: 650 })
  await signIn(page)
  const property = await postDraft(page, 'Haus mit Vorbereitetem')
  await page.goto(property)
  if (isScripted) {
    await field(page, 'district').fill('Altona')
    await draftKept(page)
    page.once('dialog', (dialog) => dialog.accept())
    await page.goto(property)
    const offer = page.getByRole('status').filter({ hasText: 'wurden Eingaben nicht gespeichert.' })
    await expect(offer).toBeInViewport()
    await expect.poll(() => isAbove(field(page, 'name'), page.locator('[data-foot]'))).toBe(true)
    await offer.getByRole('button', { name: 'Verwerfen' }).click()
    await expect(offer).toHaveCount(0)
  }
  await field(page, 'district').fill('Ottensen')
  await page.getByRole('button', { name: 'Vorbereiten' }).click()
  await expect(page.getByText('Vorbereitet: 2 Angaben.')).toBeVisible()
  await page.goto(property)
  await expect(page.getByRole('heading', { name: /^Vorbereitet: .*Stadtteil/ })).toBeInViewport()
  await expect.poll(() => isAbove(field(page, 'name'), page.locator('[data-foot]'))).toBe(true)
  await throwAway(page, property)
})

test('on a phone the open tab is in view', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openDraftOfDemo(page)
  await page.getByRole('link', { name: 'Verlauf' }).click()
  await expect(page.getByRole('link', { name: 'Verlauf' })).toHaveAttribute('aria-current', 'page')
  const tab = page.getByRole('link', { name: 'Verlauf' })
  await expect
    .poll(async () => ((await tab.boundingBox())?.x ?? 390) + ((await tab.boundingBox())?.width ?? 0))
    .toBeLessThan(390)
})

test('two texts of a page are in view on a small laptop, below one row of tabs and languages', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 650 })
  await signIn(page, '/dashboard/pages/home')
  const second = page.locator('form#page-texts textarea').first()
  await expect.poll(() => isAbove(second, page.locator('[data-foot]'))).toBe(true)
})

test('where a property has no picture yet, the upload is in view on a small laptop', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 650 })
  await signIn(page, '/dashboard/properties?q=GI-2419')
  await page.getByRole('main').getByRole('link', { name: 'Reihenendhaus mit Apfelgarten' }).click()
  await page.getByRole('link', { name: /^Bilder/ }).click()
  await expect(page.getByText('Noch gibt es kein Bild')).toBeVisible()
  await expect.poll(() => footOf(page.getByRole('button', { name: 'Bilder hochladen' }))).toBeLessThan(650)
})

test('on a phone the bar with the buttons stands on the message of a save', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page)
  const property = await postDraft(page, 'Haus mit Balken')
  await page.goto(property)
  const save = page.getByRole('button', { name: 'Speichern', exact: true })
  await save.click()
  const said = page.getByRole('status').filter({ hasText: 'gespeichert' })
  await expect(said).toBeVisible()
  await expect.poll(() => isAbove(page.locator('[data-foot]'), said)).toBe(true)
  await save.click({ trial: true })
  await throwAway(page, property)
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
  await expect(page.getByRole('alert').filter({ hasText: 'Korrektur' })).toBeFocused()
  await discard.click()
  if (isScripted) await page.getByRole('dialog').getByRole('button', { name: 'Verwerfen' }).click()
  await expect(field(page, 'purchasePrice')).not.toHaveValue('viel')
  await expect(page.getByRole('alert')).toHaveCount(0)
})
