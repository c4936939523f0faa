/** What a purchase or moving in costs, as visitors read it beside an offer. */
import { expect, test, vi } from 'vitest'
import { newId } from '#app/data/database.server.ts'
import { createProperty } from '#app/data/properties/properties.server.ts'
import type { PropertyValues } from '#app/domain/properties/property.ts'
import { joinRows } from '#app/fields/format.ts'
import type { Locale } from '#app/fields/locale.ts'
import { aProperty } from '#tests/support/properties.ts'
import { callsDuring } from '#tests/support/statements.ts'
import { controlValue, db, staff, textOf, uncached, Visitor } from '#tests/support/visitor.ts'

const provision = '3,57 % inkl. MwSt. für Käufer, der Verkäufer zahlt ebenso viel'

async function anOffer(changes: Partial<PropertyValues> = {}): Promise<string> {
  const id = newId()
  await createProperty(db, id, aProperty({ provision, ...changes }), 'Test')
  return id
}

async function page(path: string, locale: Locale = 'de'): Promise<string> {
  const answer = await uncached().speak(locale).get(path)
  expect(answer.status).toBe(200)
  return answer.text()
}

/** The box in plain words; null where there is none. */
function boxIn(html: string): string | null {
  const [box] = /<section[^>]*id="kosten".*?<\/section>/s.exec(html) ?? []
  return box === undefined ? null : textOf(`<body>${box.replace(said, '').replace(rateForm, '')}`)
}

/** What is read aloud when the figures change. */
const said = /<p class="sr" aria-live.*?<\/p>/s
const rateForm = /<details.*?<\/details>/s

async function boxOf(changes: Partial<PropertyValues>, query = '', locale: Locale = 'de'): Promise<string | null> {
  return boxIn(await page(`/angebote/${await anOffer(changes)}${query}`, locale))
}

const inVolksdorf = { postalCode: '22359', purchasePrice: 629_000, parkingPrice: 29_000 } as const

test('a purchase is added up, with parking by its name', async () => {
  const box = await boxOf({ ...inVolksdorf, parkingType: 'underground' })
  expect(box).toBe(
    'Was der Kauf kostet Kaufpreis mit Tiefgarage 658.000 € Grunderwerbsteuer Hamburg, 5,5 % 36.190 € ' +
      'Notar und Grundbuch 1,5–2 %, bei kleinen Preisen mehr etwa 13.160 € Provision 3,57 % inkl. MwSt. 23.491 € ' +
      'Zusammen etwa 730.800 € Steuersätze vom 01.07.2025, geprüft am 22.09.2026. ' +
      'Kosten eines Darlehens kommen hinzu. Mit Ihrem Preis rechnen EUR Rechnen',
  )
  const furtherParking = joinRows([{ kind: 'carport', spaces: 1, price: 5_000 }])
  expect(await boxOf({ ...inVolksdorf, furtherParking })).toContain('Kaufpreis mit Stellplätzen 663.000 €')
  expect(await boxOf({ purchasePrice: 400_000 })).toContain('Was der Kauf kostet Kaufpreis 400.000 €')
})

const inAltona = { ...inVolksdorf, parkingPrice: null, purchasePrice: 600_000, provision: null } as const

test('with own funds, interest and repayment the box says the loan and its monthly rate', async () => {
  const id = await anOffer(inAltona)
  const html = await page(`/angebote/${id}?equity=150.000&interest=3,5&repayment=2+%25`)
  // 645,000 in all; 495,000 × 5.5 % / 12.
  expect(boxIn(html)).toContain('Darlehen zusammen abzüglich 150.000 € Eigenkapital etwa 495.000 €')
  expect(boxIn(html)).toContain('Rate im Monat 3,5 % Zins und 2 % Tilgung im Jahr etwa 2.269 €')
  expect(boxIn(html)).toContain('kein Angebot für ein Darlehen')
  expect(textOf(`<body>${said.exec(html)?.[0]}`)).toBe(
    'Zusammen: etwa 645.000 €, Darlehen: etwa 495.000 €, Rate im Monat: etwa 2.269 €.',
  )
  expect(html).toContain('<meta name="robots" content="noindex"')
  expect(html).toMatch(/name="interest"[^>]*aria-describedby="interest-hint"/)
  expect(textOf(html)).toContain('zum Beispiel 3,5')
  const english = await page(`/angebote/${id}?equity=&interest=3.5&repayment=2`, 'en')
  expect(textOf(english)).toContain('for example 3.5')
  expect(boxIn(english)).toContain('Monthly payment 3.5% interest and 2% repayment a year about €2,956')
})

test('a rate needs figures that can be read, and keeps what was typed', async () => {
  const id = await anOffer(inAltona)
  for (const [query, sentence] of [
    ['equity=viel&interest=3&repayment=2', 'Schreiben Sie das Eigenkapital als Zahl in Euro'],
    ['equity=150000&interest=&repayment=2', 'Schreiben Sie den Sollzins in Prozent'],
    ['interest=21&repayment=2', 'Schreiben Sie den Sollzins in Prozent'],
    ['interest=3&repayment=0', 'Schreiben Sie die Tilgung in Prozent'],
    [`interest=${'9'.repeat(5_000)}&repayment=2`, 'Schreiben Sie den Sollzins in Prozent'],
    ['interest=%3Cb%3E&repayment=-2', 'Schreiben Sie die Tilgung in Prozent'],
  ] as const) {
    const html = await page(`/angebote/${id}?${query}`)
    const [, box = ''] = html.split('id="kosten"')
    const form = rateForm.exec(box)?.[0] ?? ''
    expect([query.slice(0, 40), textOf(`<body>${form}`)]).toEqual([
      query.slice(0, 40),
      expect.stringContaining(sentence),
    ])
    expect(form).toContain('<details open')
    expect(boxIn(html)).not.toContain('Rate im Monat')
  }
  expect(controlValue(await page(`/angebote/${id}?equity=viel`), 'equity')).toBe('viel')
})

test('own funds for the whole purchase need no loan', async () => {
  const html = await page(`/angebote/${await anOffer(inAltona)}?equity=900.000&interest=3&repayment=2`)
  expect(boxIn(html)).toMatch(/Darlehen .* etwa 0 € Rate im Monat .* etwa 0 €/)
})

test('the same in English', async () => {
  const box = await boxOf({ ...inVolksdorf, parkingType: 'underground', city: 'Hamburg' }, '', 'en')
  expect(box).toContain('What the purchase costs Purchase price with underground parking €658,000')
  expect(box).toContain(
    'Property transfer tax Hamburg, 5.5% €36,190 Notary and land register 1.5–2%, more for low prices about €13,160',
  )
  expect(box).toContain('Commission 3.57% incl. VAT €23,491 Total about €730,800')
  expect(await boxOf({ postalCode: '80331', city: 'München' }, '', 'en')).toContain('Bavaria, 3.5%')
})

test('a commission is read in German, whatever staff call it in English', async () => {
  const box = await boxOf({ ...inVolksdorf, provisionEn: 'Our usual fee of 9%' }, '', 'en')
  expect(box).toContain('Commission 3.57% incl. VAT €23,491')
})

test.each([
  ['provisionsfrei', 'Provision keine Zusammen etwa 430.000 €'],
  ['3 % zzgl. MwSt.', 'Provision 3,57 % inkl. MwSt. 14.280 € Zusammen etwa 444.300 €'],
  ['nach Vereinbarung', 'Provision nach Vereinbarung Zusammen zuzüglich Provision etwa 430.000 €'],
  ['Für Mieter provisionsfrei', 'Provision Für Mieter provisionsfrei Zusammen zuzüglich Provision etwa 430.000 €'],
  [null, '1,5–2 %, bei kleinen Preisen mehr etwa 8.000 € Zusammen ohne Provision gerechnet etwa 430.000 €'],
])('an offer that says %j of its commission', async (said, words) => {
  expect(await boxOf({ purchasePrice: 400_000, provision: said })).toContain(words)
})

test('the rates are those of the day in Berlin', async () => {
  const id = await anOffer({ purchasePrice: 400_000, postalCode: '28195', city: 'Bremen' })
  vi.useFakeTimers({ toFake: ['Date'] })
  try {
    vi.setSystemTime(new Date('2025-06-30T21:59:00Z'))
    expect(boxIn(await page(`/angebote/${id}`))).toContain('Bremen, 5 % 20.000 €')
    vi.setSystemTime(new Date('2025-06-30T22:01:00Z'))
    expect(boxIn(await page(`/angebote/${id}`))).toContain('Bremen, 5,5 % 22.000 €')
  } finally {
    vi.useRealTimers()
  }
})

test('where nobody knows the Land, there is no box', async () => {
  expect(await boxOf({ postalCode: null, city: 'Neustadt' })).toBeNull()
  expect(await boxOf({ postalCode: '00000', city: 'Atlantis' })).toBeNull()
})

test('a visitor reckons with another price, on a page that search engines leave alone', async () => {
  const path = `/angebote/${await anOffer({ ...inVolksdorf, parkingType: 'underground' })}`
  const html = await page(`${path}?price=600.000+%E2%82%AC`)
  expect(boxIn(html)).toContain('Ihr Preis mit Tiefgarage 600.000 € Grunderwerbsteuer Hamburg, 5,5 % 33.000 €')
  expect(controlValue(html, 'price')).toBe('600.000 €')
  expect(html).toContain('<meta name="robots" content="noindex"/>')
  expect(html).toMatch(/<form[^>]*method="get"[^>]*action="[^"]*#kosten"/)
  expect(boxIn(await page(`${path}?price=600,000`, 'en'))).toContain('Your price with underground parking €600,000')
  const plain = await page(path)
  expect(plain).not.toContain('content="noindex"')
  expect(boxIn(await page(`${path}?price=`))).toBe(boxIn(plain))
})

test.each(['viel', '-5', '0', '9'.repeat(30), '600.000 $', '<b>"'])(
  'a price of %j is asked for again',
  async (typed) => {
    const path = `/angebote/${await anOffer(inVolksdorf)}`
    const html = await page(`${path}?price=${encodeURIComponent(typed)}`)
    expect(boxIn(html)).toContain('Schreiben Sie den Preis als Zahl in Euro, zwischen 1.000 und 100.000.000.')
    expect(boxIn(html)).toContain('Kaufpreis mit Stellplatz 658.000 €')
    expect(controlValue(html, 'price')).toBe(typed)
    expect(html).toMatch(/name="price"[^>]*aria-invalid="true"[^>]*aria-describedby="[^"]*price-error"/)
  },
)

test('a price on request is not in the box, which reckons with what a visitor types', async () => {
  const id = await anOffer({ ...inVolksdorf, priceOnRequest: true, parkingType: 'underground' })
  expect(boxIn(await page(`/angebote/${id}`))).toBe(
    'Was der Kauf kostet Den Preis nennen wir auf Anfrage. Tragen Sie einen ein, steht hier, was dazukommt. ' +
      'Mit Ihrem Preis rechnen EUR Rechnen',
  )
  const box = boxIn(await page(`/angebote/${id}?price=1000000`))
  expect(box).toContain('Ihr Preis 1.000.000 € Grunderwerbsteuer Hamburg, 5,5 % 55.000 €')
  expect(boxIn(await page(`/angebote/${id}/expose`))).toBeNull()
  expect(textOf(await page(`/angebote/${id}/expose`))).not.toContain('Was der Kauf kostet')
})

const rental = {
  marketType: 'rent',
  houseType: 'apartment',
  purchasePrice: null,
  baseRent: 900,
  serviceCharge: 150,
  heatingCosts: 80.5,
  deposit: 2_700,
  provision: 'Für Mieter provisionsfrei',
} as const

test('a rental says what moving in costs, and adds it up where every part is a figure', async () => {
  expect(await boxOf(rental)).toBe(
    'Was der Einzug kostet Erste Warmmiete 1.130,50 € Kaution 2.700 € ' +
      'Provision keine, die zahlt der Vermieter Zusammen 3.830,50 €',
  )
  expect(await boxOf({ ...rental, provision: null }, '', 'en')).toBe(
    'What moving in costs First month’s total rent €1,130.50 Deposit €2,700 ' +
      'Commission none, the landlord pays it Total €3,830.50',
  )
  const words = await boxOf({ ...rental, heatingCosts: null, deposit: null, depositText: '3 Nettokaltmieten' })
  expect(words).toContain('Erste Kaltmiete 900 € Kaution 3 Nettokaltmieten Provision keine')
  expect(words).not.toContain('Zusammen')
  expect(await boxOf({ ...rental, deposit: null })).not.toContain('Zusammen')
  const cold = await boxOf({ ...rental, heatingCosts: null })
  expect(cold).toContain('Erste Kaltmiete 900 € Kaution 2.700 €')
  expect(cold).toContain('Zusammen ohne Nebenkosten gerechnet 3.600 €')
  const charged = await boxOf({ ...rental, provision: '2,38 Kaltmieten inkl. MwSt.' })
  expect(charged).toContain('Provision 2,38 Kaltmieten inkl. MwSt.')
  expect(charged).not.toContain('Zusammen')
})

test('a rent on request and whatever is reserved have no box', async () => {
  expect(await boxOf({ ...rental, priceOnRequest: true })).toBeNull()
  expect(await boxOf({ ...rental, reserved: true })).toBeNull()
  expect(await boxOf({ ...inVolksdorf, reserved: true })).toBeNull()
})

test('the exposé and the preview for staff say the same; the exposé asks for no price', async () => {
  const id = await anOffer(inVolksdorf)
  const expose = await page(`/angebote/${id}/expose`)
  expect(textOf(expose)).toContain('Was der Kauf kostet')
  expect(textOf(expose)).toContain('Zusammen etwa 730.800 €')
  expect(expose).not.toContain('name="price"')
  const preview = await (await (await staff()).get(`/dashboard/properties/${id}/preview?price=600000`)).text()
  expect(boxIn(preview)).toContain('Ihr Preis mit Stellplatz 600.000 €')
})

test('an own price costs no other statements, and its page is not kept', async () => {
  const path = `/angebote/${await anOffer(inVolksdorf)}`
  const count = async (address: string) => (await callsDuring(() => page(address))).flat().length
  expect(await count(`${path}?price=600000`)).toBe(await count(path))
  const visitor = new Visitor()
  const status = async (address: string) => (await visitor.get(address)).headers.get('Cache-Status')
  await status(path)
  expect(await status(path)).toMatch(/hit/)
  for (const address of [`${path}?price=600000`, `${path}?price=`, `${path}.data?price=600000`]) {
    await status(address)
    expect(await status(address)).toBeNull()
  }
  expect(boxIn(await (await visitor.get(path)).text())).toContain('658.000 €')
})
