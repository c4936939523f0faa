/**
 * Nobody's request holds up everybody else: while hostile ones are answered, a kept page is, too, and the memory of the
 * worker stays small. `HOSTILE_SEED=…` looks elsewhere for shapes, `HOSTILE_REQUESTS=…`
 * sends more of them.
 */
import * as fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addresses, generated, type Shot, shapes } from '#tests/support/hostile-requests.ts'
import { type ServedSite, serveSite } from '#tests/support/served-site.ts'

const seed = Number(process.env.HOSTILE_SEED ?? 20_261_122)
/** How long a kept page may take meanwhile, in milliseconds, on a machine with nothing else to do. */
const promise = 200
/** In megabytes: of what an isolate holds, which may be 128, and of workerd, which lets go of memory when it likes. */
const most = { heap: 100, grown: 250 }
const worst = { waited: 0, heap: 0, grown: 0 }

let site: ServedSite
beforeAll(async () => {
  site = await serveSite()
}, 120_000)
afterAll(async () => {
  await site.stop()
  const { waited, heap, grown } = worst
  process.stdout.write(
    `hostile requests, seed ${seed}: a kept page waited ${Math.round(waited)} ms at most (of ${promise}, on a machine ${site.slowness.toFixed(1)} times as slow), heap ${Math.round(heap)} MB, workerd grew by ${Math.round(grown)} MB\n`,
  )
})

test.each(Object.entries(shapes))(
  '%s holds up nobody, wherever it is sent',
  async (_name, shape) => {
    for (const address of addresses(site.offer)) await expectNobodyWaits(shape(address))
  },
  120_000,
)

test('nothing that is long, deep, repeated, nested or encoded holds up anybody', async () => {
  const shots = fc.asyncProperty(generated(site.offer), expectNobodyWaits)
  await fc.assert(shots, { numRuns: Number(process.env.HOSTILE_REQUESTS ?? 60), seed, endOnFailure: true })
}, 120_000)

test('fifteen sign-ins at once have everybody else wait for one of them at most', async () => {
  let [least, one] = [Number.POSITIVE_INFINITY, 0]
  for (let attempt = 0; attempt < 3 && least > 2 * one + promise; attempt += 1) {
    const network = { 'CF-Connecting-IP': `192.0.2.${attempt}` }
    const begun = performance.now()
    await site.ask(signIn('einer@giebel.test', network))
    one = (performance.now() - begun) / site.slowness
    const shots = Array.from({ length: 15 }, (_, n) => signIn(`niemand${n}@giebel.test`, network))
    const { statuses, waited } = await site.rush(shots)
    expect(new Set(statuses)).toEqual(new Set([400, 429]))
    least = Math.min(least, waited / site.slowness)
  }
  process.stdout.write(
    `fifteen sign-ins: others waited ${Math.round(least)} ms at most, one takes ${Math.round(one)}\n`,
  )
  // One check, and as much again for what else the machine has to do; all fifteen would be seven times as much.
  expect(least).toBeLessThanOrEqual(2 * one + promise)
}, 120_000)

function signIn(email: string, headers: Record<string, string>): Shot {
  const body = new URLSearchParams({ email, password: 'abcdefghijklmnop' }).toString()
  return { path: '/login', body, type: 'application/x-www-form-urlencoded', headers }
}

test('a GET or HEAD with a body, or the length of none, is answered like one without', async () => {
  for (const path of ['/', '/login', '/health', '/dashboard', '/media/abc/400', '/en/xyz', '/__manifest?p=%2F']) {
    for (const method of ['GET', 'HEAD'] as const) {
      const asked = { method, path }
      const expected = await site.ask(asked)
      const statuses = [
        await site.ask({ ...asked, headers: { 'Content-Length': '0' } }),
        await site.ask({ ...asked, headers: { 'Content-Length': '3' }, body: 'a=b' }),
      ]
      expect({ ...asked, statuses }).toEqual({ ...asked, statuses: [expected, expected] })
      expect(expected).toBeLessThan(500)
    }
  }
}, 120_000)

async function expectNobodyWaits(shot: Shot): Promise<void> {
  const what = { path: shot.path.slice(0, 100), body: shot.body?.slice(0, 100) }
  let least = Number.POSITIVE_INFINITY
  // What stalls the worker does so each time; what else the machine has to do does not.
  for (let attempt = 0; attempt < 3 && least > promise; attempt += 1) {
    const { status, waited, heap, grown } = await site.fire(shot)
    expect({ ...what, status }).toEqual({ ...what, status: expect.toSatisfy((status: number) => status < 500) })
    const isSmall = { heap: heap < most.heap, grown: grown < most.grown }
    expect({ ...what, ...isSmall }).toEqual({ ...what, heap: true, grown: true })
    least = Math.min(least, waited / site.slowness)
    worst.heap = Math.max(worst.heap, heap)
    worst.grown = Math.max(worst.grown, grown)
  }
  worst.waited = Math.max(worst.waited, least)
  expect({ ...what, waited: least }).toEqual({ ...what, waited: expect.toSatisfy((ms: number) => ms <= promise) })
}
