/** What R2 says of the revisions while D1 is away: kept pages stay, and nothing withdrawn is shown, whatever fails. */
import { env } from 'cloudflare:test'
import { afterEach, expect, test, vi } from 'vitest'
import { newId, openDatabase } from '#app/data/database.server.ts'
import { createProperty } from '#app/data/properties/properties.server.ts'
import {
  announcingDatabase,
  isShownWrite,
  shownTables,
  withAnnouncedSaves,
} from '#app/data/revisions/announced-saves.server.ts'
import { announceSave, readWitness, renewWitness, settleSaves } from '#app/data/revisions/witness.server.ts'
import { dashboardPaths } from '#app/paths/dashboard.ts'
import { paths } from '#app/paths/public.ts'
import { whileDatabaseFails } from '#tests/support/database-faults.ts'
import { deliveryRun, postOffice } from '#tests/support/post-office.ts'
import { aProperty } from '#tests/support/properties.ts'
import { statementsDuring } from '#tests/support/statements.ts'
import { seeded, Turns } from '#tests/support/turns.ts'
import { db, staff, textOf, Visitor } from '#tests/support/visitor.ts'
import { wholeDatabase } from '#tests/support/whole-database.ts'

const [second, minute, hour] = [1_000, 60_000, 3_600_000]
const settledName = 'revisions/settled'

afterEach(async () => {
  vi.useRealTimers()
  const { objects } = await env.MEDIA.list({ prefix: 'revisions/' })
  await env.MEDIA.delete(objects.map(({ key }) => key))
})

/** D1 as it is, whatever is done to `env.DB` in the meantime. */
const reachable = { prepare: env.DB.prepare.bind(env.DB), batch: env.DB.batch.bind(env.DB) } as D1Database

/** Visitors and staff of one isolate: what it knows stays with the bindings it was given. */
function anIsolate(bindings: Partial<typeof env> = {}) {
  const own = { ...env, ...bindings }
  return {
    visitor: () => new Visitor(own, false),
    editor: async () => {
      const editor = new Visitor(own, false)
      for (const [name, value] of (await staff()).cookies) editor.cookies.set(name, value)
      return editor
    },
  }
}

const anOffer = async () => {
  const id = newId()
  await createProperty(db, id, aProperty({ name: 'Haus mit Zeugen' }), 'Test')
  return id
}
const pagesOf = (id: string) => [
  ...[paths.home, paths.offers, paths.offer(id), `${paths.offer(id)}.data`, paths.expose(id), paths.feed],
  ...[paths.sitemap, paths.references, paths.about, paths.team, paths.contact, paths.imprint],
]

const settle = () => renewWitness(db, env.MEDIA)

async function served({ visitor }: ReturnType<typeof anIsolate>, pages: string[]): Promise<number> {
  const answers = await Promise.all(pages.map((page) => visitor().get(page)))
  return answers.filter(({ status }) => status === 200).length
}

const withdraw = async (editor: Visitor, id: string) =>
  (await editor.post(dashboardPaths.visibility(id), { version: '1' })).status

test('the tables that are announced are those whose changes reach the revisions, through triggers and foreign keys', async () => {
  const { results } = await env.DB.prepare('select type, name, tbl_name as subject, sql from sqlite_master').all<{
    type: string
    name: string
    subject: string
    sql: string
  }>()
  const tables = results.filter(({ type }) => type === 'table').map(({ name }) => name)
  const written = results
    .filter(({ type }) => type === 'trigger')
    .flatMap(({ subject, sql }) =>
      [...sql.matchAll(/\b(?:into|update|delete from)\s(?:or \w+ )?["`]?(\w+)/gi)].map(([, table]) => [subject, table]),
    )
  const referred = results
    .filter(({ sql }) => /on delete (?:cascade|set)|on update cascade/i.test(sql ?? ''))
    .flatMap(({ name, sql }) =>
      [
        ...sql.matchAll(/references [`"]?(\w+)[`"]?\s*\([^)]*\)[^,]*?on (?:delete (?:cascade|set)|update cascade)/gi),
      ].map(([, table]) => [table, name]),
    )
  const reaching = new Set(['page_sources'])
  for (const _ of tables)
    for (const [from, to] of [...written, ...referred]) if (from && to && reaching.has(to)) reaching.add(from)
  expect([...shownTables].sort()).toEqual([...reaching].sort())
  expect(isShownWrite('insert or replace into "properties" values (?)')).toBe(true)
  expect(isShownWrite('with x as (select 1) update `images` set alt = ?')).toBe(true)
  expect(
    isShownWrite('insert into "throttles" select count(*) from "properties" on conflict do update set x = 1'),
  ).toBe(false)
  expect(isShownWrite('select * from "properties"')).toBe(false)
})

test('D1 away for 25 seconds, ten minutes, and 23 hours: every kept page is served; after a day none is', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const isolate = anIsolate()
  const pages = pagesOf(await anOffer())
  await settle()
  for (const page of pages) expect((await isolate.visitor().get(page)).status).toBe(200)
  const asked = vi.spyOn(env.MEDIA, 'list')
  expect(await statementsDuring(() => served(isolate, pages))).toEqual([])
  expect(asked.mock.calls).toEqual([])
  asked.mockRestore()
  const { answer } = await whileDatabaseFails({}, async () => {
    const counts: number[] = []
    for (const wait of [25 * second, 10 * minute, 22.8 * hour, 1.1 * hour]) {
      vi.advanceTimersByTime(wait)
      counts.push(await served(isolate, pages), await served(anIsolate(), pages))
    }
    return counts
  })
  expect(answer).toEqual([...Array<number>(6).fill(pages.length), 0, 0])
})

test('before the first save and the first cron of a state, kept pages are as safe without D1 as in any other', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const isolate = anIsolate()
  const id = await anOffer()
  const pages = pagesOf(id)
  const looked = vi.spyOn(env.MEDIA, 'head')
  expect(await served(isolate, pages)).toBe(pages.length)
  vi.advanceTimersByTime(25 * second)
  expect(await served(isolate, pages)).toBe(pages.length)
  await whileDatabaseFails({}, async () => {
    for (const wait of [25 * second, 10 * minute, 22 * hour]) {
      vi.advanceTimersByTime(wait)
      for (const some of [isolate, anIsolate()]) expect([wait, await served(some, pages)]).toEqual([wait, pages.length])
    }
  })
  const [once, ...more] = looked.mock.calls
  expect([once, more.flat()]).toEqual([[settledName], []])
  looked.mockRestore()
  const editor = await anIsolate({ DB: reachable }).editor()
  await whileDatabaseFails({}, async () => {
    expect(await withdraw(editor, id)).toBe(303)
    for (const some of [isolate, anIsolate()]) {
      vi.advanceTimersByTime(20 * second)
      expect((await some.visitor().get(paths.offer(id))).status).toBe(503)
    }
  })
})

test('D1 away: a refused save leaves the kept pages of its isolate', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const isolate = anIsolate()
  const id = await anOffer()
  const [pages, editor] = [pagesOf(id), await isolate.editor()]
  expect(await served(isolate, pages)).toBe(pages.length)
  const { answer } = await whileDatabaseFails({}, async () => {
    expect(await withdraw(editor, id)).toBe(503)
    return served(isolate, pages)
  })
  expect(answer).toBe(pages.length)
})

test('an offer that staff withdraw elsewhere disappears within twenty seconds where D1 is away', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const [cut, other] = [anIsolate(), anIsolate({ DB: reachable })]
  const id = await anOffer()
  await settle()
  const [page, editor] = [paths.offer(id), await other.editor()]
  await cut.visitor().get(page)
  await whileDatabaseFails({}, async () => {
    vi.advanceTimersByTime(25 * second)
    expect((await cut.visitor().get(page)).status).toBe(200)
    expect(await withdraw(editor, id)).toBe(303)
    vi.advanceTimersByTime(20 * second)
    for (const isolate of [cut, anIsolate()]) expect((await isolate.visitor().get(page)).status).toBe(503)
    expect((await other.visitor().get(page)).status).toBe(404)
  })
})

test.each([
  ['ahead', 'away', 60],
  ['ahead', 'there', 60],
  ['behind', 'away', -60],
  ['behind', 'there', -60],
])(
  'a page rendered by a clock a minute %s looks new a minute too late, with R2 %s: withdrawn, it is not served',
  async (_, r2, skew) => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const start = Date.now()
    const bindings = r2 === 'away' ? { MEDIA: {} as R2Bucket } : {}
    // Each has a clock of its own, in seconds from the right time.
    const isolates = [0, skew, -skew].map((off) => ({ off, isolate: anIsolate(bindings) }))
    const ask = ({ off, isolate }: (typeof isolates)[number], seconds: number) => {
      vi.setSystemTime(start + (seconds + off) * second)
      return isolate.visitor().get(page)
    }
    const id = await anOffer()
    const page = paths.offer(id)
    await settle()
    const [editor, right] = [await anIsolate().editor(), isolates[0]]
    for (const isolate of isolates) expect((await ask(isolate, 0)).status).toBe(200)
    vi.setSystemTime(start + second)
    expect(await withdraw(editor, id)).toBe(303)
    const { answer } = await whileDatabaseFails({}, async () => {
      const served: string[] = []
      for (let seconds = 31; seconds <= 151; seconds += 5)
        for (const known of isolates)
          for (const asked of [known, { ...known, isolate: anIsolate(bindings) }])
            if ((await ask(asked, seconds)).status === 200) served.push(`${seconds} s, clock ${asked.off}`)
      return served
    })
    expect(answer).toEqual([])
    vi.setSystemTime(start + 160 * second)
    expect((await right?.isolate.visitor().get(page))?.status).toBe(404)
  },
)

test('R2 takes no announcement: the save is refused, nothing is sent, and what was typed is there', async () => {
  const refusing = new Proxy(env.MEDIA, {
    get: (bucket, name) => {
      if (name === 'put') return () => Promise.reject(new Error('put: Please try again. (10001)'))
      const value = Reflect.get(bucket, name)
      return typeof value === 'function' ? value.bind(bucket) : value
    },
  })
  const isolate = anIsolate({ MEDIA: refusing })
  const id = await anOffer()
  const [pages, editor] = [pagesOf(id), await isolate.editor()]
  expect(await served(isolate, pages)).toBe(pages.length)
  const before = await wholeDatabase()
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  const refused = await editor.post('/dashboard/team/new', { id: newId(), name: 'Neu im Team' })
  expect(await withdraw(editor, id)).toBe(503)
  expect([refused.status, refused.headers.get('Retry-After')]).toEqual([503, '60'])
  expect(textOf(await refused.text())).toContain('wurde nicht gespeichert')
  expect(log.mock.calls.join()).toContain('R2 took no announcement')
  log.mockRestore()
  expect(await wholeDatabase()).toBe(before)
  expect(await served(isolate, pages)).toBe(pages.length)
  // What no page shows needs no announcement.
  const enquiry = { 'form-name': 'contact', 'bot-field': '', name: 'Ada', email: 'ada@giebel.test', message: 'Frei?' }
  expect((await isolate.visitor().post('/kontakt', enquiry)).status).toBe(303)
})

test('the worker dies between D1 and the witness: nothing is trusted until the cron has taken it up', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const id = await anOffer()
  const page = paths.offer(id)
  await settle()
  const dying = anIsolate({
    MEDIA: new Proxy(env.MEDIA, {
      get: (bucket, name) => {
        const value = Reflect.get(bucket, name)
        if (name === 'get') return () => Promise.reject(new Error('get: gone'))
        return typeof value === 'function' ? value.bind(bucket) : value
      },
    }),
  })
  await new Visitor().get(page)
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  expect(await withdraw(await dying.editor(), id)).toBe(303)
  log.mockRestore()
  vi.advanceTimersByTime(25 * second)
  const { answer } = await whileDatabaseFails({}, async () => (await new Visitor().get(page)).status)
  expect([answer, await readWitness(env.MEDIA)]).toEqual([503, null])
  vi.advanceTimersByTime(20 * minute)
  await deliveryRun(postOffice())
  expect(await readWitness(env.MEDIA)).toBeNull()
  vi.advanceTimersByTime(11 * minute)
  await deliveryRun(postOffice())
  expect(await readWitness(env.MEDIA)).not.toBeNull()
  const later = await whileDatabaseFails({}, async () => (await new Visitor().get(page)).status)
  expect(later.answer).toBe(503)
})

test('R2 away, or without a word, while D1 is: pages say that they will be back', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const id = await anOffer()
  const [both, silent] = [anIsolate({ MEDIA: {} as R2Bucket }), anIsolate()]
  await settle()
  for (const { visitor } of [both, silent]) await visitor().get(paths.offer(id))
  vi.advanceTimersByTime(25 * second)
  await whileDatabaseFails({}, async () => {
    expect((await both.visitor().get(paths.offer(id))).status).toBe(503)
    await env.MEDIA.delete(settledName)
    expect((await silent.visitor().get(paths.offer(id))).status).toBe(503)
  })
})

test.each(['get', 'put'] as const)(
  'two saves settle at once, one before the %s of the other: the newer words remain',
  async (moment) => {
    // Words are never used twice, as in production, where they are random.
    const save = async (word: string, bucket: R2Bucket) => {
      await announceSave(bucket, word)
      await env.DB.prepare("update page_sources set revision = ? where name = 'offers'").bind(word).run()
      await settleSaves(db, bucket, [word])
    }
    await settle()
    let isOvertaken = false
    const slow = new Proxy(env.MEDIA, {
      get: (bucket, name) => {
        const value = Reflect.get(bucket, name)
        if (typeof value !== 'function') return value
        return async (key: string, ...given: unknown[]) => {
          if (name === moment && key === settledName && !isOvertaken) {
            isOvertaken = true
            await save(`newer ${moment}`, env.MEDIA)
          }
          return value.call(bucket, key, ...given)
        }
      },
    })
    await save(`older ${moment}`, slow)
    expect([isOvertaken, (await readWitness(env.MEDIA))?.offers]).toEqual([true, `newer ${moment}`])
  },
)

const { runs, seed: firstSeed } = env.WITNESS

test('whatever fails, dies or comes first, R2 never calls revisions current that D1 has replaced', async () => {
  const seen = { trusted: 0, silent: 0, died: 0 }
  for (let seed = firstSeed; seed < firstSeed + runs; seed += 1) await playRun(seed, seen)
  process.stdout.write(`witness: ${JSON.stringify({ runs, ...seen })}\n`)
  expect(seen.trusted).toBeGreaterThan(runs)
  expect(seen.silent).toBeGreaterThan(0)
}, 600_000)

async function playRun(seed: number, seen: { trusted: number; silent: number; died: number }): Promise<void> {
  const random = seeded(seed)
  const turns = new Turns(random, { fault: [0, 0.1, 0.3][seed % 3] ?? 0, crash: seed % 2 ? 0.03 : 0 })
  let commits = 0
  /** What D1 has held, in this order. */
  const held = [0]
  const outdated: string[] = []
  await env.DB.prepare("update page_sources set revision = '0' where name = 'offers'").run()
  await renewWitness(db, env.MEDIA)
  const read = async (actor: string, times: number) => {
    for (let time = 0; time < times; time += 1) {
      const earliest = held.length - 1
      const revisions = await readWitness(turns.bucketOf(actor)).catch(() => null)
      if (revisions && held.indexOf(Number(revisions.offers)) < earliest)
        outdated.push(`${revisions.offers}, not ${held.slice(earliest).join(' or ')}`)
      seen[revisions ? 'trusted' : 'silent'] += 1
    }
  }
  for (const name of ['a', 'b'])
    turns.begin(name, async () => {
      let commit = 0
      const binding = turns.databaseOf(name, () => held.push(commit))
      const own = openDatabase(announcingDatabase(binding))
      const settling: Promise<void>[] = []
      const surroundings = { binding, bucket: turns.bucketOf(name), onSent: () => {} }
      for (let time = 0; time < 3; time += 1) {
        for (let idle = Math.floor(random() * 12); idle > 0; idle -= 1) await turns.operate(name, async () => {})
        await withAnnouncedSaves(
          { ...surroundings, later: (promise) => void settling.push(promise.catch(() => {})) },
          async () => {
            commits += 1
            commit = commits
            await own.run(`update page_sources set revision = '${commit}' where name = 'offers'`)
          },
        ).catch(() => {})
      }
      await Promise.allSettled(settling)
    })
  turns.begin('cron', () => renewWitness(openDatabase(turns.databaseOf('cron', () => {})), turns.bucketOf('cron')))
  for (const reader of ['x', 'y']) turns.begin(reader, () => read(reader, 8))
  await turns.play()
  const word = await readWitness(env.MEDIA)
  if (word && Number(word.offers) !== held.at(-1)) outdated.push(`${word.offers} in the end, not ${held.at(-1)}`)
  expect([seed, outdated]).toEqual([seed, []])
  // Half an hour later the cron takes up what died.
  seen.died += ['a', 'b'].filter((name) => turns.isDead(name)).length
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 31 * minute })
  await renewWitness(db, env.MEDIA)
  // A clock that far ahead of R2's would take those for dead that are not.
  vi.useRealTimers()
  expect([seed, Number((await readWitness(env.MEDIA))?.offers)]).toEqual([seed, held.at(-1)])
}
