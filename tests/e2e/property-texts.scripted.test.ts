/** What scripts add where staff write English at a property; worker/property-texts.test.ts holds the posts without them. */
import { axeFindings } from '#tests/support/axe.ts'
import { expect, test } from '#tests/support/e2e.ts'
import { english, german, language, newProperty, press, save } from '#tests/support/property-languages.ts'

test('a mistake in a language that is hidden is shown, and the summary leads to it', async ({ page }) => {
  await page.setViewportSize({ width: 1000, height: 800 })
  await newProperty(page)
  await language(page, 'English').click()
  await page.getByLabel('Name auf Englisch').fill('x'.repeat(121))
  await language(page, 'Deutsch').click()
  await press(page)
  const summary = page.getByRole('alert').filter({ hasText: 'Korrektur' })
  await expect(summary).toBeFocused()
  await expect(page.getByLabel('Name auf Englisch')).toHaveValue('x'.repeat(121))
  await summary.getByRole('link', { name: /Name auf Englisch/ }).click()
  await expect(page.getByLabel('Name auf Englisch')).toBeInViewport()
  expect(await axeFindings(page)).toEqual([])
})

test('what is older than the German is called right with one click, and nothing that is typed is lost', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1000, height: 800 })
  await newProperty(page)
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
  expect(await axeFindings(page)).toEqual([])
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
}) => {
  await page.setViewportSize({ width: 1000, height: 800 })
  await newProperty(page)
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
  expect(await axeFindings(page)).toEqual([])
})

test('from 1280 pixels both stand side by side; who does not translate sees German alone', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await newProperty(page)
  await expect(english(page)).toBeHidden()
  await language(page, 'English').click()
  await english(page).fill('A house by the lake.')
  await expect(async () => {
    const [left, right] = [await german(page).boundingBox(), await english(page).boundingBox()]
    expect(right?.y).toBe(left?.y)
    expect(right?.x).toBeGreaterThan((left?.x ?? 0) + (left?.width ?? 0))
  }).toPass()
  await save(page)
  await expect(page.getByRole('status')).toContainText('Das Objekt ist gespeichert.')
  await page.reload()
  await expect(english(page)).toBeVisible()
  await expect(german(page)).toBeVisible()
  expect(await axeFindings(page)).toEqual([])
  await language(page, 'Deutsch').click()
  await expect(english(page)).toBeHidden()
  await page.setViewportSize({ width: 1279, height: 800 })
  await language(page, 'English').click()
  await expect(german(page)).toBeHidden()
})
