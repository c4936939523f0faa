/** Transfers one after the other, with undos between them, against what a sender may expect of them. */
import { env } from 'cloudflare:test'
import { inArray } from 'drizzle-orm'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { undoImport } from '#app/data/exchange/applying/undo.server.ts'
import { findImport } from '#app/data/exchange/imports.server.ts'
import { imports, propertyLinks } from '#app/data/tables/exchange.server.ts'
import { properties } from '#app/data/tables/properties.server.ts'
import { defaultDecisions } from '#app/exchange/planning/decisions.ts'
import { createContext } from '#app/http/context.server.ts'
import { beginApplying } from '#app/jobs/exchange/begin-applying.server.ts'
import { planningOf } from '#app/jobs/exchange/import-plan.server.ts'
import { anImported, aReadImport } from '#tests/support/imports.ts'
import { received, said } from '#tests/support/transfers.ts'
import { db } from '#tests/support/visitor.ts'

const context = createContext(
  { ...env, EXCHANGE: { send: async () => undefined } as unknown as Queue<string> },
  () => undefined,
)
const staff = { id: 'staff', name: 'Petra Probe' }
const known = [1, 2]

/** In the files, and never here: it always carries the number of one that is. */
const stranger = 3

/** What a transfer says of one object: it may carry the number of another one, and is skipped then. */
const someObject = fc.record({
  object: fc.constantFrom(...known, stranger),
  number: fc.option(fc.constantFrom(...known), { freq: 2 }),
  action: fc.constantFrom<'change' | 'delete'>('change', 'delete'),
  state: fc.constantFrom<'open' | 'sold' | null>('open', 'sold', null),
})
const someStep = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.uniqueArray(someObject, { minLength: 1, maxLength: 2, selector: ({ object }) => object }),
  },
  { weight: 1, arbitrary: fc.record({ undone: fc.nat(2) }) },
)
/** Sold, deleted, and the sale taken back. */
const soldAndDeleted = [
  [{ object: 1, number: null, action: 'change', state: 'sold' } as const],
  [{ object: 1, number: null, action: 'delete', state: null } as const],
  { undone: 1 },
]
const sequences = [
  soldAndDeleted,
  ...fc.sample(fc.array(someStep, { minLength: 6, maxLength: 6 }), { numRuns: 4, seed: 20_261_124 }),
]

interface Applied {
  id: string
  deleted: ReadonlySet<number>
  sent: ReadonlySet<number>
}

async function apply(objects: Parameters<typeof aReadImport>[0]): Promise<string> {
  const id = await aReadImport(objects)
  const row = await findImport(db, id)
  if (!row) throw new Error(`no import ${id}`)
  const planHash = await (await planningOf(db, row)).hash()
  expect(await beginApplying(context, row, defaultDecisions, { planHash, by: staff })).toBe('begun')
  expect((await findImport(db, id))?.state).toBe('applied')
  return id
}

/** What would change if the same came again. */
async function planned(objects: Parameters<typeof aReadImport>[0]) {
  const row = await findImport(db, await aReadImport(objects))
  if (!row) throw new Error('no import')
  const { counts } = await (await planningOf(db, row)).plan(defaultDecisions)
  return counts
}

async function stock() {
  const { id, name, propertyNumber, published, sold, deletedAt } = properties
  const rows = await db.select({ id, name, propertyNumber, published, sold, deletedAt }).from(properties).orderBy(id)
  return rows
}

test('whatever follows on what: no object becomes another, what is deleted is no offer, and the same once more is no news', async () => {
  let transfers = 0
  for (const [run, sequence] of sequences.entries()) {
    await db.delete(imports)
    await db.delete(properties)
    const ids = new Map<number, string>()
    for (const object of known) ids.set(object, await anImported(object))
    const applied: Applied[] = []
    for (const [place, step] of sequence.entries()) {
      const at = `run ${run}, step ${place}: ${JSON.stringify(step)}`
      if ('undone' in step) {
        const [undone] = applied.splice(Math.max(0, applied.length - 1 - step.undone), 1)
        if (undone) await undoImport(db, undone.id, staff)
      } else {
        const objects = step.map(({ object, number, action, state }, index) =>
          received(object, {
            position: index + 1,
            extern: `GI-${number ?? (object === stranger ? 1 : object)}`,
            action,
            state,
            pictures: null,
            values: action === 'delete' ? {} : said({ name: `Haus ${object}, ${place}` }),
          }),
        )
        const id = await apply(objects)
        transfers += 1
        const understood = step.filter(({ object, number }) => number === null || number === object)
        const named = (isDeletion: boolean) =>
          new Set(understood.flatMap(({ object, action }) => ((action === 'delete') === isDeletion ? object : [])))
        applied.push({ id, deleted: named(true), sent: named(false) })
        const { new: created, changed, withdrawn } = await planned(objects)
        expect([at, created, changed, withdrawn]).toEqual([at, 0, 0, 0])
      }
      const rows = await stock()
      expect([at, rows.length, new Set(rows.map(({ propertyNumber }) => propertyNumber)).size]).toEqual([at, 2, 2])
      const links = await db
        .select()
        .from(propertyLinks)
        .where(inArray(propertyLinks.propertyId, [...ids.values()]))
      for (const object of known) {
        const row = rows.find(({ id }) => id === ids.get(object))
        const link = links.find(({ propertyId }) => propertyId === ids.get(object))
        expect([at, link?.obid]).toEqual([at, `O${object}`])
        expect([at, row?.name]).toEqual([at, expect.stringMatching(new RegExp(`^Haus (?:${object}, \\d|am Deich)$`))])
        const last = applied.findLast(({ deleted, sent }) => deleted.has(object) || sent.has(object))
        const isOffer = row?.published && !row.sold
        if (last?.deleted.has(object)) expect([at, object, isOffer]).toEqual([at, object, false])
      }
    }
  }
  expect(transfers).toBeGreaterThan(10)
})
