/** The overview: what it counts, what it says waits for somebody, and that it says so when nothing does. */
import { eq } from 'drizzle-orm'
import { beforeEach, expect, test, vi } from 'vitest'
import { saveAgency } from '#app/data/agency/settings.server.ts'
import { newId } from '#app/data/database.server.ts'
import { createEnquiry } from '#app/data/enquiries/enquiries.server.ts'
import { retryPauses, setFailed } from '#app/data/outbox/claim.server.ts'
import { queueNotice } from '#app/data/outbox/queue.server.ts'
import { createPicture } from '#app/data/pictures/images.server.ts'
import { createProperty } from '#app/data/properties/properties.server.ts'
import { enquiries } from '#app/data/tables/enquiries.server.ts'
import { outbox } from '#app/data/tables/outbox.server.ts'
import { properties } from '#app/data/tables/properties.server.ts'
import type { PropertyValues } from '#app/domain/properties/property.ts'
import { demoSettings } from '#scripts/demo/people.ts'
import { anAgency } from '#tests/support/post-office.ts'
import { aProperty } from '#tests/support/properties.ts'
import { db, staff, textOf, type Visitor } from '#tests/support/visitor.ts'

const visitors = { de: await staff(), en: await staff() }
visitors.en.speak('en')

beforeEach(async () => {
  await db.delete(outbox)
  await db.delete(enquiries)
  await db.delete(properties)
})

async function theProperty(changes: Partial<PropertyValues>, pictures = 1): Promise<string> {
  const id = newId()
  await createProperty(db, id, aProperty(changes), 'Test')
  for (let count = 0; count < pictures; count++) {
    const key = crypto.randomUUID().replaceAll('-', '').slice(0, 24)
    await createPicture(db, id, { key, kind: 'photo', width: 640, height: 480, alt: '', caption: null })
  }
  return id
}

const said = {
  name: 'Annette <b>Thomsen',
  email: 'a@giebel.test',
  phone: null,
  message: 'Noch da?',
  locale: 'de',
} as const

const overview = async (visitor: Visitor = visitors.de) => textOf(await (await visitor.get('/dashboard')).text())

test('an office without properties, mail and people is told so', async () => {
  await anAgency()
  const german = await overview()
  expect(german).toContain('Nichts. Alles ist erledigt.')
  expect(german).toContain('Keine neue Anfrage.')
  expect(german).toContain('Keine hervorgehobenen Objekte verfügbar.')
  expect(german).toContain('Noch ist kein Objekt angelegt.')
  expect(await overview(visitors.en)).toContain('No featured properties available.')
})

test.each([
  ['2026-11-21T06:00:00Z', 'Guten Morgen', 'Good morning'],
  ['2026-11-21T12:00:00Z', 'Guten Tag', 'Good afternoon'],
  ['2026-11-21T19:00:00Z', 'Guten Abend', 'Good evening'],
])('at %s staff are greeted with „%s“', async (moment, german, english) => {
  vi.setSystemTime(new Date(moment))
  try {
    const visitor = await staff()
    expect(await overview(visitor)).toContain(`${german}, Petra Probe`)
    visitor.speak('en')
    expect(await overview(visitor)).toContain(`${english}, Petra Probe`)
  } finally {
    vi.useRealTimers()
  }
})

test('the four counts leave the trash, drafts and sales where they belong, and lead to what they count', async () => {
  await theProperty({})
  await theProperty({ highlighted: true })
  await theProperty({ highlighted: true, published: false })
  await theProperty({ sold: true, highlighted: true })
  const html = await (await visitors.de.get('/dashboard')).text()
  const counts = [...html.matchAll(/<a [^>]*href="([^"]*)"[^>]*><span>([^<]*)<\/span><strong>(\d+)<\/strong><\/a>/g)]
  expect(counts.map(([, to, name, count]) => [name, count, to])).toEqual([
    ['Objekte gesamt', '4', '/dashboard/properties'],
    ['Verfügbar', '2', '/dashboard/properties?tab=published'],
    ['Hervorgehoben', '1', '/dashboard/properties?tab=published&amp;highlighted=on'],
    ['Teammitglieder', '0', '/dashboard/team'],
  ])
  for (const [, to = '', , count] of counts.slice(0, 3)) {
    const table = await (await visitors.de.get(to.replaceAll('&amp;', '&'))).text()
    expect([to, String([...table.matchAll(/<tr id="row-/g)].length)]).toEqual([to, count])
  }
})

test('what is counted of drafts and offers leads to those alone', async () => {
  await theProperty({ published: false })
  await theProperty({ published: false, purchasePrice: null, propertyNumber: 'D-9' })
  await theProperty({ provision: null, propertyNumber: 'O-9' })
  const rows = async (query: string) => {
    const table = await (await visitors.de.get(`/dashboard/properties?${query}`)).text()
    return [...table.matchAll(/<tr id="row-[\s\S]*?<\/tr>/g)].map(([row]) => textOf(`<body>${row}`))
  }
  const drafts = await rows('tab=drafts&lacks=details')
  expect(drafts.every((row) => row.includes('fehl'))).toBe(true)
  expect(drafts.some((row) => row.includes('D-9'))).toBe(true)
  expect((await rows('tab=published&lacks=advice')).every((row) => row.includes('Hinweis'))).toBe(true)
  const nonsense = await rows('tab=drafts&lacks=%00')
  expect(nonsense).toHaveLength(2)
})

test('what waits is named with its number and leads to where it is mended', async () => {
  const draft = await theProperty({ published: false, propertyNumber: 'D-1', purchasePrice: null }, 0)
  const online = await theProperty({ propertyNumber: 'O-1' }, 0)
  const certificate = await theProperty({
    propertyNumber: 'Z-1',
    energyCertificate: 'available',
    energyCertificateType: 'demand',
    energyConsumption: 100,
    energyEfficiencyClass: 'C',
    primaryEnergySource: 'gas',
    energyYearBuilt: 1990,
    energyCertificateValidUntil: '2020-01-31',
  })
  const html = await (await visitors.de.get('/dashboard')).text()
  const text = textOf(html)
  expect(text).toContain('Entwurf D-1: 2 Angaben fehlen zur Veröffentlichung')
  expect(text).toContain('O-1 ist online, aber eine Pflichtangabe fehlt')
  expect(text).toContain('Der Energieausweis von Z-1 ist am 31.01.2020 abgelaufen')
  for (const id of [draft, online, certificate]) expect(html).toContain(`href="/dashboard/properties/${id}"`)
})

test('new enquiries are listed and counted in the side bar, and a mail that did not arrive is reported', async () => {
  const propertyId = await theProperty({ name: 'Haus am Wind' })
  const { id } = await createEnquiry(db, { ...said, propertyId }, [{ channel: 'mail', payload: {} }])
  await createEnquiry(db, { ...said, name: 'Lena Kruse', propertyId: null }, [])
  await setFailed(db, { id: `${id}-mail`, attempts: 0 }, 'Keine Verbindung')
  await db.update(outbox).set({ nextAttemptAt: new Date(Date.now() + 60_000) })
  const html = await (await visitors.de.get('/dashboard')).text()
  const text = textOf(html)
  expect(html).toContain(`href="/dashboard/enquiries/${id}"`)
  expect(text).toContain('Anfragen 2 , 2 neue')
  expect(text).toContain('2 neue Anfragen Die älteste: heute')
  expect(text).toContain('Annette <b>Thomsen Haus am Wind')
  expect(text).toContain('Lena Kruse ohne Objekt, über die Kontaktseite')
  expect(text).toContain('Annette <b>Thomsen zu Haus am Wind. Nächster Versuch: heute')
})

test('of many drafts that lack something five are named, and the others counted', async () => {
  for (let count = 0; count < 8; count++) await theProperty({ published: false, purchasePrice: null })
  const text = await overview()
  expect(text.match(/Entwurf T-/g)).toHaveLength(5)
  expect(text).toContain('Noch 3 Entwürfe, denen etwas fehlt')
})

test('a notice of the week that could not be delivered is reported, and costs the other pages nothing', async () => {
  await queueNotice(db, '2026-W47', { subject: 'Ihre Website', text: 'Text' })
  await setFailed(db, { id: 'notice-2026-W47', attempts: 0 }, 'MAIL_FROM ist nicht gesetzt.')
  expect(await overview()).toContain('Die Wochenmail an Ihr Büro wurde nicht zugestellt MAIL_FROM ist nicht gesetzt.')
  await db.update(outbox).set({ attempts: retryPauses.length + 1, nextAttemptAt: null })
  expect(await overview()).toContain('Nach 8 Versuchen aufgegeben')
  expect(await overview(visitors.en)).toContain('Gave up after 8 attempts')
  await createEnquiry(db, { ...said, propertyId: null }, [])
  const inbox = textOf(await (await visitors.de.get('/dashboard/enquiries')).text())
  expect(inbox).not.toMatch(/nicht zugestellt/i)
})

test('enquiries that will be deleted within two weeks are counted, and listed behind the link', async () => {
  vi.setSystemTime(new Date('2026-11-22T10:00:00Z'))
  try {
    visitors.de = await staff()
    visitors.en = await staff()
    visitors.en.speak('en')
    await saveAgency(db, { ...demoSettings, enquiryRetentionMonths: null })
    const answered = { Anton: '2026-06-06T10:00:00Z', Berta: '2026-05-25T10:00:00Z', Clara: '2026-06-07T10:00:00Z' }
    for (const [name, moment] of Object.entries(answered)) {
      const { id } = await createEnquiry(db, { ...said, name, propertyId: null }, [])
      await db
        .update(enquiries)
        .set({ status: 'answered', answeredAt: new Date(moment) })
        .where(eq(enquiries.id, id))
    }
    const html = await (await visitors.de.get('/dashboard')).text()
    expect(textOf(html)).toContain('2 Anfragen werden bis zum 06.12.2026 gelöscht')
    expect(html).toContain('href="/dashboard/enquiries?leaving=1"')
    expect(await overview(visitors.en)).toContain('2 enquiries will be deleted by 6 December 2026')
    const inbox = await (await visitors.de.get('/dashboard/enquiries?leaving=1')).text()
    expect(textOf(inbox)).toContain('Alle 2 Neu 0 Beantwortet 2 Archiviert 0')
    expect(textOf(inbox)).toMatch(/nächsten zwei Wochen.*Alle Anfragen zeigen.*(?:Anton.*Berta|Berta.*Anton)/)
    expect(inbox).not.toContain('Clara')
    expect(inbox).toContain('href="/dashboard/enquiries?status=answered&amp;leaving=1"')
    expect(inbox).toContain('name="leaving" value="1"')
    const file = await (await visitors.de.get('/dashboard/enquiries/export?leaving=1')).text()
    expect(file.trim().split('\r\n')).toHaveLength(3)

    await saveAgency(db, { ...demoSettings, enquiryRetentionMonths: 1 })
    expect(await overview()).toContain('3 Anfragen werden in der kommenden Nacht gelöscht')
    await saveAgency(db, { ...demoSettings, enquiryRetentionMonths: 12 })
    expect(await overview()).not.toContain('gelöscht')
    expect(textOf(await (await visitors.de.get('/dashboard/enquiries?leaving=1')).text())).toContain(
      'Keine Anfrage wird in den nächsten zwei Wochen gelöscht.',
    )
  } finally {
    vi.useRealTimers()
  }
})
