import { eq } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { newId } from '#app/data/database.server.ts'
import { createTeamMember } from '#app/data/entries/team-members.server.ts'
import { createProperty } from '#app/data/properties/properties.server.ts'
import { enquiries, enquiryProperties } from '#app/data/tables/enquiries.server.ts'
import { berlinToday } from '#app/domain/calendar.ts'
import { teamMemberFields } from '#app/domain/entries/team-member.ts'
import type { PropertyValues } from '#app/domain/properties/property.ts'
import { emptyValues } from '#app/fields/field.ts'
import { formatDate } from '#app/fields/format.ts'
import { shortlistPath } from '#app/paths/public.ts'
import { anAgency, postOffice } from '#tests/support/post-office.ts'
import { aProperty, setTrashed } from '#tests/support/properties.ts'
import { callsDuring } from '#tests/support/statements.ts'
import { controlValue, db, origin, staff, textOf, Visitor } from '#tests/support/visitor.ts'

const cookieName = '__Host-merkliste'

async function anOffer(changes: Partial<PropertyValues> = {}): Promise<string> {
  const id = newId()
  await createProperty(db, id, aProperty(changes), 'Test')
  return id
}

async function offers(count: number): Promise<string[]> {
  const ids: string[] = []
  for (let number = 0; number < count; number++) ids.push(await anOffer())
  return ids
}

const star = (visitor: Visitor, id: string, from = '/angebote') =>
  visitor.post('/merkliste', { propertyId: id }, { Referer: origin + from })

const pageOf = async (visitor: Visitor, path: string) => (await visitor.get(path)).text()

test('a star puts an offer on the list and takes it off again, and says so on the page that it was on', async () => {
  const id = await anOffer({ name: 'Landhaus' })
  const visitor = new Visitor()
  const page = await visitor.get('/angebote?houseType=house')
  expect(page.headers.getSetCookie()).toEqual([])
  expect(await page.text()).toContain(`name="propertyId" value="${id}"`)

  const added = await star(visitor, id, '/angebote?houseType=house')
  expect([added.status, added.headers.get('Location')]).toEqual([303, `/angebote?houseType=house#m-${id}`])
  expect(added.headers.get('Cache-Control')).toBe('private, no-store')
  expect(added.headers.getSetCookie()).toContain(`${cookieName}=${id}; Path=/; Max-Age=31536000; Secure; SameSite=Lax`)
  const back = await pageOf(visitor, '/angebote?houseType=house')
  expect(back).toMatch(/role="status"[^>]*>.*„Landhaus“ steht auf Ihrer Merkliste/)
  expect(back).toContain('href="/merkliste">Merkliste ansehen')
  expect(textOf(await pageOf(visitor, '/angebote?houseType=house'))).not.toContain('steht auf Ihrer Merkliste')

  const another = await anOffer()
  await star(visitor, another)
  expect(await pageOf(visitor, '/angebote')).toContain('href="/merkliste">Auf der Merkliste vergleichen')
  expect(textOf(await pageOf(visitor, shortlistPath([id, another])))).toContain(
    'Vergleichen Worin sie sich unterscheiden',
  )
  await star(visitor, another)

  const removed = await star(visitor, id)
  expect(removed.headers.getSetCookie()).toContain(`${cookieName}=; Path=/; Max-Age=0; Secure; SameSite=Lax`)
  expect(visitor.cookies.has(cookieName)).toBe(false)
  expect(textOf(await pageOf(visitor, '/angebote'))).toContain('„Landhaus“ ist nicht mehr auf Ihrer Merkliste')
})

test('without scripts a star only adds, since the page cannot show that it is pressed', async () => {
  const id = await anOffer({ name: 'Landhaus' })
  const visitor = new Visitor()
  for (let press = 0; press < 2; press += 1) {
    await visitor.post('/merkliste', { next: 'star', propertyId: id }, { Referer: `${origin}/angebote` })
    expect(visitor.cookies.get(cookieName)).toBe(id)
    expect(textOf(await pageOf(visitor, '/angebote'))).toContain('„Landhaus“ steht auf Ihrer Merkliste')
  }
})

test('in English, too: address, message and page', async () => {
  const id = await anOffer({ name: 'Landhaus' })
  const visitor = new Visitor().speak('en')
  const added = await star(visitor, id, `/en/angebote/${id}`)
  expect(added.headers.get('Location')).toBe(`/en/angebote/${id}#m-${id}`)
  const back = await pageOf(visitor, `/angebote/${id}`)
  expect(back).toContain('is on your shortlist')
  expect(back).toContain('href="/en/merkliste">View the shortlist')
  const lead = await visitor.get('/merkliste')
  expect([lead.status, lead.headers.get('Location')]).toEqual([302, `/en/merkliste/${id}`])
  const page = textOf(await pageOf(visitor, `/merkliste/${id}`))
  expect(page).toContain('One property on your shortlist.')
  expect(page).toContain('On the list')
})

test('whoever has chosen English is led to the English list, and following the switch is choosing', async () => {
  const [first = '', second = ''] = await offers(2)
  const list = shortlistPath([first, second])
  const visitor = new Visitor()
  visitor.cookies.set('__Host-locale', 'en')
  const lead = await visitor.get(list)
  expect([lead.status, lead.headers.get('Location')]).toEqual([302, `/en${list}`])
  const switching = { Referer: `${origin}/en${list}`, 'Sec-Fetch-Site': 'same-origin' }
  expect((await visitor.get(list, switching)).headers.getSetCookie().join()).toContain('__Host-locale=de')
})

test('the list keeps the order of the stars, and its address is the list for whoever opens it', async () => {
  const [first = '', second = '', third = ''] = await offers(3)
  const visitor = new Visitor()
  for (const id of [second, third, first]) await star(visitor, id)
  const lead = await visitor.get('/merkliste')
  expect([lead.status, lead.headers.get('Cache-Control')]).toEqual([302, 'private, no-store'])
  expect(lead.headers.get('Location')).toBe(`/merkliste/${second}.${third}.${first}`)

  const stranger = new Visitor()
  const answer = await stranger.get(shortlistPath([second, third, first]))
  expect(answer.status).toBe(200)
  expect(answer.headers.getSetCookie()).toEqual([])
  const html = await answer.text()
  expect(html).toContain('content="noindex"')
  const heads = comparedIn(html)
  expect(heads).toEqual([second, third, first])
  expect(textOf(html)).toContain('Drei Angebote auf einer Liste, die jemand mit Ihnen geteilt hat.')
  const taken = await stranger.post('/merkliste', { propertyId: `${second}.${third}.${first}`, next: 'keep' })
  expect(taken.headers.get('Location')).toBe(`/merkliste/${second}.${third}.${first}`)
  expect(textOf(await pageOf(stranger, shortlistPath([second, third, first])))).toContain('die Sie sich gemerkt haben')
})

test('an entry is taken off the list that is shown, whoever it belongs to', async () => {
  const [first = '', second = ''] = await offers(2)
  const visitor = new Visitor()
  await star(visitor, first)
  const list = `${first}.${second}`
  const mine = await visitor.post('/merkliste', { propertyId: first, list, next: 'remove' })
  expect(mine.headers.get('Location')).toBe(`/merkliste/${second}`)
  expect(visitor.cookies.has(cookieName)).toBe(false)
  const foreign = await visitor.post('/merkliste', { propertyId: second, list: second, next: 'remove' })
  expect(foreign.headers.get('Location')).toBe('/merkliste')
  expect(foreign.headers.getSetCookie()).toEqual([])
})

test('without a list the page says how to begin one, and stores nothing', async () => {
  for (const [locale, words] of [
    ['de', 'Noch steht hier nichts.'],
    ['en', 'Nothing here yet.'],
  ] as const) {
    const answer = await new Visitor().speak(locale).get('/merkliste')
    expect([answer.status, answer.headers.getSetCookie()]).toEqual([200, []])
    expect(textOf(await answer.text())).toContain(words)
  }
})

test('twelve offers have an address of less than 200 characters', () => {
  const ids = Array.from({ length: 12 }, () => newId())
  const { length } = `/en${shortlistPath(ids)}`
  process.stdout.write(`The address of twelve offers has ${length} characters.\n`)
  expect(length).toBeLessThanOrEqual(200)
})

/** By the heads of the table. */
function comparedIn(html: string) {
  const [head = ''] = html.split('<tbody>')
  return [...head.matchAll(/<th scope="col">.*?href="\/angebote\/(\w{12})"/gs)].map(([, id]) => id)
}

const rowOf = (html: string, label: string) =>
  textOf(
    `<body>${new RegExp(`<tr[^>]*><th scope="row">${label}.*?</tr>`, 's').exec(html.replaceAll('\u00ad', ''))?.[0] ?? ''}`,
  )

test('rows that differ are marked in words, and can be shown alone', async () => {
  const same = { city: 'Hamburg', rooms: 5, livingArea: 140, objectCondition: 'wellKept' } as const
  const ids = [
    await anOffer({ ...same, purchasePrice: 650_000 }),
    await anOffer({ ...same, purchasePrice: 700_000, reserved: true, yearBuilt: 1912 }),
  ]
  const html = await pageOf(new Visitor(), shortlistPath(ids))
  expect(rowOf(html, 'Kaufpreis')).toBe('Kaufpreis (unterschiedlich) 650.000 € 700.000 €')
  expect(rowOf(html, 'Preis je m²')).toBe('Preis je m² (unterschiedlich) 4.643 € 5.000 €')
  expect(rowOf(html, 'Wohnfläche')).toBe('Wohnfläche 140 m² 140 m²')
  expect(rowOf(html, 'Stand')).toBe('Stand (unterschiedlich) Im Angebot Reserviert')
  expect(rowOf(html, 'Baujahr')).toBe('Baujahr (unterschiedlich) keine Angabe 1912')
  const only = await pageOf(new Visitor(), `${shortlistPath(ids)}?nur=unterschiede`)
  expect(rowOf(only, 'Kaufpreis')).not.toBe('')
  expect(rowOf(only, 'Wohnfläche')).toBe('')
  expect(only).toContain(`href="${shortlistPath(ids)}#vergleich"`)
})

test('what does not apply is no gap, a sum without a garage is the price, and number and kind are no difference', async () => {
  const ids = [
    await anOffer({ houseType: 'house', purchasePrice: 650_000, parkingType: 'garage', parkingPrice: 20_000 }),
    await anOffer({ houseType: 'plot', plotArea: 900, purchasePrice: 300_000 }),
  ]
  const html = await pageOf(new Visitor(), shortlistPath(ids))
  expect(rowOf(html, 'Mit Stellplatz, wenn vorhanden')).toBe(
    'Mit Stellplatz, wenn vorhanden (unterschiedlich) 670.000 € 300.000 €',
  )
  expect(rowOf(html, 'Zusammen')).toBe('')
  expect(rowOf(html, 'Zimmer')).toMatch(/ – entfällt$/)
  expect(html).toContain('>Grundstücks\u00adfläche<')
  expect(rowOf(html, 'Objektnummer')).not.toContain('unterschiedlich')
  const [main = '', further = ''] = html.split('Alle Angaben')
  expect(main.match(/<th scope="row">/g)?.length).toBeLessThanOrEqual(14)
  expect(rowOf(further, 'Objektnummer')).not.toBe('')
})

test('the way to the office is said to half a kilometre where the address is hidden', async () => {
  await anAgency({ city: 'Hamburg' })
  const exact = { latitude: 53.5654, longitude: 10.0014, addressVisible: true }
  const ids = [
    await anOffer(exact),
    await anOffer({ city: 'Hamburg', district: 'St. Georg', latitude: null, longitude: null }),
    await anOffer({ city: 'Hamburg', district: null, postalCode: null, latitude: null, longitude: null }),
  ]
  expect(rowOf(await pageOf(new Visitor(), shortlistPath(ids)), 'Bis zur Mitte')).toBe(
    'Bis zur Mitte von Hamburg (unterschiedlich) 1,7 km 1,5 km weniger als 500 m',
  )
})

test('of more than four, the first or the chosen ones stand side by side and the others below', async () => {
  const ids = await offers(6)
  expect(comparedIn(await pageOf(new Visitor(), shortlistPath(ids)))).toEqual(ids.slice(0, 4))
  const chosen = [ids[5], ids[1]].map((id) => `vergleich=${id}`).join('&')
  const html = await pageOf(new Visitor(), `${shortlistPath(ids)}?${chosen}`)
  expect(comparedIn(html)).toEqual([ids[5], ids[1]])
  const all = ids.map((id) => `vergleich=${id}`).join('&')
  expect(textOf(await pageOf(new Visitor(), `${shortlistPath(ids)}?${all}`))).toContain(
    'Mehr als vier passen nicht nebeneinander.',
  )
})

test('one offer is a tile with similar ones below, not a table with a single column', async () => {
  const city = 'Einzelstadt'
  const [only = '', other = ''] = [await anOffer({ city, name: 'Haus am Teich' }), await anOffer({ city })]
  const html = await pageOf(new Visitor(), shortlistPath([only]))
  expect(html).not.toContain('<table')
  expect(html).toContain(`href="/angebote/${only}"`)
  expect(html.split('Ähnliche Angebote')[1]).toContain(`href="/angebote/${other}"`)
  expect(await pageOf(new Visitor(), shortlistPath([only, other]))).not.toContain('Ähnliche Angebote')
  // One that is chosen of several is no comparison either.
  const several = await offers(6)
  const chosen = await pageOf(new Visitor(), `${shortlistPath(several)}?vergleich=${several[2]}`)
  expect([chosen.includes('<table'), chosen.includes('Auf der Liste')]).toEqual([false, true])
})

test('which offers are compared is chosen above the table', async () => {
  const html = await pageOf(new Visitor(), shortlistPath(await offers(6)))
  expect(html.indexOf('name="vergleich"')).toBeGreaterThan(0)
  expect(html.indexOf('name="vergleich"')).toBeLessThan(html.indexOf('<table'))
})

test('the printed list says whose offers these are, since when, and how to call', async () => {
  await anAgency({ agencyName: 'Giebel Immobilien', phone: '040 123456' })
  const ids = await offers(2)
  const day = formatDate(berlinToday(), 'de')
  expect(textOf(await pageOf(new Visitor(), shortlistPath(ids)))).toContain(
    `Giebel Immobilien, Telefon 040 123456, Stand ${day}`,
  )
  await anAgency({ agencyName: 'Giebel Immobilien', phone: null })
  expect(textOf(await pageOf(new Visitor(), shortlistPath(ids)))).toContain(`Giebel Immobilien, Stand ${day}`)
})

test('what is gone is explained, and nothing of what is not public is said', async () => {
  const sold = await anOffer({ name: 'Altbau am Kanal', sold: true, soldOn: '2026-11' })
  const rented = await anOffer({
    name: 'Dachwohnung',
    marketType: 'rent',
    baseRent: 900,
    sold: true,
    soldOn: '2026-10',
  })
  const draft = await anOffer({ name: 'Geheimes Haus', published: false })
  const trashed = await anOffer({ name: 'Gelöschtes Haus' })
  await setTrashed(db, trashed, true, 'Test')
  const here = await anOffer({ name: 'Haus am Deich' })
  const list = shortlistPath([sold, draft, here, rented, trashed, 'zzzzzzzzzzzz'])
  const html = await pageOf(new Visitor(), list)
  const text = textOf(html)
  expect(text).toContain('Altbau am Kanal Seit November 2026 verkauft und deshalb nicht mehr im Vergleich.')
  expect(text).toContain('Dachwohnung Seit Oktober 2026 vermietet')
  expect(text).toContain('Drei Angebote sind nicht mehr online')
  expect(html).not.toMatch(/Geheimes|Gelöschtes/)
  expect(html).toContain('/angebote?marketType=purchase')
  expect(text).toContain('Ein Angebot auf einer Liste')
  const english = textOf(await pageOf(new Visitor().speak('en'), list))
  expect(english).toContain('Sold in November 2026, so no longer in the comparison.')
  const removed = await new Visitor().post('/merkliste', {
    propertyId: `${draft}.${trashed}.zzzzzzzzzzzz`,
    list: list.slice('/merkliste/'.length),
    next: 'remove',
  })
  expect(removed.headers.get('Location')).toBe(shortlistPath([sold, here, rented]))
  const nothingLeft = textOf(await pageOf(new Visitor(), shortlistPath([draft])))
  expect(nothingLeft).toContain('Von dieser Liste ist zurzeit nichts im Angebot.')
  expect(nothingLeft).toContain('Ein Angebot ist nicht mehr online')
})

test('neither a draft nor what is unknown gets onto a list, and a full one says so', async () => {
  const draft = await anOffer({ name: 'Geheimes Haus', published: false })
  const visitor = new Visitor()
  for (const id of [draft, 'zzzzzzzzzzzz']) {
    expect((await star(visitor, id)).status).toBe(303)
    expect(visitor.cookies.has(cookieName)).toBe(false)
    const text = textOf(await pageOf(visitor, '/angebote'))
    expect(text).toContain('Dieses Angebot kennen wir nicht')
    expect(text).not.toContain('Geheimes')
  }
  const kept = Array.from({ length: 24 }, () => newId())
  visitor.cookies.set(cookieName, kept.join('.'))
  await star(visitor, await anOffer())
  expect(visitor.cookies.get(cookieName)).toBe(kept.join('.'))
  expect(textOf(await pageOf(visitor, '/angebote'))).toContain('Auf die Merkliste passen 24 Angebote.')
  // What is gone can be taken off all the same.
  await star(visitor, kept[3] ?? '')
  expect(visitor.cookies.get(cookieName)?.split('.')).toHaveLength(23)
})

test('hostile lists get a sentence and no fault', async () => {
  const id = await anOffer()
  const many = Array.from({ length: 500 }, () => newId())
  const faults = vi.spyOn(console, 'error')
  const cases: [string, number][] = [
    [shortlistPath(many), 404],
    [`/merkliste/${'a'.repeat(16_384)}`, 404],
    ['/merkliste/x', 404],
    ['/merkliste/%0d%0aSet-Cookie:%20a=b', 400],
    [`/merkliste/${id}/${id}`, 404],
    [`/merkliste/${id}.${id}.${id}`, 200],
    [`/merkliste/${id}.<script>`, 200],
    [shortlistPath(many.slice(0, 37)), 200],
    [`${shortlistPath([id])}?vergleich=${'x'.repeat(8_000)}&nur=nichts`, 200],
  ]
  for (const [path, status] of cases) {
    const answer = await new Visitor().get(path)
    expect([path.slice(0, 40), answer.status]).toEqual([path.slice(0, 40), status])
    expect(textOf(`<body>${await answer.text()}`).length).toBeGreaterThan(20)
  }
  expect(textOf(await pageOf(new Visitor(), `/merkliste/${id}.<script>`))).toContain('ließ sich nicht lesen')
  const posts: [Record<string, string>, number][] = [
    [{}, 400],
    [{ propertyId: '' }, 400],
    [{ propertyId: 'a\r\nSet-Cookie: b=c' }, 400],
    [{ propertyId: many.join('.') }, 303],
    [{ propertyId: 'x'.repeat(40_000) }, 413],
    [{ propertyId: id, next: 'keep' }, 303],
    [{ propertyId: id, next: 'remove', list: many.join('.') }, 303],
    [{ propertyId: id, next: 'anything' }, 303],
  ]
  for (const [form, status] of posts) {
    const answer = await new Visitor().post('/merkliste', form)
    expect([Object.entries(form)[0]?.[1].slice(0, 20), answer.status]).toEqual([
      Object.entries(form)[0]?.[1].slice(0, 20),
      status,
    ])
    expect(answer.headers.getSetCookie().every((cookie) => cookie.length < 600)).toBe(true)
  }
  const foreign = await new Visitor().post('/merkliste', { propertyId: id }, { Origin: 'https://evil.example' })
  expect(foreign.status).toBe(403)
  const misled = await new Visitor().post(
    '/merkliste',
    { propertyId: id },
    { Referer: 'https://evil.example/angebote' },
  )
  expect(misled.headers.get('Location')).toBe('/merkliste')
  for (const text of ['%', `${'y'.repeat(20)}`, many.join('.'), `${id}.${id}`, '\u00fc'.repeat(500)]) {
    const visitor = new Visitor()
    visitor.cookies.set(cookieName, encodeURIComponent(text))
    expect((await visitor.get('/merkliste')).status).toBeLessThan(400)
  }
  expect(faults).not.toHaveBeenCalled()
})

test('kept pages are the same with a list and without, and a list is rendered for each', async () => {
  const id = await anOffer()
  for (const path of ['/angebote', `/angebote/${id}`, '/referenzen']) {
    const reader = new Visitor(undefined, false)
    await reader.get(path)
    const plain = await reader.get(path)
    reader.cookies.set(cookieName, id)
    const starred = await reader.get(path)
    const body = async (answer: Response) => (await answer.text()).replace(/nonce="[^"]+"/g, '')
    expect(await body(starred)).toBe(await body(plain))
    expect(starred.headers.get('Vary')).toBe(plain.headers.get('Vary'))
  }
})

test('a list of 24 offers takes as many statements as one of two', async () => {
  const ids = await offers(24)
  const count = async (path: string) => {
    const calls = await callsDuring(() => new Visitor().get(path))
    return { calls: calls.length, statements: calls.flat().length }
  }
  const few = await count(shortlistPath(ids.slice(0, 2)))
  const many = await count(shortlistPath(ids))
  process.stdout.write(`A list takes ${many.statements} statements in ${many.calls} calls.\n`)
  expect(many).toEqual(few)
  expect(many.calls).toBeLessThanOrEqual(2)
})

function anEnquiry(ids: readonly string[], changes: Record<string, string> = {}): FormData {
  const form = new FormData()
  const fields = {
    'form-name': 'contact',
    'bot-field': '',
    name: 'Annette Thomsen',
    email: 'annette@thomsen.example',
    phone: '',
    message: `Ich möchte diese Häuser ansehen. (${newId()})`,
    ...changes,
  }
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  for (const id of ids) form.append('propertyId', id)
  return form
}

test('one enquiry names all that was ticked, to everybody in charge, in the dashboard and in the thanks', async () => {
  await anAgency()
  const member = { ...emptyValues(teamMemberFields), name: 'Henrik Lüders', email: 'lueders@probe.example' }
  await createTeamMember(db, 'lueders', member, 1, null)
  const other = { ...member, name: 'Ida Thies', email: 'thies@probe.example', telephone: '040 77' }
  await createTeamMember(db, 'thies', other, 2, null)
  const first = await anOffer({ name: 'Landhaus', responsibleMember: 'lueders' })
  const second = await anOffer({ name: 'Stadtvilla', responsibleMember: 'thies' })
  const third = await anOffer({ name: 'Kate' })
  const left = await anOffer({ name: 'Ungefragt' })
  const office = postOffice()
  const visitor = new Visitor(office.bindings)
  const form = anEnquiry([first, second, third])
  const list = shortlistPath([first, second, left, third])
  const answer = await visitor.post(list, form)
  expect([answer.status, answer.headers.get('Location')]).toEqual([
    303,
    `/kontakt/danke?angebote=${[first, second, third].join('.')}`,
  ])
  expect((await visitor.post(list, form)).status).toBe(303)
  const rows = await db
    .select()
    .from(enquiries)
    .where(eq(enquiries.message, String(form.get('message'))))
  expect(rows).toHaveLength(1)
  const [enquiry] = rows
  expect(enquiry?.propertyId).toBe(first)
  const further = await db
    .select({ id: enquiryProperties.propertyId })
    .from(enquiryProperties)
    .where(eq(enquiryProperties.enquiryId, enquiry?.id ?? ''))
    .orderBy(enquiryProperties.position)
  expect(further.map(({ id }) => id)).toEqual([second, third])

  const wentTo = Object.fromEntries(
    office.mails.map(({ to, text }) => [to, /Diese Anfrage ging auch an (.+)\.$/m.exec(text)?.[1]]),
  )
  expect(office.mails).toHaveLength(3)
  expect(wentTo).toEqual({
    'buero@probe.example': 'Henrik Lüders und Ida Thies',
    'lueders@probe.example': 'Ida Thies',
    'thies@probe.example': 'Henrik Lüders',
  })
  for (const mail of office.mails) {
    expect(mail.subject).toMatch(/^Anfrage zu Landhaus \(T-\d+\) und T-\d+, T-\d+ von Annette Thomsen$/)
    for (const part of ['Landhaus', 'Stadtvilla', 'Kate', `/angebote/${third}`]) expect(mail.text).toContain(part)
    expect(mail.text).not.toContain('Ungefragt')
  }

  const thanks = await pageOf(visitor, answer.headers.get('Location') ?? '')
  expect(textOf(thanks)).toContain('Ihre Anfrage zu 3 Angeboten ist bei uns angekommen.')
  expect(textOf(thanks)).toMatch(/Landhaus Henrik Lüders Stadtvilla Ida Thies , 040 77 Kate Unser Büro/)
  expect(thanks).toContain(`href="${shortlistPath([first, second, third])}"`)

  const editor = await staff()
  const page = await pageOf(editor, `/dashboard/enquiries/${enquiry?.id}`)
  for (const id of [first, second, third]) expect(page).toContain(`href="/dashboard/properties/${id}"`)
  expect(textOf(page)).toContain('Außerdem angefragt')
  for (const path of ['/dashboard', '/dashboard/enquiries'])
    expect(textOf(await pageOf(editor, path))).toContain('Landhaus · Stadtvilla · Kate')
  const table = await pageOf(editor, '/dashboard/enquiries/export?q=Annette')
  expect(table).toContain('Landhaus; Stadtvilla; Kate')
  expect(textOf(await pageOf(editor, `/dashboard/enquiries?property=${third}`))).toContain('Annette Thomsen')
  expect(textOf(await pageOf(editor, `/dashboard/enquiries?property=${left}`))).not.toContain('Annette Thomsen')
})

test('an enquiry with mistakes comes back as it was, ticked boxes included', async () => {
  const [first = '', second = ''] = await offers(2)
  const list = shortlistPath([first, second])
  const answer = await new Visitor().post(list, anEnquiry([second], { email: 'annette@', message: 'Bald?' }))
  expect(answer.status).toBe(400)
  const html = await answer.text()
  expect(controlValue(html, 'message')).toBe('Bald?')
  expect(controlValue(html, 'email')).toBe('annette@')
  const isTicked = (id: string) => new RegExp(`<input[^>]*form="list-enquiry"[^>]*value="${id}"[^>]*>`).exec(html)?.[0]
  expect(isTicked(second)).toContain('checked')
  expect(isTicked(first)).not.toContain('checked')

  const none = await new Visitor().speak('en').post(list, anEnquiry([]))
  expect(none.status).toBe(400)
  const text = await none.text()
  expect(textOf(text)).toContain('Properties: Tick the properties you are asking about.')
  expect(text).toContain('href="#propertyId"')
})

test('machines get the same thanks, and nothing is stored', async () => {
  const [first = '', second = ''] = await offers(2)
  const form = anEnquiry([first, second], { 'bot-field': 'x' })
  const answer = await new Visitor().post(shortlistPath([first, second]), form)
  expect(answer.headers.get('Location')).toBe(`/kontakt/danke?angebote=${first}.${second}`)
  expect(
    await db
      .select()
      .from(enquiries)
      .where(eq(enquiries.message, String(form.get('message')))),
  ).toEqual([])
})
