/** Requests that are refused before anything looks at them, and bodies of which no more is read than may be taken. */
import { createExecutionContext, env } from 'cloudflare:test'
import { expect, test, vi } from 'vitest'
import { createPasswordToken } from '#app/data/access/password-tokens.server.ts'
import { dashboardPaths } from '#app/paths/dashboard.ts'
import { ownDataPaths } from '#app/paths/own-data.ts'
import { paths } from '#app/paths/public.ts'
import { subscriptionPaths } from '#app/paths/subscriptions.ts'
import worker from '#build/server/index.js'
import { aPicture } from '#tests/support/picture-files.ts'
import { aUser, controlValue, db, origin, staff, textOf, Visitor } from '#tests/support/visitor.ts'

const form = 'application/x-www-form-urlencoded'

function post(path: string, body: BodyInit, type = form): Request {
  return new Request(origin + path, { method: 'POST', body, headers: { Origin: origin, 'Content-Type': type } })
}

test.each([
  ['thousands of segments', '/a'.repeat(8_000)],
  ['thousands of segments of which the data is asked for', `${'/a'.repeat(8_000)}.data`],
  ['eleven segments', '/1/2/3/4/5/6/7/8/9/10/11'],
  ['thousands of characters', `/angebote/${'a'.repeat(15_000)}`],
  ['thousands of encoded characters', `/angebote/${'%2F'.repeat(5_000)}`],
  ['routes that are asked for by thousands of segments', `/__manifest?p=${'/a'.repeat(3_000)}&version=x`],
])('an address of %s is answered before any route is looked for', async (_case, path) => {
  const answer = await new Visitor().get(path)
  expect([answer.status, answer.headers.get('Cache-Control')]).toEqual([404, 'private, no-store'])
  expect(answer.headers.get('Content-Security-Policy')).toMatch(/^default-src 'none'/)
  expect(await answer.text()).toContain('Diese Adresse gibt es hier nicht')
})

test('the longest address of ours is far from being refused', async () => {
  const id = 'a'.repeat(12)
  const longest = `${dashboardPaths.imageRotation(id, 'a'.repeat(24))}.data`
  expect((await new Visitor().get(longest)).status).toBe(202)
  const { id: user } = await aUser()
  expect((await new Visitor().get(paths.password((await createPasswordToken(db, user)) ?? ''))).status).toBe(200)
})

test.each([
  '/%5c',
  '/%5C%5Cevil.example',
  '/%',
  '/%E0%A4%A',
  '/%00',
  '/angebote/%00',
  '/%0d%0aX:%20y',
  '//',
  '//evil.example',
  '/%2Fevil.example',
])('%s cannot be read, which is said in both languages', async (path) => {
  const visitor = new Visitor()
  const answer = await visitor.get(path)
  expect([answer.status, answer.headers.get('X-Content-Type-Options')]).toEqual([400, 'nosniff'])
  expect(await answer.text()).toContain('Diese Adresse lässt sich nicht lesen')
  visitor.cookies.set('locale', 'en')
  expect(await (await visitor.get(path)).text()).toContain('This address cannot be read')
})

test('a site that was deployed with the example’s address says so, and nothing of localhost', async () => {
  const local = { ...env, SITE_URL: 'http://localhost:8788' }
  for (const path of [paths.home, paths.sitemap, paths.feed, '/health']) {
    const answer = await new Visitor(local).get(path)
    expect([path, answer.status]).toEqual([path, 503])
    const text = await answer.text()
    expect(text).toContain('SITE_URL in wrangler.local.toml')
    expect(text).not.toContain('http')
  }
  for (const host of ['localhost:8788', '127.0.0.1:8788', '[::1]:8788']) {
    const answer = await worker.fetch(
      new Request(`http://${host}/impressum`) as Parameters<typeof worker.fetch>[0],
      local,
      createExecutionContext(),
    )
    expect([host, answer.status]).toEqual([host, 200])
  }
})

/** A body without a length and without an end in sight, and how much of it has been asked for. */
function endless(beginning: string) {
  const read = { bytes: 0, isStopped: false }
  const piece = new TextEncoder().encode('a'.repeat(65_536))
  const body = new ReadableStream<Uint8Array>({
    start: (stream) => stream.enqueue(new TextEncoder().encode(beginning)),
    pull(stream) {
      read.bytes += piece.byteLength
      stream.enqueue(piece)
      // Far beyond what may be read: a worker that reads on is to fail, not to stand still.
      if (read.bytes >= 16 * megabyte) stream.close()
    },
    cancel() {
      read.isStopped = true
    },
  })
  return { body, read }
}

const multipart = 'multipart/form-data; boundary=b'
const aField = '--b\r\nContent-Disposition: form-data; name="name"\r\n\r\nPetra\r\n'
const aFile =
  '--b\r\nContent-Disposition: form-data; name="picture"; filename="a.jpg"\r\nContent-Type: image/jpeg\r\n\r\n'
const [kilobyte, megabyte] = [1_024, 1_024 * 1_024]

test.each([
  [paths.locale, 413, 320 * kilobyte],
  [paths.password('0'.repeat(64)), 413, 32 * kilobyte],
  [paths.contact, 413, 320 * kilobyte],
  [paths.valuation, 413, 320 * kilobyte],
  [paths.forgottenPassword, 413, 32 * kilobyte],
  [subscriptionPaths.page('0'.repeat(64)), 413, 32 * kilobyte],
  [ownDataPaths.request, 413, 32 * kilobyte],
  [ownDataPaths.deletion('0'.repeat(64)), 404, 0],
  [paths.login, 413, megabyte],
  [dashboardPaths.newProperty, 401, megabyte],
  [dashboardPaths.bulk, 401, megabyte],
  [dashboardPaths.images('zzzzzzzzzzzz'), 401, megabyte],
  [paths.logout, 303, 0],
  [dashboardPaths.history('zzzzzzzzzzzz'), 405, 0],
  ['/nirgends', 404, 0],
])('an endless body to %s is answered %d, and no more of it is read than may come', async (path, status, most) => {
  for (const [type, beginning] of [
    [form, 'name='],
    [multipart, aField + aFile],
  ] as const) {
    const { body, read } = endless(beginning)
    expect([type, (await new Visitor().send(post(path, body, type))).status]).toEqual([type, status])
    // What is on its way already may be one or two pieces more.
    expect(read.bytes).toBeLessThanOrEqual(most + 3 * 65_536)
    if (most > 0) expect(read.isStopped).toBe(true)
  }
})

test('an endless body is not read on for staff either', async () => {
  const { body, read } = endless('name=')
  expect((await (await staff()).send(post(dashboardPaths.newProperty, body))).status).toBe(413)
  expect(read.bytes).toBeLessThan(2 * megabyte)
})

test('what was typed before a large picture waits for the sign-in, which says that files have to be chosen again', async () => {
  const { body } = endless(aField + aFile)
  const late = await (await new Visitor().send(post(dashboardPaths.team.new, body, multipart))).text()
  const interrupted = JSON.parse(controlValue(late, 'interrupted') ?? '')
  expect(interrupted).toMatchObject({ fields: [['name', 'Petra']], hadFiles: true })
})

test('a form that its sender did not finish sending is no form', async () => {
  const broken = new ReadableStream<Uint8Array>({
    start: (stream) => stream.enqueue(new TextEncoder().encode('locale=en')),
    pull: (stream) => stream.error(new Error('gone')),
  })
  const answer = await new Visitor().send(post(paths.locale, broken))
  expect([answer.status, answer.headers.getSetCookie()]).toEqual([400, []])
})

test.each([
  ['urlencoded', form, 'name=&'.repeat(40_000)],
  ['multipart', multipart, `${'--b\r\nContent-Disposition: form-data; name="n"\r\n\r\n\r\n'.repeat(4_800)}--b--`],
])('a form of thousands of fields is refused before anything looks at them: %s', async (_case, type, body) => {
  const answer = await new Visitor().send(post(paths.contact, body, type))
  expect([answer.status, textOf(await answer.text())]).toEqual([
    413,
    expect.stringContaining('Die Sendung ist zu groß'),
  ])
})

test('without a session a multipart form has a hundred parts at most, and staff may send as many as a form has', async () => {
  const ofParts = (count: number) =>
    `${'--b\r\nContent-Disposition: form-data; name="bio"\r\n\r\nx\r\n'.repeat(count)}--b--`
  const statusOf = async (visitor: Visitor, path: string, parts: number) =>
    (await visitor.send(post(path, ofParts(parts), multipart))).status
  const colleague = await staff()
  for (const path of [paths.contact, paths.login, paths.forgottenPassword]) {
    expect([path, await statusOf(new Visitor(), path, 101)]).toEqual([path, 413])
    expect([path, await statusOf(colleague, path, 101)]).toEqual([path, 413])
    expect([path, await statusOf(new Visitor(), path, 100)]).not.toEqual([path, 413])
  }
  expect(await statusOf(colleague, dashboardPaths.team.new, 2_400)).toBe(400)
  const stranger = new Visitor()
  stranger.cookies.set('__Host-session', 'x'.repeat(64))
  const late = await stranger.send(post(dashboardPaths.team.new, ofParts(2_400), multipart))
  const { fields, hadFiles } = JSON.parse(controlValue(await late.text(), 'interrupted') ?? '')
  expect([late.status, fields.length, hadFiles]).toEqual([401, 100, true])
})

test('a query of more than two hundred entries is refused before anything reads it, an advertisement is not', async () => {
  const visitor = new Visitor()
  for (const path of ['/angebote', '/angebote.data', '/login', '/dashboard/properties', '/__manifest']) {
    const answer = await visitor.get(`${path}?${'q=&'.repeat(3_000)}`)
    expect([path, answer.status, await answer.text()]).toEqual([path, 414, expect.stringContaining('zu viele Angaben')])
  }
  expect((await visitor.get(`/angebote?city=Hamburg${'&utm_x=y'.repeat(199)}`)).status).toBe(200)
  expect((await visitor.get(`/angebote?city=Hamburg${'&utm_x=y'.repeat(200)}`)).status).toBe(414)
  visitor.speak('en')
  expect(await (await visitor.get(`/angebote?${'q=&'.repeat(3_000)}`)).text()).toContain('too many entries')
})

test('a name that comes two thousand times is a name that came twice', async () => {
  const begun = performance.now()
  const answer = await new Visitor().send(post(paths.contact, `bot-field=&${'name=&email=&'.repeat(1_200)}`))
  expect(answer.status).toBe(400)
  expect(textOf(await answer.text())).toContain('Diese Angabe ließ sich nicht lesen')
  expect(performance.now() - begun).toBeLessThan(2_000)
})

test('what belongs to a form comes through as it was typed, urlencoded and multipart', async () => {
  const typed = { id: 'x', name: 'Wiese "am" <Bach> & Wald + 50 %', description: 'Größe\r\n\r\n🏡 ; = ?', city: '' }
  const asForm = new FormData()
  for (const [name, value] of Object.entries(typed)) asForm.append(name, value)
  asForm.append('picture', aPicture())
  for (const body of [typed, asForm]) {
    const page = await (await new Visitor().post(dashboardPaths.newProperty, body)).text()
    const { fields, hadFiles } = JSON.parse(controlValue(page, 'interrupted') ?? '')
    expect([Object.fromEntries(fields), hadFiles]).toEqual([typed, body === asForm])
  }
})

test('a length that is far beyond what a field takes is named without being read', async () => {
  const begun = performance.now()
  const long = `a@${'a.'.repeat(100_000)},`
  const fields = { 'bot-field': '', name: 'Ada', email: long, phone: long, message: 'Frei?' }
  const answer = await new Visitor().post(paths.contact, { ...fields, phone: '' })
  expect([answer.status, textOf(await answer.text())]).toEqual([
    400,
    expect.stringContaining('vollständige E-Mail-Adresse'),
  ])
  expect(performance.now() - begun).toBeLessThan(2_000)
})

test('however the address of a token is written, the token stays out of the log', async () => {
  const { id } = await aUser()
  const token = (await createPasswordToken(db, id)) ?? ''
  const lines: string[] = []
  for (const method of ['info', 'warn', 'error'] as const) {
    vi.spyOn(console, method).mockImplementation((line) => void lines.push(String(line)))
  }
  const spelled = `%${token.charCodeAt(0).toString(16)}${token.slice(1)}`
  const written = [
    `/passwort/${token}`,
    `/passw%6Frt/${token}`,
    `/PASSWORT/${token}`,
    `/passwort/${spelled}`,
    `/x/${token}`,
  ]
  const foreign = { Origin: 'https://evil.example' }
  for (const path of written) await new Visitor().post(path, { next: 'x' }, foreign)
  const { visitor } = await aUser()
  // Throttled, which is one line as well.
  for (let attempt = 0; attempt < 25; attempt += 1) await visitor.post(`/passw%6Frt/${token}`, { next: 'kurz' })
  vi.restoreAllMocks()
  expect(lines.length).toBeGreaterThan(written.length)
  expect(lines.filter((line) => line.includes(token.slice(1, 40)))).toEqual([])
  expect(lines.join()).toContain('"limit":"passwordLink"')
})

test('a browser that asks about thousands of made-up links is refused; a page full of links is not', async () => {
  const asked = (paths: string[]) =>
    `/__manifest?version=x&${paths.map((path) => `p=${encodeURIComponent(path)}`).join('&')}`
  const madeUp = Array.from({ length: 400 }, (_, number) => `${number}/a/a/a/a/a/a/a/a`)
  expect((await new Visitor().get(asked(madeUp))).status).toBe(404)
  const ids = Array.from({ length: 200 }, (_, number) => String(number).padStart(12, 'a'))
  const links = ids.flatMap((id) => [paths.offer(id), dashboardPaths.property(id), dashboardPaths.images(id)])
  const answer = await new Visitor().get(asked(links))
  expect(answer.status).toBe(204)
})

test('a parameter of Remix writes no line in the log for whoever asks', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  for (const path of ['/login?_data=root', '/dashboard?_data=x', '/nirgends?_data=x']) await new Visitor().get(path)
  expect(error.mock.calls).toEqual([])
  error.mockRestore()
})

const writingMethods = ['POST', 'PUT', 'PATCH', 'patch', 'DELETE']
const unknownMethods = ['OPTIONS', 'TRACE', 'PROPFIND', 'PURGE']
const foreignSenders: [who: string, headers: Record<string, string>][] = [
  ['a foreign origin', { Origin: 'https://evil.example' }],
  ['an opaque origin', { Origin: 'null' }],
  ['another site that names no origin', { 'Sec-Fetch-Site': 'cross-site' }],
]
const ownSenders: Record<string, string>[] = [
  {},
  { Origin: origin },
  { Origin: origin, 'Sec-Fetch-Site': 'same-origin' },
]
/** Pages with and without an action, resources, and what a script posts to: the same addresses with `.data`. */
const anyAddresses = [
  ...[paths.home, paths.login, paths.logout, paths.locale, paths.contact, '/health', dashboardPaths.newProperty],
  ...['/_root.data', `${paths.login}.data`, `${paths.contact}.data`, `${dashboardPaths.newProperty}.data`, '/nirgends'],
]

function ask(visitor: Visitor, path: string, method: string, headers: Record<string, string> = {}) {
  return visitor.send(new Request(origin + path, { method, headers }))
}

test.each(foreignSenders)('no method that writes is taken from %s, not even at .data', async (_who, headers) => {
  const visitor = await staff()
  for (const path of anyAddresses) {
    for (const method of writingMethods) {
      const answer = await ask(visitor, path, method, headers)
      expect([method, path, answer.status]).toEqual([method, path, 403])
      expect(await answer.text()).toContain('fremden Seite')
    }
  }
  expect((await visitor.get('/dashboard')).status).toBe(200)
})

test('a method that no form and no link sends is refused everywhere, our own pages and programs included', async () => {
  const visitor = await staff()
  for (const path of anyAddresses) {
    for (const method of [...writingMethods.slice(1), ...unknownMethods]) {
      for (const headers of ownSenders) {
        const { status, headers: answered } = await ask(visitor, path, method, headers)
        expect([method, path, status, answered.get('Allow')]).toEqual([method, path, 405, 'GET, HEAD, POST'])
      }
    }
  }
  expect((await visitor.get('/dashboard')).status).toBe(200)
})

test('HEAD is answered like GET, without a body, and changes nothing', async () => {
  const visitor = await staff()
  for (const path of anyAddresses) {
    const answers = [await ask(visitor, path, 'HEAD'), await ask(visitor, path, 'GET')]
    expect([path, answers[0]?.status]).toEqual([path, answers[1]?.status])
    expect([path, await answers[0]?.text()]).toEqual([path, ''])
  }
  expect((await visitor.get('/dashboard')).status).toBe(200)
})

test('a post of a program, which names neither origin nor site, is read like any other', async () => {
  const answer = await new Visitor().send(
    new Request(origin + paths.locale, { method: 'POST', body: new URLSearchParams({ language: 'en' }) }),
  )
  expect([answer.status, answer.headers.getSetCookie().join()]).toEqual([303, expect.stringContaining('=en')])
})
