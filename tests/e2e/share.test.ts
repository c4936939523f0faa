/** Passing an offer on, by mail or by the device. */
import type { Page } from '@playwright/test'
import { expect, test } from '#tests/support/e2e.ts'

async function openOffer(page: Page): Promise<{ address: string; name: string }> {
  await page.goto('/angebote')
  const link = page.locator('main h3 a').first()
  const address = String(await link.getAttribute('href'))
  const name = (await link.innerText()).trim()
  await page.goto(address)
  return { address, name }
}

test('an offer can be passed on with and without scripts', async ({ page, isScripted }) => {
  if (isScripted) {
    await page.addInitScript(() => {
      Object.assign(window, { shared: [] })
      navigator.share = async (data) => void (window as unknown as { shared: unknown[] }).shared.push(data)
    })
  }
  const { address, name } = await openOffer(page)
  const tools = page.getByRole('main').getByRole('list', { name: 'Angebot weitergeben' })
  await expect(tools.getByRole('link', { name: 'Exposé drucken' })).toHaveAttribute('href', `${address}/expose`)
  if (!isScripted) {
    const mail = String(await tools.getByRole('link', { name: 'Teilen' }).getAttribute('href'))
    expect(decodeURIComponent(mail)).toMatch(
      new RegExp(`^mailto:\\?subject=${name}, .+&body=https?://[^/]+${address}$`),
    )
    return
  }
  await tools.getByRole('button', { name: 'Teilen' }).click()
  const shared = () => page.evaluate(() => (window as unknown as { shared: unknown[] }).shared)
  await expect.poll(shared).toEqual([{ title: expect.stringContaining(name), url: expect.stringContaining(address) }])
})
