import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { draftKeys, users } from '#app/data/tables/access.server.ts'
import { teamMembers } from '#app/data/tables/entries.server.ts'
import { createdBy } from '#tests/support/property-form.ts'
import { aUser, db, Visitor } from '#tests/support/visitor.ts'

const keyOf = async (userId: string) => {
  const [row] = await db.select().from(draftKeys).where(eq(draftKeys.userId, userId))
  return row?.key ?? ''
}

await db.insert(teamMembers).values({ id: 'member000001', name: 'Erika Muster' })

test('the key of drafts comes with the pages of its user, and with nobody else’s', async () => {
  const [one, other] = [await aUser(), await aUser('admin')]
  const [key, others] = [await keyOf(one.id), await keyOf(other.id)]
  expect([key, others]).toEqual([expect.stringMatching(/^[0-9a-f]{64}$/), expect.stringMatching(/^[0-9a-f]{64}$/)])
  expect(key).not.toBe(others)
  const id = await createdBy(one.visitor)
  for (const address of ['/dashboard', `/dashboard/properties/${id}`, '/dashboard/team/new', '/dashboard/account']) {
    for (const [reader, theirs, not] of [
      [one, key, others],
      [other, others, key],
    ] as const) {
      const answer = await reader.visitor.get(address)
      const page = await answer.text()
      expect([address, page.includes(theirs), page.includes(not)]).toEqual([address, true, false])
      expect(answer.headers.get('Cache-Control')).toBe('private, no-store')
    }
    expect(await (await new Visitor().get(address)).text()).not.toMatch(/[0-9a-f]{64}/)
  }
  await db.delete(users).where(eq(users.id, one.id))
  expect(await keyOf(one.id)).toBe('')
})
