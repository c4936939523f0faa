/** Which properties show what a service is about. Whether they may be shown, the queries say that use it. */
import { and, eq, inArray, or, type SQL } from 'drizzle-orm'
import { properties } from './schema.server.ts'

export type Service = 'sales' | 'rentals' | 'newBuild'

export function belongsTo(service: Service): SQL | undefined {
  const isForSale = eq(properties.marketType, 'purchase')
  if (service === 'rentals') return eq(properties.marketType, 'rent')
  return service === 'sales' ? isForSale : and(isForSale, isNew)
}

const isNew = or(
  eq(properties.houseType, 'plot'),
  inArray(properties.constructionPhase, ['projected', 'underConstruction']),
  eq(properties.objectCondition, 'firstTimeUse'),
)
