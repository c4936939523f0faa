/** D1 takes 100 columns a table and 100 bound parameters a statement: whoever adds a field learns it here, not in a save. */
import { eq, getTableColumns } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/d1'
import { expect, test } from 'vitest'
import { derived, madeBy, touch } from '#app/data/properties/properties.server.ts'
import { properties } from '#app/data/schema.server.ts'
import { aProperty } from '#tests/support/properties.ts'

const most = 99
const way = `D1 takes 100. Move what is rarely asked into a table of its own before you add more: docs/decisions/045`

// Never asked for anything: statements are only written.
const db = drizzle({} as D1Database)

test('a property has room for another field in its table, and in the statements that save it', () => {
  const values = { ...aProperty(), responsibleMember: 'member000001' }
  const saved = { ...values, ...derived(values), publishedAt: new Date(), version: 2 }
  const statements = {
    columns: Object.keys(getTableColumns(properties)).length,
    update: db
      .update(properties)
      .set({ ...saved, ...touch('Test') })
      .where(eq(properties.id, 'a'))
      .toSQL().params.length,
    insert: db
      .insert(properties)
      .values({ id: 'a', ...saved, ...madeBy('Test') })
      .toSQL().params.length,
  }
  for (const [what, count] of Object.entries(statements))
    expect(count, `${count} of ${what}: ${way}`).toBeLessThan(most)
})
