/** What is kept of public pages, and when it is not served any more. */
import { createExecutionContext, env, waitOnExecutionContext } from 'cloudflare:test'
import { eq } from 'drizzle-orm'
import { afterEach, expect, test, vi } from 'vitest'
import { findAgency, saveAgency } from '#app/data/agency/settings.server.ts'
import { newId } from '#app/data/database.server.ts'
import { createOwnPage } from '#app/data/entries/own-pages.server.ts'
import { createTeamMember } from '#app/data/entries/team-members.server.ts'
import { createProperty, findProperty } from '#app/data/properties/properties.server.ts'
import { changeStates } from '#app/data/properties/property-states.server.ts'
import { announceSave } from '#app/data/revisions/witness.server.ts'
import { settings, sourceNames } from '#app/data/tables/agency.server.ts'
import { offerDays } from '#app/data/tables/offer-days.server.ts'
import { images, properties } from '#app/data/tables/properties.server.ts'
import { addDays, berlinMidnight, berlinToday } from '#app/domain/calendar.ts'
import type { PropertyValues } from '#app/domain/properties/property.ts'
import { dashboardPaths } from '#app/paths/dashboard.ts'
import { ownPagePath, paths } from '#app/paths/public.ts'
import worker from '#build/server/index.js'
import { whileDatabaseFails } from '#tests/support/database-faults.ts'
import { hashesOf, inlineScripts, scriptSources } from '#tests/support/policy.ts'
import { aProperty } from '#tests/support/properties.ts'
import { statementsDuring } from '#tests/support/statements.ts'
import { db, origin, staff, textOf, uncached, Visitor } from '#tests/support/visitor.ts'

const second = 1000
const hour = 3600 * second

afterEach(() => {
  vi.useRealTimers()
})

// What R2 says while D1 is away is the subject of witness.test.ts: here a save that is never over keeps it silent.
await announceSave(env.MEDIA, 'never-over')

/** Visitors of one isolate: what it has learned of the database stays with the bindings it was given. */
function anIsolate(bindings: { BENCH?: string; VERSION?: WorkerVersionMetadata } = {}) {
  const own = { ...env, ...bindings }
  return { visitor: () => new Visitor(own, false) }
}

/** Somebody signed in, who works with this isolate. */
async function staffOf(isolate: ReturnType<typeof anIsolate>): Promise<Visitor> {
  const editor = isolate.visitor()
  for (const [name, value] of (await staff()).cookies) editor.cookies.set(name, value)
  return editor
}

async function anOffer(changes: Partial<PropertyValues> = {}): Promise<string> {
  const id = newId()
  await createProperty(db, id, aProperty(changes), 'Test')
  return id
}

const member = { name: 'Erika Muster', role: 'Verkauf', telephone: '040 123456', email: 'erika@giebel.test', bio: null }
await createTeamMember(db, 'member000001', member, 0, null)
const offer = await anOffer({ name: 'Haus am Anfang', responsibleMember: 'member000001' })
const reference = await anOffer({ name: 'Längst verkauft', sold: true })
await createOwnPage(
  db,
  'ownpage00001',
  { title: 'Karriere', slug: 'karriere', query: 'marketType=purchase', placement: 'footer', published: true },
  0,
)

/** Every public address, and its data where it has any. */
const addresses = {
  '/': paths.home,
  '/angebote': paths.offers,
  '/angebote/:id': paths.offer(offer),
  '/angebote/:id/expose': paths.expose(offer),
  '/referenzen': paths.references,
  '/referenzen/:id': paths.reference(reference),
  '/leistungen/verkauf': paths.services.sales,
  '/leistungen/vermietung': paths.services.rentals,
  '/leistungen/neubauprojekte': paths.services.newBuild,
  '/uber-uns': paths.about,
  '/unser-team': paths.team,
  '/kontakt': paths.contact,
  '/kontakt/danke': `${paths.contactThanks}?angebot=${offer}`,
  '/bewertung': paths.valuation,
  '/bewertung/danke': paths.valuationThanks,
  '/seite/:slug': ownPagePath('karriere'),
  '/datenschutz': paths.privacy,
  '/impressum': paths.imprint,
  '/barrierefreiheit': paths.accessibility,
  '/angebote.atom': paths.feed,
  '/sitemap.xml': paths.sitemap,
}
const pages = Object.values(addresses)
const dataOf = (page: string) => (page === '/' ? '/_root.data' : page.replace(/(?=\?|$)/, '.data'))
const withData = pages.flatMap((page) => (/\.(atom|xml)$/.test(page) ? [page] : [page, dataOf(page)]))

async function cacheStatus(visitor: Visitor, address: string): Promise<string | null> {
  const answer = await visitor.get(address)
  await answer.arrayBuffer()
  return answer.headers.get('Cache-Status')
}

const hit = 'Giebel; hit'
const miss = 'Giebel; fwd=miss'

test('every public page and its data is rendered once, and then served without asking the database', async () => {
  const { visitor } = anIsolate()
  for (const address of withData) {
    const first = await visitor().get(address)
    expect([address, first.status, first.headers.get('Cache-Status')]).toEqual([address, 200, miss])
    const body = await first.text()
    const statements = await statementsDuring(async () => {
      const second = await visitor().get(address)
      expect([address, second.headers.get('Cache-Status')]).toEqual([address, hit])
      const isData = address.includes('.data')
      expect(second.headers.get('Cache-Control')).toBe(isData ? 'private, max-age=10' : 'private, no-cache')
      expect(second.headers.get('Vary')).toBeNull()
      expect(second.headers.get('Content-Type')).toBe(first.headers.get('Content-Type'))
      expect(second.headers.getSetCookie()).toEqual([])
      expect(await second.text()).toBe(body)
    })
    expect([address, statements]).toEqual([address, []])
  }
})

test('a kept page is the same for everybody, and its policy names the hash of each of its scripts', async () => {
  const { visitor } = anIsolate()
  for (const page of pages.filter((page) => !/\.(atom|xml)$/.test(page))) {
    const [first, ...kept] = [await visitor().get(page), await visitor().get(page), await visitor().get(page)]
    const html = await first.text()
    const policy = first.headers.get('Content-Security-Policy')
    expect(policy).not.toMatch(/unsafe|nonce/)
    expect(html).not.toContain(' nonce=')
    expect([page, scriptSources(first.headers)]).toEqual([page, ["'self'", ...hashesOf(html)]])
    expect(hashesOf(html).length).toBeGreaterThan(0)
    for (const answer of kept) {
      expect([page, answer.headers.get('Cache-Status')]).toEqual([page, hit])
      expect([await answer.text(), answer.headers.get('Content-Security-Policy')]).toEqual([html, policy])
    }
  }
})

/** The agency of the other tests has none. */
async function withTagManager(run: () => Promise<void>): Promise<void> {
  await saveAgency(db, { ...(await findAgency(db)), tagManagerId: 'GTM-PROBE' })
  await run().finally(() => db.delete(settings))
}

test('with a tag manager a kept page carries the nonce of its answer, in every script and in the policy, and never one twice', async () => {
  const { visitor } = anIsolate()
  await withTagManager(async () => {
    const nonces = new Set<string>()
    for (let time = 0; time < 3; time += 1) {
      const answer = await visitor().get('/impressum')
      const page = await answer.text()
      expect(answer.headers.get('Cache-Status')).toBe(time === 0 ? miss : hit)
      const [, source = ''] = scriptSources(answer.headers)
      const nonce = /^'nonce-([0-9a-f]{32})'$/.exec(source)?.[1] ?? ''
      expect(scriptSources(answer.headers)).toEqual(["'self'", `'nonce-${nonce}'`])
      expect(answer.headers.get('Content-Security-Policy')).not.toContain('unsafe')
      const scripts = inlineScripts(page)
      expect(scripts.length).toBeGreaterThan(0)
      for (const { attributes } of scripts) expect(attributes).toContain(`nonce="${nonce}"`)
      nonces.add(nonce)
    }
    expect(nonces.size).toBe(3)
  })
})

test('with a tag manager answers that are read at the same time keep their own nonces', async () => {
  const { visitor } = anIsolate()
  await withTagManager(async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => visitor().get('/impressum')))
    const sources = answers.map(({ headers }) => scriptSources(headers)[1] ?? 'none')
    expect(new Set(sources).size).toBe(20)
    for (const [place, answer] of answers.entries())
      expect(await answer.text()).toContain(`nonce="${/nonce-(\w+)/.exec(sources[place] ?? '')?.[1]}"`)
  })
})

test('a page that is answered from memory still leads to the chosen language, and remembers a choice', async () => {
  const { visitor } = anIsolate()
  for (const page of ['/unser-team', '/en/unser-team'])
    for (const status of [miss, hit]) expect(await cacheStatus(visitor(), page)).toBe(status)
  const chosen = visitor()
  chosen.cookies.set('__Host-locale', 'en')
  const lead = await chosen.get('/unser-team')
  expect([lead.status, lead.headers.get('Location')]).toEqual([302, '/en/unser-team'])
  const switching = visitor()
  const referer = { Referer: `${origin}/unser-team`, 'Sec-Fetch-Site': 'same-origin' }
  const switched = await switching.get('/en/unser-team', referer)
  expect([switched.headers.get('Cache-Status'), switching.cookies.get('__Host-locale')]).toEqual([hit, 'en'])
  expect((await visitor().get('/en/unser-team')).headers.getSetCookie()).toEqual([])
})

test('what a save changed is not answered from the bytes of before', async () => {
  const isolate = anIsolate()
  const editor = await staffOf(isolate)
  const before = { ...member, name: 'Wanda Vorher' }
  await createTeamMember(db, 'member000002', before, 1, null)
  const ask = async () => (await isolate.visitor().get('/unser-team')).text()
  const kept = await ask()
  expect(kept).toContain('Wanda Vorher')
  expect([await ask(), await ask()]).toEqual([kept, kept])
  const form = { locale: 'de', ...before, name: 'Wanda Nachher', bio: '' }
  expect((await editor.save(dashboardPaths.team.entry('member000002'), form)).status).toBe(303)
  for (let time = 0; time < 2; time += 1) {
    const page = await ask()
    expect([page.includes('Wanda Vorher'), page.includes('Wanda Nachher')]).toEqual([false, true])
  }
})

test('HEAD is answered by the kept page, without its body', async () => {
  const { visitor } = anIsolate()
  await visitor().get('/datenschutz')
  const answer = await visitor().send(new Request('https://giebel.test/datenschutz', { method: 'HEAD' }))
  expect([answer.status, answer.headers.get('Cache-Status'), await answer.text()]).toEqual([200, hit, ''])
})

test('languages do not mix', async () => {
  const { visitor } = anIsolate()
  const [german, english] = [visitor(), visitor()]
  english.speak('en')
  for (const address of ['/unser-team', '/unser-team.data'])
    for (let time = 0; time < 2; time += 1) {
      expect(await (await german.get(address)).text()).not.toMatch(/<html lang="en"|"locale","en"/)
      expect(await (await english.get(address)).text()).toMatch(/<html lang="en"|"locale","en"/)
    }
  const unknown = visitor()
  unknown.cookies.set('__Host-locale', 'fr')
  expect(await cacheStatus(unknown, '/unser-team')).toBe(hit)
  expect(await (await unknown.get('/unser-team')).text()).toContain('<html lang="de"')
})

test('what makes no difference to a page makes no other page; what does, does', async () => {
  const { visitor } = anIsolate()
  await visitor().get('/angebote?city=Hamburg&sort=priceAsc')
  const same = ['?sort=priceAsc&city=Hamburg', '?city=Hamburg&sort=priceAsc&utm_source=brief&gclid=1&priceMin=&page=']
  for (const search of same) expect(await cacheStatus(visitor(), `/angebote${search}`)).toBe(hit)
  const fromAnAd = `&gclid=${'g'.repeat(600)}&fbclid=${'f'.repeat(600)}&utm_campaign=${'u'.repeat(600)}`
  expect(await cacheStatus(visitor(), `/angebote?city=Hamburg&sort=priceAsc${fromAnAd}`)).toBe(hit)
  for (const search of ['?city=Hamburg', '?city=Bremen&sort=priceAsc', '?city=Hamburg&sort=priceAsc&page=2'])
    expect(await cacheStatus(visitor(), `/angebote${search}`)).toBe(miss)
  await visitor().get('/impressum?a=1')
  expect(await cacheStatus(visitor(), '/impressum?b=2')).toBe(hit)
})

test('what is not a whole page for everybody is neither kept nor answered from what is kept', async () => {
  const { visitor } = anIsolate()
  const tooLong = `/angebote?q=${'x'.repeat(600)}`
  for (const address of [paths.offer(newId()), '/nirgends', '/login', '/dashboard', '/robots.txt', tooLong])
    for (let time = 0; time < 2; time += 1)
      expect([address, (await cacheStatus(visitor(), address)) ?? miss]).toEqual([address, miss])
  for (const cookie of ['__Host-session', '__Host-flash']) {
    const known = visitor()
    known.cookies.set(cookie, 'x')
    await visitor().get('/kontakt')
    const answer = await known.get('/kontakt')
    expect([answer.headers.get('Cache-Status'), answer.headers.get('Cache-Control')]).toEqual([
      null,
      'private, no-store',
    ])
  }
  const refused = await visitor().post('/kontakt', { 'form-name': 'contact', 'bot-field': '', message: 'Merkwort' })
  expect([refused.status, refused.headers.get('Cache-Status')]).toEqual([400, null])
  expect(await refused.text()).toContain('Merkwort')
  expect(await (await visitor().get('/kontakt')).text()).not.toContain('Merkwort')
})

test.each(['__Host-locale=de', '__Host-viewport=L', '__Host-device=x', '__Host-sign-in=x', 'my__Host-session=x'])(
  'the cookie %s makes nobody somebody else',
  async (cookie) => {
    const { visitor } = anIsolate()
    await visitor().get('/kontakt')
    const known = visitor()
    known.cookies.set(...(cookie.split('=') as [string, string]))
    expect(await cacheStatus(known, '/kontakt')).toBe(hit)
  },
)

test('addresses without end are not kept: no long ones, no ids of another form, no data but of the page', async () => {
  const kept = vi.spyOn(caches.default, 'put')
  const { visitor } = anIsolate()
  const long = 'x'.repeat(15_000)
  const endless = [
    `/angebote/${long}`,
    `/angebote/${long}.data?_routes=root`,
    '/angebote/12345678901.data',
    '/angebote/ABCDEFGHIJK1.data?_routes=root',
    `${paths.offer(offer)}.data?_routes=root`,
    `/angebote/${newId()}.data?_routes=root`,
    '/angebote.data?_routes=nirgends',
    '/angebote.data?_routes=routes/public/offers,routes/public/offers',
    `/angebote.data?_routes=routes/public/offers,${long}`,
    `/angebote?q=${long}`,
    '/angebote.atom.data',
  ]
  for (const address of endless)
    for (let time = 0; time < 2; time += 1)
      expect([address.slice(0, 60), await cacheStatus(visitor(), address)]).toEqual([address.slice(0, 60), null])
  // An id that could be one is looked for, but that there is none is not kept.
  const unknown = paths.offer(newId())
  for (let time = 0; time < 2; time += 1) expect(await cacheStatus(visitor(), unknown)).toBe(miss)
  expect(kept).not.toHaveBeenCalled()
  kept.mockRestore()
})

test('the data that a navigation asks for by name are kept, on every page', async () => {
  const { visitor } = anIsolate()
  for (const page of pages.filter((page) => !/\.(atom|xml)$/.test(page))) {
    const html = await (await visitor().get(page)).text()
    // The page's own route is the last of those that it names.
    const own = /"matches":\[[^\]]*"(routes\/public\/[\w/-]+)"\]/.exec(html)?.[1] ?? 'none'
    const address = `${dataOf(page)}${page.includes('?') ? '&' : '?'}_routes=${encodeURIComponent(own)}`
    expect([address, await cacheStatus(visitor(), address)]).toEqual([address, miss])
    expect([address, await cacheStatus(visitor(), address)]).toEqual([address, hit])
  }
})

test.each([
  ['/Angebote', '/angebote'],
  ['/ANGEBOTE/?city=Hamburg&utm_source=a', '/angebote?city=Hamburg&utm_source=a'],
  ['/angebote/', '/angebote'],
  ['/angebote///', '/angebote'],
  ['/%61ngebote', '/angebote'],
  ['/kontakt//danke', '/kontakt/danke'],
  ['/Angebote/ABCDEFGH1234/Expose', '/angebote/abcdefgh1234/expose'],
  ['/Angebote.DATA?page=2', '/angebote.data?page=2'],
  ['/angebote/.data', '/angebote.data'],
  ['/Sitemap.xml', '/sitemap.xml'],
  ['/LOGIN/?redirectTo=%2Fdashboard', '/login?redirectTo=%2Fdashboard'],
  ['/login/Code/', '/login/code'],
  ['/Passwort-Vergessen', '/passwort-vergessen'],
  ['/dashboard/', '/dashboard'],
  ['/Dashboard/Properties//NEW?q=A', '/dashboard/properties/new?q=A'],
  ['/robots.txt/', '/robots.txt'],
  ['/health/', '/health'],
  ['/angebote/Gibt-Es-Nicht/', '/angebote/gibt-es-nicht'],
])('%s is another spelling of %s, and leads there', async (spelling, proper) => {
  const { visitor } = anIsolate()
  for (const method of ['GET', 'HEAD']) {
    const answer = await visitor().send(new Request(origin + spelling, { method }))
    expect([answer.status, answer.headers.get('Location')]).toEqual([301, proper])
    expect(answer.headers.get('X-Content-Type-Options')).toBe('nosniff')
    expect(answer.headers.get('Content-Security-Policy')).toContain("default-src 'none'")
  }
})

test('what is posted to another spelling of a public address is posted again to the right one', async () => {
  const { visitor } = anIsolate()
  const answer = await visitor().post('/BEWERTUNG/', { 'form-name': 'valuation', 'bot-field': '' })
  expect([answer.status, answer.headers.get('Location')]).toEqual([308, '/bewertung'])
})

test.each([
  '//evil.example',
  '//evil.example/angebote',
  '/\\evil.example/angebote',
  '/%5c%5cevil.example/angebote/',
  '/%2f%2fevil.example/',
  '/angebote%2f',
  '/angebote/%ff/',
  '/angebote/%',
  `/${'/'.repeat(300)}angebote`,
  '/Nirgends/',
  '/Media/000000000000000000000000/320/',
  `/dashboard/${'X'.repeat(200)}/`,
])('%s leads nowhere', async (path) => {
  const answer = await anIsolate().visitor().get(path)
  expect([answer.status, answer.headers.get('Location')]).toEqual([expect.any(Number), null])
  expect(answer.status).toBeGreaterThanOrEqual(400)
  expect(answer.status).toBeLessThan(500)
})

test('a preview is never kept, nor shown to visitors', async () => {
  const draft = await anOffer({ name: 'Noch geheim', published: false })
  const editor = await staff()
  for (let time = 0; time < 2; time += 1) {
    const preview = await editor.get(dashboardPaths.preview(draft))
    expect([preview.headers.get('Cache-Status'), preview.headers.get('Cache-Control')]).toEqual([
      null,
      'private, no-store',
    ])
    expect(textOf(await preview.text())).toContain('Noch geheim')
  }
  expect((await new Visitor().get(paths.offer(draft))).status).toBe(404)
})

/** One change of everything that pages show, as any writer may make it. */
const changes: Record<(typeof sourceNames)[number], string> = {
  offers: `update properties set name = 'Haus mit neuem Namen', version = version + 1 where id = '${offer}'`,
  references: `update properties set name = 'Verkauft, umbenannt', version = version + 1 where id = '${reference}'`,
  team: `update team_members set name = 'Erika Neu' where id = 'member000001'`,
  testimonials: `insert into testimonials (id, quote, author) values ('t1', 'Sehr gut beraten.', 'Familie Probe')`,
  keyFigures: `insert into key_figures (id, label, value) values ('k1', 'verkaufte Häuser', '77')`,
  ownPages: `update own_pages set title = 'Arbeiten bei uns' where id = 'ownpage00001'`,
  agency: `insert into settings (id, agency_name, legal_name) values (1, 'Neuer Name', 'Neuer Name GmbH')`,
}

test.each(sourceNames)(
  'after a change of %s every page shows what it would show if nothing were kept',
  async (source) => {
    for (const address of withData) await new Visitor().get(address)
    await env.DB.prepare(changes[source]).run()
    const passing = new Visitor()
    passing.cookies.set('__Host-session', 'none')
    const renewed: string[] = []
    for (const address of withData) {
      const answer = await new Visitor().get(address)
      if (answer.headers.get('Cache-Status') === miss) renewed.push(address)
      const page = await answer.text()
      expect([address, page]).toEqual([address, await (await uncached().get(address)).text()])
    }
    // Not by throwing everything away: what does not show it is still kept. All pages show the agency and link to own pages.
    expect(renewed).not.toEqual([])
    expect([source, renewed.includes('/impressum')]).toEqual([source, source === 'agency' || source === 'ownPages'])
  },
)

test.each([
  [
    'a picture is added',
    `insert into images (key, property_id, width, height, position) values ('k', ?1, 4, 3, 9), ('l', ?1, 4, 3, 9)`,
  ],
  ['a picture is described', `update images set alt = 'Anders' where property_id = ?`],
  [
    'it is translated',
    `insert into texts (subject, subject_id, locale, field, text) values ('property', ?1, 'en', 'name', 'House'), ('picture', 'k', 'en', 'alt', 'View')`,
  ],
  ['a translation is changed', `update texts set text = 'A house' where subject_id = ?`],
  ['a picture of it is translated anew', `update texts set text = 'Other' where subject = 'picture' and ?1 <> ''`],
  ['its translation is deleted', `delete from texts where subject_id = ?`],
  ['a picture is removed', `delete from images where key = 'k' and property_id = ?`],
  ['it goes to the trash', `update properties set deleted_at = 1, version = version + 1 where id = ?`],
  ['it comes back', `update properties set deleted_at = null, version = version + 1 where id = ?`],
  ['it goes offline', `update properties set published = false, version = version + 1 where id = ?`],
  ['it goes online', `update properties set published = true, version = version + 1 where id = ?`],
  ['it is deleted', `delete from properties where id = ?`],
])("an offer's pages are rendered anew when %s", async (_, change) => {
  if (!(await findProperty(db, 'copy'))) await createProperty(db, 'copy', aProperty(), 'Test')
  for (const address of ['/', '/angebote', '/angebote.atom', '/sitemap.xml']) await new Visitor().get(address)
  await env.DB.prepare(change).bind('copy').run()
  for (const address of ['/', '/angebote', '/angebote.atom', '/sitemap.xml'])
    expect([address, await cacheStatus(new Visitor(), address)]).toEqual([address, miss])
})

test('what staff change about a draft leaves all pages as they are kept', async () => {
  const draft = await anOffer({ published: false })
  await new Visitor().get('/angebote')
  await changeStates(db, [draft], { highlighted: true }, 'Test')
  expect(await cacheStatus(new Visitor(), '/angebote')).toBe(hit)
})

test('who saves sees it at once on every page, and so does the next visitor', async () => {
  const isolate = anIsolate()
  const editor = await staffOf(isolate)
  const id = await anOffer({ name: 'Vor dem Speichern' })
  await db.insert(images).values({ key: 'cover', propertyId: id, alt: 'Das Haus', width: 4, height: 3, position: 0 })
  const places = ['/', '/angebote', paths.offer(id), '/angebote.atom', '/sitemap.xml']
  for (const place of places) await isolate.visitor().get(place)
  const form = { locale: 'de', marketType: 'purchase', houseType: 'house', name: 'Nach dem Speichern', city: 'Hamburg' }
  const facts = { propertyNumber: 'N-1', purchasePrice: '650.000', energyCertificate: 'pending', published: 'on' }
  const saved = await editor.post(dashboardPaths.property(id), { ...form, ...facts, version: '1' })
  expect(saved.status).toBe(303)
  for (const place of places) {
    const [forStaff, forVisitors] = [await editor.get(place), await isolate.visitor().get(place)]
    expect([place, forStaff.headers.get('Cache-Status'), forVisitors.headers.get('Cache-Status')]).toEqual([
      place,
      null,
      miss,
    ])
    const texts = await Promise.all([forStaff.text(), forVisitors.text()])
    if (place !== '/sitemap.xml')
      for (const text of texts) expect([place, text]).toEqual([place, expect.stringContaining('Nach dem Speichern')])
  }
  const sold = await editor.post(dashboardPaths.sale(id), { sold: 'on', version: '2' })
  expect(sold.status).toBe(303)
  expect((await isolate.visitor().get(paths.offer(id))).status).toBe(301)
  expect(await (await isolate.visitor().get('/angebote')).text()).not.toContain('Nach dem Speichern')
  expect(await (await isolate.visitor().get('/referenzen')).text()).toContain('Nach dem Speichern')
})

test('what was saved elsewhere is seen after twenty seconds at the latest, and until then nobody waits', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const { visitor } = anIsolate()
  const id = await anOffer({ name: 'Alt' })
  const address = paths.offer(id)
  await visitor().get(address)
  await changeName(id, 'Neu')
  vi.advanceTimersByTime(9 * second)
  expect(await statementsDuring(() => visitor().get(address))).toEqual([])
  expect(await cacheStatus(visitor(), address)).toBe(hit)
  vi.advanceTimersByTime(second)
  // Asked meanwhile: this visitor is served by what was known, the next one by what was learned.
  expect(await cacheStatus(visitor(), address)).toBe(hit)
  expect(textOf(await (await visitor().get(address)).text())).toContain('Neu')
  await changeName(id, 'Noch neuer')
  // Browsers keep data for the ten seconds that are left.
  vi.advanceTimersByTime(20 * second)
  expect(textOf(await (await visitor().get(address)).text())).toContain('Noch neuer')
})

/** An hour later is still the same day, whenever the test runs. */
function startAtNoon() {
  vi.useFakeTimers({ toFake: ['Date'], now: berlinMidnight(berlinToday()).getTime() + 12 * hour })
}

test('a page of yesterday is rendered before it is served, however young', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: berlinMidnight(addDays(berlinToday(), 1)).getTime() - second })
  const { visitor } = anIsolate()
  await visitor().get('/barrierefreiheit')
  expect(await cacheStatus(visitor(), '/barrierefreiheit')).toBe(hit)
  vi.advanceTimersByTime(second)
  expect(await cacheStatus(visitor(), '/barrierefreiheit')).toBe(miss)
  expect(await cacheStatus(visitor(), '/barrierefreiheit')).toBe(hit)
})

test('a page that nobody changes is rendered anew in the background after an hour, and before it is served after a day', async () => {
  startAtNoon()
  const { visitor } = anIsolate()
  await visitor().get('/barrierefreiheit')
  const isRenderedBy = async (status: string) => {
    const asked = await statementsDuring(async () => {
      expect(await cacheStatus(visitor(), '/barrierefreiheit')).toBe(status)
    })
    return asked.some(({ text }) => !text.includes('page_sources'))
  }
  expect(await isRenderedBy(hit)).toBe(false)
  vi.advanceTimersByTime(hour + second)
  expect(await isRenderedBy(hit)).toBe(true)
  expect(await isRenderedBy(hit)).toBe(false)
  vi.advanceTimersByTime(24 * hour)
  expect(await isRenderedBy(miss)).toBe(true)
})

test('D1 away: what was known to be right a moment ago is served for twenty seconds, and then says that it will be back', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const [before, knowing] = [anIsolate(), anIsolate()]
  await changeName(offer, 'Vor dem Ausfall')
  for (const address of withData) await before.visitor().get(address)
  await changeName(offer, 'Im Ausfall')
  // This isolate learns of the change, and can render no page that shows it.
  await knowing.visitor().get('/impressum')
  const { logged } = await whileDatabaseFails({}, async () => {
    vi.advanceTimersByTime(19 * second)
    for (const address of withData)
      expect([address, await cacheStatus(before.visitor(), address)]).toEqual([address, hit])
    for (const address of [paths.offer(offer), '/angebote', '/angebote.data', '/angebote.atom'])
      expect([address, await statusOf(knowing.visitor(), address)]).toEqual([address, [503, '60']])
    // Another isolate has rendered these seconds ago, by a clock that need not be right.
    for (const address of ['/', paths.offer(offer)]) expect(await statusOf(new Visitor(), address)).toEqual([503, '60'])
    vi.advanceTimersByTime(second)
    const passing = withData.filter((address) => !isLasting(address))
    for (const { visitor } of [before, knowing, anIsolate()])
      await Promise.all(
        passing.map(async (address) =>
          expect([address, await statusOf(visitor(), address)]).toEqual([address, [503, '60']]),
        ),
      )
  })
  expect(logged).toContain('Network connection lost.')
  vi.advanceTimersByTime(5 * second)
  for (const address of withData)
    expect([address, (await before.visitor().get(address)).status]).toEqual([address, 200])
})

/** Pages that show the agency's own words only: nothing on them can be withdrawn. */
const isLasting = (address: string) => /^\/(impressum|datenschutz|barrierefreiheit)/.test(address)

async function statusOf(visitor: Visitor, address: string): Promise<[number, string | null]> {
  const { status, headers } = await visitor.get(address)
  return [status, headers.get('Retry-After')]
}

test('D1 away: imprint, privacy and accessibility are served as they were, for a day', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const lasting = withData.filter(isLasting)
  expect(lasting).toHaveLength(6)
  // Of a deployment of its own: no other test has taken its pages into the future.
  const { visitor } = anIsolate({ VERSION: { ...env.VERSION, id: 'lasting' } })
  for (const address of lasting) await visitor().get(address)
  await whileDatabaseFails({}, async () => {
    vi.advanceTimersByTime(23 * hour)
    for (const address of lasting) {
      const answer = await visitor().get(address)
      expect([address, answer.status, answer.headers.get('Cache-Status')]).toEqual([
        address,
        200,
        'Giebel; hit; detail=outdated',
      ])
    }
    vi.advanceTimersByTime(hour)
    expect(await statusOf(visitor(), '/impressum')).toEqual([503, '60'])
  })
})

test('a withdrawn offer does not come back to an isolate that knows nothing while D1 is slow', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const id = await anOffer()
  for (const address of offersPages(id)) expect((await new Visitor().get(address)).status).toBe(200)
  await changeStates(db, [id], { published: false }, 'Test')
  vi.advanceTimersByTime(43 * second)
  for (const address of offersPages(id)) {
    const held = holdStatement(/page_sources/)
    const release = setTimeout(held.release, 600)
    const answer = await new Visitor().get(address)
    clearTimeout(release)
    held.release()
    expect([address, answer.status]).toEqual([address, 404])
  }
})

test('a page waits two seconds for D1 to say whether it is outdated; then it is rendered anew', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const id = await anOffer({ name: 'Vorher' })
  await new Visitor().get(paths.offer(id))
  await changeName(id, 'Nachher')
  vi.advanceTimersByTime(43 * second)
  const held = holdStatement(/page_sources/)
  const execution = createExecutionContext()
  const started = performance.now()
  const request = new Request(origin + paths.offer(id)) as Parameters<typeof worker.fetch>[0]
  const answer = await worker.fetch(request, { ...env }, execution)
  const waited = performance.now() - started
  held.release()
  await waitOnExecutionContext(execution)
  expect([answer.status, answer.headers.get('Cache-Status')]).toEqual([200, miss])
  expect(textOf(await answer.text())).toContain('Nachher')
  expect(waited).toBeGreaterThan(1_900)
  expect(waited).toBeLessThan(4_000)
})

const offersPages = (id: string) => [paths.offer(id), `${paths.offer(id)}.data`, paths.expose(id)]

test('D1 away: an offer that was withdrawn before does not come back', async () => {
  const { visitor } = anIsolate()
  const id = await anOffer()
  await visitor().get(paths.offer(id))
  await changeStates(db, [id], { published: false }, 'Test')
  expect((await new Visitor().get(paths.offer(id))).status).toBe(404)
  const { answer } = await whileDatabaseFails({}, () => visitor().get(paths.offer(id)))
  expect(answer.status).toBe(503)
})

test('D1 away: what staff withdrew here is not shown here any more, by no page and not once', async () => {
  const isolate = anIsolate()
  const editor = await staffOf(isolate)
  const id = await anOffer({ name: 'Zurückgezogenes Haus' })
  const shown = [...offersPages(id), '/angebote', '/angebote.data', '/angebote.atom', '/sitemap.xml']
  for (const address of shown) expect((await isolate.visitor().get(address)).status).toBe(200)
  expect((await editor.post(dashboardPaths.visibility(id), { version: '1' })).status).toBe(303)
  const { answer } = await whileDatabaseFails({}, async () => {
    const statuses = new Set<number>()
    for (let time = 0; time < 23; time += 1) {
      const answers = await Promise.all(shown.map((address) => isolate.visitor().get(address)))
      for (const { status } of answers) statuses.add(status)
    }
    return [...statuses]
  })
  expect(answer).toEqual([503])
  expect((await isolate.visitor().get(paths.offer(id))).status).toBe(404)
})

test('a post that is refused makes nobody ask anew', async () => {
  const { visitor } = anIsolate()
  await visitor().get('/angebote')
  expect((await visitor().post(dashboardPaths.visibility(offer), { published: 'on' })).status).toBe(401)
  expect(await statementsDuring(() => visitor().get('/angebote'))).toEqual([])
})

test('D1 answers too late: what was rendered just now does not wait for it', async () => {
  const held = holdStatement(/page_sources/)
  const execution = createExecutionContext()
  const own = { ...env }
  const ask = () =>
    worker.fetch(new Request(`${origin}/angebote`) as Parameters<typeof worker.fetch>[0], own, execution)
  await (await ask()).text()
  const started = performance.now()
  const answer = await ask()
  const waited = performance.now() - started
  held.release()
  await waitOnExecutionContext(execution)
  expect([answer.status, answer.headers.get('Cache-Status')]).toEqual([200, hit])
  expect(waited).toBeGreaterThan(150)
  expect(waited).toBeLessThan(1_500)
})

test('D1 away after the clock was put back: what seems to come from the future is not served', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const { visitor } = anIsolate()
  const id = await anOffer()
  vi.advanceTimersByTime(24 * hour)
  await visitor().get(paths.offer(id))
  vi.useRealTimers()
  const { answer } = await whileDatabaseFails({}, () => statusOf(visitor(), paths.offer(id)))
  expect(answer).toEqual([503, '60'])
  // Nor does it keep what is rendered now from being kept.
  await changeName(id, 'Nach der Umstellung')
  expect(await cacheStatus(new Visitor(), paths.offer(id))).toBe(miss)
  expect(await cacheStatus(new Visitor(), paths.offer(id))).toBe(hit)
})

test('a question that D1 never answers is asked again', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const { visitor } = anIsolate()
  const id = await anOffer()
  await visitor().get(paths.offer(id))
  vi.advanceTimersByTime(15 * second)
  const held = holdStatement(/page_sources/)
  const execution = createExecutionContext()
  const own = { ...env }
  const ask = () =>
    worker.fetch(new Request(origin + paths.offer(id)) as Parameters<typeof worker.fetch>[0], own, execution)
  // The first is rendered without an answer, the second once there is one, and the third is known to be right.
  const statuses: unknown[] = []
  for (const wait of [11, 1, 0]) {
    statuses.push((await ask()).headers.get('Cache-Status'))
    vi.advanceTimersByTime(wait * second)
  }
  expect(statuses).toEqual([miss, miss, hit])
  held.release()
  await waitOnExecutionContext(execution)
})

test('a change that comes while a page is being rendered is not lost, nor the newer page replaced by the older', async () => {
  const isolate = anIsolate()
  const id = await anOffer({ name: 'Zuerst' })
  const address = paths.offer(id)
  const editor = await staffOf(isolate)
  const held = holdStatement(/from "properties"/)
  const early = isolate.visitor().get(address)
  await held.reached
  const saved = await editor.post(dashboardPaths.highlight(id), { highlighted: 'on' })
  expect(saved.status).toBe(303)
  await changeName(id, 'Danach')
  // It does not wait for the page that was begun before, nor get it.
  expect(textOf(await (await isolate.visitor().get(address)).text())).toContain('Danach')
  held.release()
  expect((await early).status).toBe(200)
  const kept = await isolate.visitor().get(address)
  expect(kept.headers.get('Cache-Status')).toBe(hit)
  expect(textOf(await kept.text())).toContain('Danach')
})

test('many who ask at once for a page that is not kept have it rendered once', async () => {
  const { visitor } = anIsolate()
  const id = await anOffer()
  const statements = await statementsDuring(async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => visitor().get(paths.offer(id))))
    const bodies = await Promise.all(answers.map((answer) => answer.text()))
    expect([answers.length, new Set(bodies).size]).toEqual([20, 1])
  })
  const rendered = statements.filter(({ text }) => /from "settings"/.test(text))
  expect(rendered.length).toBe(1)
})

test('an isolate that has nothing in its memory finds the page in the data centre, unless it is of another deployment', async () => {
  const id = await anOffer()
  const ask = async (version: string) => {
    const { visitor } = anIsolate({ BENCH: '1', VERSION: { ...env.VERSION, id: version } })
    const answer = await visitor().get(paths.offer(id), { 'X-Bench': 'caches' })
    return [answer.status, answer.headers.get('Cache-Status')]
  }
  expect(await ask('one')).toEqual([200, miss])
  expect(await ask('one')).toEqual([200, hit])
  expect(await ask('two')).toEqual([200, miss])
  await changeName(id, 'Umbenannt')
  expect(await ask('one')).toEqual([200, miss])
  expect(await ask('one')).toEqual([200, hit])
})

test("the data centre's cache is away: pages are rendered, and kept in memory", async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  const failing = () => Promise.reject(new Error('cache away'))
  const spies = [vi.spyOn(caches.default, 'match'), vi.spyOn(caches.default, 'put')].map((spy) =>
    spy.mockImplementation(failing),
  )
  const id = await anOffer()
  const statuses = [
    await cacheStatus(new Visitor(), paths.offer(id)),
    await cacheStatus(new Visitor(), paths.offer(id)),
  ]
  for (const spy of spies) spy.mockRestore()
  expect(statuses).toEqual([miss, hit])
  expect(log.mock.calls.join('\n')).toContain('cache away')
  log.mockRestore()
})

async function changeName(id: string, name: string): Promise<void> {
  await env.DB.prepare('update properties set name = ?, version = version + 1 where id = ?').bind(name, id).run()
}

/** Holds back what the database answers to the first statement of this kind, alone or in a batch, until it is released. */
function holdStatement(kind: RegExp) {
  const [reached, released] = [aSignal(), aSignal()]
  const held = new WeakSet<D1PreparedStatement>()
  let isHeld = false
  const holding = async <Answer>(statements: D1PreparedStatement[], ask: () => Promise<Answer>): Promise<Answer> => {
    const answer = await ask()
    if (isHeld || !statements.some((statement) => held.has(statement))) return answer
    isHeld = true
    reached.give()
    await released.given
    return answer
  }
  const watched = (statement: D1PreparedStatement): D1PreparedStatement => {
    held.add(statement)
    const bind = statement.bind.bind(statement)
    const raw = statement.raw.bind(statement) as () => Promise<never>
    statement.bind = (...values) => watched(bind(...values))
    statement.raw = () => holding([statement], raw)
    return statement
  }
  const prepare = env.DB.prepare.bind(env.DB)
  const batch = env.DB.batch.bind(env.DB)
  const spies = [
    vi
      .spyOn(env.DB, 'prepare')
      .mockImplementation((text) => (kind.test(text) ? watched(prepare(text)) : prepare(text))),
    vi
      .spyOn(env.DB, 'batch')
      .mockImplementation((statements) => holding(statements, () => batch(statements) as Promise<never>)),
  ]
  return {
    reached: reached.given,
    release: () => {
      for (const spy of spies) spy.mockRestore()
      released.give()
    },
  }
}

function aSignal() {
  let give = () => {}
  const given = new Promise<void>((resume) => {
    give = resume
  })
  return { given, give }
}

const browser = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0'

test('views of an offer are counted by day in Berlin, without robots, staff, early fetches and reloads', async () => {
  const { visitor } = anIsolate()
  const id = await anOffer()
  const [page, data] = [paths.offer(id), `${paths.offer(id)}.data`]
  const open = async (who: Visitor, address = page, headers: HeadersInit = {}) => {
    const answer = await who.get(address, { 'User-Agent': browser, ...headers })
    await answer.arrayBuffer()
    return answer
  }
  const views = () => db.select().from(offerDays)
  vi.setSystemTime(new Date('2026-12-01T22:00:00Z'))
  await open(visitor())
  expect(await views()).toEqual([{ propertyId: id, day: '2026-12-01', views: 1 }])
  const statements = await statementsDuring(async () => {
    const reader = visitor()
    for (const address of [page, data, page, `/en${page}`])
      expect((await open(reader, address)).headers.getSetCookie()).toEqual([])
    await open(visitor(), data)
    for (const agent of ['Googlebot/2.1', 'curl/8.9', 'facebookexternalhit/1.1', ''])
      await open(visitor(), page, { 'User-Agent': agent })
    for (const early of ['Sec-Purpose', 'Purpose', 'X-Purpose', 'X-Moz']) {
      const answer = await open(visitor(), data, { [early]: 'prefetch' })
      expect([early, answer.headers.get('Cache-Control')]).toEqual([early, 'no-store'])
      await open(visitor(), page, { [early]: 'prefetch' })
    }
    await open(await staffOf({ visitor }))
    await open(visitor(), paths.expose(id))
    await open(visitor(), paths.offer('nothing00000'))
  })
  expect(statements.filter(({ text }) => text.includes('offer_days'))).toEqual([])
  vi.setSystemTime(new Date('2026-12-01T22:30:00Z'))
  await open(visitor())
  expect(await views()).toEqual([{ propertyId: id, day: '2026-12-01', views: 4 }])
  vi.setSystemTime(new Date('2026-12-01T23:30:00Z'))
  await open(visitor(), page, { 'User-Agent': 'Mozilla/5.0 (Linux; Android 14; CUBOT_X90)' })
  expect(await views()).toContainEqual({ propertyId: id, day: '2026-12-02', views: 1 })
})

test('views wait while the database is away, and those of a property that is gone stop no others', async () => {
  const { visitor } = anIsolate()
  const [gone, id] = [await anOffer(), await anOffer()]
  const open = (address: string) => visitor().get(address, { 'User-Agent': browser })
  vi.setSystemTime(new Date('2026-12-03T10:00:00Z'))
  for (const address of [gone, id]) expect((await open(paths.offer(address))).status).toBe(200)
  vi.setSystemTime(new Date('2026-12-03T10:00:05Z'))
  await db.delete(properties).where(eq(properties.id, gone))
  await open(paths.offer(id))
  vi.setSystemTime(new Date('2026-12-03T10:02:00Z'))
  const { failures, logged } = await whileDatabaseFails({ matching: /offer_days/ }, () => open(paths.offer(id)))
  expect([failures, logged.includes('"step":"views"')]).toEqual([1, true])
  vi.setSystemTime(new Date('2026-12-03T10:04:00Z'))
  await open(paths.offer(id))
  const rows = await db.select().from(offerDays).where(eq(offerDays.day, '2026-12-03'))
  expect(rows).toEqual([{ propertyId: id, day: '2026-12-03', views: 4 }])
})

test.each([
  ['one IPv4 address', () => '192.0.2.7'],
  ['one IPv4 address written as IPv6', () => '::ffff:192.0.2.8'],
  ['one /64 of IPv6', (place: number) => `2001:db8:0:7::${place.toString(16)}`],
  ['no known network', () => 'unknown'],
])('500 browsers of %s count ten times a day for an offer, and no other network less', async (_, addressOf) => {
  const { visitor } = anIsolate()
  const [id, other] = [await anOffer(), await anOffer()]
  const open = async (offer: string, address: string, agent: string) => {
    const headers = { 'User-Agent': agent, 'CF-Connecting-IP': address }
    await (await visitor().get(paths.offer(offer), headers)).arrayBuffer()
  }
  const viewsOf = async (day: string) => {
    const rows = await db.select().from(offerDays).where(eq(offerDays.day, day))
    return [id, other].map((offer) => rows.find(({ propertyId }) => propertyId === offer)?.views ?? 0)
  }
  vi.setSystemTime(new Date('2026-12-05T10:00:00Z'))
  for (let place = 1; place <= 500; place += 1) await open(id, addressOf(place), `${browser} ${place}`)
  await open(other, addressOf(1), browser)
  for (const address of ['192.0.2.9', '2001:db8:0:8::1']) await open(id, address, browser)
  vi.setSystemTime(new Date('2026-12-05T10:02:00Z'))
  await open(id, '192.0.2.10', browser)
  expect(await viewsOf('2026-12-05')).toEqual([13, 1])
  vi.setSystemTime(new Date('2026-12-06T10:00:00Z'))
  await open(id, addressOf(1), browser)
  expect(await viewsOf('2026-12-06')).toEqual([1, 0])
  await db.delete(offerDays)
})
