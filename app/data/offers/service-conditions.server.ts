/** Which properties illustrate a service; the queries that use this also require them to be public. */
import { and, type SQL, sql } from 'drizzle-orm'
import { properties } from '#app/data/schema.server.ts'

export type Service = 'sales' | 'rentals' | 'newBuild'

/** Without parameters, so that SQLite uses the index of new-build offers (property-indexes.server.ts). */
export function belongsTo(service: Service): SQL | undefined {
  const isForSale = sql`${properties.marketType} = 'purchase'`
  if (service === 'rentals') return sql`${properties.marketType} = 'rent'`
  return service === 'sales' ? isForSale : and(isForSale, isNew)
}

const isNew = sql`(${properties.constructionPhase} in ('projected', 'underConstruction') or ${properties.objectCondition} = 'firstTimeUse')`
