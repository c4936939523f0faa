/** D1 takes 100 columns in a table and in a result, and 100 parameters: whoever adds a field learns it here, not in a save. */
import { eq, getTableColumns } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/d1'
import { expect, test } from 'vitest'
import { offerColumns } from '#app/data/offers/offers.server.ts'
import { rowOf } from '#app/data/properties/property-row.server.ts'
import { madeBy, touch } from '#app/data/saving/authors.server.ts'
import { properties } from '#app/data/tables/properties.server.ts'
import { aProperty } from '#tests/support/properties.ts'

const most = 94
const way = 'Store what no statement asks for `inDetails` before you add more: docs/decisions/045'

// Never asked for anything: statements are only written.
const db = drizzle({} as D1Database)

test('a property has room for another field in its table, in the query of an offer, and in the statements that save it', () => {
  const values = { ...aProperty(), responsibleMember: 'member000001' }
  const saved = { ...rowOf(values), publishedAt: new Date(), version: 2 }
  const counts = {
    'columns of the table': Object.keys(getTableColumns(properties)).length,
    'columns of an offer': Object.keys(offerColumns('en')).length,
    'parameters of an update': db
      .update(properties)
      .set({ ...saved, ...touch('Test') })
      .where(eq(properties.id, 'a'))
      .toSQL().params.length,
    'parameters of an insert': db
      .insert(properties)
      .values({ id: 'a', ...saved, ...madeBy('Test') })
      .toSQL().params.length,
  }
  for (const [what, count] of Object.entries(counts)) expect(count, `${count} ${what}. ${way}`).toBeLessThan(most)
})
