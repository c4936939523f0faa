import type { Page } from '@playwright/test'
import { expect, signIn, test } from '#tests/support/e2e.ts'
import { aPicture } from '#tests/support/picture-files.ts'

test('an agent finds, publishes, copies, previews, exports and throws away properties from the table', async ({
  page,
}) => {
  const attempt = `Versuch ${test.info().retry + 1}`
  const [first, second] = [`Tabellenhaus ${attempt} eins`, `Tabellenhaus ${attempt} zwei`]
  await signIn(page)
  await create(page, first)
  await addPicture(page)
  await create(page, second)
  const list = `/dashboard/properties?q=${encodeURIComponent(`Tabellenhaus ${attempt}`)}`
  const message = page.getByRole('status')
  const undo = page.getByRole('button', { name: 'Rückgängig machen' })

  await page.goto('/dashboard/properties')
  await page.getByRole('searchbox', { name: 'Objekte durchsuchen' }).fill(`Tabellenhaus ${attempt}`)
  await page.getByRole('combobox', { name: 'Art', exact: true }).selectOption('house')
  await expect(page).toHaveURL(/houseType=house/)
  await expect(page.getByRole('link', { name: first, exact: true })).toBeVisible()
  await page.getByRole('link', { name: 'Entwürfe 2' }).click()
  await expect(page).toHaveURL(/tab=drafts/)
  await page.getByRole('columnheader').getByRole('link', { name: 'Objekt', exact: true }).click()
  await expect(page.getByRole('columnheader', { name: 'Objekt', exact: true })).toHaveAttribute(
    'aria-sort',
    'ascending',
  )
  await expect(page.locator('#row-1')).toContainText(first)
  await page.getByRole('link', { name: 'Filter „Haus“ aufheben' }).click()
  await expect(page).not.toHaveURL(/houseType=house/)
  await expect(page.getByRole('link', { name: 'Filter „Haus“ aufheben' })).toHaveCount(0)
  await page.getByRole('link', { name: 'Suche und Filter aufheben' }).click()
  await expect(page).toHaveURL(/tab=drafts/)

  await page.goto(list)
  await fromMenu(page, first, `${first} veröffentlichen`)
  await expect(message).toContainText(`„${first}“ ist veröffentlicht.`)
  await undo.click()
  await expect(message).toContainText(`„${first}“ ist zurückgezogen.`)

  for (const [does, said, back, taken] of [
    ['Hervorheben', 'ist hervorgehoben', 'Nicht mehr hervorheben', 'ist nicht mehr hervorgehoben'],
    ['Als reserviert kennzeichnen', 'ist als reserviert', 'Nicht mehr reserviert', 'ist nicht mehr reserviert'],
    ['Als verkauft kennzeichnen', 'ist als verkauft', 'Nicht mehr verkauft', 'ist nicht mehr verkauft'],
  ] as const) {
    await fromMenu(page, first, does)
    await expect(message).toContainText(`„${first}“ ${said}`)
    await fromMenu(page, first, back)
    await expect(message).toContainText(`„${first}“ ${taken}`)
  }

  await page.getByRole('checkbox', { name: 'Alle auf dieser Seite' }).check()
  await expect(page.getByText('2 ausgewählt')).toBeVisible()
  await page.getByRole('button', { name: 'Auswahl veröffentlichen' }).click()
  await expect(message).toContainText('Ein Objekt ist veröffentlicht. Nicht veröffentlicht: TH')
  await page.getByRole('checkbox', { name: `${first} auswählen` }).check()
  await page.getByRole('button', { name: 'Auswahl zurückziehen' }).click()
  await expect(message).toContainText('Ein Objekt ist zurückgezogen.')
  await page.getByRole('checkbox', { name: `${second} auswählen` }).check()
  await page.getByRole('button', { name: 'Auswahl in den Papierkorb' }).click()
  await expect(message).toContainText('Ein Objekt liegt im Papierkorb.')
  await page.getByRole('link', { name: 'Papierkorb 1' }).click()
  await expect(page.locator('#row-1')).toContainText('Im Papierkorb seit')
  await page.getByRole('checkbox', { name: `${second} auswählen` }).check()
  await page.getByRole('button', { name: 'Auswahl wiederherstellen' }).click()
  await expect(message).toContainText('Ein Objekt ist wiederhergestellt.')

  await page.goto(list)
  await menuOf(page, second)
  await page.getByRole('link', { name: 'Vorschau' }).click()
  await expect(page.getByText('Vorschau, nur für Sie sichtbar')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(second)
  await page.getByRole('link', { name: 'Bearbeiten' }).click()
  await expect(page).toHaveURL(/\/dashboard\/properties\/\w{12}$/)

  await page.goto(list)
  const file = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Als Tabelle laden' }).click()
  expect((await file).suggestedFilename()).toBe('objekte.csv')

  await fromMenu(page, first, 'Duplizieren')
  await expect(message).toContainText(`„${first} (Kopie)“ ist angelegt`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${first} (Kopie)`)
  await undo.click()
  await expect(message).toContainText(`„${first} (Kopie)“ liegt im Papierkorb.`)

  for (const name of [first, second]) {
    // Without the message about the other, which may lie over the end of the menu.
    await page.goto(list)
    await fromMenu(page, name, 'In den Papierkorb')
    await expect(message).toContainText(`„${name}“ liegt im Papierkorb.`)
  }
})

/** A draft that lacks nothing but a picture. */
async function create(page: Page, name: string): Promise<void> {
  await page.goto('/dashboard/properties/new')
  const field = (key: string) => page.getByRole('main').locator(`[name="${key}"]`)
  await field('marketType').selectOption('purchase')
  await field('houseType').selectOption('house')
  await field('name').fill(name)
  await field('propertyNumber').fill(name.replace('Tabellenhaus', 'TH'))
  await field('city').fill('Mölln')
  const price = field('purchasePrice')
  if (!(await price.isVisible())) await page.locator('summary', { hasText: 'Kosten' }).click()
  await price.fill('400.000')
  await page.getByRole('button', { name: 'Speichern', exact: true }).click()
  await expect(page.getByRole('status')).toContainText('Das Objekt ist angelegt.')
}

/** To the property whose form is open, which without one may not be published. */
async function addPicture(page: Page): Promise<void> {
  await page.goto(`${page.url()}/images`)
  const picture = { name: 'haus.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(await aPicture().arrayBuffer()) }
  await page.getByLabel('Bilder auswählen').setInputFiles(picture)
  await page.getByRole('button', { name: 'Bilder hochladen' }).click()
  await expect(page.getByRole('status')).toContainText('Ein Bild ist hinzugefügt.')
}

async function menuOf(page: Page, name: string): Promise<void> {
  await page.locator('summary', { hasText: new RegExp(`Weitere Aktionen für ${name}$`) }).click()
}

async function fromMenu(page: Page, name: string, act: string): Promise<void> {
  await menuOf(page, name)
  await page.getByRole('button', { name: act, exact: true }).click()
}
