import { and, count, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import type { Database } from '#app/data/database.server.ts'
import { query } from '#app/data/queries.server.ts'
import { properties } from '#app/data/tables/properties.server.ts'
import { textsIn } from '#app/data/texts/texts.server.ts'
import { inLanguage } from '#app/domain/in-language.ts'
import type { MemberOffers } from '#app/domain/offers/offer.ts'
import { propertyFields } from '#app/domain/properties/property.ts'
import type { Locale } from '#app/fields/locale.ts'
import { isOffer } from './offer-conditions.server.ts'
import { newestFirst } from './offer-tiles.server.ts'

export function offersByMemberQuery(db: Database, locale: Locale, limit: number) {
  const counted = db
    .select({ member: sql<string>`${properties.responsibleMember}`.as('member'), total: count().as('total') })
    .from(properties)
    .where(and(isOffer, isNotNull(properties.responsibleMember)))
    .groupBy(properties.responsibleMember)
    .as('counted')
  const latest = db
    .select({ id: properties.id })
    .from(properties)
    .where(and(isOffer, eq(properties.responsibleMember, counted.member)))
    .orderBy(...newestFirst)
    .limit(limit)
  const statement = db
    .select({
      member: counted.member,
      total: counted.total,
      id: properties.id,
      name: properties.name,
      texts: textsIn(locale, 'property', properties.id, { names: ['name'] }),
    })
    .from(counted)
    .innerJoin(properties, inArray(properties.id, latest))
    .orderBy(...newestFirst)
  return query(statement, (rows) => {
    const offers = new Map<string, MemberOffers>()
    for (const { member, total, ...offer } of rows) {
      const known = offers.get(member) ?? { total, latest: [] }
      known.latest.push(inLanguage(propertyFields, offer))
      offers.set(member, known)
    }
    return offers
  })
}
