import { env } from 'cloudflare:test'
import { encode } from 'uqr'
import { beforeAll, expect, test } from 'vitest'
import { saveAgency } from '#app/data/agency/settings.server.ts'
import { newId } from '#app/data/database.server.ts'
import { createTeamMember } from '#app/data/entries/team-members.server.ts'
import { createPicture } from '#app/data/pictures/images.server.ts'
import { createProperty } from '#app/data/properties/properties.server.ts'
import type { PropertyValues } from '#app/domain/properties/property.ts'
import type { Locale } from '#app/fields/locale.ts'
import { drawQrCode } from '#app/ui/expose/qr-code.server.ts'
import { demoSettings } from '#scripts/demo/people.ts'
import { aProperty } from '#tests/support/properties.ts'
import { db, textOf, unescaped, Visitor } from '#tests/support/visitor.ts'

const person = {
  name: 'Erika Muster',
  role: 'Verkauf',
  telephone: '040 123456',
  email: 'erika@giebel.test',
  bio: null,
}

beforeAll(async () => {
  await saveAgency(db, demoSettings)
  await createTeamMember(db, 'member000001', person, 0, null)
})

async function aStored(changes: Partial<PropertyValues> = {}): Promise<string> {
  const id = newId()
  await createProperty(db, id, aProperty(changes), 'Test')
  return id
}

async function expose(id: string, locale: Locale = 'de'): Promise<string> {
  const visitor = new Visitor()
  visitor.speak(locale)
  const answer = await visitor.get(`/angebote/${id}/expose`)
  expect(answer.status).toBe(200)
  return answer.text()
}

async function addPicture(id: string, key: string, kind: 'photo' | 'floorPlan', alt: string): Promise<void> {
  await createPicture(db, id, { key, kind, width: 1600, height: 1067, alt, caption: null })
}

test('an exposé holds what a reader needs away from the screen', async () => {
  const id = await aStored({
    name: 'Landhaus am Wald',
    propertyNumber: 'GI-1',
    description: 'Ein stilles Haus.\n\nMit Garten.',
    energyCertificate: 'available',
    energyCertificateType: 'consumption',
    energyConsumption: 98.5,
    energyEfficiencyClass: 'C',
    primaryEnergySource: 'gas',
    energyYearBuilt: 1998,
    provision: '3,57 % inkl. MwSt.',
    responsibleMember: 'member000001',
    addressVisible: true,
  })
  await addPicture(id, 'cover0000001', 'photo', 'Straßenseite')
  await addPicture(id, 'plan00000001', 'floorPlan', 'Grundriss Erdgeschoss')
  const html = await expose(id)
  const text = textOf(html)
  for (const words of [
    'Landhaus am Wald',
    'Objekt GI-1',
    'Probeweg 7',
    '650.000 €',
    '3,57 % inkl. MwSt.',
    'Ein stilles Haus.',
    'Verbrauchsausweis',
    '98,5 kWh/(m²·a)',
    'Effizienzklasse C',
    'Gas',
    'Baujahr laut Energieausweis 1998',
    'Erika Muster',
    '040 123456',
    'erika@giebel.test',
    'Giebel Immobilien GmbH',
    'Am Giebelhof 4, 20457 Hamburg',
    `${env.SITE_URL}/angebote/${id}`,
    'Irrtum und Zwischenverkauf vorbehalten.',
  ]) {
    expect(text).toContain(words)
  }
  expect(html).toContain('alt="Straßenseite"')
  expect(html).toContain('alt="Grundriss Erdgeschoss"')
})

test('an exposé stands by itself, and search engines leave it alone', async () => {
  const html = await expose(await aStored())
  expect(html).toContain('<meta name="robots" content="noindex"/>')
  expect(html).not.toContain('<nav')
  expect(html).not.toMatch(/\sstyle="/)
  expect(html.match(/<h1[ >]/g)).toHaveLength(1)
  // Without scripts a sentence says how to print; a button could not.
  expect(textOf(html)).toContain('Über den Befehl „Drucken“ Ihres Browsers')
  expect(html.slice(0, html.indexOf('<main'))).not.toContain('<button type="button"')
})

test('an exposé speaks the language of the visitor', async () => {
  const id = await aStored({ marketType: 'rent', baseRent: 900, serviceCharge: 100, purchasePrice: null })
  const text = textOf(await expose(id, 'en'))
  for (const words of ['Back to the property', 'Costs', '€900', 'All details', 'subject to prior letting.']) {
    expect(text).toContain(words)
  }
})

test('what is withheld on the page is withheld on paper', async () => {
  const id = await aStored({ purchasePrice: 7_654_321, priceOnRequest: true, parkingPrice: 54_321 })
  const html = await expose(id)
  expect(html).not.toMatch(/7[.,]?654[.,]?321|54[.,]?321/)
  expect(html).not.toContain('Probeweg')
  expect(textOf(html)).toContain('Preis auf Anfrage')
})

test('what was typed stays text on paper', async () => {
  const hostile = '<script>alert(1)</script>'
  const html = await expose(await aStored({ name: hostile, description: hostile, fittings: `- ${hostile}` }))
  expect(html).not.toContain('<script>alert')
  expect(textOf(html)).toContain(hostile)
})

test('the QR code on the page is that of its address, module by module', async () => {
  const id = await aStored()
  const html = await expose(id)
  const [, box = '', path = ''] = /<svg[^>]*viewBox="([^"]+)"[^>]*role="img"[^>]*><path d="([^"]+)"/.exec(html) ?? []
  const { data, size } = encode(`${env.SITE_URL}/angebote/${id}`, { ecc: 'M', border: 0 })
  expect(box).toBe(`-4 -4 ${size + 8} ${size + 8}`)
  expect(modulesOf(unescaped(path), size)).toEqual(data)
})

test('a drawing of a QR code is whole for long addresses too', () => {
  for (const text of ['https://a.de', `https://giebel.example/${'x'.repeat(300)}`]) {
    const { path, size } = drawQrCode(text)
    expect(modulesOf(path, size)).toEqual(encode(text, { ecc: 'M', border: 0 }).data)
  }
})

/** The dark modules that the bars of a path cover. */
function modulesOf(path: string, size: number): boolean[][] {
  const modules = Array.from({ length: size }, () => Array.from({ length: size }, () => false))
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g)) {
    modules[Number(y)]?.fill(true, Number(x), Number(x) + Number(length))
  }
  return modules
}
