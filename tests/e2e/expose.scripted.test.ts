/** The exposé as Chromium prints it, and as it looks before. */
import type { Page } from '@playwright/test'
import { extractText } from 'unpdf'
import { formatMoney, formatNumber } from '#app/fields/format.ts'
import { demoProperties } from '#scripts/demo/properties.ts'
import type { DemoProperty } from '#scripts/demo/types.ts'
import { withPictures } from '#tests/support/chromium.ts'
import { expect, test } from '#tests/support/e2e.ts'

test.use(withPictures)

const offers = demoProperties.filter(({ values }) => values.published && !values.sold)

/** One of every kind, the ones with most and least to say, and every reason for saying less. */
const printed = [
  ...new Set([
    byLength().at(0),
    byLength().at(-1),
    ...(['house', 'apartment'] as const).map((type) => offers.find(({ values }) => values.houseType === type)),
    ...offers.filter(({ values }) => values.houseType === 'plot'),
    ...(['house', 'apartment'] as const).map((type) =>
      offers.find(({ values }) => values.marketType === 'rent' && values.houseType === type),
    ),
    ...(['pending', 'notRequired'] as const).map((state) =>
      offers.find(({ values }) => values.energyCertificate === state && values.houseType !== 'plot'),
    ),
    offers.find(({ values }) => values.priceOnRequest),
  ]),
].filter((offer) => offer !== undefined)

function byLength(): DemoProperty[] {
  const length = ({ values: { description, fittings, locationDescription, otherNotes } }: DemoProperty) =>
    [description, fittings, locationDescription, otherNotes].join('').length
  return offers.toSorted((a, b) => length(a) - length(b))
}

/** The addresses of all offers by their names. */
async function offerAddresses(page: Page): Promise<Map<string, string>> {
  const addresses = new Map<string, string>()
  // What other tests put up for sale meanwhile, or take back, moves offers from page to page.
  await expect(async () => {
    for (const list of ['/angebote', '/angebote?page=2']) {
      await page.goto(list)
      for (const link of await page.locator('main h3 a').all()) {
        const name = (await link.innerText()).replaceAll('\u00ad', '').trim()
        addresses.set(name, String(await link.getAttribute('href')))
      }
    }
    expect(offers.filter(({ values }) => !addresses.has(String(values.name)))).toEqual([])
  }).toPass()
  return addresses
}

/** Prints the page on A4, and reads what stands on each sheet; line breaks may fall anywhere, so spaces are left out. */
async function print(page: Page): Promise<string[]> {
  const pdf = await page.pdf({ preferCSSPageSize: true })
  const { text } = await extractText(new Uint8Array(pdf), { mergePages: false })
  return text.map(squeezed)
}

const squeezed = (text: string) => text.replace(/\s+/g, '')

test('every kind of offer is printed on two to four sheets, with all that must be said', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) })
  const page = await context.newPage()
  const addresses = await offerAddresses(page)
  expect(printed.length).toBeGreaterThanOrEqual(7)
  // What is measured is the setting; pictures have their places without being loaded, and cost most of the time.
  await page.route('/media/**', (route) => route.abort())
  for (const { values } of printed) {
    const address = addresses.get(String(values.name))
    await page.goto(`${address}/expose`)
    const url = String(await page.locator('link[rel="canonical"]').getAttribute('href')).replace(/\/expose$/, '')
    const sheets = await print(page)
    const whole = sheets.join('')
    // A plot has no more to say than fits on its cover and behind it.
    const most = values.houseType === 'plot' ? 2 : 4
    expect.soft([values.name, sheets.length >= 2 && sheets.length <= most, sheets.length]).toContain(true)
    for (const words of mustBeSaid(values, url))
      expect.soft(whole, `${values.name}: ${words}`).toContain(squeezed(words))
    for (const [index, sheet] of sheets.entries()) {
      // The house and the object are named on every sheet, and none is left with hardly more than that.
      expect.soft(sheet).toContain('Giebel')
      expect.soft(sheet).toContain(squeezed(`Objekt ${values.propertyNumber}`))
      expect.soft(sheet.length, `${values.name}, sheet ${index + 1}`).toBeGreaterThan(90)
      if (index > 0) expect.soft(sheet).toContain(`${index + 1}/${sheets.length}`)
    }
  }
  await context.close()
})

function mustBeSaid(values: DemoProperty['values'], url: string): string[] {
  const price = values.marketType === 'rent' ? values.baseRent : values.purchasePrice
  const energy =
    values.energyCertificate === 'available'
      ? [
          values.energyCertificateType === 'demand' ? 'Bedarfsausweis' : 'Verbrauchsausweis',
          `${formatNumber(Number(values.energyConsumption), 'de')} kWh/(m²·a)`,
          `Effizienzklasse ${values.energyEfficiencyClass}`,
          String(values.energyYearBuilt ?? values.yearBuilt),
          'Energieträger',
        ]
      : ['Energieausweis']
  return [
    String(values.name),
    values.priceOnRequest || !price ? 'Preis auf Anfrage' : formatMoney(price, 'de'),
    ...energy,
    url,
    'vorbehalten.',
  ]
}

test('a text of many pages is printed whole, with its head on every sheet', async ({ page }) => {
  await page.goto('/angebote')
  const address = await page.locator('main h3 a').first().getAttribute('href')
  await page.goto(`${address}/expose`)
  await expect(page.getByRole('button', { name: 'Drucken oder als PDF speichern' })).toBeVisible()
  await page.evaluate(() => {
    const columns = document.querySelector('main section section')?.parentElement
    for (let index = 0; index < 120; index += 1) {
      const more = document.createElement('p')
      more.textContent = `Absatz ${index}. ${'Ein Satz, der eine Zeile und noch eine halbe füllt. '.repeat(4)}`
      columns?.appendChild(more)
    }
  })
  const sheets = await print(page)
  expect(sheets.length).toBeGreaterThan(5)
  const whole = sheets.join('')
  for (let index = 0; index < 120; index += 1) expect(whole).toContain(`Absatz${index}.`)
  for (const sheet of sheets) expect(sheet).toContain('ObjektGI-')
})

test('the pictures of a sheet lie on it whole', async ({ page }) => {
  await page.goto('/angebote')
  const address = await page.locator('main h3 a').first().getAttribute('href')
  await page.goto(`${address}/expose`)
  await page.emulateMedia({ media: 'print' })
  await page.setViewportSize({ width: 794, height: 1123 })
  const sheets = await page.locator('main > section').evaluateAll((sections) =>
    sections.map((section) => ({
      height: section.getBoundingClientRect().height,
      outside: [...section.querySelectorAll('img')].filter((image) => {
        const [inner, outer] = [image.getBoundingClientRect(), section.getBoundingClientRect()]
        return inner.width < 20 || inner.height < 20 || inner.top < outer.top || inner.bottom > outer.bottom + 1
      }).length,
    })),
  )
  // A4 without its margins, in pixels of 96 to the inch; the first sheet has none.
  expect(sheets).toHaveLength(4)
  for (const { height, outside } of sheets) {
    expect(outside).toBe(0)
    expect(height).toBeLessThanOrEqual(1123)
  }
})

test('the button prints, the way back leads back, and without scripts a sentence stands there instead', async ({
  page,
  browser,
  baseURL,
}) => {
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', 'yes')
  })
  await page.goto('/angebote')
  const address = String(await page.locator('main h3 a').first().getAttribute('href'))
  await page.goto(address)
  await page.getByRole('main').getByRole('link', { name: 'Exposé' }).click()
  await expect(page).toHaveURL(new RegExp(`${address}/expose$`))
  await expect(page.getByText('Über den Befehl „Drucken“')).toHaveCount(0)
  await page.getByRole('button', { name: 'Drucken oder als PDF speichern' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-printed', 'yes')
  await page.getByRole('link', { name: 'Zurück zum Angebot' }).click()
  await expect(page).toHaveURL(new RegExp(`${address}$`))

  const quiet = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) })
  const paper = await quiet.newPage()
  await paper.goto(`${address}/expose`)
  await expect(paper.getByText('Über den Befehl „Drucken“')).toBeVisible()
  await expect(paper.getByRole('button')).toHaveCount(0)
  await quiet.close()
})
