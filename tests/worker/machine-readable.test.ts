import { env } from 'cloudflare:test'
import { eq } from 'drizzle-orm'
import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { beforeAll, expect, test, vi } from 'vitest'
import { saveHomePicture } from '#app/data/agency/home-picture.server.ts'
import { findSavedAt, saveAgency } from '#app/data/agency/settings.server.ts'
import { newId } from '#app/data/database.server.ts'
import { createTeamMember } from '#app/data/entries/team-members.server.ts'
import { createPicture } from '#app/data/pictures/images.server.ts'
import { createProperty } from '#app/data/properties/properties.server.ts'
import { properties } from '#app/data/tables/properties.server.ts'
import { agencyFields } from '#app/domain/agency/agency.ts'
import type { PropertyValues } from '#app/domain/properties/property.ts'
import { emptyValues } from '#app/fields/field.ts'
import { type Locale, locales } from '#app/fields/locale.ts'
import { localPath } from '#app/i18n/locale-path.ts'
import { publicPages } from '#tests/support/pages.ts'
import { aProperty, setTrashed } from '#tests/support/properties.ts'
import { db, staff, uncached, unescaped, Visitor } from '#tests/support/visitor.ts'

const site = env.SITE_URL
const hostile = '</script><script>alert(1)</script> ]]> &amp; <b>"\' 🏡'
const cover = { key: 'c'.repeat(24), kind: 'photo', width: 2400, height: 1600, alt: 'Ein Haus', caption: null } as const
const indexed = publicPages.filter((path) => path !== '/login' && !path.endsWith('/danke'))

async function aStored(changes: Partial<PropertyValues> = {}): Promise<string> {
  const id = newId()
  await createProperty(db, id, aProperty(changes), 'Test')
  return id
}

let offer = ''
let reference = ''

beforeAll(async () => {
  await saveAgency(db, {
    ...emptyValues(agencyFields),
    agencyName: 'Giebel',
    legalName: 'Giebel GmbH',
    city: 'Hamburg',
    phone: '040 123456',
    openingHours: 'Montag bis Freitag 9 bis 18 Uhr',
  })
  await saveHomePicture(db, { pictureKey: 'a'.repeat(24), pictureWidth: 900, pictureHeight: 600 }, 'Das Haus')
  const person = { name: 'Erika Muster', role: 'Verkauf', telephone: null, email: null, bio: null }
  await createTeamMember(db, 'member000001', person, 0, null)
  offer = await aStored({ name: 'Haus am Deich', city: 'Jork', reserved: true, street: 'Deichweg 3' })
  await createPicture(db, offer, cover)
  reference = await aStored({ name: 'Hof an der Este', sold: true })
  await createPicture(db, reference, { ...cover, key: 'd'.repeat(24) })
})

function visitorIn(locale: Locale): Visitor {
  return new Visitor().speak(locale)
}

/** What the head of a page says, by name or property; the title and the canonical link among it. */
async function headOf(path: string, visitor = new Visitor()): Promise<Record<string, string>> {
  const html = await (await visitor.get(path)).text()
  const head = html.slice(0, html.indexOf('</head>'))
  const tags = [...head.matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)"/g)]
  const pairs = tags.map(([, name = '', content = '']) => [name, unescaped(content)])
  const title = unescaped(/<title>([^<]*)<\/title>/.exec(head)?.[1] ?? '')
  const canonical = /<link rel="canonical" href="([^"]*)"/.exec(head)?.[1] ?? ''
  return { title, canonical, ...Object.fromEntries(pairs) }
}

interface Node {
  '@type': string
  [name: string]: unknown
}

/** The nodes of a page's JSON-LD, by their type. */
async function graphOf(path: string): Promise<Record<string, Node>> {
  const html = await (await new Visitor().get(path)).text()
  const blocks = [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)]
  expect(blocks.length).toBe(1)
  const { '@context': context, '@graph': nodes } = JSON.parse(blocks[0]?.[1] ?? '')
  expect(context).toBe('https://schema.org')
  return Object.fromEntries(nodes.map((node: Node) => [node['@type'], node]))
}

const parser = new XMLParser({ ignoreAttributes: false, attributeNamePrefix: '@', parseTagValue: false })

async function xmlOf(path: string, visitor = new Visitor()) {
  const answer = await visitor.get(path)
  expect(answer.status).toBe(200)
  const text = await answer.text()
  expect(XMLValidator.validate(text)).toBe(true)
  return parser.parse(text, true)
}

test.each(['de', 'en'] as const)('every public page introduces itself (%s)', async (locale) => {
  const heads = new Map<string, Record<string, string>>()
  for (const path of [...indexed, `/angebote/${offer}`, `/referenzen/${reference}`]) {
    const head = await headOf(path, visitorIn(locale))
    heads.set(path, head)
    const title = head.title?.replace(' · Giebel', '') ?? ''
    const { description = '' } = head
    expect([path, title.length > 4 && title.length <= 60, head.title]).toEqual([path, true, `${title} · Giebel`])
    expect([path, description.length >= 50 && description.length <= 160, description]).toEqual([
      path,
      true,
      description,
    ])
    expect(head).toMatchObject({
      canonical: site + localPath(path, locale),
      'og:url': site + localPath(path, locale),
      'og:type': 'website',
      'og:title': title,
      'og:description': description,
      'og:site_name': 'Giebel',
      'og:locale': locale === 'de' ? 'de_DE' : 'en_GB',
      'og:locale:alternate': locale === 'de' ? 'en_GB' : 'de_DE',
    })
    expect(head.robots).toBeUndefined()
  }
  for (const name of ['title', 'description']) {
    expect(new Set([...heads.values()].map((head) => head[name])).size).toBe(heads.size)
  }
})

test('a shared page shows its picture, as large as it is served', async () => {
  expect(await headOf(`/angebote/${offer}`)).toMatchObject({
    'og:image': expect.stringContaining(`${site}/media/${'c'.repeat(24)}/1280`),
    'og:image:width': '1280',
    'og:image:height': '853',
    'og:image:alt': 'Ein Haus',
    'twitter:card': 'summary_large_image',
  })
  expect(await headOf('/')).toMatchObject({
    'og:image': expect.stringContaining(`${site}/media/${'a'.repeat(24)}/`),
    'og:image:width': '900',
    'og:image:height': '600',
    'og:image:alt': 'Das Haus',
  })
  expect((await headOf(`/referenzen/${reference}`))['og:image']).toContain('d'.repeat(24))
  const team = await headOf('/unser-team')
  expect([team['og:image'], team['twitter:card']]).toEqual([undefined, 'summary'])
})

test('an offer tells programs what it tells people, and a hidden street to neither', async () => {
  const {
    RealEstateListing: listing,
    BreadcrumbList: trail,
    RealEstateAgent: agent,
  } = await graphOf(`/angebote/${offer}`)
  expect(listing).toMatchObject({
    url: `${site}/angebote/${offer}`,
    name: 'Haus am Deich',
    datePosted: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    image: [expect.stringContaining('c'.repeat(24))],
    mainEntity: { '@type': 'House', address: { addressLocality: 'Jork' } },
    offers: {
      price: 650_000,
      availability: 'https://schema.org/LimitedAvailability',
      seller: { '@id': agent?.['@id'] },
    },
  })
  expect(JSON.stringify(listing)).not.toContain('Deichweg')
  expect(trail?.itemListElement).toMatchObject([
    { position: 1, name: 'Angebote', item: `${site}/angebote` },
    { position: 2, name: 'Häuser in Jork' },
    { position: 3, item: `${site}/angebote/${offer}` },
  ])
})

test('the other pages say what they are about', async () => {
  for (const path of ['/', '/kontakt', '/impressum']) {
    expect((await graphOf(path)).RealEstateAgent).toMatchObject({
      name: 'Giebel',
      telephone: '+4940123456',
      openingHours: ['Mo-Fr 09:00-18:00'],
    })
  }
  expect((await graphOf('/')).RealEstateAgent?.image).toContain('a'.repeat(24))
  expect((await graphOf('/unser-team')).Person).toMatchObject({ name: 'Erika Muster', jobTitle: 'Verkauf' })
  expect(Object.keys(await graphOf(`/referenzen/${reference}`))).toEqual(['RealEstateAgent', 'BreadcrumbList'])
  for (const path of ['/leistungen/verkauf', '/leistungen/vermietung', '/leistungen/neubauprojekte']) {
    const { FAQPage: questions, BreadcrumbList: trail } = await graphOf(path)
    expect(questions?.mainEntity).toContainEqual({
      '@type': 'Question',
      name: expect.stringMatching(/\?$/),
      acceptedAnswer: { '@type': 'Answer', text: expect.stringMatching(/\.$/) },
    })
    expect(trail?.itemListElement).toMatchObject([{ item: `${site}/` }, { item: site + path }])
  }
})

test('JSON-LD comes once, at the end of documents, fresh and kept, and in no error page', async () => {
  const kinds = ['RealEstateAgent', 'RealEstateListing', 'BreadcrumbList']
  const path = `/angebote/${offer}`
  const visitor = new Visitor(env, false)
  // A page is kept after it was answered.
  const kept = await vi.waitFor(async () => {
    const answer = await visitor.get(path)
    expect(answer.headers.get('Cache-Status')).toContain('hit')
    return answer
  })
  for (const answer of [await uncached().get(path), kept]) {
    const html = await answer.text()
    for (const kind of kinds) expect([kind, html.split(kind).length - 1]).toEqual([kind, 1])
    expect(html).toMatch(/<script type="application\/ld\+json">[^<]*<\/script><\/body><\/html>$/)
  }
  for (const other of [`${path}.data`, '/angebote/none', '/gibt-es-nicht']) {
    const answer = await (await visitor.get(other)).text()
    for (const kind of kinds) expect([other, answer.includes(kind)]).toEqual([other, false])
  }
})

test('a hostile name stays a name in the data of the page', async () => {
  const id = await aStored({ name: hostile, propertyNumber: hostile.slice(0, 40), city: hostile })
  const html = await (await new Visitor().get(`/angebote/${id}`)).text()
  expect(html).not.toContain('<script>alert')
  const { RealEstateListing: listing } = await graphOf(`/angebote/${id}`)
  expect(listing?.name).toBe(hostile)
  await db.delete(properties).where(eq(properties.id, id))
})

test('a long list of facts is cut between two words', async () => {
  const id = await aStored({
    city: 'Sankt Peter-Ording',
    district: 'Hinter den Deichen und noch ein Stück weiter '.repeat(3),
  })
  const { description = '', title } = await headOf(`/angebote/${id}`)
  expect(description.length).toBeLessThanOrEqual(160)
  expect(description).toMatch(/[^\s,.]…$/)
  expect(title?.length).toBeLessThan(70)
  await db.delete(properties).where(eq(properties.id, id))
})

test('the sitemap names every public page, and nothing else', async () => {
  const drafts = [
    await aStored({ published: false }),
    await aStored({ published: false, sold: true }),
    await aStored({ name: 'Weggeworfen' }),
  ]
  await setTrashed(db, drafts[2] ?? '', true, 'Test')
  const entries: { loc: string; lastmod?: string }[] = (await xmlOf('/sitemap.xml')).urlset.url
  const expected = [...indexed, `/angebote/${offer}`, `/referenzen/${reference}`].flatMap((path) =>
    locales.map((locale) => site + localPath(path, locale)),
  )
  expect(entries.map(({ loc }) => loc).sort()).toEqual(expected.sort())
  for (const { loc } of entries) expect((await new Visitor().get(loc.slice(site.length))).status).toBe(200)
  const changed = new Map(entries.map(({ loc, lastmod }) => [loc.slice(site.length), lastmod]))
  const [row] = await db.select().from(properties).where(eq(properties.id, offer))
  expect(changed.get(`/angebote/${offer}`)).toBe(row?.updatedAt.toISOString())
  const latest = [changed.get(`/angebote/${offer}`), changed.get(`/referenzen/${reference}`)].sort().at(-1)
  expect([changed.get('/'), changed.get('/angebote'), changed.get('/referenzen')]).toEqual([latest, latest, latest])
  const savedAt = await findSavedAt(db)
  expect(Date.parse(changed.get('/impressum') ?? '')).toBeGreaterThanOrEqual(savedAt?.getTime() ?? 0)
  for (const { loc, lastmod } of entries) expect([loc, lastmod]).toEqual([loc, expect.stringMatching(/^20\d\d-.*Z$/)])
})

test('robots.txt names the sitemap and keeps everybody out of the dashboard', async () => {
  const text = await (await new Visitor().get('/robots.txt')).text()
  expect(text).toBe(`User-agent: *\nDisallow: /dashboard\nDisallow: /login\n\nSitemap: ${site}/sitemap.xml\n`)
})

test('the feed tells of new offers in the language of the reader', async () => {
  const { feed } = await xmlOf('/angebote.atom')
  expect(feed).toMatchObject({
    '@xmlns': 'http://www.w3.org/2005/Atom',
    '@xml:lang': 'de',
    id: `${site}/angebote.atom`,
    title: 'Neue Angebote · Giebel',
    author: { name: 'Giebel' },
    link: [
      { '@rel': 'self', '@href': `${site}/angebote.atom` },
      { '@rel': 'alternate', '@href': `${site}/angebote` },
    ],
  })
  expect(feed.entry).toMatchObject({
    id: `${site}/angebote/${offer}`,
    title: 'Haus am Deich, Jork',
    updated: feed.updated,
    link: [
      { '@rel': 'alternate', '@href': `${site}/angebote/${offer}` },
      { '@rel': 'enclosure', '@href': expect.stringContaining('c'.repeat(24)) },
    ],
    category: [
      { '@term': 'purchase', '@label': 'Kauf' },
      { '@term': 'house', '@label': 'Haus' },
    ],
  })
  const summary = feed.entry.summary.replaceAll('\u00a0', ' ')
  for (const words of ['Haus zum Kauf in Jork', '140 m²', '650.000 €', 'Energieausweis'])
    expect(summary).toContain(words)
  const english = (await xmlOf('/en/angebote.atom')).feed
  expect([english['@xml:lang'], english.title]).toEqual(['en', 'New properties · Giebel'])
  for (const path of ['/', '/angebote']) {
    const html = await (await new Visitor().get(path)).text()
    expect(html).toMatch(/<link rel="alternate" type="application\/atom\+xml"[^>]* href="\/angebote.atom"/)
  }
})

test('hostile texts and rows without a date do not break the feed', async () => {
  const id = await aStored({ name: hostile, city: 'true' })
  // What no form lets through, written by hand.
  await db
    .update(properties)
    .set({ publishedAt: null, district: 'a\u0000b\u0007c\ufffed', version: 2 })
    .where(eq(properties.id, id))
  const entries: { title: string; summary: string; published?: string; updated: string }[] = (
    await xmlOf('/angebote.atom')
  ).feed.entry
  // Without a date it comes last.
  const entry = entries.at(-1)
  expect(entry?.title).toBe(hostile)
  expect(entry?.summary).toContain('in true, abcd')
  expect(entry?.published).toBeUndefined()
  expect(Number.isNaN(Date.parse(entry?.updated ?? ''))).toBe(false)
  await db.delete(properties).where(eq(properties.id, id))
})

test('the feed holds the 24 newest, and without any it is still a feed', async () => {
  const ids = await Promise.all(Array.from({ length: 25 }, () => aStored()))
  expect((await xmlOf('/angebote.atom')).feed.entry.length).toBe(24)
  for (const id of ids) await setTrashed(db, id, true, 'Test')
  await setTrashed(db, offer, true, 'Test')
  const { feed } = await xmlOf('/angebote.atom')
  expect(feed.entry).toBeUndefined()
  expect(feed.updated).toMatch(/^\d{4}-/)
  await setTrashed(db, offer, false, 'Test')
})

test.each([
  ['/robots.txt', 'text/plain; charset=utf-8', null],
  ['/sitemap.xml', 'application/xml; charset=utf-8', 'noindex'],
  ['/angebote.atom', 'application/atom+xml; charset=utf-8', 'noindex'],
])('%s is asked for anew each time and is only read', async (path, type, robots) => {
  const visitor = new Visitor()
  const { headers } = await visitor.get(path)
  expect(headers.get('Content-Type')).toBe(type)
  expect(headers.get('Cache-Control')).toBe(path === '/robots.txt' ? 'public, max-age=300' : 'private, no-cache')
  expect(headers.get('X-Robots-Tag')).toBe(robots)
  const head = await visitor.send(new Request(`https://giebel.test${path}`, { method: 'HEAD' }))
  expect([head.status, head.headers.get('Content-Type'), await head.text()]).toEqual([200, type, ''])
  const post = await visitor.post(path, {})
  expect([post.status, post.headers.get('Allow')]).toEqual([405, 'GET, HEAD'])
})

test('without the database and a kept answer, programs are told to come back', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const prepare = vi.spyOn(env.DB, 'prepare').mockImplementation(() => {
    throw new Error('D1_ERROR: D1 DB is overloaded. Requests queued for too long.')
  })
  for (const path of ['/sitemap.xml', '/angebote.atom']) {
    const nothingKept = { ...env, VERSION: { ...env.VERSION, id: 'new' } }
    const { status, headers } = await new Visitor(nothingKept).get(path)
    expect([status, headers.get('Retry-After'), headers.get('Cache-Control')]).toEqual([503, '60', 'private, no-store'])
  }
  prepare.mockRestore()
  vi.restoreAllMocks()
})

test('a filtered list is the list to search engines', async () => {
  const head = await headOf('/angebote?marketType=purchase&sort=priceAsc')
  expect(head.canonical).toBe(`${site}/angebote`)
  expect(head['og:url']).toBe(`${site}/angebote`)
  expect(head.robots).toBeUndefined()
})

test('neither the word of thanks nor the dashboard is for search engines', async () => {
  expect((await headOf('/kontakt/danke')).robots).toBe('noindex')
  expect((await headOf('/bewertung/danke')).robots).toBe('noindex')
  expect((await headOf('/login')).robots).toBe('noindex, nofollow')
  const visitor = await staff()
  for (const path of ['/dashboard', '/dashboard/properties', '/dashboard/properties/zzzzzzzzzzzz']) {
    const { headers } = await visitor.get(path)
    expect([path, headers.get('X-Robots-Tag')]).toEqual([path, 'noindex, nofollow'])
  }
})
