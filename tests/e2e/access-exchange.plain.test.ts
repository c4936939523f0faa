/** Nothing for axe to find on the pages of the exchange. Scripts change no word of them. */
import { archiveOf } from '#tests/support/archives.ts'
import { axeFindings } from '#tests/support/axe.ts'
import { expect, signIn, test } from '#tests/support/e2e.ts'
import { openImmo } from '#tests/support/openimmo.ts'

// axe is a script itself; none of the pages' own arrive.
test.use({ hydrates: false, javaScriptEnabled: true })
test.beforeEach(({ page }) =>
  page.route('**/*.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '' })),
)

test('a transfer is open to everybody, from the dry run to the result, and so is a connection', async ({ page }) => {
  await signIn(page, '/dashboard/exchange')
  const content = openImmo([{ extern: 'Zugang 1' }, { extern: 'GI-2384', title: 'Bauplatz mit anderem Namen' }])
  const buffer = Buffer.from(archiveOf([{ name: 'openimmo.xml', content }]))
  await page.locator('input[type=file]').setInputFiles({ name: 'zugang.zip', mimeType: 'application/zip', buffer })
  await page.getByRole('button', { name: 'Hochladen und prüfen' }).click()
  await page.getByRole('checkbox', { name: 'Ist dasselbe Objekt' }).check()
  await page.locator('[data-filter="all"]').click()
  await expect(page.getByRole('radio').first()).toBeVisible()
  expect.soft(await axeFindings(page)).toEqual([])
  await page.getByRole('checkbox', { name: 'Bauplatz mit anderem Namen auslassen' }).check()
  await page.getByRole('checkbox', { name: 'Neue Objekte veröffentlichen' }).uncheck()
  await page.getByRole('button', { name: 'Übernehmen' }).click()
  await expect(async () => {
    await page.reload()
    await expect(page.locator('[data-import]')).toHaveAttribute('data-state', 'applied', { timeout: 1_000 })
  }).toPass()
  expect.soft(await axeFindings(page)).toEqual([])
  const result = page.url()
  await page.getByRole('link', { name: 'Haus', exact: true }).click()
  await page.getByRole('textbox', { name: 'Name (Pflicht)' }).fill('Haus am Zugang')
  await page.getByRole('button', { name: 'Speichern', exact: true }).click()
  await page.getByText('In einer Angabe sagt die Website etwas anderes').click()
  await expect(page.getByRole('button', { name: 'Name: Wert der Datei nehmen' })).toBeVisible()
  expect.soft(await axeFindings(page)).toEqual([])
  await page.goto(result)
  await page.getByRole('button', { name: 'Rückgängig machen' }).click()
  await expect(page.locator('[data-import]')).toHaveAttribute('data-state', 'undone')
  expect.soft(await axeFindings(page)).toEqual([])
  await page.goto('/dashboard/exchange')
  expect.soft(await axeFindings(page)).toEqual([])

  await page.goto('/dashboard/exchange/connections/new')
  await page.getByLabel('Name').fill('Zugang')
  await page.getByRole('button', { name: 'Anlegen und Adresse erzeugen' }).click()
  await expect(page.getByLabel('Adresse', { exact: true }).first()).toBeVisible()
  expect.soft(await axeFindings(page)).toEqual([])
  await page.getByRole('link', { name: 'Zur Verbindung' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Zugang' })).toBeVisible()
  expect.soft(await axeFindings(page)).toEqual([])
})
