/** What happens by the clock at night: every step, that one which fails holds up none of the others, and nothing twice. */

import { createExecutionContext, createScheduledController, env } from 'cloudflare:test'
import { eq, isNull, sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createPasswordToken } from '#app/data/access/password-tokens.server.ts'
import { saveHomePicture } from '#app/data/agency/home-picture.server.ts'
import { newId } from '#app/data/database.server.ts'
import { createEnquiry } from '#app/data/enquiries/enquiries.server.ts'
import { createTeamMember } from '#app/data/entries/team-members.server.ts'
import { createTestimonial } from '#app/data/entries/testimonials.server.ts'
import { retryPauses } from '#app/data/outbox/claim.server.ts'
import { createPicture, listPictures } from '#app/data/pictures/images.server.ts'
import { storePicture } from '#app/data/pictures/media.server.ts'
import { sweepBounds, sweepPictures } from '#app/data/pictures/picture-sweep.server.ts'
import { listTrashedPictures, trashPictures } from '#app/data/pictures/picture-trash.server.ts'
import { createProperty, findProperty } from '#app/data/properties/properties.server.ts'
import { trashLifetime } from '#app/data/saving/trash.server.ts'
import { sessions } from '#app/data/tables/access.server.ts'
import { enquiries } from '#app/data/tables/enquiries.server.ts'
import { imports } from '#app/data/tables/exchange.server.ts'
import { mailedLinks } from '#app/data/tables/mailed-links.server.ts'
import { outbox } from '#app/data/tables/outbox.server.ts'
import { images, properties } from '#app/data/tables/properties.server.ts'
import { addDays, addMonths, berlinMidnight, berlinToday, weekOf } from '#app/domain/calendar.ts'
import { teamMemberFields } from '#app/domain/entries/team-member.ts'
import type { PropertyValues } from '#app/domain/properties/property.ts'
import { emptyValues } from '#app/fields/field.ts'
import worker from '#build/server/index.js'
import { aReadImport } from '#tests/support/imports.ts'
import { aPicture } from '#tests/support/picture-files.ts'
import { anAgency, deliveryRun, pass, postOffice } from '#tests/support/post-office.ts'
import { aProperty, setTrashed } from '#tests/support/properties.ts'
import { aUser, db, staff } from '#tests/support/visitor.ts'

const day = 24 * 60 * 60 * 1000
const atNight = ({ bindings } = postOffice()) =>
  worker.scheduled(createScheduledController({ cron: '17 2 * * *' }), bindings, createExecutionContext())
const media = { bucket: env.MEDIA, images: env.IMAGES }

beforeEach(() => anAgency())

afterEach(async () => {
  vi.restoreAllMocks()
  vi.useRealTimers()
  for (const table of [outbox, enquiries, properties, sessions, mailedLinks]) await db.delete(table)
  await env.MEDIA.delete(await fileNames())
})

/** The names of all files in R2 but those about revisions, which each run renews (witness.test.ts). */
async function fileNames(): Promise<string[]> {
  return (await env.MEDIA.list()).objects.map(({ key }) => key).filter((key) => !key.startsWith('revisions/'))
}

/** Lets so much time pass for everything, files in R2 included. */
function later(milliseconds: number): void {
  vi.setSystemTime(Date.now() + milliseconds)
}

test('sessions that nobody can use any more are removed, the others stay', async () => {
  await staff()
  await db.update(sessions).set({ expiresAt: new Date(Date.now() - 1000) })
  await staff()
  await atNight()
  expect(await db.select().from(sessions)).toHaveLength(1)
})

test('what has been in the trash for 30 days is deleted with its pictures, what is newer can still be restored', async () => {
  const stored = await aStoredPicture()
  for (const [id, days] of [
    ['trashlongago', 31],
    ['trashrecent0', 29],
  ] as const) {
    await createProperty(db, id, aProperty(), 'Test')
    await setTrashed(db, id, true, 'Test')
    const deletedAt = new Date(Date.now() - (trashLifetime / 30) * days)
    await db.update(properties).set({ deletedAt, version: sql`version + 1` }).where(eq(properties.id, id))
  }
  await createPicture(db, 'trashlongago', { ...stored, kind: 'photo', alt: '', caption: null })
  await atNight()
  expect(await findProperty(db, 'trashlongago')).toBeNull()
  expect(await env.MEDIA.head(`pictures/${stored.key}/original.webp`)).toBeNull()
  expect(await setTrashed(db, 'trashrecent0', false, 'Test')).toBe(true)
})

test('a picture is deleted with its file after 30 days in the trash; a newer one stays there', async () => {
  const id = newId()
  await createProperty(db, id, aProperty(), 'Test')
  const [old, recent, shown] = await Promise.all([aStoredPicture(), aStoredPicture(), aStoredPicture()])
  for (const picture of [old, recent, shown])
    await createPicture(db, id, { ...picture, kind: 'photo', alt: '', caption: null })
  for (const [{ key }, days] of [
    [old, 31],
    [recent, 29],
  ] as const) {
    expect(await trashPictures(db, id, [key], 'Test')).toBe(1)
    await db
      .update(images)
      .set({ deletedAt: new Date(Date.now() - days * day) })
      .where(eq(images.key, key))
  }
  await atNight()
  expect((await listTrashedPictures(db, id)).map(({ key }) => key)).toEqual([recent.key])
  expect((await listPictures(db, id)).map(({ key }) => key)).toEqual([shown.key])
  expect(await env.MEDIA.head(`pictures/${old.key}/original.webp`)).toBeNull()
  for (const { key } of [recent, shown]) expect(await env.MEDIA.head(`pictures/${key}/original.webp`)).not.toBeNull()
})

test('a picture that leaves the trash keeps its file while something else shows it', async () => {
  const id = newId()
  const picture = await aStoredPicture()
  await createProperty(db, id, aProperty({ published: false }), 'Test')
  await createPicture(db, id, { ...picture, kind: 'photo', alt: '', caption: null })
  await createTestimonial(db, newId(), { quote: 'Gut', author: 'Ida', originConfirmed: true }, 1, asImage(picture))
  expect(await trashPictures(db, id, [picture.key], 'Test')).toBe(1)
  await db.update(images).set({ deletedAt: new Date(Date.now() - 31 * day) })
  await atNight()
  expect(await listTrashedPictures(db, id)).toEqual([])
  expect(await env.MEDIA.head(`pictures/${picture.key}/original.webp`)).not.toBeNull()
})

test('a property from before there were points gets its place and its circle', async () => {
  await createProperty(db, 'pointless000', aProperty(), 'Test')
  const isPointless = { circle: null, place: null, version: sql`version + 1` }
  await db.update(properties).set(isPointless).where(eq(properties.id, 'pointless000'))
  await atNight()
  const [row] = await db.select({ circle: properties.circle, place: properties.place }).from(properties)
  expect(row).toEqual({ circle: expect.anything(), place: expect.anything() })
})

/** Stores an enquiry that was answered at a moment, with a mail that was delivered. */
async function anEnquiry(message: string, answeredAt: Date | null, parcel: Partial<typeof outbox.$inferInsert> = {}) {
  const asked = { name: 'Ada Beispiel', email: 'ada@example.org', phone: null, message, propertyId: null }
  const { id } = await createEnquiry(db, { ...asked, locale: 'de' }, [{ channel: 'mail', payload: {} }])
  const status = answeredAt ? 'answered' : 'new'
  await db.update(enquiries).set({ answeredAt, status }).where(eq(enquiries.id, id))
  const delivered = { attempts: 1, nextAttemptAt: null, deliveredAt: new Date() }
  await db
    .update(outbox)
    .set({ ...delivered, ...parcel })
    .where(eq(outbox.enquiryId, id))
  return id
}

const messages = async () => (await db.select().from(enquiries)).map(({ message }) => message).sort()

/** The first moment of a day that lies so many months and days back. */
const back = (months: number, days = 0) => berlinMidnight(addDays(addMonths(berlinToday(), -months), -days))

test('an enquiry is deleted half a year after it was answered, with what it sent out; open ones are kept', async () => {
  vi.setSystemTime(new Date('2026-11-21T02:17:00Z'))
  await anEnquiry('longago', back(6))
  await anEnquiry('tomorrow', back(6, -1))
  await anEnquiry('open', null)
  await atNight()
  expect(await messages()).toEqual(['open', 'tomorrow'])
  expect(await db.select().from(outbox).where(eq(outbox.enquiryId, 'longago'))).toEqual([])
})

test('the setting says how long: what one month deletes, a hundred and twenty keep', async () => {
  vi.setSystemTime(new Date('2026-11-21T02:17:00Z'))
  await anEnquiry('a month ago', back(1))
  await anEnquiry('ten years ago', back(120, -1))
  await anAgency({ enquiryRetentionMonths: 120 })
  await atNight()
  expect(await messages()).toEqual(['a month ago', 'ten years ago'])
  await anAgency({ enquiryRetentionMonths: 1 })
  await atNight()
  expect(await messages()).toEqual([])
})

test('what was delivered 90 days ago is forgotten, and so is every notice; what waits is kept', async () => {
  const longAgo = new Date(Date.now() - 91 * day)
  const old = await anEnquiry('old', null, { deliveredAt: longAgo, createdAt: longAgo })
  const recent = await anEnquiry('recent', null, { deliveredAt: new Date(Date.now() - 89 * day), createdAt: longAgo })
  const lost = await anEnquiry('lost', null, { deliveredAt: null, lastError: 'x', createdAt: longAgo })
  const notice = { channel: 'mail', payload: {}, createdAt: longAgo, deliveredAt: new Date() } as const
  await db.insert(outbox).values({ id: 'notice-2020-W01', ...notice })
  await atNight()
  const left = (await db.select().from(outbox)).map(({ enquiryId }) => enquiryId)
  expect(left).toEqual(expect.arrayContaining([recent, lost]))
  expect(left).not.toContain(old)
  expect(await db.select().from(outbox).where(eq(outbox.id, 'notice-2020-W01'))).toEqual([])
})

async function aStoredPicture() {
  const stored = await storePicture(media, aPicture())
  if ('problem' in stored) throw new Error(stored.problem)
  return stored
}

/** As the row that it belongs to refers to it. */
const asImage = ({ key, width, height }: Awaited<ReturnType<typeof aStoredPicture>>) => ({
  pictureKey: key,
  pictureWidth: width,
  pictureHeight: height,
})

/** Puts a file of a picture that no row refers to. */
const anOrphan = (key: string, file = 'original.webp') => env.MEDIA.put(`pictures/${key}/${file}`, 'x')

test('files that no row refers to are swept up after a day; pictures in use stay with all their widths', async () => {
  const [photo, portrait, face, house] = [
    await aStoredPicture(),
    await aStoredPicture(),
    await aStoredPicture(),
    await aStoredPicture(),
  ]
  await createProperty(db, 'property0001', aProperty(), 'Test')
  await createPicture(db, 'property0001', { ...photo, kind: 'photo', alt: '', caption: null })
  await createTeamMember(db, newId(), { ...emptyValues(teamMemberFields), name: 'Ada' }, 1, asImage(portrait))
  await createTestimonial(db, newId(), { quote: 'Gut', author: 'Ida', originConfirmed: true }, 1, asImage(face))
  await saveHomePicture(db, asImage(house), 'Haus')
  await env.MEDIA.put(`pictures/${photo.key}/480.webp`, 'x')
  await env.MEDIA.put(`pictures/${face.key}/480.smallest`, 'x')
  await env.MEDIA.put('pictures/readme.txt', 'x')
  await env.MEDIA.put('other/file', 'x')
  const inUse = await fileNames()
  await anOrphan('a'.repeat(24))
  await anOrphan('a'.repeat(24), '480.webp')
  await anOrphan('f'.repeat(24), '960.smallest')
  await atNight()
  expect(await fileNames()).toHaveLength(inUse.length + 3)
  later(25 * 60 * 60 * 1000)
  await atNight()
  expect(await fileNames()).toEqual(inUse)
})

test('a sweep goes no further than its bounds, and the next one goes on where it stopped', async () => {
  for (let index = 0; index < 10; index++) await anOrphan(`${index}`.repeat(24))
  later(25 * 60 * 60 * 1000)
  const sweep = () => sweepPictures(db, media, { ...sweepBounds, pages: 2, files: 3 })
  const pictures = async () => (await fileNames()).filter((name) => name.startsWith('pictures/'))
  await sweep()
  expect(await pictures()).toHaveLength(4)
  // What comes up behind the place where it stopped is left for the next round.
  await env.MEDIA.put(`pictures/${'0'.repeat(24)}/480.webp`, 'x')
  later(25 * 60 * 60 * 1000)
  await sweep()
  expect(await pictures()).toEqual([`pictures/${'0'.repeat(24)}/480.webp`])
  await sweep()
  expect(await fileNames()).toEqual([])
})

test('R2 refuses a delete half-way: what is done stays done, and the next night finishes', async () => {
  for (const id of ['trash1', 'trash2']) {
    await createProperty(db, id, aProperty(), 'Test')
    await setTrashed(db, id, true, 'Test')
    await createPicture(db, id, { ...(await aStoredPicture()), kind: 'photo', alt: '', caption: null })
  }
  const deletedAt = new Date(Date.now() - trashLifetime - day)
  await db.update(properties).set({ deletedAt, version: sql`version + 1` })
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
  const remove = env.MEDIA.delete.bind(env.MEDIA)
  const refusing = vi
    .spyOn(env.MEDIA, 'delete')
    .mockImplementationOnce(remove)
    .mockImplementationOnce(() => {
      throw new Error('R2 refuses')
    })
  await expect(atNight()).rejects.toThrow('The nightly job failed in: trash')
  expect(logged.mock.calls.flat()).toEqual([expect.stringMatching(/"step":"trash","fault":"Error: R2 refuses/)])
  expect(await db.select().from(properties)).toEqual([])
  expect(await fileNames()).toHaveLength(1)
  refusing.mockRestore()
  later(25 * 60 * 60 * 1000)
  await atNight()
  expect(await fileNames()).toEqual([])
})

test('D1 fails in the third step: the others are done, the run ends as failed, the next one does what is left', async () => {
  const user = await aUser()
  await createPasswordToken(db, user.id)
  await staff()
  await db.update(sessions).set({ expiresAt: new Date(0) })
  await db.update(mailedLinks).set({ expiresAt: new Date(0) })
  await anEnquiry('longago', back(7))
  await createProperty(db, 'certificate1', aProperty(endingOn(addDays(berlinToday(), 3))), 'Test')
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
  const prepare = env.DB.prepare.bind(env.DB)
  const failing = vi.spyOn(env.DB, 'prepare').mockImplementation((text) => {
    if (/^delete from "mailed_links" .*"expires_at" </.test(text)) throw new Error('D1_ERROR: Network connection lost.')
    return prepare(text)
  })
  await expect(atNight()).rejects.toThrow('The nightly job failed in: mailedLinks')
  failing.mockRestore()
  expect(logged.mock.calls.flat()).toEqual([expect.stringContaining('Network connection lost.')])
  expect(await db.select().from(sessions)).toEqual([])
  expect(await messages()).toEqual([])
  expect(await notices()).toHaveLength(1)
  expect(await db.select().from(mailedLinks)).toHaveLength(1)
  await atNight()
  expect(await db.select().from(mailedLinks)).toEqual([])
  expect(await notices()).toHaveLength(1)
})

test('two nightly runs at once do everything once', async () => {
  await anEnquiry('longago', back(7))
  await createProperty(db, 'certificate1', aProperty(endingOn('2020-01-31')), 'Test')
  await anOrphan('a'.repeat(24))
  later(25 * 60 * 60 * 1000)
  await Promise.all([atNight(), atNight()])
  expect(await messages()).toEqual([])
  expect(await fileNames()).toEqual([])
  expect(await notices()).toHaveLength(1)
})

const notices = () => db.select().from(outbox).where(isNull(outbox.enquiryId))

const endingOn = (energyCertificateValidUntil: string): Partial<PropertyValues> => ({
  energyCertificate: 'available',
  energyCertificateType: 'demand',
  energyConsumption: 100,
  energyEfficiencyClass: 'C',
  primaryEnergySource: 'gas',
  energyYearBuilt: 1990,
  energyCertificateValidUntil,
})

test('the notice of the week names certificates, deletions and what was given up, and no visitor', async () => {
  vi.setSystemTime(new Date('2026-11-22T02:17:00Z'))
  const certificates = { 'N-1': '2026-12-22', 'N-2': '2026-12-23', 'N-3': '2026-11-21', 'N-4': '2026-11-30' }
  for (const [propertyNumber, date] of Object.entries(certificates)) {
    const values = aProperty({ ...endingOn(date), propertyNumber, name: 'Haus\r\nBcc: all@evil.example' })
    await createProperty(db, propertyNumber, { ...values, published: propertyNumber !== 'N-4' }, 'Test')
  }
  await anEnquiry('announced', new Date('2026-06-06T10:00:00Z'))
  await anEnquiry('not yet', new Date('2026-06-07T10:00:00Z'))
  await anEnquiry('given up', null, { attempts: retryPauses.length + 1, deliveredAt: null, lastError: 'Antwort 503' })
  const office = postOffice()
  await atNight(office)
  expect(office.mails).toEqual([
    {
      from: { name: 'Probe', email: env.MAIL_FROM },
      to: 'buero@probe.example',
      headers: { 'X-Message-ID': expect.stringMatching(/^<[\da-f]{32}@giebel\.example>$/) },
      subject: 'Ihre Website diese Woche: 2 Energieausweise, eine Anfrage vor dem Löschen, eine aufgegebene Zustellung',
      text: [
        '2 Energieausweise',
        '-----------------',
        'N-3, Haus Bcc: all@evil.example: abgelaufen am 21. November 2026',
        `  ${env.SITE_URL}/dashboard/properties/N-3`,
        'N-1, Haus Bcc: all@evil.example: gültig bis 22. Dezember 2026',
        `  ${env.SITE_URL}/dashboard/properties/N-1`,
        '',
        'eine Anfrage vor dem Löschen',
        '----------------------------',
        'Sie wird bis zum 6. Dezember 2026 automatisch gelöscht, weil die Aufbewahrung endet.',
        `  ${env.SITE_URL}/dashboard/enquiries?leaving=1`,
        '',
        'eine aufgegebene Zustellung',
        '---------------------------',
        'Gespeichert, aber nicht zugestellt, und von selbst wird es nicht mehr versucht.',
        `  ${env.SITE_URL}/dashboard`,
        '',
        'Diese E-Mail kommt höchstens einmal in der Woche, und nur, wenn es etwas zu sagen gibt.',
        '',
      ].join('\n'),
    },
  ])
})

test('the notice calls a certificate valid on its last day, and over on the next', async () => {
  vi.setSystemTime(new Date('2026-11-22T02:17:00Z'))
  for (const [propertyNumber, date] of Object.entries({ 'N-5': '2026-11-22', 'N-6': '2026-11-21' })) {
    const values = aProperty({ ...endingOn(date), propertyNumber })
    await createProperty(db, propertyNumber, { ...values, published: true }, 'Test')
  }
  const office = postOffice()
  await atNight(office)
  expect(office.mails[0]?.text).toMatch(/^N-5, .*: gültig bis 22\. November 2026$/m)
  expect(office.mails[0]?.text).toMatch(/^N-6, .*: abgelaufen am 21\. November 2026$/m)
})

test('the notice announces rules that begin soon, and how many offers lack them', async () => {
  await anAgency({})
  await createProperty(db, 'early', { ...aProperty(endingOn('2030-01-31')), published: true }, 'Test')
  const asked = { energyCertificateIssuedOn: '2027-01-02', primaryEnergyDemand: null }
  const values = aProperty({ ...endingOn('2099-01-31'), ...asked, propertyNumber: 'N-2' })
  await createProperty(db, 'late', { ...values, published: true }, 'Test')
  const office = postOffice()
  for (const [day, count] of [
    ['2026-11-29', 0],
    ['2026-12-02', 1],
    ['2026-12-10', 1],
    ['2026-12-20', 1],
  ] as const) {
    vi.setSystemTime(new Date(`${day}T02:17:00Z`))
    await atNight(office)
    expect([day, office.mails.length]).toEqual([day, count])
  }
  expect(office.mails.map(({ subject }) => subject)).toEqual([
    'Ihre Website diese Woche: neue Pflichtangaben ab 1. Januar 2027',
  ])
  expect(office.mails[0]?.text).toContain(
    [
      'Pflicht ist dann: Energieausweis auch für Baudenkmäler, Ausstellungsdatum des Energieausweises, Primärenergie laut Energieausweis.',
      'Einem öffentlichen Angebot fehlt heute etwas davon. Kein Angebot geht von selbst offline.',
      `  ${env.SITE_URL}/dashboard/rules?on=2027-01-01`,
    ].join('\n'),
  )
})

test('transfers that wait are counted in the notice, with the day since which the oldest does; those that are over are not', async () => {
  vi.setSystemTime(new Date('2026-11-21T02:17:00Z'))
  const office = postOffice()
  await aReadImport([], {}, { receivedAt: new Date('2026-11-12T09:00:00Z') })
  await aReadImport([], {}, { receivedAt: new Date('2026-11-14T09:00:00Z') })
  await aReadImport([], {}, { state: 'discarded', receivedAt: new Date('2026-11-11T09:00:00Z'), endedAt: new Date() })
  await atNight(office)
  await db.delete(imports)
  expect(office.mails.map(({ subject }) => subject)).toEqual([
    'Ihre Website diese Woche: 2 Übertragungen vor der Entscheidung',
  ])
  expect(office.mails[0]?.text).toContain(
    `Die älteste wartet seit dem 12. November 2026. Erst danach ändern sich die Objekte.\n  ${env.SITE_URL}/dashboard/exchange`,
  )
})

test.each(['2026-11-21', '2026-12-02'])(
  'nothing to say: no notice, nor of a coming rule that no offer lacks (%s)',
  async (night) => {
    vi.setSystemTime(new Date(`${night}T02:17:00Z`))
    await createProperty(
      db,
      'certificate1',
      aProperty({ ...endingOn('2099-01-31'), energyCertificateIssuedOn: '2020-05-05' }),
      'Test',
    )
    await anEnquiry('open', null)
    await atNight()
    expect(await notices()).toEqual([])
  },
)

test('the notice comes once a week, and a night that was missed is made up for by the next', async () => {
  await createProperty(db, 'certificate1', aProperty(endingOn('2020-01-31')), 'Test')
  const office = postOffice()
  // Monday and Tuesday are missed.
  for (const night of ['2026-11-25', '2026-11-26', '2026-11-29', '2026-11-30', '2026-12-01']) {
    vi.setSystemTime(new Date(`${night}T02:17:00Z`))
    await atNight(office)
    await deliveryRun(office)
  }
  expect((await notices()).map(({ id }) => id)).toEqual(['notice-2026-W48', 'notice-2026-W49'])
  expect(office.mails).toHaveLength(2)
})

test('the job dies before the notice: the next night leaves it', async () => {
  await createProperty(db, 'certificate1', aProperty(endingOn('2020-01-31')), 'Test')
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const prepare = env.DB.prepare.bind(env.DB)
  const failing = vi.spyOn(env.DB, 'prepare').mockImplementation((text) => {
    if (text.includes('insert into "outbox"')) throw new Error('D1_ERROR: Network connection lost.')
    return prepare(text)
  })
  await expect(atNight()).rejects.toThrow('failed in: notice')
  failing.mockRestore()
  expect(await notices()).toEqual([])
  await atNight()
  expect(await notices()).toHaveLength(1)
})

test('mail stays away for weeks: the notices that could not go are not sent all at once', async () => {
  await createProperty(db, 'certificate1', aProperty(endingOn('2020-01-31')), 'Test')
  const withoutSender = postOffice({ MAIL_FROM: '' })
  for (const night of ['2026-11-02', '2026-11-09', '2026-11-16']) {
    vi.setSystemTime(new Date(`${night}T02:17:00Z`))
    await atNight(withoutSender)
  }
  const office = postOffice()
  await pass(day)
  await deliveryRun(office)
  expect(office.mails).toHaveLength(1)
  expect((await notices()).map(({ id }) => id)).toEqual([`notice-${weekOf('2026-11-16')}`])
})
