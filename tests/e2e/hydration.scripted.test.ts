/** What the browser reports when a page cannot wake, or wakes differently from what the server sent. */
import type { BrowserContext } from '@playwright/test'
import { expect, test } from '#tests/support/e2e.ts'

test.use({ hydrates: false })

/** Opens a page, spoilt on purpose if asked, and gives what the console was told. */
async function errorsOn(context: BrowserContext, address: string, spoilt?: [url: string, from: RegExp, to: string]) {
  const errors: string[] = []
  const page = await context.newPage()
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text())
  })
  if (spoilt) {
    const [url, from, to] = spoilt
    await page.route(url, async (route) => {
      const answer = await route.fetch()
      await route.fulfill({ response: answer, body: (await answer.text()).replace(from, to) })
    })
  }
  await page.goto(address)
  return { errors, page }
}

test('a page that wakes with another text than the server sent is reported', async ({ context }) => {
  const { errors, page } = await errorsOn(context, '/login', ['**/login', /(<h1[^>]*>)[^<]+/, '$1Verfälscht'])
  await expect.poll(() => errors.join()).toContain('Hydration differs')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Anmelden')
})

test('a page that React refuses to start is reported, and stays as the server sent it', async ({ context }) => {
  await context.addInitScript(() => Object.defineProperty(document, 'nodeType', { get: () => 0 }))
  const { errors, page } = await errorsOn(context, '/login')
  await expect.poll(() => errors.join()).toMatch(/Start failed Error: .*hydrateRoot/s)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Anmelden')
})
