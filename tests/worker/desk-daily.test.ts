/** The daily work at the desk: stepping through a list, drafts, templates that fit the property, and reopening. */
import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { newId } from '#app/data/database.server.ts'
import { createEnquiry } from '#app/data/enquiries/enquiries.server.ts'
import { createReplyTemplate } from '#app/data/entries/reply-templates.server.ts'
import { createProperty } from '#app/data/properties/properties.server.ts'
import { changeStates } from '#app/data/properties/property-states.server.ts'
import { enquiries, enquiryReplies } from '#app/data/tables/enquiries.server.ts'
import { addMonths, berlinMidnight, berlinToday } from '#app/domain/calendar.ts'
import type { PropertyValues } from '#app/domain/properties/property.ts'
import { anAgency, deliveryRun, postOffice } from '#tests/support/post-office.ts'
import { aProperty } from '#tests/support/properties.ts'
import { statementsDuring } from '#tests/support/statements.ts'
import { aUser, controlValue, db, textOf, unescaped, Visitor, wayBack } from '#tests/support/visitor.ts'

const list = '/dashboard/enquiries'
const night = '17 2 * * *'
const page = (id: string) => `${list}/${id}`

beforeEach(async () => {
  await db.delete(enquiries)
  await anAgency()
})

let counter = 0

async function anEnquiry(
  propertyId: string | null = null,
  changes: Partial<typeof enquiries.$inferInsert> = {},
  furtherIds: readonly string[] = [],
) {
  counter += 1
  const { id } = await createEnquiry(
    db,
    {
      ...{ name: `Asker ${counter}`, email: 'asker@probe.example', phone: null, message: `Ist es frei? (${counter})` },
      ...{ propertyId, furtherIds, locale: 'de' },
    },
    [],
  )
  await db
    .update(enquiries)
    .set({ receivedAt: new Date(Date.now() - counter * 60_000), ...changes })
    .where(eq(enquiries.id, id))
  return { id, name: `Asker ${counter}` }
}

async function anOffer(changes: Partial<PropertyValues> = {}): Promise<string> {
  const id = newId()
  await createProperty(db, id, aProperty({ name: 'Am Park', published: false, ...changes }), 'Test')
  return id
}

async function someone(name = 'Petra Probe', office = postOffice()) {
  const { visitor } = await aUser('editor', name)
  const own = new Visitor(office.bindings)
  for (const [cookie, value] of visitor.cookies) own.cookies.set(cookie, value)
  return own
}

function formIn(html: string): Record<string, string> {
  const names = [
    ...['version', 'locale', 'filled', 'replyId', 'noteId', 'draftedAt', 'saysFree', 'subject', 'text', 'note'],
    'assignedTo',
  ]
  return Object.fromEntries(names.map((name) => [name, controlValue(html, name) ?? '']))
}

async function open(visitor: Visitor, address: string) {
  const answer = await visitor.get(address)
  expect([address, answer.status]).toEqual([address, 200])
  return answer.text()
}

const rowOf = async (id: string) => (await db.select().from(enquiries).where(eq(enquiries.id, id)))[0]

/** What the page calls its neighbours, and where they lead. */
function neighboursOn(html: string) {
  const [nav = ''] = /<nav[^>]*aria-label="In der Liste blättern"[\s\S]*?<\/nav>/.exec(html) ?? []
  const links = [...nav.matchAll(/<a[^>]*aria-label="([^"]*)"[^>]*href="([^"]*)"/g)]
  return {
    text: textOf(`<body>${nav}`),
    links: Object.fromEntries(links.map(([, label, to]) => [label, unescaped(String(to))])),
  }
}

test('an enquiry leads to the next and the previous one of the list that was left, also when it has just left that list', async () => {
  const visitor = await someone()
  const [first, second, third] = [await anEnquiry(), await anEnquiry(), await anEnquiry()]
  await anEnquiry(null, { status: 'archived' })
  const html = await open(visitor, `${list}?status=new`)
  const [, to = ''] = new RegExp(`href="([^"]*${second?.id}[^"]*)"`).exec(html) ?? []
  const address = unescaped(to)
  const around = neighboursOn(await open(visitor, address))
  expect(around.text).toContain('2 von 3')
  expect(Object.keys(around.links)).toEqual([`Vorige: ${first?.name}`, `Nächste: ${third?.name}`])
  expect(around.links[`Nächste: ${third?.name}`]).toContain(page(String(third?.id)))

  const archived = await visitor.post(address, { ...formIn(await open(visitor, address)), next: 'archived' })
  expect(archived.headers.get('Location')).toBe(address)
  const left = neighboursOn(await open(visitor, address))
  expect(left.text).not.toContain('von')
  expect(Object.keys(left.links)).toEqual([`Vorige: ${first?.name}`, `Nächste: ${third?.name}`])
  expect(await open(visitor, address)).toContain(`href="${list}?status=new"`)
})

test('an enquiry that was opened from elsewhere has no neighbours and asks nothing for them', async () => {
  const visitor = await someone()
  const { id } = await anEnquiry()
  await anEnquiry()
  expect(neighboursOn(await open(visitor, page(id))).links).toEqual({})
  const alone = await statementsDuring(() => visitor.get(page(id)))
  const inList = await statementsDuring(() => visitor.get(`${page(id)}?list=all`))
  expect(inList.length - alone.length).toBe(3)
})

test.each([
  ['?list=%3Cscript%3E&list=x'],
  [`?list=${'x'.repeat(5_000)}`],
  ['?list=status%3Dnonsense%26leaving%3D1'],
  ['?list=q%3D%2525&at=99999999'],
])('a list in the address that no list ever wrote does no harm: %s', async (search) => {
  const visitor = await someone()
  const { id } = await anEnquiry()
  expect((await visitor.get(page(id) + search.slice(0, 3_000))).status).toBe(200)
})

test('a draft is kept with the enquiry, for every colleague, until it is sent', async () => {
  const office = postOffice()
  const [petra, jan] = [await someone('Petra Probe', office), await someone('Jan Jansen', office)]
  const { id } = await anEnquiry(await anOffer())
  const form = await formIn(await open(petra, page(id)))
  const text = 'Guten Tag,\n\nam [Termin] passt es.'
  const kept = await petra.post(page(id), { ...form, text, next: 'draft' })
  expect([kept.status, kept.headers.get('Location')]).toEqual([303, page(id)])
  expect(textOf(await open(petra, page(id)))).toContain('ist gespeichert. Gesendet ist er nicht.')
  expect(office.mails).toEqual([])
  expect(await rowOf(id)).toMatchObject({ status: 'new', answeredAt: null, replyDraft: { text, by: 'Petra Probe' } })

  const seen = await open(jan, page(id))
  expect(formIn(seen).text).toBe(text)
  expect(textOf(seen)).toMatch(/Entwurf von Petra Probe, heute/)
  expect(textOf(await open(jan, list))).toContain('Entwurf')
  const sent = await jan.post(page(id), { ...formIn(seen), text: text.replace('[Termin]', 'Samstag'), next: 'send' })
  expect(sent.status).toBe(303)
  expect(office.mails).toHaveLength(1)
  expect(await rowOf(id)).toMatchObject({ status: 'answered', replyDraft: null })
})

test('a draft that a colleague has saved since is shown and asked about before it is replaced', async () => {
  const [petra, jan] = [await someone(), await someone('Jan Jansen')]
  const { id } = await anEnquiry()
  const [hers, his] = [formIn(await open(petra, page(id))), formIn(await open(jan, page(id)))]
  await jan.post(page(id), { ...his, text: 'Jans Entwurf', next: 'draft' })
  const refused = await petra.post(page(id), { ...hers, text: 'Petras Entwurf', next: 'draft' })
  expect(refused.status).toBe(409)
  const html = await refused.text()
  expect(textOf(html)).toMatch(/Jan Jansen hat ihn gespeichert\..*Jans Entwurf/)
  expect(formIn(html).text).toBe('Petras Entwurf')
  expect((await rowOf(id))?.replyDraft?.text).toBe('Jans Entwurf')
  expect((await petra.post(page(id), { ...formIn(html), next: 'draft' })).status).toBe(303)
  expect((await rowOf(id))?.replyDraft?.text).toBe('Petras Entwurf')
})

test('a discarded draft can be taken back, a long one is refused with what was typed, and a note beside it stays', async () => {
  const visitor = await someone()
  const { id } = await anEnquiry()
  const form = formIn(await open(visitor, page(id)))
  const long = await visitor.post(page(id), { ...form, text: 'a'.repeat(10_001), next: 'draft' })
  expect(long.status).toBe(400)
  expect(formIn(await long.text()).text).toHaveLength(10_001)
  const noted = await visitor.post(page(id), { ...form, text: 'Entwurf', note: 'Ruft an', next: 'draft' })
  expect(noted.status).toBe(200)
  const beside = await noted.text()
  expect(formIn(beside).note).toBe('Ruft an')
  expect((await visitor.post(page(id), { ...formIn(beside), note: '', text: 'Zweiter', next: 'draft' })).status).toBe(
    303,
  )

  const discarded = await visitor.post(page(id), { ...formIn(await open(visitor, page(id))), next: 'discard' })
  expect(discarded.status).toBe(303)
  expect((await rowOf(id))?.replyDraft).toBeNull()
  const undo = wayBack(await open(visitor, page(id)))
  await visitor.post(undo.action, undo.fields)
  expect((await rowOf(id))?.replyDraft?.text).toBe('Zweiter')
})

test.each([
  [
    'apartment',
    { apartmentType: 'storey' },
    'Die Wohnung ist noch frei. Wir zeigen sie gern und kommen zu der Wohnung.',
  ],
  ['house', { buildingType: 'villa' }, 'Das Haus ist noch frei. Wir zeigen es gern und kommen zu dem Haus.'],
  ['plot', { plotType: null }, 'Das Grundstück ist noch frei. Wir zeigen es gern und kommen zu dem Grundstück.'],
] as const)('a template speaks of %s in right German', async (houseType, changes, sentence) => {
  const visitor = await someone()
  const template = newId()
  const text = '[Das Objekt] ist noch frei. Wir zeigen [es] gern und kommen zu [dem Objekt].'
  await createReplyTemplate(db, template, { name: 'Frei', declines: false, text }, 'last')
  const { id } = await anEnquiry(await anOffer({ houseType, ...changes } as Partial<PropertyValues>))
  const filled = await visitor.post(page(id), { ...formIn(await open(visitor, page(id))), next: 'fill', template })
  expect(formIn(await filled.text()).text).toBe(sentence)
})

test.each([
  [{ reserved: true }, 'Reserviert'],
  [{ sold: true }, 'Verkauft'],
] as const)('no template says that a property is free which is %o', async (change, state) => {
  const office = postOffice()
  const visitor = await someone('Petra Probe', office)
  const [free, plain] = [newId(), newId()]
  const texts = { declines: false, textEn: null, subject: null, subjectEn: null }
  await createReplyTemplate(db, free, { ...texts, name: 'Zeigen', text: 'Es ist noch  frei.' }, 'last')
  await createReplyTemplate(db, plain, { ...texts, name: 'Danke', text: 'Danke.' }, 'last')
  const offer = await anOffer()
  const { id } = await anEnquiry(offer)
  const before = formIn(await open(visitor, page(id)))
  await changeStates(db, [offer], change, 'Test')
  expect(textOf(await open(visitor, page(id)))).toContain(`Zeigen (passt nicht: ${state})`)
  const refused = await visitor.post(page(id), { ...before, text: 'Getippt', next: 'fill', template: free })
  expect(refused.status).toBe(400)
  const html = await refused.text()
  expect(textOf(html)).toContain(`Sein Stand ist aber: ${state}.`)
  expect(formIn(html).text).toBe('Getippt')
  expect((await visitor.post(page(id), { ...before, next: 'fill', template: plain })).status).toBe(200)

  // Inserted while it was free.
  const stale = await visitor.post(page(id), { ...before, text: 'Es ist noch frei.', next: 'send' })
  expect(stale.status).toBe(400)
  expect(office.mails).toEqual([])
  const again = formIn(await stale.text())
  expect((await visitor.post(page(id), { ...again, next: 'send' })).status).toBe(303)
  expect(office.mails).toHaveLength(1)
})

test('the tick adds the card of a public property with its exposé to the mail, to the preview and to what was sent', async () => {
  const office = postOffice()
  const visitor = await someone('Petra Probe', office)
  const offer = await anOffer({
    marketType: 'rent',
    purchasePrice: null,
    baseRent: 1_980,
    rooms: 4,
    livingArea: 104,
    published: true,
  })
  const { id } = await anEnquiry(offer)
  const html = await open(visitor, page(id))
  expect(html).toMatch(/<input[^>]*name="expose"[^>]*checked/)
  const card =
    /Am Park\nT-\d+ · Hamburg\n1\.980\s€ Kaltmiete[^\n]* · 104\sm² · 4 Zimmer\nAngebot: http\S+\/angebote\/\w+\nExposé: http\S+\/angebote\/\w+\/expose/
  expect(unescaped(html)).toMatch(card)
  const form = formIn(html)
  await visitor.post(page(id), { ...form, text: 'Mit Karte', expose: 'on', next: 'send' })
  expect(office.mails[0]?.text).toMatch(card)
  const [reply] = await db.select().from(enquiryReplies).where(eq(enquiryReplies.enquiryId, id))
  expect(reply?.text).toMatch(card)
  const plain = formIn(await open(visitor, page(id)))
  await visitor.post(page(id), { ...plain, text: 'Ohne', next: 'send' })
  expect(office.mails[1]?.text).not.toContain('/expose')
})

test('a reply about several properties names them and adds a card of each public one, five at most', async () => {
  const office = postOffice()
  const visitor = await someone('Petra Probe', office)
  const [first, loft, ...more] = await Promise.all(
    ['Landhaus', 'Loft', 'Kate', 'Hof', 'Villa', 'Reet', 'Turm'].map((name) =>
      anOffer({ name, nameEn: `${name} (EN)`, published: name !== 'Kate' }),
    ),
  )
  const form = async (further: readonly string[], changes = {}) => {
    const { id } = await anEnquiry(first, changes, further)
    const html = await open(visitor, page(id))
    return { id, html, fields: formIn(html) }
  }
  const two = await form([loft ?? ''])
  expect(two.fields.subject).toMatch(/^Ihre Anfrage zu Landhaus \(T-\d+\) und Loft \(T-\d+\)$/)
  expect(textOf(two.html)).toContain('2 Objekte mit Link zum Exposé anfügen')
  const english = await form([loft ?? ''], { locale: 'en' })
  expect(english.fields.subject).toMatch(/^Your enquiry about Landhaus \(EN\) \(T-\d+\) and Loft \(EN\) \(T-\d+\)$/)
  const long = await anOffer({ name: 'L'.repeat(110) })
  expect((await form([long])).fields.subject).toMatch(/^Ihre Anfrage zu Landhaus \(T-\d+\) und einem weiteren$/)

  const { html, id, fields } = await form([loft ?? '', ...more])
  expect(fields.subject).toMatch(/^Ihre Anfrage zu Landhaus \(T-\d+\) und 6 weiteren$/)
  expect(textOf(html)).toContain('5 Objekte mit Link zum Exposé anfügen')
  const given = /http\S+\/angebote\/\w{12}(?=\n)/.exec(unescaped(html))?.[0] ?? ''
  expect(given).toContain(first)
  await visitor.post(page(id), { ...fields, text: `Mehr: ${given}.`, expose: 'on', next: 'send' })
  const text = office.mails[0]?.text ?? ''
  expect(text.match(/^(Landhaus|Loft|Kate|Hof|Villa|Reet|Turm)$/gm)).toEqual([
    'Landhaus',
    'Loft',
    'Hof',
    'Villa',
    'Reet',
  ])
  expect(text.match(/\/angebote\/\w+\/expose$/gm)).toHaveLength(5)
  // The text gives the page of the first already.
  expect(text.split(given)).toHaveLength(3)
  expect(text.match(/^Angebot: /gm)).toHaveLength(4)
})

test('an old enquiry that is reopened outlives the next night; its time counts from the reopening', async () => {
  const visitor = await someone()
  const today = berlinToday()
  const old = berlinMidnight(addMonths(today, -30))
  const { id } = await anEnquiry(null, {
    status: 'archived',
    receivedAt: old,
    answeredAt: berlinMidnight(addMonths(today, -1)),
  })
  const { id: forgotten } = await anEnquiry(null, { receivedAt: old })
  await visitor.post(`${page(id)}/status`, { status: 'new' })
  const [year, month, day] = addMonths(today, 12).split('-')
  expect(textOf(await open(visitor, page(id)))).toContain(`wird sie am ${day}.${month}.${year} automatisch gelöscht`)
  await deliveryRun(postOffice(), night)
  expect(await rowOf(id)).toMatchObject({ status: 'new' })
  expect(await rowOf(forgotten)).toBeUndefined()
  // The clock starts at the reopening, not at an act that changes nothing.
  await db
    .update(enquiries)
    .set({ reopenedAt: berlinMidnight(addMonths(today, -13)) })
    .where(eq(enquiries.id, id))
  await visitor.post(`${page(id)}/status`, { status: 'new' })
  await deliveryRun(postOffice(), night)
  expect(await rowOf(id)).toBeUndefined()
})
