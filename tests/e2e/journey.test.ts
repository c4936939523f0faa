import { join } from 'node:path'
import type { Locator, Page } from '@playwright/test'
import { propertyFields } from '#app/domain/properties/property.ts'
import type { Fields } from '#app/fields/field.ts'
import { expect, signIn, signInAlone, test } from '#tests/support/e2e.ts'

const pictures = ['1-villa-morning', '2-villa-golden', '6-plan'].map((name) =>
  join(import.meta.dirname, `../../scripts/demo/pictures/villa-am-jenischpark-${name}.webp`),
)

/** Every field of the catalogue but its rows and lines, as an agent would type it. */
const typed: Record<
  Exclude<keyof typeof propertyFields, 'furtherParking' | 'furtherEnergySources' | 'tourUrl' | 'filmUrl'>,
  string | boolean
> = {
  marketType: 'purchase',
  houseType: 'house',
  apartmentType: '',
  buildingType: 'villa',
  plotType: '',
  name: '',
  propertyNumber: '',
  street: 'Probeweg 7',
  postalCode: '23879',
  city: 'Mölln',
  district: 'Am Schulsee',
  addressVisible: true,
  latitude: '53,628751',
  longitude: '10,690412',
  livingArea: '286,5',
  plotArea: '1.480',
  usableArea: '94,5',
  rooms: '7',
  halfRoom: true,
  floors: '3',
  floor: '0',
  bedrooms: '4',
  bathrooms: '2',
  responsibleMember: 'Henrik Lüders',
  nameEn: 'House by the lake',
  description: 'Ein Haus am See.\n\nMit <b>Garten</b> & Steg 🏡',
  fittings: '- Kamin\n- Sauna',
  locationDescription: 'Am Wasser, nah an der Altstadt.',
  otherNotes: 'Besichtigung nach Absprache.',
  purchasePrice: '1.287.000',
  parkingPrice: '25.000',
  rentalIncome: '',
  baseRent: '2.400',
  serviceCharge: '310',
  heatingCosts: '190,50',
  heatingIncluded: 'yes',
  deposit: '7.200',
  descriptionEn: 'A house by the lake.\n\nWith <b>garden</b> & jetty 🏡',
  fittingsEn: '- Fireplace\n- Sauna',
  locationDescriptionEn: 'By the water, close to the old town.',
  otherNotesEn: 'Viewing by arrangement.',
  depositText: '',
  depositTextEn: '',
  provisionEn: '3.57% incl. VAT',
  availableFromEn: 'by arrangement',
  provision: '3,57 % inkl. MwSt.',
  priceOnRequest: false,
  energyCertificate: 'available',
  energyCertificateType: 'demand',
  energyConsumption: '112,4',
  primaryEnergyDemand: '128,5',
  energyEfficiencyClass: 'D',
  primaryEnergySource: 'gas',
  heatingType: 'central',
  energyCertificateIssuedOn: '15.03.2021',
  energyCertificateValidUntil: '14.03.2031',
  energyYearBuilt: '1912',
  hotWaterIncluded: 'no',
  availableFrom: 'nach Vereinbarung',
  rented: 'no',
  petsAllowed: '',
  parkingType: 'garage',
  parkingSpaces: '2',
  development: 'developed',
  buildableAccordingTo: 'developmentPlan',
  recommendedUse: 'villa',
  grz: '0,25',
  gfz: '0,5',
  guestToilet: 'yes',
  basement: 'yes',
  heritageStatus: 'no',
  balconyOrTerrace: '',
  balconies: '2',
  terraces: '1',
  garden: 'yes',
  elevator: 'no',
  fittedKitchen: 'yes',
  barrierFree: 'no',
  furnished: 'no',
  buildingPermit: 'available',
  constructionPhase: 'completed',
  objectCondition: 'refurbished',
  fittingsQuality: 'sophisticated',
  yearBuilt: '1912',
  lastModernized: '2019',
  published: false,
  highlighted: false,
  reserved: false,
  sold: false,
  soldOn: '',
}

/** What of it a visitor must find on the page of the offer. */
const shown = [
  'Probeweg 7',
  '23879 Mölln',
  '286,5 m²',
  '1.480 m²',
  '7,5',
  'Ein Haus am See.',
  'Mit <b>Garten</b> & Steg 🏡',
  'Sauna',
  'Am Wasser, nah an der Altstadt.',
  '1.287.000 €',
  '1.312.000 €',
  '3,57 % inkl. MwSt.',
  '112,4 kWh/(m²·a)',
  'Bedarfsausweis',
  'Zentralheizung',
  'nach Vereinbarung',
  'Garage',
  'Saniert',
  'Henrik Lüders',
]

test('an agent creates a property with every field, adds pictures, publishes and sells it; visitors find it', async ({
  page,
  isScripted,
}) => {
  // A repetition meets what the run before left behind.
  const attempt = `${isScripted ? 'mit' : 'ohne'} Skript ${test.info().repeatEachIndex + 1}`
  const name = `Villa am Schulsee ${attempt}`
  const number = `E2E ${attempt}`
  await signInAlone(page)

  await page.getByRole('link', { name: 'Objekt anlegen' }).click()
  await fill(page, { ...typed, name, propertyNumber: number })
  await page.getByRole('button', { name: 'Speichern', exact: true }).click()
  await expect(page.getByRole('status')).toContainText('Das Objekt ist angelegt.')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  await expectFilled(page, { ...typed, name, propertyNumber: number })
  await showEnglish(page)
  await expect(page.getByLabel('Name auf Englisch')).toHaveValue(typed.nameEn as string)
  await expectFilled(page, { ...typed, name, propertyNumber: number })

  await page.getByRole('navigation', { name: 'Objekt' }).getByRole('link', { name: 'Bilder' }).click()
  await page.getByLabel('Bilder auswählen').setInputFiles(pictures)
  await page.getByRole('button', { name: 'Bilder hochladen' }).click()
  // Each picture is written anew before it is counted.
  const said = (words: string) =>
    expect(page.getByRole('status').filter({ hasText: words })).toBeVisible({ timeout: 30_000 })
  await said('3 Bilder sind hinzugefügt.')
  const third = page.getByRole('listitem').filter({ hasText: 'Bild 3 von 3' })
  await third.getByRole('combobox', { name: 'Art' }).selectOption('floorPlan')
  await third.getByRole('textbox', { name: 'Beschreibung', exact: true }).fill('Grundriss des Erdgeschosses')
  await page.getByRole('button', { name: 'Alle speichern' }).click()
  await said('Ein Bild ist gespeichert.')
  await page.getByRole('button', { name: 'Bild 2 nach vorn' }).click()
  await said('Die Reihenfolge ist geändert.')

  await find(page, number)
  await page.locator('summary', { hasText: `Weitere Aktionen für ${name}` }).click()
  await page.getByRole('button', { name: `${name} veröffentlichen` }).click()
  await expect(page.getByRole('status')).toContainText(`„${name}“ ist online.`)

  await page.goto('/angebote')
  await page.getByLabel('Art', { exact: true }).selectOption('house')
  await page.locator('summary', { hasText: 'Weitere Kriterien' }).click()
  await page.getByLabel('Ort', { exact: true }).selectOption('Mölln')
  await page.getByLabel('Preis bis').fill('1.300.000')
  // With scripts it says how many offers it would show.
  await page.getByRole('button', { name: /^Anwenden$|zeigen$/ }).click()
  await expect(page).toHaveURL(/priceMax=1\.?300\.?000/)
  await page.getByRole('link', { name }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  const offer = new URL(page.url()).pathname
  const text = (await page.getByRole('main').innerText()).replaceAll('\u00a0', ' ').replace(/\s+/g, ' ')
  for (const words of shown) expect(text).toContain(words)
  await expectPictures(page)

  await find(page, number)
  await page.locator('summary', { hasText: `Weitere Aktionen für ${name}` }).click()
  await page.getByRole('button', { name: 'Als verkauft kennzeichnen' }).click()
  await expect(page.getByRole('status')).toContainText(`„${name}“ ist als verkauft gekennzeichnet.`)

  await page.goto('/referenzen')
  await page.getByRole('link', { name }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  await expect(page.getByRole('main')).not.toContainText('1.287.000')
  await expect(page.getByRole('main')).not.toContainText('Probeweg')
  const reference = new URL(page.url()).pathname
  await page.goto(offer)
  await expect(page).toHaveURL(new RegExp(`${reference}$`))

  await find(page, number)
  await page.locator('summary', { hasText: `Weitere Aktionen für ${name}` }).click()
  await page.getByRole('button', { name: 'In den Papierkorb', exact: true }).click()
  await expect(page.getByRole('status')).toContainText(`„${name}“ liegt im Papierkorb.`)
  await page.getByRole('button', { name: 'Abmelden' }).click()
  await expect(page).toHaveURL(/\/login$/)
})

test('a form with mistakes comes back with every character, a summary and a way to each field', async ({ page }) => {
  await signIn(page, '/dashboard/properties/new')
  await page.getByRole('textbox', { name: 'Name (Pflicht)' }).fill('Haus ohne Ort')
  await page.getByLabel('Wohnfläche').fill('132 Schritte')
  await page.getByLabel('Kaufpreis').fill('450.000 €')
  await page.getByRole('textbox', { name: 'Beschreibung', exact: true }).fill('Ein Satz.\n\n- ein Punkt')
  await page.getByRole('button', { name: 'Speichern', exact: true }).click()
  const summary = page.getByRole('alert').filter({ hasText: 'Korrektur' })
  await expect(summary).toBeFocused()
  await expect(summary).toContainText('Nichts ist verloren')
  await expect(page.getByLabel('Wohnfläche')).toHaveValue('132 Schritte')
  await expect(page.getByLabel('Wohnfläche')).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByLabel('Kaufpreis')).toHaveValue('450.000 €')
  await expect(page.getByRole('textbox', { name: 'Beschreibung', exact: true })).toHaveValue('Ein Satz.\n\n- ein Punkt')
  await expect(page.getByLabel('Kaufpreis')).not.toHaveAttribute('aria-invalid', 'true')
  await summary.getByRole('link', { name: /Wohnfläche/ }).click()
  await expect(page.getByLabel('Wohnfläche')).toBeInViewport()
})

/** Opens the table with nothing but the property of this number. */
async function find(page: Page, number: string): Promise<void> {
  await page.goto(`/dashboard/properties?q=${number}`)
}

async function fill(page: Page, values: typeof typed): Promise<void> {
  // With scripts, the house type decides which groups are open.
  await choose(page, 'houseType', String(values.houseType))
  await openGroups(page)
  const german = await fillVisible(page, values)
  await showEnglish(page)
  await fillVisible(page, Object.fromEntries(Object.entries(values).filter(([name]) => !german.has(name))))
}

async function showEnglish(page: Page): Promise<void> {
  await page.getByRole('navigation', { name: 'Sprache der Texte' }).getByRole('link', { name: 'English' }).click()
}

/** Choices come first, because they decide which texts are asked for. Answers the names of what it has filled in. */
async function fillVisible(page: Page, values: Readonly<Record<string, string | boolean>>): Promise<Set<string>> {
  const before = await visibleControls(page)
  const choices = Object.entries(values).filter(([name]) => before[name] && before[name].type !== 'text')
  for (const [name, value] of choices) {
    const control = controlOf(page, name, value)
    if (!(await control.isVisible())) continue
    if (isStatement(name)) await control.check()
    else if (typeof value === 'boolean') await control.setChecked(value)
    else await choose(page, name, value)
  }
  const after = await visibleControls(page)
  const texts = Object.entries(values).filter(([name]) => after[name]?.type === 'text')
  for (const [name, value] of texts) await controlOf(page, name, value).fill(String(value))
  return new Set([...choices, ...texts].map(([name]) => name))
}

/** By name, with what they hold: asking the browser for one after the other would take most of the time of this test. */
function visibleControls(page: Page): Promise<Record<string, { type: 'text' | 'choice'; holds: string | boolean }>> {
  return page.getByRole('main').evaluate((main) => {
    const controls = [...main.querySelectorAll<HTMLInputElement>('input[name], select[name], textarea[name]')]
    const seen = controls.filter((control) => control.checkVisibility({ visibilityProperty: true }))
    const ticked = seen.filter(({ type, checked }) => type !== 'radio' || checked)
    return Object.fromEntries(
      [...seen, ...ticked].map(({ name, tagName, type, value, checked }) => [
        name,
        {
          type: tagName === 'SELECT' || /^(radio|checkbox)$/.test(type) ? 'choice' : 'text',
          holds: type === 'checkbox' ? checked : value,
        },
      ]),
    )
  })
}

/** The control of a field; of radio buttons, the one with the value. */
function controlOf(page: Page, name: string, value: string | boolean): Locator {
  const controls = page.getByRole('main').locator(`[name="${name}"]`)
  return isStatement(name) ? controls.and(page.locator(`[value="${value}"]`)) : controls
}

function isStatement(name: string): boolean {
  const fields: Fields = propertyFields
  return fields[name]?.kind === 'statement'
}

async function choose(page: Page, name: string, value: string): Promise<void> {
  const select = page.getByRole('main').locator(`select[name="${name}"]`)
  await (name === 'responsibleMember' ? select.selectOption({ label: value }) : select.selectOption(value))
}

/** A group that does not apply to the house type is closed; what was typed there is kept all the same. */
async function openGroups(page: Page): Promise<void> {
  const closed = page.locator('form details:not([open]) > summary:visible')
  while ((await closed.count()) > 0) await closed.first().click()
}

async function expectFilled(page: Page, values: typeof typed): Promise<void> {
  await openGroups(page)
  const { responsibleMember: _, ...others } = values
  await expect(async () => {
    const visible = await visibleControls(page)
    const expected = Object.entries(others).filter(([name]) => visible[name])
    expect(expected.length).toBeGreaterThan(6)
    expect(expected.map(([name]) => [name, visible[name]?.holds])).toEqual(expected)
  }).toPass()
}

/** Every picture that the page shows has arrived. */
async function expectPictures(page: Page): Promise<void> {
  const sources = await page
    .locator('main img')
    .evaluateAll((images) => images.map((image) => image.getAttribute('src')))
  expect(sources.length).toBeGreaterThanOrEqual(3)
  for (const source of sources)
    expect((await page.request.get(source ?? '', { maxRetries: 3, timeout: 20_000 })).status()).toBe(200)
}
