/** Which properties show what a service is about. Whether they may be shown, the queries say that use it. */
import { and, type SQL, sql } from 'drizzle-orm'
import { properties } from '#app/data/schema.server.ts'

export type Service = 'sales' | 'rentals' | 'newBuild'

/** Without parameters, for the sake of the index of new-build offers (see property-indexes.server.ts). */
export function belongsTo(service: Service): SQL | undefined {
  const isForSale = sql`${properties.marketType} = 'purchase'`
  if (service === 'rentals') return sql`${properties.marketType} = 'rent'`
  return service === 'sales' ? isForSale : and(isForSale, isNew)
}

const isNew = sql`(${isPlot()} or ${properties.constructionPhase} in ('projected', 'underConstruction') or ${properties.objectCondition} = 'firstTimeUse')`

export function isPlot(): SQL {
  return sql`${properties.houseType} = 'plot'`
}
