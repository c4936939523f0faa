/** What the pages of the dashboard ask of the database with 500 properties: how many queries, and how many rows they read. */
import { env } from 'cloudflare:test'
import { beforeAll, expect, test } from 'vitest'
import { newId } from '#app/data/database.server.ts'
import { createEnquiry } from '#app/data/enquiries/enquiries.server.ts'
import { createTeamMember } from '#app/data/entries/team-members.server.ts'
import { askOwner, findPrepared, storePrepared } from '#app/data/prepared/prepared.server.ts'
import { createSellerLink, saveSeller } from '#app/data/prepared/sellers.server.ts'
import { createProperty } from '#app/data/properties/properties.server.ts'
import { aReadImport } from '#tests/support/imports.ts'
import { aProperty } from '#tests/support/properties.ts'
import { rowsRead, statementsDuring } from '#tests/support/statements.ts'
import { received } from '#tests/support/transfers.ts'
import { db, staff, type Visitor } from '#tests/support/visitor.ts'

const property = 'property0001'
const member = 'member000001'
const enquiries = 40
let admin: Visitor
let enquiry: string
let transfer: string
/** Of an offer with a prepared change, whose owner was asked. */
const waiting = 'c00000000002'
let link: string

beforeAll(async () => {
  admin = await staff('admin')
  const nobody = { role: null, telephone: null, email: null, bio: null }
  await createTeamMember(db, member, { name: 'Erika Muster', ...nobody }, 0, null)
  await createProperty(db, property, aProperty({ responsibleMember: member, description: 'Ein Haus.' }), 'Test')
  await copyProperty(499)
  const by = { id: 'user00000001', name: 'Test' }
  await storePrepared(db, { id: newId(), propertyId: waiting, baseVersion: 1, values: { purchasePrice: 1 } }, null, by)
  for (let number = 3; number < 23; number += 1) {
    const propertyId = `c${String(number).padStart(11, '0')}`
    await storePrepared(db, { id: newId(), propertyId, baseVersion: 1, values: { purchasePrice: 1 } }, null, by)
  }
  const owner = {
    sellerName: 'Frau Albers',
    sellerEmail: 'albers@giebel.test',
    ownerLocale: null,
    approvalRequired: true,
  }
  await saveSeller(db, waiting, owner, 0, by)
  await askOwner(
    db,
    { propertyId: waiting, id: (await findPrepared(db, waiting))?.id ?? '' },
    null,
    { locale: 'de', page: '' },
    by,
  )
  link = (await createSellerLink(db, waiting)) ?? ''
  transfer = await aReadImport(Array.from({ length: 300 }, (_, place) => received(place + 1)))
  for (let number = 0; number < enquiries; number++) {
    const said = { name: `Anfrage ${number}`, email: 'a@giebel.test', phone: null, message: 'Ist es noch zu haben?' }
    const parcels = [{ channel: 'mail', payload: {} }] as const
    enquiry = (await createEnquiry(db, { ...said, propertyId: property, locale: 'de' }, parcels)).id
  }
})

/** Of five copies three are offers, one is a draft without a price, one is sold. Every property has one picture. */
async function copyProperty(count: number): Promise<void> {
  const changed: Record<string, string> = {
    id: "printf('c%011d', i)",
    property_number: "'C-' || i",
    name: "'Haus ' || i",
    published: 'i % 5 <> 0',
    sold: 'i % 5 = 1',
    purchase_price: 'case when i % 5 = 0 then null else 1000 * i end',
    published_at: 'case when i % 5 = 0 then null else updated_at - i end',
    updated_at: 'updated_at - i',
  }
  const { results } = await env.DB.prepare('select name from pragma_table_info(?)')
    .bind('properties')
    .all<{ name: string }>()
  const names = results.map(({ name }) => name)
  const values = names.map((name) => changed[name] ?? name)
  await env.DB.batch([
    env.DB.prepare(`
      with recursive numbers(i) as (select 1 union all select i + 1 from numbers where i < ${count})
      insert into properties (${names}) select ${values} from properties, numbers`),
    env.DB.prepare(`
      insert into images (key, property_id, width, height, position, alt)
      select id || 'p', id, 640, 480, 1, 'Haus' from properties`),
  ])
}

function address(path: string): string {
  if (path.includes('imports')) return path.replace(':id', transfer)
  if (path.includes(':token')) return path.replace(':token', link)
  const id = path.includes('enquiries') ? enquiry : path.includes('team') ? member : property
  return path.replace(':id', id)
}

/** At most this many queries and rows, the agency's row, the session and the counts of new enquiries and waiting transfers included; all 40 are about the one property. */
test.each([
  // Five of them are about what is prepared, however many changes wait.
  ['/dashboard', 19, 4_500],
  ['/dashboard/properties', 14, 2_800],
  ['/dashboard/properties?tab=drafts&q=haus+1&sort=priceDesc', 14, 1_500],
  ['/dashboard/properties/new', 6, 51],
  ['/dashboard/properties/:id', 10, 98],
  ['/dashboard/properties/:id/images', 8, 96],
  ['/dashboard/properties/:id/location', 9, 95],
  ['/dashboard/properties/:id/history', 11, 130],
  ['/dashboard/properties/:id/figures', 14, 200],
  ['/dashboard/properties/:id/preview', 7, 15],
  ['/dashboard/properties/:id/price', 6, 60],
  ['/dashboard/properties/:id/seller', 10, 100],
  ['/dashboard/properties/c00000000002/prepared', 15, 120],
  ['/dashboard/properties/c00000000002?prepared=1', 18, 160],
  ['/verkauf/:token', 16, 200],
  ['/verkauf/:token/angebot', 12, 150],
  ['/dashboard/team', 9, 700],
  ['/dashboard/team/:id', 6, 50],
  ['/dashboard/testimonials', 6, 50],
  ['/dashboard/numbers', 6, 50],
  // How often visitors have used what is stored about them is one of them.
  ['/dashboard/enquiries', 8, 350],
  ['/dashboard/enquiries/:id', 13, 200],
  // It says of every offer whether it may leave, also by its software's word, and counts the pictures of the whole stock.
  ['/dashboard/exchange', 11, 3_200],
  ['/dashboard/exchange/imports/:id', 15, 3_500],
  ['/dashboard/rules', 6, 2_500],
  ['/dashboard/users', 5, 50],
  ['/dashboard/settings', 7, 60],
  ['/dashboard/account', 5, 50],
])('%s takes at most %i queries, which read at most %i rows', async (path, queries, rows) => {
  const statements = await statementsDuring(() => admin.get(address(path)))
  expect(statements.length).toBeGreaterThan(1)
  expect(statements.length).toBeLessThanOrEqual(queries)
  expect(await rowsRead(statements)).toBeLessThanOrEqual(rows)
})
