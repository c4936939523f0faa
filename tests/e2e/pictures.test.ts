/** The pictures of a property, from the first upload to the last deletion. */
import { axeFindings } from '#tests/support/axe.ts'
import { withPictures } from '#tests/support/chromium.ts'
import { throwAway } from '#tests/support/drafts.ts'
import { expect, signIn, test } from '#tests/support/e2e.ts'
import { expectSaid, keysOf, openPictures, pictureFiles, uploadPictures } from '#tests/support/picture-pages.ts'

test.use(withPictures)

test('pictures are uploaded, described, ordered, turned and deleted, and nothing typed is lost on the way', async ({
  page,
  isScripted,
}) => {
  await signIn(page)
  const name = `Bilder ${isScripted ? 'mit' : 'ohne'} Skript ${test.info().repeatEachIndex + 1}`
  const property = await openPictures(page, name)
  await expect(page.getByText('Noch gibt es kein Bild')).toBeVisible()
  await page.getByRole('button', { name: 'Bilder hochladen' }).click()
  await expect(page.getByRole('alert')).toContainText('Wählen Sie mindestens ein Bild aus.')

  const letter = { name: 'brief.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('Sehr geehrte Damen und Herren') }
  await uploadPictures(page, pictureFiles.slice(0, 2))
  await expectSaid(page, '2 Bilder sind hinzugefügt.')
  await uploadPictures(page, letter)
  await expect(page.getByText('Das ist kein Bild, das wir zeigen können.').last()).toBeVisible()
  await uploadPictures(page, pictureFiles.slice(2))
  const cards = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasText: /Bild \d von/ })
  await expect(cards).toHaveCount(3)
  await expect(page.getByText('3 Bilder sind noch ohne Beschreibung.')).toBeVisible()
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(page.getByRole('button', { name: 'Speichern und veröffentlichen' })).toBeVisible()
  await page.setViewportSize({ width: 1280, height: 720 })
  const [a, b, c] = await keysOf(page)

  const described = (index: number) => cards.nth(index).getByRole('textbox', { name: 'Beschreibung' })
  await described(0).fill('Die Villa am Morgen')
  await cards.nth(0).getByRole('textbox', { name: 'Bildunterschrift' }).fill('Von der Straße')
  await described(1).fill('x'.repeat(301))
  await page.getByRole('button', { name: 'Alle speichern' }).click()
  await expect(page.getByRole('alert')).toContainText('Bild 2, Beschreibung: Kürzen Sie den Text')
  await expect(page.getByRole('alert')).toBeFocused()
  await expect(described(0)).toHaveValue('Die Villa am Morgen')
  await expect(described(1)).toHaveAttribute('aria-invalid', 'true')
  if (isScripted) {
    expect(await axeFindings(page)).toEqual([])
  }
  await described(1).fill('Die Villa am Abend')
  await described(1).press('Enter')
  await expectSaid(page, '2 Bilder sind gespeichert.')
  await expect(page.getByText('Ein Bild ist noch ohne Beschreibung.')).toBeVisible()

  await described(2).fill('Der Salon')
  await page.getByRole('button', { name: 'Bild 3 nach vorn' }).click()
  await expectSaid(page, 'Die Reihenfolge ist geändert.')
  await expect.poll(() => keysOf(page)).toEqual([a, c, b])
  await expect(described(1)).toHaveValue('Der Salon')
  if (isScripted) await expect(page.getByRole('button', { name: 'Bild 2 nach vorn' })).toBeFocused()
  await page.getByRole('button', { name: 'Rückgängig machen' }).click()
  await expect.poll(() => keysOf(page)).toEqual([a, b, c])
  await page.getByRole('button', { name: 'Bild 1 nach hinten' }).click()
  await expect.poll(() => keysOf(page)).toEqual([b, a, c])
  await page.getByRole('button', { name: 'Bild 3 als Titelbild' }).click()
  await expect.poll(() => keysOf(page)).toEqual([c, b, a])
  await expect(cards.nth(0)).toContainText('Titelbild')

  await cards.nth(0).getByRole('combobox', { name: 'Art' }).selectOption('floorPlan')
  await page.getByRole('button', { name: 'Bild 1 nach rechts drehen' }).click()
  await expectSaid(page, 'Das Bild ist gedreht.')
  const ratio = () =>
    cards
      .nth(0)
      .locator('img')
      .evaluate((image) => Number(image.getAttribute('height')) / Number(image.getAttribute('width')))
  await expect.poll(ratio).toBeGreaterThan(1)
  await expect(cards.nth(0).getByRole('combobox', { name: 'Art' })).toHaveValue('floorPlan')
  await page.getByRole('button', { name: 'Rückgängig machen' }).click()
  await expect.poll(ratio).toBeLessThan(1)
  await page.getByRole('button', { name: 'Bild 1 nach links drehen' }).click()
  await expect.poll(ratio).toBeGreaterThan(1)

  await described(2).fill('Die Villa im Mai')
  await page.getByRole('button', { name: 'Bild 2 in den Papierkorb' }).click()
  await expectSaid(page, 'Das Bild liegt im Papierkorb.')
  await expect(cards).toHaveCount(2)
  await expect(described(1)).toHaveValue('Die Villa im Mai')
  if (isScripted) await expect(page.getByRole('button', { name: 'Bild 2 in den Papierkorb' })).toBeFocused()
  await page.getByRole('region', { name: 'Papierkorb' }).getByRole('button').click()
  await expectSaid(page, 'Das Bild ist wiederhergestellt.')
  await expect(cards).toHaveCount(3)

  await described(0).fill('Die Villa im Juni')
  await page.getByRole('button', { name: 'Alle speichern' }).click()
  await expectSaid(page, 'gespeichert.')

  await page.getByRole('link', { name: 'Anordnen' }).click()
  const place = (position: number) => page.getByRole('textbox', { name: `Stelle von Bild ${position}`, exact: true })
  await expect(place(3)).toBeVisible()
  const order = await keysOf(page)
  await place(3).fill('1')
  await place(3).press('Enter')
  await expectSaid(page, 'Die Reihenfolge ist geändert.')
  await expect.poll(() => keysOf(page)).toEqual([order[2], order[0], order[1]])
  await page.getByRole('button', { name: 'Bild 1 nach hinten' }).click()
  await expect.poll(() => keysOf(page)).toEqual([order[0], order[2], order[1]])
  if (isScripted) await expect(page.getByRole('button', { name: 'Bild 2 nach hinten' })).toBeFocused()
  await expect(place(2)).toHaveValue('2')
  if (isScripted) expect(await axeFindings(page)).toEqual([])
  await throwAway(page, property)
})

test('on a phone many pictures are tiles, of which one opens across the page', async ({ page, isScripted }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page)
  const property = await openPictures(page, `Viele Bilder ${isScripted ? 'mit' : 'ohne'} Skript`)
  const [file = { name: '', mimeType: '', buffer: Buffer.alloc(0) }] = pictureFiles
  await uploadPictures(
    page,
    Array.from({ length: 13 }, (_, place) => ({ ...file, name: `${place}.jpg` })),
  )
  await expectSaid(page, '13 Bilder sind hinzugefügt.')
  const list = page.locator('#pictures')
  const second = list.getByRole('listitem').nth(1)
  await expect.poll(async () => (await list.boundingBox())?.height).toBeLessThan(700)
  await expect(second.getByRole('button', { name: 'Bild 2 nach vorn' })).toBeHidden()
  await second.locator('summary').click()
  await expect(second.getByRole('button', { name: 'Bild 2 nach vorn' })).toBeVisible()
  await expect.poll(async () => (await second.boundingBox())?.width).toBeGreaterThan(340)
  await second.getByRole('textbox', { name: 'Beschreibung' }).fill('Die Diele')
  await page.getByRole('button', { name: 'Alle speichern' }).click()
  await expectSaid(page, 'Ein Bild ist gespeichert.')
  await throwAway(page, property)
})
