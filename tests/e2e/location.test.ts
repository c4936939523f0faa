/** A click on the map of a property sets its point, in every window and without scripts. */
import { distanceBetween } from '#app/domain/places/point.ts'
import { maxZoom, positionIn, viewAround, viewName } from '#app/maps/view.ts'
import { axeFindings } from '#tests/support/axe.ts'
import { expect, signIn, test } from '#tests/support/e2e.ts'
import { openPictures } from '#tests/support/picture-pages.ts'

const place = { latitude: 53.6512, longitude: 10.1634 }
const view = viewAround(place, maxZoom)

test('a click sets the point within ten metres, however wide the window, and the enter key sets none', async ({
  page,
  isScripted,
}) => {
  await signIn(page)
  const property = await openPictures(
    page,
    `Lage ${isScripted ? 'mit' : 'ohne'} Skript ${test.info().repeatEachIndex + 1}`,
  )
  const address = `${property}/location?karte=${viewName(view)}`
  const typed = (label: string) => page.getByRole('textbox', { name: label }).inputValue()
  const point = async () => ({
    latitude: Number((await typed('Breitengrad')).replace(',', '.')),
    longitude: Number((await typed('Längengrad')).replace(',', '.')),
  })
  const map = page.locator('input[type="image"]')
  for (const width of [320, 390, 768, 1366]) {
    await page.setViewportSize({ width, height: 650 })
    await page.goto(address)
    await map.click({ position: positionIn(view, place) })
    await expect(page.getByRole('status').filter({ hasText: 'Der Punkt ist gesetzt.' })).toBeVisible()
    await expect.poll(async () => distanceBetween(await point(), place)).toBeLessThan(10)
    await page.getByRole('button', { name: 'Rückgängig machen' }).click()
    await expect(page.locator('[data-mark]')).toHaveCount(0)
  }

  await map.press('Enter')
  await expect(page.getByRole('alert').filter({ hasText: 'geben Sie daneben die Koordinaten ein' })).toBeVisible()
  if (!isScripted) return
  expect(await axeFindings(page)).toEqual([])
  await page.goto(address)
  await map.click({ position: positionIn(view, place) })
  await expect(page.locator('[data-mark]')).toHaveCount(1)
  await expect(page.getByRole('textbox', { name: 'Längengrad' })).not.toHaveValue('')
  const before = await point()
  await map.press('Shift+ArrowRight')
  // The fields say where the mark is before it is saved.
  await Promise.all([page.waitForResponse((answer) => answer.request().method() === 'POST'), map.press('Enter')])
  await page.reload()
  const moved = await point()
  expect(moved.longitude).toBeGreaterThan(before.longitude)
  expect(moved.latitude).toBeCloseTo(before.latitude, 4)
})
