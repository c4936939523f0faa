import { env } from 'cloudflare:test'
import { expect, test, vi } from 'vitest'
import { textOf, Visitor } from '#tests/support/visitor.ts'

test('D1 away: the error page names the request, the log the fault, neither what somebody typed', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  const prepare = vi.spyOn(env.DB, 'prepare').mockImplementation(() => {
    throw new Error('D1_ERROR: Network connection lost.')
  })
  const answer = await new Visitor().get('/angebote?q=vertraulich')
  prepare.mockRestore()
  expect(answer.status).toBe(500)
  const page = await answer.text()
  const requestId = /data-request="(\w+)"/.exec(page)?.[1] ?? ''
  expect(requestId).not.toBe('')
  expect(textOf(page)).toContain(requestId)
  expect(page).toContain('noindex, nofollow')
  expect(page).not.toContain('D1_ERROR')
  const logged = log.mock.calls.join('\n')
  log.mockRestore()
  expect(logged).toContain(requestId)
  expect(logged).toContain('Network connection lost.')
  expect(logged).not.toContain('vertraulich')
})

test('a query that fails is logged without its parameters', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  const prepare = env.DB.prepare.bind(env.DB)
  const broken = vi
    .spyOn(env.DB, 'prepare')
    .mockImplementation((query) => prepare(query.replace('instr(', 'no_such_function(')))
  await new Visitor().get('/angebote?q=vertraulich')
  broken.mockRestore()
  const logged = log.mock.calls.join('\n')
  log.mockRestore()
  expect(logged).toContain('no such function')
  expect(logged).not.toContain('vertraulich')
})

test('health says when the database is away', async () => {
  expect((await new Visitor().get('/health')).status).toBe(200)
  const prepare = vi.spyOn(env.DB, 'prepare').mockImplementation(() => {
    throw new Error('D1_ERROR: Network connection lost.')
  })
  const answer = await new Visitor().get('/health')
  prepare.mockRestore()
  expect(answer.status).toBe(503)
  expect(await answer.json()).toEqual({ status: 'unavailable' })
})
