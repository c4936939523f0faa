import { join } from 'node:path'
import { withPictures } from '#tests/support/chromium.ts'
import { expect, signIn, test } from '#tests/support/e2e.ts'

test.use(withPictures)

const portrait = join(import.meta.dirname, '../../scripts/demo/pictures/team-1.webp')

test('a row that is moved keeps the focus and the place in the window', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 500 })
  await signIn(page, '/dashboard/testimonials')
  // Awake, the page keeps its place itself instead of sending the browser back to the row.
  await expect(page.locator('input[name="redirectTo"]').first()).toHaveValue('/dashboard/testimonials')
  const names = page.getByRole('main').getByRole('listitem').getByRole('heading')
  const before = await names.allTextContents()
  const last = before.at(-1) ?? ''
  const [up, down] = ['nach oben', 'nach unten'].map((way) => page.getByRole('button', { name: `${last} ${way}` }))
  if (!up || !down) throw new Error('unreachable')
  await up.scrollIntoViewIfNeeded()
  const scrolled = await page.evaluate(() => scrollY)
  expect(scrolled).toBeGreaterThan(0)
  await up.click()
  await expect(page.getByRole('status')).toContainText(`an Stelle ${before.length - 1} von`)
  await expect(up).toBeFocused()
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThanOrEqual(scrolled)
  // At the end of the list there is no further down, so the focus goes to the button beside it.
  await down.press('Enter')
  await expect(page.getByRole('status')).toContainText(`an Stelle ${before.length} von`)
  await expect(up).toBeFocused()
  await expect(names).toHaveText(before)
})

test('a form that comes back shows the chosen picture, and does not ask for it again', async ({ page }) => {
  await signIn(page, '/dashboard/team/new')
  await page.getByLabel('Bild auswählen').setInputFiles(portrait)
  await page.getByRole('button', { name: 'Speichern' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Korrektur' })).toBeFocused()
  await expect(page.getByText('Das ausgewählte Bild ist noch da.')).toBeVisible()
  const another = page.getByLabel('Anderes Bild auswählen')
  await expect(another).toHaveJSProperty('files.length', 0)
  await expect(page.locator('fieldset img')).toHaveJSProperty('complete', true)
})
