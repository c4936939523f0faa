/**
 * SQLite uses partial indexes only if a query repeats their condition word for word: see offer-conditions.server.ts.
 */
import { sql } from 'drizzle-orm'
import { index } from 'drizzle-orm/sqlite-core'

const recommendedFirst = ['highlighted desc', 'published_at desc', 'id']
const kind = ['market_type', 'house_type', 'city', 'district']
const measures = ['list_price', 'list_area', 'list_rooms', 'list_features']

const isPublic = 'published and deleted_at is null'
const isOffer = 'published and not sold and deleted_at is null'
const isReference = 'published and sold and deleted_at is null'
const isNewBuild = `market_type = 'purchase' and (construction_phase in ('projected', 'underConstruction') or object_condition = 'firstTimeUse')`

export const propertyIndexes = [
  offersInOrder('offers_recommended', recommendedFirst),
  offersInOrder('offers_newest', ['published_at desc', 'id']),
  offersInOrder('offers_market', ['market_type', ...recommendedFirst]),
  offersInOrder('offers_type', ['house_type', ...recommendedFirst]),
  offersInOrder('offers_kind', ['market_type', 'house_type', ...recommendedFirst]),
  // Prices and rents are never compared with each other.
  offersInOrder('offers_price', ['market_type', 'list_price', 'id']),
  offersInOrder('offers_price_down', ['market_type', 'list_price desc', 'id']),
  offersInOrder('offers_area', ['list_area desc', 'id']),
  offersInOrder('offers_rooms', ['list_rooms desc', 'id']),
  // In the order of the counted groups; the texts are separate to keep the other index small.
  offersInOrder('offers_text', [...kind, 'id'], ['search_text']),
  offersInOrder('offers_groups', [...kind, 'id']),
  // A search around a place reads a band of latitudes.
  offersInOrder('offers_place', ['public_latitude', 'public_longitude', 'id']),
  partialIndex('offers_member', isOffer, ['responsible_member', 'published_at desc', 'id', 'name']),
  partialIndex('offers_new_build', `${isOffer} and ${isNewBuild}`, ['market_type', ...recommendedFirst]),
  partialIndex('references_latest', isReference, ['sold_on desc', 'id', 'house_type', 'market_type']),
  partialIndex('references_type', isReference, ['house_type', 'sold_on desc', 'id']),
  partialIndex('properties_service', isPublic, [
    'market_type',
    'published_at desc',
    ...['responsible_member', 'house_type', 'construction_phase', 'object_condition'],
  ]),
  index('properties_edited').on(
    // Drizzle would split coalesce() at its comma.
    ...terms([
      'case when edited_at is null then updated_at else edited_at end desc',
      ...['id', 'published', 'sold', 'deleted_at'],
    ]),
  ),
  index('properties_updated').on(...terms(['updated_at desc', 'id', 'published', 'sold', 'deleted_at'])),
  index('properties_circle').on(...terms(["(circle ->> '$.id')"])),
]

function offersInOrder(name: string, order: string[], also: string[] = []) {
  const ordered = order.map((term) => term.replace(' desc', ''))
  const filtered = [...kind, ...measures].filter((column) => !ordered.includes(column))
  return partialIndex(name, isOffer, [...order, ...filtered, ...also])
}

/** SQLite needs the columns of the condition in the index as well to skip the table. */
function partialIndex(name: string, condition: string, order: string[]) {
  return index(name)
    .on(...terms([...order, 'published', 'sold', 'deleted_at']))
    .where(sql.raw(condition))
}

function terms(order: string[]) {
  const [first = '', ...rest] = order
  return [sql.raw(first), ...rest.map((term) => sql.raw(term))] as const
}
