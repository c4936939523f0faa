import { env } from 'cloudflare:test'
import { scryptSync } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { createPasswordToken } from '#app/data/access/password-tokens.server.ts'
import { verifyPassword } from '#app/data/access/passwords.server.ts'
import { siteQuery } from '#app/data/agency/page-texts.server.ts'
import { saveAgency } from '#app/data/agency/settings.server.ts'
import { runQuery } from '#app/data/queries.server.ts'
import { sessions } from '#app/data/tables/access.server.ts'
import { agencyFieldGroups, agencyFields, staffSettings } from '#app/domain/agency/agency.ts'
import { locales } from '#app/fields/locale.ts'
import { keysOf } from '#app/fields/typed-objects.ts'
import { isSecretPath } from '#app/http/secret-paths.server.ts'
import { localPath } from '#app/i18n/locale-path.ts'
import { dashboardPaths } from '#app/paths/dashboard.ts'
import { isStaffPath, paths } from '#app/paths/public.ts'
import { demoSettings } from '#scripts/demo/people.ts'
import { visitedPages } from '#tests/support/pages.ts'
import { atFullCost } from '#tests/support/passwords.ts'
import { hashesOf, inlineScripts, scriptSources } from '#tests/support/policy.ts'
import { aUser, controlValue, db, origin, password, staff, textOf, Visitor } from '#tests/support/visitor.ts'

const expected = {
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
}

test.each(['/', '/angebote', '/login', '/dashboard', '/nirgends', '/health', '/robots.txt', '/media/0/320'])(
  '%s carries the security headers',
  async (path) => {
    const { headers } = await new Visitor().get(path)
    for (const [name, value] of Object.entries(expected)) expect(headers.get(name)).toBe(value)
    expect(headers.get('Permissions-Policy')).toContain('camera=()')
    const policy = headers.get('Content-Security-Policy') ?? ''
    expect(policy).toMatch(/^default-src 'none'/)
    expect(policy).not.toContain('unsafe')
    for (const ban of ["object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"]) expect(policy).toContain(ban)
    expect([...headers.keys()].filter((name) => name.startsWith('access-control-'))).toEqual([])
    const keeping: Record<string, string> = {
      '/': 'private, no-cache',
      '/angebote': 'private, no-cache',
      '/robots.txt': 'public, max-age=300',
    }
    expect(headers.get('Cache-Control')).toBe(keeping[path] ?? 'private, no-store')
  },
)

test('the policy names the hash of every script of a page and no other, and no element has a nonce or a style', async () => {
  const [editor, stranger] = [await staff(), new Visitor()]
  for (const path of ['/', '/angebote', '/login', '/dashboard', '/dashboard/properties/new', '/nirgends']) {
    const answer = await (path === '/login' ? stranger : editor).get(path)
    const page = await answer.text()
    expect(page).not.toMatch(/\s(?:style|nonce)="/)
    expect(page).not.toContain('<style')
    expect(hashesOf(page).length).toBeGreaterThan(0)
    expect([path, scriptSources(answer.headers)]).toEqual([path, ["'self'", ...hashesOf(page)]])
  }
})

test('with a tag manager every script of a public page carries a nonce that is fresh on each answer', async () => {
  await saveAgency(db, { ...demoSettings, tagManagerId: 'GTM-PROBE' })
  const editor = await staff()
  const nonces = new Set<string>()
  for (const [path, visitor] of [
    ['/', new Visitor()],
    ['/', editor],
    ['/', editor],
    ['/nirgends', editor],
  ] as const) {
    const answer = await visitor.get(path)
    const [self, source = '', ...others] = scriptSources(answer.headers)
    const nonce = /^'nonce-([0-9a-f]{32})'$/.exec(source)?.[1] ?? ''
    expect([path, self, others]).toEqual([path, "'self'", []])
    for (const { attributes } of inlineScripts(await answer.text())) expect(attributes).toContain(`nonce="${nonce}"`)
    nonces.add(nonce)
  }
  expect(nonces.size).toBe(4)
  for (const path of visitedPages) {
    const answer = await new Visitor().get(path)
    // A search alert that looks for nothing leads to the list.
    if (answer.status === 302) continue
    const [, source = ''] = scriptSources(answer.headers)
    const scripts = inlineScripts(await answer.text())
    expect(scripts.length).toBeGreaterThan(0)
    if (!source.startsWith("'nonce-")) expect([path, isStaffPath(path) || isSecretPath(path)]).toEqual([path, true])
    else
      for (const { attributes } of scripts)
        expect([path, attributes]).toEqual([path, expect.stringContaining(source.slice(7, -1))])
  }
  expect((await editor.get('/dashboard')).headers.get('Content-Security-Policy')).not.toContain('nonce')
  await saveAgency(db, demoSettings)
})

test('no public page, nor its data, has a setting that only staff use', async () => {
  await saveAgency(db, { ...demoSettings, leadsAddress: 'anfragen@geheim.example' })
  const { agency } = await runQuery(siteQuery(db, 'de'))
  expect(staffSettings.filter((name) => name in agency)).toEqual([])
  const { identity, reach, valuation, rates, legal, social, testimonials, withdrawal, measuring } = agencyFieldGroups
  const shown = {
    ...identity,
    ...reach,
    ...valuation,
    ...rates,
    ...legal,
    ...social,
    ...testimonials,
    ...withdrawal,
    ...measuring,
  }
  const withheld = [...keysOf(agencyFields).filter((name) => !(name in shown)), 'answers', 'ownClosings']
  const pages = visitedPages.flatMap((page) => locales.map((locale) => localPath(page, locale)))
  for (const page of pages.flatMap((page) => [
    page,
    page === '/' ? '/_root.data' : page.replace(/(?=\?|$)/, '.data'),
  ])) {
    const answer = await (await new Visitor().get(page)).text()
    expect([page, withheld.filter((name) => answer.includes(`"${name}"`))]).toEqual([page, []])
    expect(answer).not.toContain('geheim.example')
  }
  await saveAgency(db, demoSettings)
})

test.each([
  ['a foreign origin', { Origin: 'https://evil.example' }],
  ['an opaque origin', { Origin: 'null' }],
  ['an opaque origin that claims to be ours', { 'Sec-Fetch-Site': 'same-origin', Origin: 'null' }],
  ['a foreign origin that claims to be typed in', { 'Sec-Fetch-Site': 'none', Origin: 'https://evil.example' }],
  ['our host without encryption', { Origin: origin.replace('https', 'http') }],
  [
    'our host without encryption that claims to be ours',
    { 'Sec-Fetch-Site': 'same-origin', Origin: origin.replace('https', 'http') },
  ],
  ['another site', { 'Sec-Fetch-Site': 'cross-site' }],
  ['a sister host', { 'Sec-Fetch-Site': 'same-site', Origin: origin }],
  ['a forged host', { Origin: 'https://evil.example', 'X-Forwarded-Host': 'evil.example' }],
])('a post from %s is refused with a sentence', async (_case, headers) => {
  const visitor = await staff()
  for (const path of ['/locale', '/logout', '/dashboard/properties/new', '/login']) {
    const answer = await visitor.post(path, { locale: 'en' }, headers)
    expect(answer.status).toBe(403)
    expect(await answer.text()).toContain('fremden Seite')
    expect(answer.headers.getSetCookie()).toEqual([])
  }
  expect((await visitor.get('/dashboard')).status).toBe(200)
})

test.each([
  ['an origin of our own', { Origin: origin }],
  ['a browser that says so', { 'Sec-Fetch-Site': 'same-origin', Origin: origin }],
  ['somebody who typed it in', { 'Sec-Fetch-Site': 'none', Origin: origin }],
  ['a program without a browser', { Origin: origin, 'X-Forwarded-Host': 'evil.example' }],
])('a post from %s is taken', async (_case, headers) => {
  expect((await new Visitor().post('/locale', { language: 'en' }, headers)).status).toBe(303)
})

test('a program that signs in by itself and names neither origin nor site is taken', async () => {
  const visitor = await staff()
  const post = new Request(`${origin}/logout`, { method: 'POST' })
  expect([post.headers.get('Origin'), (await visitor.send(post)).status]).toEqual([null, 303])
  expect((await visitor.get('/dashboard')).status).toBe(302)
})

test('a GET changes nothing', async () => {
  for (const path of ['/logout', '/locale']) expect((await new Visitor().get(path)).status).toBe(405)
})

test('a public page sets no cookie', async () => {
  for (const path of ['/', '/angebote', '/kontakt', '/login']) {
    expect((await new Visitor().get(path)).headers.getSetCookie()).toEqual([])
  }
})

const bodies: [what: string, type: string | null, body: string][] = [
  ['nothing', null, ''],
  ['JSON', 'application/json', '{"name":1}'],
  ['plain text', 'text/plain', 'published=on'],
  ['multipart without a boundary', 'multipart/form-data', 'x'],
  [
    'broken multipart',
    'multipart/form-data; boundary=b',
    '--b\r\nContent-Disposition: form-data; name="pictures"; filename="a.jpg"\r\n\r\nabc',
  ],
  ['broken percent signs', 'application/x-www-form-urlencoded', 'name=%E0%A4%A&livingArea=%'],
  [
    'bytes that are no text',
    'application/x-www-form-urlencoded',
    'name=\u00ff\u0000&__proto__=x&constructor.prototype=y&a[b][c]=d',
  ],
]

test.each(bodies)('a body of %s is answered, never with a fault', async (_what, type, body) => {
  const visitor = await staff()
  const property = '/dashboard/properties/zzzzzzzzzzzz'
  const paths = [
    '/login',
    '/locale',
    '/dashboard/properties/new',
    property,
    `${property}/images`,
    `${property}/visibility`,
    '/kontakt',
    '/angebote',
    '/logout',
  ]
  for (const path of paths) {
    const headers = new Headers({ Origin: origin })
    if (type) headers.set('Content-Type', type)
    const init = { method: 'POST', headers, body: new TextEncoder().encode(body) }
    const { status } = await visitor.send(new Request(origin + path, init))
    expect([path, status < 500]).toEqual([path, true])
  }
})

test.each([
  '/angebote?q=%00%01',
  '/angebote?city=%00&page=1e3&priceMin=%00',
  '/dashboard/properties?q=%00&tab=%00',
  '/angebote/%00',
  '/angebote/%E0%A4%A',
  '/media/%00/320',
  '/referenzen?year=%00&houseType=%27',
  '/login?redirectTo=%00',
])('%s is answered without a fault', async (path) => {
  const visitor = await staff()
  expect((await visitor.get(path)).status).toBeLessThan(500)
})

test('a form of twenty megabytes is refused by its length', async () => {
  const headers = {
    Origin: origin,
    'Content-Type': 'application/x-www-form-urlencoded',
    'Content-Length': String(20 * 1024 * 1024),
  }
  const answer = await new Visitor().send(new Request(`${origin}/login`, { method: 'POST', headers, body: 'email=a' }))
  expect(answer.status).toBe(413)
  expect(await answer.text()).toContain('Die Sendung ist zu groß')
})

test('a long address is an address like any other', async () => {
  const long = 'a'.repeat(15_000)
  expect((await new Visitor().get(`/${long}`)).status).toBe(404)
  expect((await new Visitor().get(`/angebote?q=${long}&${long}=1`)).status).toBe(200)
})

test('what is text says in which encoding', async () => {
  const visitor = await staff()
  const { overview, propertiesExport } = dashboardPaths
  const addresses = [
    ...[
      paths.home,
      `${paths.offers}.data`,
      paths.robots,
      paths.sitemap,
      paths.feed,
      paths.logout,
      paths.media('0', 320),
    ],
    ...['/nirgends', overview, `${overview}.data`, propertiesExport],
  ]
  for (const address of addresses) {
    const type = (await visitor.get(address)).headers.get('Content-Type')
    expect([address, type]).toEqual([
      address,
      expect.stringMatching(/^(?:text\/|application\/(?:atom\+)?xml).*charset=utf-8$/i),
    ])
  }
})

test.each(['TRACE', 'PROPFIND', 'SEARCH'])(
  '%s is refused everywhere, and OPTIONS opens nothing to other sites',
  async (method) => {
    for (const path of [
      '/',
      '/login',
      '/logout',
      '/health',
      '/robots.txt',
      '/dashboard',
      '/media/0/320',
      '/nirgends',
    ]) {
      expect([path, (await new Visitor().send(new Request(origin + path, { method }))).status]).toEqual([path, 405])
      const headers = { Origin: 'https://evil.example', 'Access-Control-Request-Method': 'POST' }
      const asked = await new Visitor().send(new Request(origin + path, { method: 'OPTIONS', headers }))
      expect([...asked.headers.keys()].filter((name) => name.startsWith('access-control-'))).toEqual([])
    }
  },
)

test.each(['PUT', 'PATCH', 'DELETE'])('%s from a foreign page is refused like a post', async (method) => {
  const visitor = await staff()
  for (const claim of ['none', 'same-origin', 'cross-site']) {
    const foreign = { method, headers: { Origin: 'https://evil.example', 'Sec-Fetch-Site': claim } }
    for (const path of ['/logout', '/kontakt', '/dashboard/properties/new']) {
      expect((await visitor.send(new Request(origin + path, foreign))).status).toBe(403)
    }
  }
  expect((await visitor.get('/dashboard')).status).toBe(200)
})

const foreignTargets = [
  '/a\r\nSet-Cookie: x=1',
  '/a\nLocation: https://evil.example',
  '//evil.example',
  '/\\evil.example',
  '///evil.example',
  '/\t/evil.example',
  'https://evil.example',
  'https:evil.example',
  'evil.example',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\tscript:alert(1)',
  ' javascript:alert(1)',
  'data:text/html,x',
  '\u0000/a',
]

test.each(foreignTargets)('%j is nowhere to be led to, and writes no header', async (target) => {
  const visitor = new Visitor()
  const answer = await visitor.post('/locale', { language: 'en', redirectTo: target })
  expect([answer.status, answer.headers.get('Location')]).toEqual([303, '/'])
  expect([...visitor.cookies.keys()]).toEqual(['__Host-staff-locale'])
  const signedIn = await (await staff()).get(`/login?${new URLSearchParams({ redirectTo: target })}`)
  expect([signedIn.status, signedIn.headers.get('Location')]).toEqual([302, '/dashboard'])
})

test('of a value that comes twice the first counts, and the address never stands in for the form', async () => {
  const twice = new FormData()
  for (const target of ['/kontakt', 'https://evil.example']) twice.append('redirectTo', target)
  const taken = await new Visitor().post('/locale?redirectTo=/impressum&language=en', twice)
  expect(taken.headers.get('Location')).toBe('/kontakt')
  expect(taken.headers.getSetCookie().join()).toContain('__Host-staff-locale=de')
  const { email } = await aUser()
  const inAddress = await new Visitor().post(`/login?${new URLSearchParams({ email, password })}`, {})
  expect(inAddress.status).toBe(400)
  expect((await new Visitor().get('/angebote?city=A&city=B&priceMax=1&priceMax=2&page=1&page=2')).status).toBe(200)
})

test('a cookie is for this host alone, over HTTPS and not for other sites', async () => {
  const { email, visitor } = await aUser()
  const answers = [
    await visitor.post('/login', { email, password }),
    await visitor.post('/dashboard/account', { name: 'Petra Probe' }),
    await visitor.get('/dashboard/account'),
    await visitor.post('/locale', { language: 'en' }),
    await visitor.post('/logout', {}),
  ]
  const cookies = answers.flatMap(({ headers }) => headers.getSetCookie())
  expect(cookies.map((cookie) => cookie.split('=')[0])).toEqual([
    '__Host-session',
    '__Host-staff-locale',
    '__Host-device',
    '__Host-flash',
    '__Host-flash',
    '__Host-staff-locale',
    '__Host-session',
  ])
  for (const cookie of cookies) {
    expect(cookie).toMatch(/; Path=\/;.*; Secure; SameSite=Lax$/)
    expect(cookie).not.toMatch(/domain/i)
    expect([cookie, cookie.includes('; HttpOnly')]).toEqual([cookie, !/^(__Host-)?locale=/.test(cookie)])
    // Another name only ever to take away what was written under it before.
    expect([cookie, cookie.includes('; Max-Age=0;') || cookie.startsWith('__Host-')]).toEqual([cookie, true])
  }
})

test('a language chosen under the former name of its cookie still counts, but not against the new one', async () => {
  const visitor = new Visitor()
  const shown = async () => /<html[^>]* lang="(\w+)"/.exec(await (await visitor.get('/login')).text())?.[1]
  visitor.cookies.set('locale', 'en')
  expect(await shown()).toBe('en')
  visitor.cookies.set('__Host-locale', 'de')
  expect(await shown()).toBe('de')
  // What staff have chosen for the dashboard counts more there.
  await visitor.post('/locale', { language: 'en' })
  expect(await shown()).toBe('en')
  // Neither this cookie nor the width makes a page somebody's own.
  visitor.cookies.set('__Host-viewport', 'tablet')
  expect((await visitor.get('/en/impressum')).headers.get('Cache-Status')).toMatch(/^Giebel; /)
})

test.each([
  ['16 kB of cookies', 16_384, 'en'],
  ['more than that, of which none counts', 16_385, 'de'],
])('%s are read by length before anything else', async (_, length, language) => {
  const visitor = new Visitor()
  visitor.cookies.set('__Host-locale', 'en')
  visitor.cookies.set('filling', 'x'.repeat(length - '__Host-locale=en; filling='.length))
  expect(await (await visitor.get('/login')).text()).toContain(` lang="${language}"`)
})

test('of a cookie that comes twice the first counts, and one that cannot be decoded is harmless', async () => {
  const visitor = await staff()
  visitor.cookies.set('__Host-flash', '%E0%A4%A')
  visitor.cookies.set('__proto__', 'x')
  visitor.cookies.set('rest', 'x; __Host-session=other; __Host-locale=en; __Host-locale=de; nothing; =; ;')
  const answer = await visitor.get('/dashboard/account')
  expect(answer.status).toBe(200)
  expect(await answer.text()).toContain(' lang="en"')
})

const staffPages = Object.values(dashboardPaths).flatMap((page) => {
  if (typeof page === 'string') return [page]
  return typeof page === 'object' ? [page.list, page.new] : []
})

test('nobody keeps a copy of what staff see, and every page of theirs has a way to sign out', async () => {
  const visitor = await staff('admin')
  for (const page of staffPages) {
    for (const address of [page, `${page}.data`]) {
      const { headers } = await visitor.get(address)
      expect([address, headers.get('Cache-Control')]).toEqual([address, 'private, no-store'])
    }
    const answer = await visitor.get(page)
    const isPage = answer.status === 200 && answer.headers.get('Content-Type')?.startsWith('text/html')
    if (isPage)
      expect([page, await answer.text()]).toEqual([page, expect.stringMatching(/<form[^>]*action="\/logout"/)])
  }
})

test('a password is typed where it is hidden, can be pasted, and is known to password managers', async () => {
  const { id, visitor } = await aUser()
  const token = await createPasswordToken(db, id)
  const pages: [who: Visitor, address: string, controls: string[]][] = [
    [new Visitor(), '/login', ['current-password']],
    [new Visitor(), `/passwort/${token}`, ['new-password']],
    [visitor, '/dashboard/account', ['current-password', 'new-password']],
    [visitor, '/dashboard/account/password', ['current-password', 'new-password']],
  ]
  for (const [who, address, controls] of pages) {
    const html = await (await who.get(address)).text()
    const inputs = html.match(/<input[^>]*autocomplete="(?:current|new)-password"[^>]*>/gi) ?? []
    expect(inputs.map((input) => /autocomplete="([^"]*)"/i.exec(input)?.[1])).toEqual(controls)
    for (const input of inputs) {
      expect(input).toContain('type="password"')
      expect(input).not.toMatch(/\s(?:value|maxlength|pattern|onpaste)=/i)
    }
  }
})

test('a password counts as it was typed, its case and its spaces included', async () => {
  const { email } = await aUser()
  for (const typed of [password.toUpperCase(), ` ${password}`, `${password} `, password.slice(0, -1)]) {
    const answer = await new Visitor().post('/login', { email, password: typed })
    expect([typed, answer.status]).toEqual([typed, 400])
    expect(controlValue(await answer.text(), 'password')).toBe('')
  }
})

test('a hash that was made at another cost is still understood', () =>
  atFullCost(async () => {
    const salt = Buffer.from('sixteen bytes it')
    const hash = scryptSync(password, salt, 32, { N: 2 ** 10, r: 8, p: 1 })
    const stored = `scrypt$1024$8$1$${salt.toString('base64')}$${hash.toString('base64')}`
    expect(await verifyPassword(password, stored)).toBe(stored)
    expect(await verifyPassword(`${password}!`, stored)).toBeNull()
  }))

test.each([dashboardPaths.propertiesExport, dashboardPaths.enquiriesExport])(
  '%s is a file to keep, whose name nobody else chooses',
  async (address) => {
    const { headers } = await (await staff()).get(`${address}?q=x&name=evil.html&filename=evil.html`)
    expect(headers.get('Content-Type')).toBe('text/csv; charset=utf-8')
    expect(headers.get('Content-Disposition')).toMatch(/^attachment; filename="[\w-]+\.csv"$/)
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff')
  },
)

test.each([
  '/.git/config',
  '/.env',
  '/wrangler.toml',
  '/package.json',
  '/assets/',
  '/build/server/index.js',
  '/migrations/',
])('%s is not there', async (path) => {
  const answer = await new Visitor().get(path)
  expect(answer.status).toBe(404)
  expect(answer.headers.get('Content-Type')).toBe('text/html; charset=utf-8')
})

test('an error page tells nothing of what stands behind it', async () => {
  const editor = await staff('editor')
  const answers = [
    await new Visitor().get('/nirgends'),
    await new Visitor().get('/logout'),
    await new Visitor().post('/', {}),
    await new Visitor().post('/dashboard/properties/new', { name: 'x' }),
    await new Visitor().post('/login', {}, { 'Content-Type': 'application/json' }),
    await editor.get('/dashboard/users'),
    await editor.get('/dashboard/properties/zzzzzzzzzzzz'),
  ]
  expect(answers.map(({ status }) => status)).toEqual([404, 405, 405, 401, 400, 403, 404])
  for (const answer of answers) {
    expect(await answer.text()).not.toMatch(/\bat \w+ \(|\.tsx?:\d|node_modules|D1_ERROR|drizzle|sqlite|workerd/i)
    expect([answer.headers.get('Server'), answer.headers.get('X-Powered-By')]).toEqual([null, null])
  }
})

test('a session ends after seven days, however busy it was', async () => {
  const { id, visitor } = await aUser()
  const ofUser = eq(sessions.userId, id)
  const week = 7 * 24 * 60 * 60 * 1000
  const [session] = await db.select().from(sessions).where(ofUser)
  expect((session?.expiresAt.getTime() ?? 0) - Date.now()).toBeLessThanOrEqual(week)
  expect((await visitor.get('/dashboard')).status).toBe(200)
  await db.update(sessions).set({ lastSeenAt: new Date(), expiresAt: new Date() }).where(ofUser)
  expect((await visitor.get('/dashboard')).status).toBe(302)
})

test('a name that looks like a template stays a name', async () => {
  const name = 'Petra $t(dashboard:signIn.title) {{role}} {{- id}}'
  const { id, email } = await aUser('editor', name)
  const page = textOf(await (await new Visitor().get(`/passwort/${await createPasswordToken(db, id)}`)).text())
  expect(page).toContain(name)
  expect(page.split(email)).toHaveLength(2)
})

test('a fault is one line in the log, whatever the address says', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  const prepare = vi.spyOn(env.DB, 'prepare').mockImplementation(() => {
    throw new Error('broken\n{"level":"info"}')
  })
  await new Visitor().get('/angebote/%22%7D%E2%80%A8%7B%22level%22%3A%22info%22%7D?q=%0Aforged')
  prepare.mockRestore()
  const lines = log.mock.calls.map(([line]) => String(line))
  log.mockRestore()
  expect(lines.length).toBeGreaterThan(0)
  for (const line of lines) {
    expect(line).not.toContain('\n')
    expect(line).not.toContain('forged')
    expect(JSON.parse(line)).toMatchObject({ level: 'error', method: 'GET' })
  }
})
