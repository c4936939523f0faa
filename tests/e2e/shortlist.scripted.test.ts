import type { Page } from '@playwright/test'
import { extractText, getDocumentProxy } from 'unpdf'
import { expect, test } from '#tests/support/e2e.ts'

const stars = (page: Page) => page.getByRole('main').getByRole('button', { name: /^Merken / })
const count = (page: Page) => page.getByRole('banner').locator('[data-kept]')

test('a star is pressed at once, is counted, and survives a reload', async ({ page }) => {
  await page.goto('/angebote')
  await expect(count(page)).toBeEmpty()
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('__Host-merkliste')
  for (const index of [0, 1, 2]) await stars(page).nth(index).click()
  await stars(page).nth(1).click()
  await expect(count(page)).toHaveText('2')
  await expect(stars(page).nth(0)).toHaveAttribute('aria-pressed', 'true')
  await expect(stars(page).nth(1)).toHaveAttribute('aria-pressed', 'false')
  const kept = async () => {
    const cookie = (await page.context().cookies()).find(({ name }) => name === '__Host-merkliste')
    return cookie?.value.split('.').length ?? 0
  }
  await expect.poll(async () => [await kept(), await count(page).textContent()]).toEqual([2, '2'])
  await page.reload()
  await expect(count(page)).toHaveText('2')
  await expect(stars(page).nth(2)).toHaveAttribute('aria-pressed', 'true')

  await page.locator('main h3 a').first().click()
  await expect(page).toHaveURL(/\/angebote\/\w{12}$/)
  await expect(page.getByRole('button', { name: 'Merken', exact: true })).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('button', { name: 'Merken', exact: true }).click()
  await expect(count(page)).toHaveText('1')
  await page.goBack()
  await expect(stars(page).nth(0)).toHaveAttribute('aria-pressed', 'false')
})

test('the message follows the list from one offer to several, until it is changed', async ({ page }) => {
  await page.goto('/angebote')
  await stars(page).first().click()
  const toList = () => page.getByRole('banner').getByRole('link', { name: 'Merkliste' }).first().click()
  await toList()
  const message = page.getByLabel('Nachricht')
  await expect(message).toHaveValue(/^Ich interessiere mich für dieses Angebot /)
  await stars(page).nth(1).click()
  await toList()
  await expect(message).toHaveValue(/^Ich interessiere mich für diese Angebote und möchte sie /)
  await message.fill('Geht es am Samstag?')
  await page
    .getByRole('button', { name: /^Entfernen / })
    .last()
    .click()
  await expect(page).toHaveURL(/\/merkliste\/\w{12}$/)
  await expect(message).toHaveValue('Geht es am Samstag?')
})

test('a list of four offers prints on one page', async ({ page }) => {
  await page.goto('/angebote?houseType=house')
  const ids = await stars(page).evaluateAll((buttons) => buttons.map((button) => (button as HTMLButtonElement).value))
  await page.goto(`/merkliste/${ids.slice(0, 4).join('.')}`)
  const { totalPages, text } = await extractText(
    await getDocumentProxy(new Uint8Array(await page.pdf({ preferCSSPageSize: true }))),
    { mergePages: true },
  )
  expect(totalPages).toBe(1)
  expect(text).toContain('Kaufpreis')
  expect(text).toContain('/merkliste/')
})
