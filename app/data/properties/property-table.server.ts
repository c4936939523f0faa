import { and, asc, desc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import { ruleDateOf, selectRuleSwitch } from '#app/data/agency/settings.server.ts'
import type { Database } from '#app/data/database.server.ts'
import { properties, teamMembers } from '#app/data/schema.server.ts'
import type { HouseType, MarketType } from '#app/domain/properties/property.ts'
import type { RuleDate } from '#app/domain/properties/publish-rule.ts'
import { adviceFor, missingForPublishing } from '#app/domain/properties/publish-rules.ts'
import { keysOf } from '#app/fields/keys-of.ts'
import { pick } from '#app/fields/pick.ts'
import {
  candidateColumns,
  candidateOf,
  inTab,
  matchesText,
  noCounts,
  type PropertyTab,
  rowColumns,
  selectCounts,
  trashLifetime,
  withCover,
} from './properties.server.ts'

export const propertySorts = [
  'updated',
  'number',
  'numberDesc',
  'name',
  'nameDesc',
  'city',
  'cityDesc',
  'priceAsc',
  'priceDesc',
] as const
type PropertySort = (typeof propertySorts)[number]

export const pageSizes = [25, 50, 100] as const
type PageSize = (typeof pageSizes)[number]

export interface PropertyQuery {
  tab: PropertyTab
  q: string | null
  marketType: MarketType | null
  houseType: HouseType | null
  member: string | null
  sort: PropertySort
  page: number
  perPage: PageSize
}

/** The search text starts with the name without accents: "Äpfel" sorts before "Birne", not after "Zaun". */
const name = sql`substr(${properties.searchText}, 1, 40)`
const number = sql`${properties.propertyNumber} collate nocase`
const city = sql`${properties.city} collate nocase`

const inOrder: Record<PropertySort, SQL[]> = {
  updated: [desc(properties.updatedAt)],
  number: [asc(number)],
  numberDesc: [desc(number)],
  name: [asc(name)],
  nameDesc: [desc(name)],
  city: [asc(city), asc(properties.district)],
  cityDesc: [desc(city), desc(properties.district)],
  priceAsc: [sql`${properties.listPrice} is null`, asc(properties.listPrice)],
  priceDesc: [desc(properties.listPrice)],
}

export async function listProperties(db: Database, query: PropertyQuery) {
  const fits = conditionOf(query)
  const [found, [counts = noCounts], members, ruleSwitch] = await db.batch([
    selectPage(db, query),
    selectCounts(db, fits),
    db
      .select({ id: teamMembers.id, name: teamMembers.name })
      .from(teamMembers)
      .where(isNull(teamMembers.deletedAt))
      .orderBy(asc(teamMembers.name)),
    selectRuleSwitch(db),
  ])
  const on = ruleDateOf(ruleSwitch)
  const total = counts[query.tab]
  const page = Math.min(query.page, Math.max(1, Math.ceil(total / query.perPage)))
  const rows = page === query.page ? found : await selectPage(db, { ...query, page })
  return { rows: rows.map((row) => tableRow(row, on)), total, page, counts, members }
}

/** Selects the page first, so that pictures and details are looked up for its rows only. */
function selectPage(db: Database, query: PropertyQuery) {
  const order = [...inOrder[query.sort], asc(properties.id)]
  const page = db
    .select({ id: properties.id })
    .from(properties)
    .where(and(inTab[query.tab], conditionOf(query)))
    .orderBy(...order)
    .limit(query.perPage)
    .offset((query.page - 1) * query.perPage)
  return db
    .select({ ...rowColumns, ...candidateColumns })
    .from(properties)
    .where(inArray(properties.id, page))
    .orderBy(...order)
}

const rowNames = keysOf(rowColumns)

function tableRow(row: Awaited<ReturnType<typeof selectPage>>[number], on: RuleDate) {
  const candidate = row.sold || row.deletedAt ? null : candidateOf(row)
  return {
    ...withCover(pick(row, rowNames)),
    missingCount: candidate ? missingForPublishing(candidate, on).length : 0,
    adviceCount: candidate ? adviceFor(candidate, on).length : 0,
    deletedForGoodAt: row.deletedAt && new Date(row.deletedAt.getTime() + trashLifetime),
  }
}

export function listForExport(db: Database, query: PropertyQuery) {
  return db
    .select({ property: properties, member: teamMembers.name })
    .from(properties)
    .leftJoin(teamMembers, eq(teamMembers.id, properties.responsibleMember))
    .where(and(inTab[query.tab], conditionOf(query)))
    .orderBy(...inOrder[query.sort], asc(properties.id))
}

function conditionOf({ marketType, houseType, member, q }: PropertyQuery): SQL | undefined {
  return and(
    marketType ? eq(properties.marketType, marketType) : undefined,
    houseType ? eq(properties.houseType, houseType) : undefined,
    member ? eq(properties.responsibleMember, member) : undefined,
    ...matchesText(q),
  )
}
