import { and, count, desc, eq, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#app/data/database.server.ts'
import { memberColumns, memberOf, teamOrder } from '#app/data/entries/team-members.server.ts'
import { query } from '#app/data/queries.server.ts'
import { isKept } from '#app/data/saving/trash.server.ts'
import { teamMembers } from '#app/data/tables/entries.server.ts'
import { properties } from '#app/data/tables/properties.server.ts'
import type { Locale } from '#app/fields/locale.ts'
import { isOffer, isPublic } from './offer-conditions.server.ts'
import { recommendedFirst, tileColumns, tileOf } from './offer-tiles.server.ts'

export type Service = 'sales' | 'rentals' | 'newBuild'

/** Includes non-public properties. Has no parameters, so that SQLite uses the index of new-build offers. */
function belongsTo(service: Service): SQL | undefined {
  const isForSale = sql`${properties.marketType} = 'purchase'`
  if (service === 'rentals') return sql`${properties.marketType} = 'rent'`
  return service === 'sales' ? isForSale : and(isForSale, isNew)
}

const isNew = sql`(${properties.constructionPhase} in ('projected', 'underConstruction') or ${properties.objectCondition} = 'firstTimeUse')`

const examined = 24

export function serviceMemberQuery(db: Database, locale: Locale, service: Service) {
  const latest = db
    .select({ member: properties.responsibleMember })
    .from(properties)
    .where(and(isPublic, belongsTo(service)))
    .orderBy(desc(properties.publishedAt))
    .limit(examined)
    .as('latest')
  const statement = db
    .select(memberColumns(locale))
    .from(teamMembers)
    .leftJoin(latest, eq(latest.member, teamMembers.id))
    .where(isKept(teamMembers))
    .groupBy(teamMembers.id)
    .orderBy(desc(count(latest.member)), ...teamOrder)
    .limit(1)
  return query(statement, ([row]) => (row ? memberOf(row) : null))
}

export function serviceOffersQuery(db: Database, locale: Locale, service: Service, limit: number) {
  const ids = db
    .select({ id: properties.id })
    .from(properties)
    .where(and(isOffer, belongsTo(service)))
    .orderBy(...recommendedFirst)
    .limit(limit)
  const statement = db
    .select(tileColumns(locale))
    .from(properties)
    .where(sql`${properties.id} in ${ids}`)
    .orderBy(...recommendedFirst)
  return query(statement, (rows) => rows.map(tileOf))
}
