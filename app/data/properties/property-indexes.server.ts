/**
 * The indexes behind the lists of properties. Those of public lists hold public rows only; each has the order of a list,
 * and behind it all that the list can be filtered by, so that only what stands on a page is looked up in the table
 * (decision 025 says what each is for). SQLite takes them where a query says their condition in the same words: see
 * offer-conditions.server.ts.
 */
import { sql } from 'drizzle-orm'
import { index } from 'drizzle-orm/sqlite-core'

const newestFirst = ['highlighted desc', 'published_at desc', 'id']
const kind = ['market_type', 'house_type', 'city']
const measures = ['list_price', 'list_area', 'list_rooms']

const isPublic = 'published and deleted_at is null'
const isOffer = 'published and not sold and deleted_at is null'
const isReference = 'published and sold and deleted_at is null'
const isNewBuild = `market_type = 'purchase' and (house_type = 'plot' or construction_phase in ('projected', 'underConstruction') or object_condition = 'firstTimeUse')`

export const propertyIndexes = [
  offersInOrder('offers_newest', newestFirst),
  offersInOrder('offers_market', ['market_type', ...newestFirst]),
  offersInOrder('offers_type', ['house_type', ...newestFirst]),
  offersInOrder('offers_kind', ['market_type', 'house_type', ...newestFirst]),
  offersInOrder('offers_price', ['list_price', 'id']),
  offersInOrder('offers_area', ['list_area desc', 'id']),
  offersInOrder('offers_rooms', ['list_rooms desc', 'id']),
  // In the order of the groups that the list counts; with the texts apart, so that the other one stays small.
  offersInOrder('offers_text', [...kind, 'id'], ['search_text']),
  offersInOrder('offers_groups', [...kind, 'id']),
  some('offers_member', isOffer, ['responsible_member', 'published_at desc', 'id', 'name']),
  some('offers_new_build', `${isOffer} and ${isNewBuild}`, ['market_type', `house_type = 'plot'`, ...newestFirst]),
  some('references_latest', isReference, ['sold_at desc', 'id', 'house_type']),
  some('references_type', isReference, ['house_type', 'sold_at desc', 'id']),
  some('properties_service', isPublic, [
    'market_type',
    'published_at desc',
    ...['responsible_member', 'house_type', 'construction_phase', 'object_condition'],
  ]),
  // The dashboard's usual order, and the sitemap's.
  index('properties_updated').on(...terms(['updated_at desc', 'id', 'published', 'sold', 'deleted_at'])),
]

function offersInOrder(name: string, order: string[], also: string[] = []) {
  const ordered = order.map((term) => term.replace(' desc', ''))
  const filtered = [...kind, ...measures].filter((column) => !ordered.includes(column))
  return some(name, isOffer, [...order, ...filtered, ...also])
}

/** SQLite knows that an index is enough without the table only if it holds the columns of its condition as well. */
function some(name: string, condition: string, order: string[]) {
  return index(name)
    .on(...terms([...order, 'published', 'sold', 'deleted_at']))
    .where(sql.raw(condition))
}

function terms(order: string[]) {
  const [first = '', ...rest] = order
  return [sql.raw(first), ...rest.map((term) => sql.raw(term))] as const
}
