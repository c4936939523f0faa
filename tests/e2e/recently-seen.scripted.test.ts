/** Offers that were opened on this device, below the list. */
import type { Page } from '@playwright/test'
import { expect, test } from '#tests/support/e2e.ts'

const strip = (page: Page) => page.getByRole('region', { name: 'Zuletzt gesehen' })
const tiles = (page: Page) => page.getByRole('main').getByRole('article').getByRole('heading').getByRole('link')
const stored = (page: Page) => page.evaluate(() => localStorage.getItem('giebel.seen'))

/** Opens an offer out of the list, and returns its name. */
async function open(page: Page, index: number): Promise<string> {
  await page.goto('/angebote')
  const name = await tiles(page).nth(index).innerText()
  await tiles(page).nth(index).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  return name
}

test('from the second opened offer on the list ends with them, without a request or a cookie', async ({ page }) => {
  const first = await open(page, 0)
  await expect.poll(() => stored(page)).toContain(first)
  await page.goto('/angebote?marketType=rent')
  await expect(strip(page)).toHaveCount(0)
  const second = await open(page, 2)
  await expect.poll(() => stored(page)).toContain(second)
  // What the offer's page still asks for is not the list's.
  await page.goto('/impressum')
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  await page.goto('/angebote?marketType=rent')
  await expect(strip(page).getByRole('link')).toHaveText([second, first])
  await expect(strip(page)).toContainText(/am \d\d\.\d\d\.\d{4}/)
  const entries = JSON.parse((await stored(page)) ?? '')
  expect(Object.keys(entries[0])).toEqual(['id', 'name', 'lang', 'place', 'at'])
  // Only the strip's own script and styles are loaded; no address contains an offer of it.
  const [{ id }] = entries
  expect(requests.filter((url) => url.includes(id))).toEqual([])
  const cookies = JSON.stringify(await page.context().cookies())
  expect(cookies).not.toContain(id)
})

test('the strip can be cleared and switched off, and the privacy page switches it on again', async ({ page }) => {
  for (const index of [0, 1]) {
    const name = await open(page, index)
    await expect.poll(() => stored(page)).toContain(name)
  }
  await page.goto('/angebote')
  await strip(page).getByRole('button', { name: 'Liste leeren' }).click()
  await expect(strip(page).getByRole('status')).toHaveText('Die Liste ist leer.')
  await expect.poll(() => stored(page)).toBeNull()
  await strip(page).getByRole('button', { name: 'Nichts mehr merken' }).click()
  await expect(strip(page).getByRole('status')).toHaveText('Dieses Gerät merkt sich keine Angebote mehr.')
  const written = await stored(page)
  for (const index of [0, 1]) {
    await open(page, index)
    await page.mouse.wheel(0, 400)
  }
  await page.goto('/angebote')
  await expect(strip(page)).toHaveCount(0)
  expect(await stored(page)).toBe(written)
  await page.goto('/datenschutz')
  await expect(page.getByRole('rowheader', { name: /giebel\.seen/ })).toBeVisible()
  await page.getByRole('button', { name: 'Zuletzt Gesehenes wieder merken' }).click()
  const name = await open(page, 0)
  await expect.poll(() => stored(page)).toContain(name)
})

test('at most six are kept, for thirty days, and one that is gone leaves the list when it is opened', async ({
  page,
}) => {
  const entry = (id: string, days: number) => ({
    id,
    name: id,
    lang: 'de',
    place: 'Jork',
    at: Date.now() - days * 86_400_000,
  })
  const write = (entries: unknown) =>
    page.evaluate((text) => localStorage.setItem('giebel.seen', text), JSON.stringify(entries))
  await page.goto('/datenschutz')
  const ids = ['gone00000001', 'gone00000002', 'gone00000003', 'gone00000004', 'gone00000005', 'gone00000006']
  await write(ids.map((id, index) => entry(id, index === 5 ? 31 : 1)))
  await page.goto('/angebote')
  await expect(strip(page).getByRole('link')).toHaveText(ids.slice(0, 5))
  await strip(page).getByRole('link', { name: 'gone00000001' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dieses Angebot ist nicht mehr online')
  await page.mouse.wheel(0, 400)
  await expect.poll(() => stored(page)).not.toContain('gone00000001')
  for (const index of [0, 1, 2]) {
    const name = await open(page, index)
    await expect.poll(() => stored(page)).toContain(name)
  }
  expect(JSON.parse((await stored(page)) ?? '')).toHaveLength(6)
  // What others have written there breaks nothing.
  for (const broken of ['{', '{"a":1}', '[null,1]', '7']) {
    await page.evaluate((text) => localStorage.setItem('giebel.seen', text), broken)
    await page.goto('/angebote')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Angebote')
    await expect(strip(page)).toHaveCount(0)
  }
})
