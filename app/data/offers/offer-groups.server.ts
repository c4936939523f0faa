import { count, sql } from 'drizzle-orm'
import type { Database } from '#app/data/database.server.ts'
import { query } from '#app/data/queries.server.ts'
import { properties } from '#app/data/tables/properties.server.ts'
import type { OfferGroup } from '#app/domain/offers/offer-counts.ts'
import { withOneSpelling } from '#app/domain/offers/place-spellings.ts'
import { isOffer } from './offer-conditions.server.ts'

export function offerGroupsQuery(db: Database) {
  return query(selectGroups(db), (rows) => withOneSpelling(rows.map(groupOf)))
}

export function offerGroupsAsJson(db: Database) {
  const groups = selectGroups(db).as('groups')
  const { marketType, houseType, city, district, all } = groups
  return sql`(
    select json_group_array(
      json_object('marketType', ${marketType}, 'houseType', ${houseType}, 'city', ${city}, 'district', ${district}, 'all', ${all}))
    from ${groups})`.mapWith(readGroups)
}

function readGroups(json: string): OfferGroup[] {
  const groups: Counted[] = JSON.parse(json)
  return withOneSpelling(groups.map(groupOf))
}

type Counted = Awaited<ReturnType<typeof selectGroups>>[number]

function selectGroups(db: Database) {
  const { marketType, houseType, city, district } = properties
  return db
    .select({ marketType, houseType, city, district, all: count().as('all_offers') })
    .from(properties)
    .where(isOffer)
    .groupBy(marketType, houseType, city, district)
}

function groupOf(counted: Counted): OfferGroup {
  return { ...counted, fitting: counted.all }
}
