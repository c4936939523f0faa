/** Each public page has an address in each language, and one only. */
import { env } from 'cloudflare:test'
import { XMLParser } from 'fast-xml-parser'
import { beforeAll, expect, test } from 'vitest'
import { newId } from '#app/data/database.server.ts'
import { createProperty } from '#app/data/properties/properties.server.ts'
import { publicPages } from '#tests/support/pages.ts'
import { aProperty } from '#tests/support/properties.ts'
import { db, origin, staff, Visitor } from '#tests/support/visitor.ts'

const site = env.SITE_URL
const [offer, reference] = [newId(), newId()]
const pages = [
  ...publicPages.filter((path) => path !== '/login'),
  `/angebote/${offer}`,
  `/angebote/${offer}/expose`,
  `/referenzen/${reference}`,
]
const inEnglish = (path: string) => (path === '/' ? '/en' : `/en${path}`)

beforeAll(async () => {
  await createProperty(db, offer, aProperty({ name: 'Haus am Deich' }), 'Test')
  await createProperty(db, reference, aProperty({ propertyNumber: 'GI-2', name: 'Hof', sold: true }), 'Test')
})

async function page(path: string, headers: HeadersInit = {}, visitor = new Visitor()) {
  const answer = await visitor.get(path, headers)
  const html = await answer.text()
  const links = [...html.matchAll(/<link rel="alternate" hrefLang="([^"]+)" href="([^"]+)"/g)]
  return {
    status: answer.status,
    location: answer.headers.get('Location'),
    headers: answer.headers,
    html,
    lang: /<html[^>]* lang="(\w+)"/.exec(html)?.[1],
    canonical: /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1],
    twins: Object.fromEntries(links.map(([, name, href]) => [name, href])),
  }
}

test('every public page has a twin, and each names both and itself', async () => {
  for (const path of pages) {
    const twins = { de: site + path, en: site + inEnglish(path), 'x-default': site + path }
    const [german, english] = [await page(path), await page(inEnglish(path))]
    expect([path, german.status, german.lang, german.canonical, german.twins]).toEqual([
      path,
      200,
      'de',
      site + path,
      twins,
    ])
    expect([path, english.status, english.lang, english.canonical, english.twins]).toEqual([
      path,
      200,
      'en',
      site + inEnglish(path),
      twins,
    ])
  }
  expect((await page('/login')).twins).toEqual({})
})

test('the sitemap says of each address which its twins are', async () => {
  const parser = new XMLParser({ ignoreAttributes: false, attributeNamePrefix: '' })
  const { urlset } = parser.parse(await (await new Visitor().get('/sitemap.xml')).text())
  const entries: { loc: string; 'xhtml:link': { hreflang: string; href: string }[] }[] = urlset.url
  const twins = new Map(
    entries.map(({ loc, 'xhtml:link': links }) => [
      loc,
      Object.fromEntries(links.map((link) => [link.hreflang, link.href])),
    ]),
  )
  expect(twins.size).toBe(entries.length)
  for (const [loc, names] of twins) {
    expect(Object.values(names)).toContain(loc)
    for (const twin of Object.values(names)) expect([loc, twins.get(twin)]).toEqual([loc, names])
  }
})

test('on an English page every link and form leads to English pages, and the switch to the German twin', async () => {
  for (const path of pages) {
    const { html } = await page(inEnglish(path))
    const targets = [...html.matchAll(/\s(?:href|action|formAction|formaction)="(\/[^"]*)"/g)].map(([, to = '']) => to)
    const foreign = targets.filter((to) => !/^\/en(?:[/?#.]|$)/.test(to))
    const assets = /^\/(?:assets|media|karten|favicon|apple-touch-icon)/
    expect([path, [...new Set(foreign.filter((to) => !assets.test(to)))]]).toEqual([
      path,
      path === '/bewertung' ? ['/bewertung'] : path.endsWith('/expose') ? [] : [path],
    ])
  }
})

test('nobody reads a language that the address does not say: cookies and Accept-Language change no page', async () => {
  for (const language of ['de', 'en', 'fr'] as const) {
    const visitor = new Visitor()
    visitor.cookies.set('__Host-locale', language)
    const asked = { 'Accept-Language': 'en-GB,en;q=0.9', 'Sec-Fetch-Site': 'cross-site' }
    expect((await page('/unser-team', asked, visitor)).lang).toBe('de')
    expect((await page('/en/unser-team', asked, visitor)).lang).toBe('en')
  }
})

test('whoever has chosen English and opens a German address by hand is led to the English one', async () => {
  const chosen = new Visitor()
  chosen.cookies.set('__Host-locale', 'en')
  for (const [path, target] of [
    ['/', '/en'],
    ['/angebote?city=Jork&page=2', '/en/angebote?city=Jork&page=2'],
    [`/angebote/${offer}`, `/en/angebote/${offer}`],
  ] as const)
    for (const headers of [[], [['Sec-Fetch-Site', 'none']]] satisfies [string, string][][]) {
      const led = await page(path, headers, chosen)
      expect([led.status, led.location, led.headers.get('Cache-Control')]).toEqual([302, target, 'private, no-store'])
    }
  const former = new Visitor()
  former.cookies.set('locale', 'en')
  expect((await page('/kontakt', {}, former)).location).toBe('/en/kontakt')
})

test.each([
  ['a link of another site', { 'Sec-Fetch-Site': 'cross-site' }],
  ['a link of this site', { 'Sec-Fetch-Site': 'same-origin', Referer: `${origin}/angebote` }],
  ['a link in an old browser', { Referer: 'https://example.com/' }],
])('%s shows what it says, whatever was chosen', async (_, headers) => {
  const chosen = new Visitor()
  chosen.cookies.set('__Host-locale', 'en')
  const shown = await page('/kontakt', headers, chosen)
  expect([shown.status, shown.lang, shown.headers.getSetCookie()]).toEqual([200, 'de', []])
})

test('what machines read, the dashboard and posts are never led away', async () => {
  const chosen = (await staff()).speak('de')
  chosen.cookies.set('__Host-locale', 'en')
  for (const path of [
    '/sitemap.xml',
    '/angebote.atom',
    '/robots.txt',
    '/kontakt.data',
    '/login?x=1',
    '/dashboard',
    '/health',
  ])
    expect([path, (await chosen.get(path)).headers.get('Location')]).toEqual([
      path,
      path.startsWith('/login') ? '/dashboard' : null,
    ])
  expect((await chosen.post('/kontakt', { 'form-name': 'contact', 'bot-field': '' })).status).toBe(400)
  // Whoever has chosen German, or nothing, stays on English pages.
  const german = new Visitor()
  german.cookies.set('__Host-locale', 'de')
  expect((await page('/en/kontakt', { 'Sec-Fetch-Site': 'none' }, german)).status).toBe(200)
})

test('following the switch is choosing, also without scripts; nothing else is', async () => {
  const from = (referer: string, site = 'same-origin') => ({ 'Sec-Fetch-Site': site, Referer: referer })
  const visitor = new Visitor()
  await visitor.get('/en/kontakt', from(`${origin}/kontakt`))
  expect(visitor.cookies.get('__Host-locale')).toBe('en')
  await visitor.get('/angebote?city=Jork', from(`${origin}/en/angebote?city=Jork`))
  expect(visitor.cookies.get('__Host-locale')).toBe('de')
  // And the page that was kept has no cookie for the next visitor.
  expect((await new Visitor().get('/en/kontakt')).headers.getSetCookie()).toEqual([])
  for (const headers of [
    from(`${origin}/angebote`),
    from(`${origin}/kontakt`, 'cross-site'),
    from('https://evil.example/kontakt'),
    from('nonsense'),
    from(`${origin}/en/kontakt`),
    {},
  ]) {
    const stranger = new Visitor()
    expect((await stranger.get('/en/kontakt', headers)).status).toBe(200)
    expect([headers, [...stranger.cookies]]).toEqual([headers, []])
  }
})

test.each([
  ['/EN', 301, '/en'],
  ['/en/', 301, '/en'],
  ['//en', 400, null],
  ['/en//angebote', 301, '/en/angebote'],
  ['/En/Angebote/?city=Jork', 301, '/en/angebote?city=Jork'],
  ['/en/angebote/', 301, '/en/angebote'],
  ['/en.', 404, null],
  ['/en.html', 404, null],
  ['/en.pdf/kontakt', 404, null],
  ['/en/en', 404, null],
  ['/en/en/angebote', 404, null],
  ['/de', 404, null],
  ['/de/angebote', 404, null],
  ['/en/gibt-es-nicht', 404, null],
  ['/en/dashboard', 404, null],
  ['/en/dashboard/properties', 404, null],
  ['/en/login', 404, null],
  ['/en/logout', 404, null],
  ['/en/locale', 404, null],
  ['/en/passwort/abgelaufen', 404, null],
  ['/en/media/cccccccccccccccccccccccc/1280', 404, null],
  ['/en/karten/x/y.svg', 404, null],
  ['/en/uebergabe', 404, null],
  ['/en/sitemap.xml', 404, null],
  ['/en/robots.txt', 404, null],
  ['/en/health', 404, null],
  ['/english', 404, null],
  ['/en-gb', 404, null],
  ['/en%2Fangebote', 404, null],
  [`/en/${'x'.repeat(16_000)}`, 404, null],
])('%s has one answer', async (path, status, location) => {
  for (const visitor of [new Visitor(), await staff()]) {
    const answer = await page(path, {}, visitor)
    expect([answer.status, answer.location]).toEqual([status, location])
    if (status === 404 && path.length < 500) expect(answer.lang).toBe(path.startsWith('/en/') ? 'en' : 'de')
  }
})

test.each(['/en/gibt-es-nicht', '/en/dashboard', '/en/login', '/en'])('a post to %s changes nothing', async (path) => {
  const answer = await new Visitor().post(path, { email: 'a@b.de', password: 'x', language: 'en' })
  expect([404, 405]).toContain(answer.status)
  expect(answer.headers.getSetCookie()).toEqual([])
})

test('an offer that was sold leads to its reference in the same language', async () => {
  for (const [path, target] of [
    [`/angebote/${reference}`, `/referenzen/${reference}`],
    [`/en/angebote/${reference}`, `/en/referenzen/${reference}`],
  ] as const) {
    const moved = await page(path)
    expect([moved.status, moved.location]).toEqual([301, target])
  }
})

test.each(['fr', '', 'DE', 'en-GB', '<b>', 'x'.repeat(5_000)])(
  'a form in the language %j is refused',
  async (language) => {
    const editor = await staff()
    for (const visitor of [new Visitor(), editor]) {
      const answer = await visitor.post('/locale', { language, redirectTo: '/kontakt' })
      expect([answer.status, answer.headers.getSetCookie()]).toEqual([400, []])
      expect(await answer.text()).toContain('Die Anfrage ließ sich nicht verstehen')
    }
    const step = { 'form-name': 'valuation', 'bot-field': '', step: '1' }
    expect((await new Visitor().post('/bewertung', { ...step, language })).status).toBe(400)
    expect((await editor.post('/dashboard/account', { name: 'Ada', version: '1', locale: language })).status).toBe(400)
  },
)
