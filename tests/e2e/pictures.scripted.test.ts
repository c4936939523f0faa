/** What a script adds to the pictures of a property: sending one by one, and dragging. */
import type { Locator, Page } from '@playwright/test'
import { withPictures } from '#tests/support/chromium.ts'
import { throwAway } from '#tests/support/drafts.ts'
import { expect, signIn, test } from '#tests/support/e2e.ts'
import { expectSaid, keysOf, openPictures, pictureFiles, uploadPictures } from '#tests/support/picture-pages.ts'

test.use(withPictures)

test('pictures are sent one after the other; one that fails can be sent again; the rest can be called off', async ({
  page,
}) => {
  await signIn(page)
  const property = await openPictures(page, `Warteschlange ${test.info().repeatEachIndex + 1}`)
  const address = new RegExp(`${property}/images$`)
  let posts = 0
  let atOnce = 0
  let atWork = 0
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(address, async (route) => {
    if (route.request().method() !== 'POST') return route.fallback()
    posts += 1
    atWork += 1
    atOnce = Math.max(atOnce, atWork)
    // The first gets no answer of ours; the third stays on the way until it is called off.
    if (posts === 1) await route.fulfill({ status: 400, contentType: 'text/html' })
    else {
      if (posts === 3) await held
      await route.fallback().catch(() => {})
    }
    atWork -= 1
  })
  await uploadPictures(page, pictureFiles)
  const queue = page.getByRole('region', { name: 'Hochladen' })
  await expect(queue.getByRole('listitem').nth(0)).toContainText('Die Verbindung ist abgebrochen.')
  await expect(queue.getByRole('listitem').nth(1)).toContainText('hinzugefügt')
  await expect(page.locator('li[data-key]')).toHaveCount(1)
  await expect(queue.getByRole('progressbar', { name: 'Fortschritt', exact: true })).toBeVisible()
  await page.getByRole('textbox', { name: 'Beschreibung' }).fill('Noch nicht gespeichert')
  await queue.getByRole('button', { name: 'Abbrechen' }).click()
  release()
  await expect(queue.getByRole('listitem').nth(2)).toContainText('abgebrochen')
  await expect(queue.getByRole('status')).toContainText('Ein Bild ist hinzugefügt. 2 nicht.')
  await queue.getByRole('button', { name: '2 noch einmal versuchen' }).click()
  await expect(queue.getByRole('status')).toContainText('3 Bilder sind hinzugefügt.')
  await expect(page.locator('li[data-key]')).toHaveCount(3)
  await expect(page.getByRole('textbox', { name: 'Beschreibung' }).first()).toHaveValue('Noch nicht gespeichert')
  expect(atOnce).toBe(1)
  await queue.getByRole('button', { name: 'Liste schließen' }).click()
  await expect(queue).toBeHidden()

  const tooLarge = { name: 'riesig.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(16 * 1024 * 1024) }
  await uploadPictures(page, tooLarge)
  await expect(queue.getByRole('listitem')).toContainText('Das Bild hat 16 MB, erlaubt sind 15 MB.')
  await throwAway(page, property)
})

test('chosen pictures that were not uploaded are asked about before a tab, and before publishing', async ({ page }) => {
  await signIn(page)
  const property = await openPictures(page, `Ausgewählt ${test.info().repeatEachIndex + 1}`)
  const input = page.locator('input[type=file]')
  const chosen = () => input.evaluate((element: HTMLInputElement) => element.files?.length)
  await input.setInputFiles(pictureFiles.slice(0, 2))
  await page.getByRole('link', { name: 'Lage' }).first().click()
  const unsaved = page.getByRole('dialog', { name: 'Ihre Änderungen sind noch nicht gespeichert' })
  await unsaved.getByRole('button', { name: 'Auf der Seite bleiben' }).click()
  await expect(page).toHaveURL(/images$/)
  expect(await chosen()).toBe(2)

  await page.getByRole('button', { name: 'Speichern und veröffentlichen' }).click()
  const files = page.getByRole('dialog', { name: 'Ausgewählte Dateien sind noch nicht hochgeladen' })
  await files.getByRole('button', { name: 'Auf der Seite bleiben' }).click()
  await expect(page).toHaveURL(/images$/)
  expect(await chosen()).toBe(2)

  await page.getByRole('button', { name: 'Speichern und veröffentlichen' }).click()
  await files.getByRole('button', { name: 'Ohne die Dateien fortfahren' }).click()
  await expect(page).toHaveURL(new RegExp(`${property}$`))

  await page.goto(`${property}/images`)
  await uploadPictures(page, pictureFiles.slice(0, 1))
  await expectSaid(page, 'Ein Bild ist hinzugefügt.')
  await input.setInputFiles(pictureFiles.slice(1, 2))
  await page.getByRole('link', { name: 'Lage' }).first().click()
  await unsaved.getByRole('button', { name: 'Ohne Speichern verlassen' }).click()
  await expect(page).toHaveURL(/location/)
  await throwAway(page, property)
})

test('a transfer that was chosen is asked about before its page is left', async ({ page }) => {
  await signIn(page)
  await page.goto('/dashboard/exchange')
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'a.xml', mimeType: 'text/xml', buffer: Buffer.from('<a/>') })
  await page.getByRole('link', { name: 'Objekte' }).first().click()
  const unsaved = page.getByRole('dialog', { name: 'Ihre Änderungen sind noch nicht gespeichert' })
  await unsaved.getByRole('button', { name: 'Ohne Speichern verlassen' }).click()
  await expect(page).toHaveURL(/\/dashboard\/properties/)
})

test('a picture is dragged to another place, with what was typed; the order stays, and can be taken back', async ({
  page,
}) => {
  await signIn(page)
  const property = await openPictures(page, `Ziehen ${test.info().repeatEachIndex + 1}`)
  await uploadPictures(page, pictureFiles)
  await expectSaid(page, '3 Bilder sind hinzugefügt.')
  await page.getByRole('button', { name: 'Liste schließen' }).click()
  const cards = page.locator('li[data-key]')
  // The message comes before the last of them.
  await expect(cards).toHaveCount(3)
  const before = await keysOf(page)
  await cards.nth(1).getByRole('textbox', { name: 'Beschreibung' }).fill('Das zweite')
  const after = [before[1], before[2], before[0]]
  await drag(page, cards.nth(0), cards.nth(2), after)
  await expect.poll(() => keysOf(page)).toEqual(after)
  await expectSaid(page, 'Die Reihenfolge ist geändert.')
  await expect(cards.nth(0).getByRole('textbox', { name: 'Beschreibung' })).toHaveValue('Das zweite')
  await cards.nth(0).getByRole('textbox', { name: 'Beschreibung' }).press('Enter')
  await expectSaid(page, 'Ein Bild ist gespeichert.')
  await page.reload()
  await expect.poll(() => keysOf(page)).toEqual(after)
  await expect(cards.nth(0).getByRole('textbox', { name: 'Beschreibung' })).toHaveValue('Das zweite')
  await drag(page, cards.nth(2), cards.nth(0), before)
  await expectSaid(page, 'Die Reihenfolge ist geändert.')
  await page.getByRole('button', { name: 'Rückgängig machen' }).click()
  await expect.poll(() => keysOf(page)).toEqual(after)
  await throwAway(page, property)
})

test('what is typed survives an undo, a drop and a crash, and leaving asks, whatever arrives meanwhile', async ({
  page,
  context,
}) => {
  await signIn(page)
  const property = await openPictures(page, `Entwurf ${test.info().repeatEachIndex + 1}`)
  await uploadPictures(page, pictureFiles.slice(0, 2))
  await expectSaid(page, '2 Bilder sind hinzugefügt.')
  // The message comes before the last of them.
  await expect(page.locator('li[data-key]')).toHaveCount(2)
  const order = (await keysOf(page)).toReversed()
  const typed = (on: Page) => on.getByRole('textbox', { name: 'Beschreibung' }).first()
  await page.getByRole('button', { name: 'Bild 2 nach vorn' }).click()
  await expectSaid(page, 'Die Reihenfolge ist geändert.')
  await expect.poll(() => keysOf(page)).toEqual(order)
  await typed(page).fill('Nie gespeichert')
  await page.getByRole('button', { name: 'Rückgängig machen' }).click()
  await expect.poll(() => keysOf(page)).toEqual(order.toReversed())
  await expect(page.locator(`[name="alt.${order[0]}"]`)).toHaveValue('Nie gespeichert')

  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(new RegExp(`${property}/images$`), async (route) => {
    if (route.request().method() === 'POST') await held
    await route.fallback()
  })
  const dropped = await page.evaluateHandle(() => {
    const carried = new DataTransfer()
    carried.items.add(new File(['Text'], 'brief.jpg', { type: 'image/jpeg' }))
    return carried
  })
  await page.dispatchEvent('h1', 'dragover', { dataTransfer: dropped })
  await expectSaid(page, 'Lassen Sie los, um die Bilder hochzuladen')
  await page.dispatchEvent('h1', 'drop', { dataTransfer: dropped })
  await page.getByRole('link', { name: 'Verlauf' }).click()
  const dialog = page.getByRole('dialog', { name: 'Es werden noch Bilder hochgeladen.' })
  await expect(dialog).toBeVisible()
  release()
  // The router reloads the list now, and forgets what it has blocked.
  await expect(page.getByRole('region', { name: 'Hochladen', includeHidden: true })).toContainText('kein Bild')
  await dialog.getByRole('button', { name: 'Auf der Seite bleiben' }).click()
  await expect(page.locator(`[name="alt.${order[0]}"]`)).toHaveValue('Nie gespeichert')
  await expect
    .poll(() => page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('pictures:')).length))
    .toBe(1)
  await page.close()

  const later = await context.newPage()
  await later.goto(`${property}/images`)
  await later.getByRole('button', { name: 'Wiederherstellen', exact: true }).click()
  await expect(later.locator(`[name="alt.${order[0]}"]`)).toHaveValue('Nie gespeichert')
  await later.keyboard.press('Control+s')
  await expectSaid(later, 'Ein Bild ist gespeichert.')
  await throwAway(later, property)
})

/**
 * Step by step, as a hand does it: the browser begins to drag with the first and looks for a place with the others, now
 * and then and only while the hand moves, so it lets go when the cards stand in this order.
 */
async function drag(page: Page, card: Locator, place: Locator, order: readonly (string | undefined)[]): Promise<void> {
  await card.locator('[data-handle]').hover()
  await page.mouse.down()
  const target = await place.locator('img').boundingBox()
  if (!target) throw new Error('There is no such place.')
  const [x, y] = [target.x + target.width / 2, target.y + target.height / 2]
  await page.mouse.move(x, y, { steps: 12 })
  await expect(async () => {
    await page.mouse.move(x + 3, y + 3)
    await page.mouse.move(x, y)
    expect(await keysOf(page)).toEqual(order)
  }).toPass()
  await page.mouse.up()
}
