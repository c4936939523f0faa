import { env } from 'cloudflare:test'
import { expect, test, vi } from 'vitest'
import { isDatabaseAway } from '#app/data/database-errors.server.ts'
import { whileDatabaseFails } from '#tests/support/database-faults.ts'
import { origin, staff, textOf, Visitor } from '#tests/support/visitor.ts'

const lost = 'D1_ERROR: Network connection lost.'
const colleague = await staff()

test('D1 away: the error page names the request, the log the fault, neither what somebody typed', async () => {
  const { answer, logged } = await whileDatabaseFails({ message: lost }, () =>
    new Visitor().get('/angebote?q=vertraulich'),
  )
  expect(answer.status).toBe(503)
  expect(answer.headers.get('Retry-After')).toBe('60')
  expect(answer.headers.get('Cache-Control')).toBe('private, no-store')
  const page = await answer.text()
  const requestId = /data-request="(\w+)"/.exec(page)?.[1] ?? ''
  expect(requestId).not.toBe('')
  const text = textOf(page)
  expect(text).toContain(`503 · Service Unavailable · /angebote`)
  expect(text).toContain('Im Haus ist gerade kein Licht.')
  expect(text).toContain('Angebote zeigen wir nur, solange wir wissen, dass sie noch gelten.')
  expect(page).toContain('href="/impressum"')
  expect(text).toContain(`Kennung ${requestId}`)
  expect(page).toMatch(/href="\?q=vertraulich">Noch einmal versuchen/)
  expect(page).toContain('noindex, nofollow')
  expect(page).not.toContain('canonical')
  expect(page).not.toContain('D1_ERROR')
  expect(logged).toContain(requestId)
  expect(logged).toContain('Network connection lost.')
  expect(logged).not.toContain('vertraulich')
})

test.each([
  ['D1_ERROR: D1 DB is overloaded. Too many requests queued.', 503],
  ['D1_ERROR: D1 DB storage operation exceeded timeout which caused object to be reset.', 503],
  ['D1_ERROR: internal error', 503],
  ['D1_ERROR: Internal error in D1 DB storage caused object to be reset.', 503],
  ['D1_ERROR: D1 DB reset because its code was updated.', 503],
  ['D1_ERROR: Cannot resolve D1 DB due to transient issue on remote node.', 503],
  ['Network connection lost.', 503],
  ['D1_ERROR: internal error; reference = e_Gz3hrU_b7228883de2448ff', 503],
  ['internal error; reference = m6mc1rpui1cli5qkt7sqpp87', 503],
  ['D1_ERROR: no such column: street: SQLITE_ERROR', 500],
  ['D1_ERROR: D1 DB exceeded its CPU time limit and was reset.', 500],
  ['internal error', 500],
])('"%s" is answered %i, on pages and in their data, to a guest and to staff', async (message, status) => {
  // A page that another test has opened would be served for a while yet.
  const unopened = `?q=${crypto.randomUUID()}`
  const visitors = [
    [`/angebote${unopened}`, new Visitor()],
    [`/angebote.data${unopened}`, new Visitor()],
    ['/dashboard', colleague],
    ['/dashboard/properties.data', colleague],
  ] as const
  for (const [path, visitor] of visitors) {
    const { answer, logged } = await whileDatabaseFails({ message }, () => visitor.get(path))
    const retryAfter = status === 503 ? '60' : null
    expect([path, answer.status, answer.headers.get('Retry-After')]).toEqual([path, status, retryAfter])
    expect(logged).toContain(message)
    expect(await answer.text()).not.toContain(message)
  }
})

test('what somebody typed cannot make a fault look like a passing one', () => {
  const query = new Error('Failed query: select 1\nparams: D1_ERROR: Network connection lost.', {
    cause: new Error('D1_ERROR: no such table: properties: SQLITE_ERROR'),
  })
  expect(isDatabaseAway(query)).toBe(false)
  expect(isDatabaseAway(new Error('Failed query: select 1', { cause: new Error(lost) }))).toBe(true)
  expect(isDatabaseAway('Network connection lost.')).toBe(false)
})

test('a post while D1 is away is answered 503, not lost in silence', async () => {
  const { answer } = await whileDatabaseFails({ message: lost }, () =>
    new Visitor().post('/login', { email: 'a@b.de', password: 'x' }),
  )
  expect(answer.status).toBe(503)
  expect(textOf(await answer.text())).toContain('Die Seite ist für kurze Zeit nicht erreichbar')
})

test('a query that fails is logged without its parameters, and the page says so in its language', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  const prepare = env.DB.prepare.bind(env.DB)
  const broken = vi
    .spyOn(env.DB, 'prepare')
    .mockImplementation((query) => prepare(query.replace('instr(', 'no_such_function(')))
  const visitor = new Visitor()
  visitor.speak('en')
  const answer = await visitor.get('/angebote?q=vertraulich')
  broken.mockRestore()
  const logged = log.mock.calls.join('\n')
  log.mockRestore()
  expect(answer.status).toBe(500)
  expect(textOf(await answer.text())).toContain('The lights are out.')
  expect(logged).toContain('no such function')
  expect(logged).not.toContain('vertraulich')
})

test('the data of a page that failed carries the id under which the fault is logged', async () => {
  const { answer, logged } = await whileDatabaseFails({ message: 'kaputt' }, () =>
    new Visitor().get('/angebote.data?_routes=routes/public/offers'),
  )
  const requestId = /"requestId":"(\w+)"/.exec(logged)?.[1] ?? 'none'
  expect(answer.status).toBe(500)
  expect(await answer.text()).toContain(requestId)
})

test.each([
  ['GET', '/nirgends', 404, 'Hier steht kein Haus.'],
  ['GET', '/referenzen/zzzzzzzzzzzz', 404, 'Hier steht kein Haus.'],
  ['POST', '/uber-uns', 405, 'Durch diese Tür geht es nicht.'],
])('%s %s is answered %i with the error page', async (method, path, status, headline) => {
  const request = new Request(origin + path, { method, headers: { Origin: origin } })
  const answer = await new Visitor().send(request)
  const page = await answer.text()
  expect(answer.status).toBe(status)
  if (status === 405) expect(answer.headers.get('Allow')).toBe('GET, HEAD')
  expect(textOf(page)).toContain(headline)
  expect(page).toContain('<meta name="robots" content="noindex, nofollow"/>')
  expect(page).not.toContain('canonical')
})

test.each(['/logout', '/locale', '/dashboard/properties/bulk', '/dashboard/properties/zzzzzzzzzzzz/sale'])(
  'GET %s, which takes only posts, is one page that says so',
  async (path) => {
    const visitor = await staff()
    const answer = await visitor.get(path)
    expect([answer.status, answer.headers.get('Allow')]).toEqual([405, 'POST'])
    const page = await answer.text()
    expect(textOf(page)).toContain('An dieser Adresse gibt es nichts zu lesen')
    expect(textOf(page)).toContain('Es wurde nichts geändert.')
    expect(page).toContain('noindex, nofollow')
    expect(page.match(/<main/g)).toHaveLength(1)
    // Looking has ended no session.
    expect((await visitor.get('/dashboard')).status).toBe(200)
    await visitor.post('/locale', { language: 'en' })
    expect(textOf(await (await visitor.get(path)).text())).toContain('There is nothing to read at this address')
  },
)

test('the error page inside the dashboard has a title of its own, no canonical link, and leads back inside', async () => {
  const answer = await colleague.get('/dashboard/properties/zzzzzzzzzzzz')
  const page = await answer.text()
  expect(answer.status).toBe(404)
  expect(page).toContain('<title>Das gibt es hier nicht mehr · Giebel</title>')
  expect(page.match(/<h1[^>]*>[^<]*/g)).toEqual([expect.stringContaining('Das gibt es hier nicht mehr')])
  expect(page).toContain('<meta name="robots" content="noindex, nofollow"/>')
  expect(page).not.toContain('canonical')
  expect(page).toContain('href="/dashboard/properties?tab=trash"')
  expect(page).toContain('href="/dashboard/enquiries"')
  const fine = await (await colleague.get('/dashboard/properties')).text()
  expect(fine).toContain('rel="canonical"')
})

test('health says when the database is away', async () => {
  expect((await new Visitor().get('/health')).status).toBe(200)
  const { answer } = await whileDatabaseFails({ message: lost }, () => new Visitor().get('/health'))
  expect(answer.status).toBe(503)
  expect(await answer.json()).toEqual({ status: 'unavailable' })
})

test('a forged message names no options of the translator', async () => {
  const visitor = await staff()
  visitor.cookies.set('__Host-flash', encodeURIComponent('{"key":"propertiesChanged","values":{"lngs":"x"}}'))
  expect((await visitor.get('/dashboard/rules')).status).toBe(200)
})
