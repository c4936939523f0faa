/** Many generated offers, for measuring pages with a large catalogue. */
import { sql } from 'drizzle-orm'
import type { Database } from '#app/data/database.server.ts'

/** More than any agency has; the local database would take minutes to list more. */
export const mostPlainOffers = 1_000_000

/** Adds a thousand offers per statement; their fields vary by number, and they have no pictures. */
export async function createPlainOffers(db: Database, total: number): Promise<void> {
  const [{ made } = { made: 0 }] = await db.all<{ made: number }>(
    sql`select count(*) as made from properties where id like 'm%'`,
  )
  const last = made + total
  for (let from = made + 1; from <= last; from += 1_000) await createBlock(db, from, Math.min(from + 999, last))
}

async function createBlock(db: Database, from: number, to: number): Promise<void> {
  await db.run(sql`
    with recursive numbers(n) as (select ${from} union all select n + 1 from numbers where n < ${to})
    insert into properties (id, property_number, name, market_type, house_type, city, postal_code, rooms, living_area,
      plot_area, purchase_price, base_rent, published, highlighted, energy_certificate, description,
      list_price, list_area, list_rooms, list_features, search_text, published_at)
    select printf('m%011d', n), printf('M-%06d', n), 'Angebot ' || n, iif(n % 4, 'purchase', 'rent'),
      iif(n % 3 = 0, 'apartment', iif(n % 3 = 1, 'house', 'plot')), iif(n % 5, 'Hamburg', 'Lüneburg'), '20457',
      n % 7 + 1, 40 + n % 200, iif(n % 3, 300 + n % 900, null), iif(n % 4, 200000 + n * 10, null),
      iif(n % 4, null, 700 + n % 2000), 1, 0, 'pending', 'Ein Angebot zum Messen.',
      iif(n % 4, 200000 + n * 10, 700 + n % 2000), iif(n % 3 = 2, 300 + n % 900, 40 + n % 200), n % 7 + 1, n % 16,
      'angebot ' || n || ' ' || iif(n % 5, 'hamburg', 'luneburg'), 1700000000000 + n * 1000
    from numbers`)
}
