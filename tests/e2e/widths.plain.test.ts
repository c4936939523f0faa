/** Every page at every width: no text over other text, none cut off, none out of the window. */
import { expect, signIn, test } from '#tests/support/e2e.ts'
import { dashboardPages, visitedPages } from '#tests/support/pages.ts'
import { firstOffer, speak } from '#tests/support/visit.ts'
import { everyWidth, frameOf, textThatBreaks } from '#tests/support/widths.ts'

/** English words are other words on the same lines, and staff sit at a table: coarser steps find what breaks. */
const someWidths = everyWidth.filter((_, step) => step % 3 === 1)

for (const [locale, widths] of [
  ['de', everyWidth],
  ['en', someWidths],
] as const) {
  test(`public pages hold their text at every width: ${locale}`, async ({ page }) => {
    await speak(page, locale)
    const offer = await firstOffer(page)
    await page.goto('/referenzen')
    const reference = String(await page.locator('main h3 a').first().getAttribute('href'))
    const frame = await frameOf(page)
    for (const path of [...visitedPages, offer, reference]) {
      await frame.goto(path)
      expect.soft([path, ...(await frame.evaluate(textThatBreaks, widths))]).toEqual([path])
    }
  })
}

test('pages of the dashboard hold their text at every width', async ({ page }) => {
  await signIn(page, '/dashboard/properties')
  const property = String(await page.locator('main td a').first().getAttribute('href'))
  const frame = await frameOf(page)
  for (const path of [...dashboardPages, property]) {
    await frame.goto(path)
    expect.soft([path, ...(await frame.evaluate(textThatBreaks, someWidths))]).toEqual([path])
  }
})
