/** Staff write English at a property: in one form with the German, with scripts and without. */
import type { Page } from '@playwright/test'
import { axeFindings } from '#tests/support/axe.ts'
import { expect, signIn, test } from '#tests/support/e2e.ts'

const language = (page: Page, name: 'Deutsch' | 'English') =>
  page.getByRole('navigation', { name: 'Sprache der Texte' }).getByRole('link', { name })

const german = (page: Page) => page.getByRole('textbox', { name: 'Beschreibung', exact: true })
const english = (page: Page) => page.getByRole('textbox', { name: 'Beschreibung auf Englisch' })
const press = (page: Page) => page.getByRole('button', { name: 'Speichern', exact: true }).click()

async function save(page: Page): Promise<void> {
  await press(page)
  await expect(page.getByText(/^Zuletzt gespeichert/)).toBeVisible()
}

/** Without scripts axe cannot run; the markup is the same. */
async function expectAccessible(page: Page, isScripted: boolean): Promise<void> {
  if (isScripted) expect(await axeFindings(page)).toEqual([])
}

/** A new property that is stored and has a German description only. */
async function newProperty(page: Page, number: string): Promise<void> {
  await signIn(page, '/dashboard/properties/new')
  await page.getByLabel('Vermarktung').selectOption('purchase')
  await page.getByLabel('Art (Pflicht)').selectOption('house')
  await page.getByRole('textbox', { name: 'Name (Pflicht)' }).fill('Haus in zwei Sprachen')
  await page.getByLabel('Objektnummer').fill(`${number} ${test.info().project.name} ${test.info().retry}`)
  await page.getByLabel('Ort (Pflicht)').fill('Mölln')
  await german(page).fill('Ein Haus am See.')
  await press(page)
  await expect(page.getByRole('status')).toContainText('Das Objekt ist angelegt.')
}

test('what is typed in one language stays while the other one is open, and both are saved', async ({
  page,
  isScripted,
}) => {
  await page.setViewportSize({ width: 1000, height: 800 })
  await newProperty(page, 'Sprachen')
  await expect(english(page)).toBeHidden()
  await language(page, 'English').click()
  await expect(german(page)).toBeHidden()
  await expect(page.getByLabel('Ort (Pflicht)')).toBeHidden()
  await expect(page.locator('[data-source] p', { hasText: 'Ein Haus am See.' })).toHaveAttribute('lang', 'de')
  await english(page).fill('A house by the lake.')
  await language(page, 'Deutsch').click()
  await expect(english(page)).toBeHidden()
  await german(page).fill('Ein Haus am großen See.')
  await language(page, 'English').click()
  await expect(english(page)).toHaveValue('A house by the lake.')
  await language(page, 'Deutsch').click()
  await expect(german(page)).toHaveValue('Ein Haus am großen See.')
  await save(page)
  await expect(page.getByRole('status')).toContainText('Das Objekt ist gespeichert.')
  await language(page, 'English').click()
  await expect(english(page)).toHaveValue('A house by the lake.')
  await expect(page.locator('[data-source] p', { hasText: 'Ein Haus am großen See.' })).toBeVisible()
  await expectAccessible(page, isScripted)
})

test('a mistake in a language that is hidden is shown, and the summary leads to it', async ({ page, isScripted }) => {
  await page.setViewportSize({ width: 1000, height: 800 })
  await newProperty(page, 'Fehler')
  await language(page, 'English').click()
  await page.getByLabel('Name auf Englisch').fill('x'.repeat(121))
  await language(page, 'Deutsch').click()
  await press(page)
  const summary = page.getByRole('alert').filter({ hasText: 'Korrektur' })
  await expect(summary).toBeFocused()
  await expect(page.getByLabel('Name auf Englisch')).toHaveValue('x'.repeat(121))
  await summary.getByRole('link', { name: /Name auf Englisch/ }).click()
  await expect(page.getByLabel('Name auf Englisch')).toBeInViewport()
  await expectAccessible(page, isScripted)
})

test('the checklist leads to the first English text, and back to a German one', async ({ page }) => {
  await page.setViewportSize({ width: 1000, height: 800 })
  await newProperty(page, 'Liste')
  await page.getByRole('link', { name: 'Englisch eintragen' }).click()
  await expect(page.getByLabel('Name auf Englisch')).toBeInViewport()
  await expect(page.getByRole('textbox', { name: 'Name (Pflicht)' })).toBeHidden()
  await page.getByRole('link', { name: 'Kaufpreis', exact: true }).first().click()
  await expect(page.getByLabel('Kaufpreis')).toBeVisible()
})

test('what is older than the German is called right with one click, and nothing that is typed is lost', async ({
  page,
  isScripted,
}) => {
  await page.setViewportSize({ width: 1000, height: 800 })
  await newProperty(page, 'Stimmt')
  await language(page, 'English').click()
  await english(page).fill('A house by the lake.')
  await page.getByLabel('Name auf Englisch').fill('House')
  await save(page)
  await language(page, 'Deutsch').click()
  await german(page).fill('Ein Haus am See!')
  await save(page)
  await expect(page.getByRole('navigation', { name: 'Sprache der Texte' })).toContainText('1 älter')
  await language(page, 'English').click()
  const badge = page.locator('[data-stale]')
  await expect(badge).toContainText('Älter als die deutsche Fassung')
  await expectAccessible(page, isScripted)
  await page.getByLabel('Name auf Englisch').fill('House by the lake')
  await badge.getByRole('button', { name: 'Stimmt noch: Beschreibung auf Englisch' }).click()
  await expect(badge).toHaveCount(0)
  await expect(page.getByLabel('Name auf Englisch')).toHaveValue('House by the lake')
  await expect(english(page)).toBeVisible()
  await save(page)
  await expect(page.getByRole('status').filter({ hasText: 'Das Objekt ist gespeichert.' })).toBeVisible()
  await language(page, 'English').click()
  await expect(page.getByLabel('Name auf Englisch')).toHaveValue('House by the lake')
  await expect(badge).toHaveCount(0)
})

test('who calls a translation right after somebody has saved is told so, and loses nothing that is typed', async ({
  page,
  browser,
  isScripted,
}) => {
  await page.setViewportSize({ width: 1000, height: 800 })
  await newProperty(page, 'Überholt')
  await language(page, 'English').click()
  await english(page).fill('A house by the lake.')
  await save(page)
  await language(page, 'Deutsch').click()
  await german(page).fill('Ein Haus am See!')
  await save(page)
  const colleague = await browser.newPage({ storageState: await page.context().storageState() })
  await colleague.goto(page.url())
  await colleague.getByLabel('Ort (Pflicht)').fill('Ratzeburg')
  await save(colleague)
  await colleague.close()

  await language(page, 'English').click()
  await page.getByLabel('Name auf Englisch').fill('House by the lake')
  await page.getByRole('button', { name: 'Stimmt noch: Beschreibung auf Englisch' }).click()
  await expect(page.getByText(/^Inzwischen hat jemand gespeichert/)).toBeVisible()
  await expect(page.getByLabel('Name auf Englisch')).toHaveValue('House by the lake')
  await expectAccessible(page, isScripted)
})

test('from 1280 pixels and with scripts both stand side by side; who does not translate sees German alone', async ({
  page,
  isScripted,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await newProperty(page, 'Seite')
  await expect(english(page)).toBeHidden()
  await language(page, 'English').click()
  await english(page).fill('A house by the lake.')
  if (!isScripted) return expect(german(page)).toBeHidden()
  const [left, right] = [await german(page).boundingBox(), await english(page).boundingBox()]
  expect(right?.y).toBe(left?.y)
  expect(right?.x).toBeGreaterThan((left?.x ?? 0) + (left?.width ?? 0))
  await save(page)
  await expect(page.getByRole('status')).toContainText('Das Objekt ist gespeichert.')
  await page.reload()
  await expect(english(page)).toBeVisible()
  await expect(german(page)).toBeVisible()
  await expectAccessible(page, isScripted)
  await language(page, 'Deutsch').click()
  await expect(english(page)).toBeHidden()
  await page.setViewportSize({ width: 1279, height: 800 })
  await language(page, 'English').click()
  await expect(german(page)).toBeHidden()
})
