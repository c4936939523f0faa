import { expect, test } from 'vitest'
import { origin, staff, Visitor } from '#tests/support/visitor.ts'

const expected = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
}

test.each(['/', '/angebote', '/login', '/dashboard', '/nirgends', '/health', '/robots.txt', '/media/0/320'])(
  '%s carries the security headers',
  async (path) => {
    const { headers } = await new Visitor().get(path)
    for (const [name, value] of Object.entries(expected)) expect(headers.get(name)).toBe(value)
    expect(headers.get('Strict-Transport-Security')).toContain('max-age=63072000')
    expect(headers.get('Permissions-Policy')).toContain('camera=()')
    expect(headers.get('Content-Security-Policy')).toMatch(/^default-src 'none'/)
    expect(headers.get('Content-Security-Policy')).not.toContain('unsafe')
    expect(headers.get('Cache-Control')).toBe(path === '/robots.txt' ? 'public, max-age=300' : 'private, no-store')
  },
)

test('every script of a page carries the nonce of its answer, and no element a style', async () => {
  const visitor = await staff()
  for (const path of ['/', '/angebote', '/login', '/dashboard', '/dashboard/properties/new', '/nirgends']) {
    const answer = await visitor.get(path)
    const nonce = /'nonce-([0-9a-f]{32})'/.exec(answer.headers.get('Content-Security-Policy') ?? '')?.[1] ?? ''
    const page = path === '/login' ? await (await new Visitor().get(path)).text() : await answer.text()
    expect(page).not.toMatch(/\sstyle="/)
    expect(page).not.toContain('<style')
    if (path === '/login') continue
    // A block of data is not run, and needs none.
    const scripts = page.match(/<script\b(?! type="application\/ld\+json")[^>]*>/g) ?? []
    expect(scripts.length).toBeGreaterThan(0)
    for (const script of scripts) expect(script).toContain(`nonce="${nonce}"`)
  }
})

test('the nonce is fresh on each answer', async () => {
  const policies = await Promise.all(
    [1, 2].map(async () => (await new Visitor().get('/')).headers.get('Content-Security-Policy')),
  )
  expect(policies[0]).not.toBe(policies[1])
})

test.each([
  ['a foreign origin', { Origin: 'https://evil.example' }],
  ['an opaque origin', { Origin: 'null' }],
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
  ['a browser that says so', { 'Sec-Fetch-Site': 'same-origin', Origin: 'null' }],
  ['a program without a browser', { Origin: origin, 'X-Forwarded-Host': 'evil.example' }],
])('a post from %s is taken', async (_case, headers) => {
  expect((await new Visitor().post('/locale', { locale: 'en' }, headers)).status).toBe(303)
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
