/** What pages say of how many there are: offers by kind and by person, references by year, all of them by state. */
import { expect, test } from 'vitest'
import { offersByMemberQuery } from '#app/data/offers/member-offers.server.ts'
import { offerGroupsQuery } from '#app/data/offers/offer-groups.server.ts'
import { officeQuery } from '#app/data/offers/office.server.ts'
import { referenceGroupsQuery } from '#app/data/offers/references.server.ts'
import { selectCounts } from '#app/data/properties/property-tabs.server.ts'
import { runQuery } from '#app/data/queries.server.ts'
import { properties } from '#app/data/tables/properties.server.ts'
import { fillCatalogue } from '#tests/support/catalogue.ts'
import { db } from '#tests/support/visitor.ts'

test('every count is what counting row by row gives', async () => {
  await fillCatalogue(600)
  // Towns as people write them, a reference without a month of sale, and offers that nobody is responsible for.
  await db.run(`update properties set city = 'Ort "mit" \\ Zeichen, 🏡', version = version + 1 where rowid % 11 = 0`)
  await db.run('update properties set sold_on = null, version = version + 1 where sold and rowid % 3 = 0')
  await db.run('update properties set responsible_member = null, version = version + 1 where rowid % 5 = 0')
  const counted = await countedByHand()
  const groups = await runQuery(offerGroupsQuery(db))
  const named = groups.map(({ marketType, houseType, city, district, all }) => [
    [marketType, houseType, city, district].map(String).join(),
    all,
  ])
  expect(Object.fromEntries(named)).toEqual(counted.offers)
  expect(groups.length).toBeGreaterThan(30)
  expect((await runQuery(officeQuery(db, 'de'))).groups).toEqual(groups)
  const members = await runQuery(offersByMemberQuery(db, 'de', 2))
  expect(Object.fromEntries([...members].map(([id, { total }]) => [id, total]))).toEqual(counted.members)
  for (const { latest } of members.values()) expect(latest).toHaveLength(2)
  const references = await runQuery(referenceGroupsQuery(db))
  expect(Object.fromEntries(references.map(({ houseType, year, count }) => [`${houseType},${year}`, count]))).toEqual(
    counted.references,
  )
  expect((await selectCounts(db))[0]).toEqual(counted.states)
})

async function countedByHand() {
  const offers: Record<string, number> = {}
  const members: Record<string, number> = {}
  const references: Record<string, number> = {}
  const states = { all: 0, published: 0, drafts: 0, sold: 0, trash: 0, highlighted: 0 }
  const add = (counts: Record<string, number>, ...key: unknown[]) => {
    counts[key.map(String).join()] = (counts[key.map(String).join()] ?? 0) + 1
  }
  for (const row of await db.select().from(properties)) {
    if (row.deletedAt) states.trash += 1
    else {
      states.all += 1
      states[row.sold ? 'sold' : row.published ? 'published' : 'drafts'] += 1
      const isOffer = row.published && !row.sold
      if (isOffer && row.highlighted) states.highlighted += 1
      if (isOffer) add(offers, row.marketType, row.houseType, row.city, row.district)
      if (isOffer && row.responsibleMember) add(members, row.responsibleMember)
      if (row.published && row.sold) add(references, row.houseType, row.soldOn?.slice(0, 4) ?? null)
    }
  }
  return { offers, members, references, states }
}
