/** Counts that are kept are what counting anew would give, whatever is done to properties, and by whom. */
import { env } from 'cloudflare:test'
import fc from 'fast-check'
import { beforeEach, expect, test } from 'vitest'
import { createTeamMember, deleteTeamMember } from '#app/data/entries/team-members.server.ts'
import { countProperties } from '#app/data/offers/kept-counts.server.ts'
import {
  createProperty,
  emptyTrash,
  findProperty,
  nextVersion,
  selectCounts,
  trashLifetime,
  updateProperty,
  valuesOf,
} from '#app/data/properties/properties.server.ts'
import { changeStates } from '#app/data/properties/property-states.server.ts'
import { keptCounts, properties } from '#app/data/schema.server.ts'
import { fillCatalogue } from '#tests/support/catalogue.ts'
import { aProperty } from '#tests/support/properties.ts'
import { db } from '#tests/support/visitor.ts'

const members = ['member-a', 'member-b']
const ids = ['one', 'two', 'three', 'four']

beforeEach(async () => {
  await db.delete(properties)
})

async function kept(): Promise<Record<string, number>> {
  const rows = await db.select().from(keptCounts)
  return Object.fromEntries(rows.map(({ name, key, count }) => [`${name} ${JSON.stringify(key)}`, count]))
}

async function counted(): Promise<Record<string, number>> {
  const counts: Record<string, number> = {}
  const count = (name: string, ...key: unknown[]) => {
    const words = `${name} ${JSON.stringify(key)}`
    counts[words] = (counts[words] ?? 0) + 1
  }
  for (const row of await db.select().from(properties)) {
    const { marketType, houseType, city, published, sold, highlighted, deletedAt, soldAt, responsibleMember } = row
    count('states', Number(published), Number(sold), Number(highlighted), Number(deletedAt !== null))
    if (!published || deletedAt) continue
    if (sold) count('references', houseType, soldAt?.getUTCFullYear() ?? null)
    else count('offers', marketType, houseType, city)
    if (!sold && responsibleMember) count('memberOffers', responsibleMember)
  }
  return counts
}

const id = fc.constantFrom(...ids)
const some = fc.uniqueArray(id, { minLength: 1 })
const values = fc.record({
  marketType: fc.constantFrom('purchase' as const, 'rent' as const),
  houseType: fc.constantFrom('apartment' as const, 'house' as const, 'plot' as const),
  city: fc.constantFrom('Hamburg', 'Jork', 'Ort "mit" \\ Zeichen, 🏡'),
  responsibleMember: fc.constantFrom(null, ...members),
  published: fc.boolean(),
  sold: fc.boolean(),
  highlighted: fc.boolean(),
})

type Act = () => Promise<unknown>

const acts = fc.oneof(
  fc.tuple(id, values).map(
    ([id, changes]): Act =>
      () =>
        createProperty(db, id, aProperty(changes), 'Test'),
  ),
  fc.tuple(id, values, fc.constantFrom(0, 0, 0, 1)).map(
    ([id, changes, lag]): Act =>
      async () => {
        const row = await findProperty(db, id)
        // A save of an outdated version is refused, and counts nothing.
        if (row) await updateProperty(db, id, { ...valuesOf(row), ...changes }, row.version - lag, 'Test')
      },
  ),
  fc
    .tuple(
      some,
      fc.oneof(
        ...(['published', 'sold', 'highlighted', 'trashed'] as const).map((name) =>
          fc.boolean().map((value) => ({ [name]: value })),
        ),
      ),
    )
    .map(
      ([ids, change]): Act =>
        () =>
          changeStates(db, ids, change, 'Test'),
    ),
  fc.constantFrom(...members).map(
    (member): Act =>
      async () => {
        await deleteTeamMember(db, member, 'Test')
        await aMember(member)
      },
  ),
  fc.constant<Act>(async () => {
    await db.update(properties).set({ deletedAt: new Date(Date.now() - 2 * trashLifetime), version: nextVersion })
    await emptyTrash(db)
  }),
  id.map(
    (id): Act =>
      () =>
        env.DB.prepare('delete from properties where id = ?').bind(id).run(),
  ),
)

async function aMember(id: string): Promise<void> {
  await createTeamMember(db, id, { name: id, role: null, telephone: null, email: null, bio: null }, 0, null)
}

test('after any acts, kept counts are what counting anew gives', async () => {
  for (const member of members) await aMember(member)
  await fc.assert(
    fc.asyncProperty(fc.array(acts, { minLength: 1, maxLength: 12 }), async (done) => {
      for (const act of done) {
        await act()
        expect(await kept()).toEqual(await counted())
      }
      const [totals] = await selectCounts(db)
      expect(await countProperties(db)).toEqual(totals)
    }),
    { numRuns: 25 },
  )
}, 120_000)

test('what was written by hand in SQL is counted too, thousands at once', async () => {
  await fillCatalogue(2_000)
  expect(Object.keys(await kept()).length).toBeGreaterThan(30)
  expect(await kept()).toEqual(await counted())
  await env.DB.prepare(`update properties set city = 'Anderswo', sold = not sold, version = version + 1`).run()
  expect(await kept()).toEqual(await counted())
  await env.DB.prepare('delete from properties').run()
  expect(await kept()).toEqual({})
})
