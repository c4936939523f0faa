/**
 * Every page at every width: no text over other text, none cut off, none out of the window; and at 320 pixels no word
 * torn apart and nothing wider than the window, whatever the page shows.
 */
import { localPath } from '#app/i18n/locale-path.ts'
import { archiveOf } from '#tests/support/archives.ts'
import { expect, signIn, test } from '#tests/support/e2e.ts'
import { brokenText } from '#tests/support/layout.ts'
import { openImmo } from '#tests/support/openimmo.ts'
import { dashboardPages, visitedPages } from '#tests/support/pages.ts'
import { firstOffer, speak } from '#tests/support/visit.ts'
import { everyWidth, frameOf, textThatBreaks, widthOfContent } from '#tests/support/widths.ts'

test.describe.configure({ mode: 'parallel' })

/** Faces of pages with long words. */
const wordyPages = [
  '/angebote?marketType=purchase&houseType=house&city=Hamburg&priceMax=2000000&areaMin=80',
  '/angebote?q=Donaudampfschifffahrtsgesellschaft',
]

/** What pages share is seen at every width, on one page or on the next. */
const ofPage = (index: number, pages: number) => everyWidth.filter((_, step) => step % pages === index % pages)

// English words are other words on the same lines, and staff sit at a table: coarser steps find what breaks.
for (const [locale, pages] of [
  ['de', 3],
  ['en', 6],
] as const) {
  test(`public pages hold their text at every width: ${locale}`, async ({ page }) => {
    const offer = await firstOffer(page)
    await page.goto('/referenzen')
    const reference = String(await page.locator('main h3 a').first().getAttribute('href'))
    // Signing in has one address for both languages.
    await speak(page, locale)
    const frame = await frameOf(page)
    const paths = [...visitedPages, ...(locale === 'de' ? wordyPages : []), offer, reference]
    for (const [index, path] of paths.entries()) {
      await frame.goto(localPath(path, locale))
      expect.soft([path, ...(await frame.evaluate(textThatBreaks, ofPage(index, pages)))]).toEqual([path])
      if (locale === 'en') continue
      expect.soft([path, await frame.evaluate(widthOfContent, 320)]).toEqual([path, 320])
      expect.soft([path, ...(await frame.evaluate(brokenText))]).toEqual([path])
    }
  })
}

test('pages of the dashboard hold their text at every width', async ({ page }) => {
  await signIn(page, '/dashboard/properties')
  const property = String(await page.locator('main td a').first().getAttribute('href'))
  await page.goto('/dashboard/exchange')
  const title = 'Ein Haus mit einem Namen, der länger ist als die Spalte für die Objektbezeichnungen'
  const content = openImmo(
    [
      { extern: 'Breite 1', title },
      { extern: 'GI-2384', more: '<preise/>' },
    ],
    { umfang: 'VOLL' },
  )
  const buffer = Buffer.from(archiveOf([{ name: 'openimmo.xml', content }]))
  await page.locator('input[type=file]').setInputFiles({ name: 'breite.zip', mimeType: 'application/zip', buffer })
  await page.getByRole('button', { name: 'Hochladen und prüfen' }).click()
  await expect(page).toHaveURL(/imports\/\w{12}$/)
  const transfer = new URL(page.url()).pathname
  const frame = await frameOf(page)
  for (const [index, path] of [...dashboardPages, property, transfer].entries()) {
    await frame.goto(path)
    expect.soft([path, ...(await frame.evaluate(textThatBreaks, ofPage(index, 6)))]).toEqual([path])
  }
  // The frame has taken the place of the page.
  await page.goto(transfer)
  await page.getByRole('button', { name: 'Verwerfen' }).click()
  await expect(page.getByRole('button', { name: 'Verwerfen' })).toHaveCount(0)
})
