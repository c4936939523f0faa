/** A whole visit, and everything the browser asks for on the way: no other host hears of it. */
import { expect, test } from '#tests/support/e2e.ts'
import { foreignRequests, openHydrated, visitSite } from '#tests/support/visit.ts'

test('a whole visit asks no other host for anything', async ({ browser, baseURL, isScripted }) => {
  const context = await browser.newContext()
  const asked = await foreignRequests(context, String(baseURL))
  if (isScripted) openHydrated(context)
  const page = await context.newPage()
  await visitSite(page, String(baseURL))
  expect(asked).toEqual([])
  await expect(page.getByRole('button', { name: 'Alle akzeptieren' })).toHaveCount(isScripted ? 1 : 0)
  const { cookies, origins } = await context.storageState()
  expect(cookies.map(({ name }) => name)).toEqual(isScripted ? ['__Host-viewport'] : [])
  expect(origins.flatMap(({ localStorage }) => localStorage.map(({ name }) => name))).toEqual(
    isScripted ? ['giebel.seen', 'locale'] : [],
  )
  await context.close()
})
