/** A visitor looks for a house: narrows the list, follows its links, goes back, and is helped where nothing fits. */
import type { Page } from '@playwright/test'
import { expect, test } from '#tests/support/e2e.ts'

const count = (page: Page) => page.getByRole('main').getByRole('status')
const apply = (page: Page) => page.getByRole('button', { name: /^Anwenden$|zeigen$/ }).click()

async function openList(page: Page, query = ''): Promise<void> {
  await page.goto(`/angebote${query}`)
}

test('a list is narrowed, sorted and widened again, and the form follows', async ({ page, isScripted }) => {
  await openList(page)
  await page.getByLabel('Art', { exact: true }).selectOption('house')
  await page.getByLabel('Preis bis').fill('1500000')
  await apply(page)
  await expect(page).toHaveURL(/houseType=house/)
  // Without scripts a browser sends its empty fields as well.
  if (isScripted) await expect(page).toHaveURL(/\/angebote\?houseType=house&priceMax=1500000$/)
  await expect(page.getByLabel('Preis bis')).toHaveValue('1.500.000')
  const chips = page.getByRole('list', { name: 'Aktive Filter' })
  await expect(chips.getByRole('link')).toHaveText([/Haus/, /bis 1\.500\.000/, 'Alle aufheben'])
  const found = Number.parseInt((await count(page).innerText()).trim(), 10)
  await expect(page.getByLabel('Art', { exact: true }).getByRole('option', { selected: true })).toHaveText(
    `Haus (${found})`,
  )

  await page.locator('summary').filter({ hasText: 'Empfohlen' }).click()
  await page.getByRole('link', { name: 'Preis aufsteigend' }).click()
  await expect(page).toHaveURL(/\/angebote\?houseType=house&priceMax=1500000&sort=priceAsc$/)
  // The address changes before the page, whose links go on from it.
  await expect(page.locator('summary').filter({ hasText: 'Preis aufsteigend' })).toBeVisible()

  await chips.getByRole('link', { name: /bis 1\.500\.000/ }).click()
  await expect(page).toHaveURL(/\/angebote\?houseType=house&sort=priceAsc$/)
  await expect(page.getByLabel('Preis bis')).toHaveValue('')
  await expect(count(page)).not.toHaveText(new RegExp(`^${found}\\b`))

  await page.getByRole('link', { name: 'Alle aufheben' }).click()
  await expect(page).toHaveURL(/\/angebote\?sort=priceAsc$/)
  await expect(page.getByLabel('Art', { exact: true })).toHaveValue('')
})

test('back and forward bring back the list and what the form says', async ({ page }) => {
  // By links, so that a browser without scripts leaves no half-filled form behind; by flats, which no other test sells.
  await openList(page, '?houseType=apartment&marketType=rent&roomsMin=3')
  await expect(page.getByLabel('Zimmer ab')).toHaveValue('3')
  await page.getByRole('link', { name: /Filter entfernen: Miete/ }).click()
  await expect(page.getByLabel('Kauf oder Miete')).toHaveValue('')
  const roomy = await count(page).innerText()
  await page.goBack()
  await expect(page).toHaveURL(/houseType=apartment&marketType=rent&roomsMin=3$/)
  await expect(page.getByLabel('Kauf oder Miete')).toHaveValue('rent')
  await expect(count(page)).not.toHaveText(roomy)
  await page.goForward()
  await expect(page.getByLabel('Kauf oder Miete')).toHaveValue('')
  await expect(page.getByLabel('Zimmer ab')).toHaveValue('3')
  await expect(count(page)).toHaveText(roomy)
})

test('the pages of the list are links, and each says which it is', async ({ page }) => {
  await openList(page)
  await page.getByRole('link', { name: 'Nächste Seite' }).click()
  await expect(page).toHaveURL(/\/angebote\?page=2$/)
  await expect(page).toHaveTitle(/Seite 2/)
  await expect(count(page)).toContainText('Seite 2 von 2')
  await expect(page.locator('link[rel="prev"]')).toHaveAttribute('href', '/angebote')
  await expect(page.getByRole('link', { name: 'Seite 2' })).toHaveAttribute('aria-current', 'page')
  await page.getByRole('link', { name: 'Vorherige Seite' }).click()
  await expect(page).toHaveURL(/\/angebote$/)
  await expect(page).not.toHaveTitle(/Seite/)
})

test('where nothing fits, the nearest change leads to what was promised', async ({ page }) => {
  await openList(page, '?marketType=purchase&houseType=house&priceMax=300000')
  await expect(count(page)).toHaveText(/^0.Angebote$/)
  await expect(page.getByRole('heading', { name: 'Dazu passt gerade kein Angebot.' })).toBeVisible()
  const way = page.getByRole('link', { name: /^Preis bis/ })
  const promised = /(\d+).Angebot/.exec(await way.innerText())?.[1]
  await way.click()
  await expect(page).toHaveURL(/priceMax=\d+0000$/)
  await expect(count(page)).toHaveText(new RegExp(`^${promised}.Angebot`))
  const found = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Gefundene Angebote' }) })
  await expect(found.getByRole('heading', { level: 3 })).toHaveCount(Number(promised))
})

test('what was not understood stays in its field, with a sentence', async ({ page }) => {
  await openList(page)
  await page.getByLabel('Preis bis').fill('günstig')
  await page.getByLabel('Art', { exact: true }).selectOption('plot')
  await apply(page)
  const field = page.getByLabel('Preis bis')
  await expect(field).toHaveAccessibleDescription(/„günstig“ ist kein Preis/)
  await expect(field).toHaveValue('günstig')
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByRole('list', { name: 'Aktive Filter' }).getByRole('link')).toHaveText([
    /Grundstück/,
    'Alle aufheben',
  ])
  await field.fill('500.000 €')
  await apply(page)
  await expect(field).toHaveValue('500.000')
  await expect(field).not.toHaveAttribute('aria-invalid')
})

test('the search of the home page leads to the list it describes', async ({ page, isScripted }) => {
  await page.goto('/')
  const search = page.getByRole('main').locator('form')
  await search.getByLabel('Ich möchte').selectOption('rent')
  const button = search.getByRole('button', { name: /Angebote zeigen$/ })
  await expect(button).toHaveText(isScripted ? /^\d+ Angebote zeigen$/ : 'Angebote zeigen')
  if (isScripted) await expect(button).toHaveText('6 Angebote zeigen')
  await button.click()
  await expect(page).toHaveURL(/\/angebote\?marketType=rent/)
  await expect(count(page)).toHaveText(/^6.Angebote$/)
  await expect(page.getByLabel('Kauf oder Miete')).toHaveValue('rent')
})

test('on a phone the filter is folded and the first offer is on the first screen', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 })
  await openList(page)
  await expect(page.getByLabel('Art', { exact: true })).toBeHidden()
  expect((await page.locator('main img').first().boundingBox())?.y).toBeLessThan(600)
  await page.locator('summary').filter({ hasText: 'Angebote eingrenzen' }).click()
  await page.getByLabel('Art', { exact: true }).selectOption('house')
  await apply(page)
  await expect(page.locator('summary').filter({ hasText: 'Angebote eingrenzen' })).toContainText('1 aktiv')
  await expect(page.getByLabel('Art', { exact: true })).toBeHidden()
  await expect(count(page)).toBeInViewport()
})

test('on a phone three filters leave the first picture above the middle, and nothing of the order is cut off', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/angebote?houseType=house&roomsMin=3&priceMax=5000000')
  await expect(page.getByRole('list', { name: 'Aktive Filter' }).getByRole('listitem')).toHaveCount(4)
  expect((await page.locator('main img').first().boundingBox())?.y).toBeLessThanOrEqual(420)
  for (const width of [320, 360, 390, 412, 768, 1024]) {
    await page.setViewportSize({ width, height: 844 })
    const menu = page.locator('details').filter({ hasText: 'Neueste zuerst' })
    await menu.locator('summary').click()
    await expect(async () => {
      const box = await menu.locator('a').last().boundingBox()
      expect(box?.x).toBeGreaterThanOrEqual(0)
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width)
    }).toPass()
    await menu.locator('summary').click()
  }
})

test('what is typed and not applied yet is part of the search that is subscribed to', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 650 })
  await openList(page)
  // Other tests put houses up for sale meanwhile.
  await page.getByLabel('Art', { exact: true }).selectOption('apartment')
  await page.getByRole('button', { name: 'Suchauftrag anlegen' }).click()
  await expect(page).toHaveURL(/\/suchauftrag\?.*houseType=apartment/)
  await expect(page.getByRole('main')).toContainText('Heute passen 10 Angebote dazu.')
})

test('a radius is asked for with a place only', async ({ page, isScripted }) => {
  for (const width of [390, 1366]) {
    await page.setViewportSize({ width, height: 844 })
    await openList(page)
    const fold = page.locator('summary').filter({ hasText: 'Angebote eingrenzen' })
    if (width === 390) await fold.click()
    await expect(page.getByLabel('Ort oder PLZ')).toBeVisible()
    await expect(page.getByLabel('Umkreis')).toBeHidden()
    await page.getByLabel('Ort oder PLZ').fill('Hamburg')
    await expect(page.getByLabel('Umkreis')).toBeVisible()
    await page.getByLabel('Umkreis').selectOption('25')
    await apply(page)
    await expect(page).toHaveURL(/near=Hamburg&radius=25/)
    if (width === 390) {
      await expect(page.getByLabel('Umkreis')).toBeHidden()
      await fold.click()
    }
    await expect(page.getByLabel('Umkreis')).toHaveValue('25')
    await page.getByLabel('Ort oder PLZ').fill('')
    await expect(page.getByLabel('Umkreis')).toBeHidden()
    if (!isScripted) continue
    await apply(page)
    await expect(page).toHaveURL(/\/angebote$/)
  }
})

test('the address of a subscription has only what is searched for, and its button stands above the list without filters, too', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openList(page)
  const button = page.getByRole('button', { name: 'Suchauftrag anlegen' })
  await expect(button).toBeInViewport()
  await button.click()
  await expect(page).toHaveURL(/\/suchauftrag$/)
  await openList(page, '?houseType=house&sort=priceAsc')
  await page.getByRole('button', { name: 'Suchauftrag anlegen' }).click()
  await expect(page).toHaveURL(/\/suchauftrag\?houseType=house$/)
})
