import { and, asc, eq, inArray, type SQL } from 'drizzle-orm'
import type { Database } from '#app/data/database.server.ts'
import { jsonList } from '#app/data/json-list.server.ts'
import { deletedForGoodAt, isKept } from '#app/data/saving/trash.server.ts'
import { askedNumberFirst, matchesText } from '#app/data/search-text.server.ts'
import { teamMembers } from '#app/data/tables/entries.server.ts'
import { properties } from '#app/data/tables/properties.server.ts'
import { berlinToday } from '#app/domain/calendar.ts'
import type { HouseType, MarketType } from '#app/domain/properties/property.ts'
import { adviceFor, missingForPublishing } from '#app/domain/properties/publish-rules.ts'
import { keysOf, pick } from '#app/fields/typed-objects.ts'
import { rowColumns, withCover } from './property-lists.server.ts'
import { isRestored, propertyColumns, releaseColumns } from './property-row.server.ts'
import { inOrder, member, type PropertySort } from './property-sorts.server.ts'
import { lastEdited } from './property-stamps.server.ts'
import { inTab, noCounts, type PropertyTab, selectCounts } from './property-tabs.server.ts'
import { hasTexts, type TextState } from './property-texts.server.ts'
import { candidateColumns, candidateOf, listPublishCandidates } from './publish-candidates.server.ts'
import { selectViews } from './saved-views.server.ts'

export const pageSizes = [25, 50, 100] as const
type PageSize = (typeof pageSizes)[number]

export const lackings = ['details', 'advice'] as const
type Lacking = (typeof lackings)[number]

export interface PropertyQuery {
  tab: PropertyTab
  q: string | null
  marketType: MarketType | null
  houseType: HouseType | null
  member: string | null
  highlighted: boolean
  lacks: Lacking | null
  english: TextState | null
  sort: PropertySort
  page: number
  perPage: PageSize
}

const { listPrice, listArea, listRooms, responsibleMember } = properties

export async function listProperties(db: Database, query: PropertyQuery, userId: string) {
  const among = await findLacking(db, query.lacks)
  const fits = conditionOf(query, among)
  const [found, [counts = noCounts], members, views] = await db.batch([
    selectPage(db, query, fits),
    selectCounts(db, fits),
    db
      .select({ id: teamMembers.id, name: teamMembers.name })
      .from(teamMembers)
      .where(isKept(teamMembers))
      .orderBy(asc(teamMembers.name)),
    selectViews(db, userId),
  ])
  const ruleDate = berlinToday()
  const total = counts[query.tab]
  const page = Math.min(query.page, Math.max(1, Math.ceil(total / query.perPage)))
  const rows = page === query.page ? found : await selectPage(db, { ...query, page }, fits)
  return { rows: rows.map((row) => tableRow(row, ruleDate)), total, page, counts, members, views }
}

function selectPage(db: Database, query: PropertyQuery, fits: SQL | undefined) {
  const order = [...askedNumberFirst(query.q), ...inOrder[query.sort], asc(properties.id)]
  const page = db
    .select({ id: properties.id })
    .from(properties)
    .where(and(inTab[query.tab], fits))
    .orderBy(...order)
    .limit(query.perPage)
    .offset((query.page - 1) * query.perPage)
  return db
    .select({ ...rowColumns, ...candidateColumns, ...cellColumns })
    .from(properties)
    .where(inArray(properties.id, page))
    .orderBy(...order)
}

const cellColumns = { listPrice, listArea, listRooms, lastEdited, member, isRestored, ...releaseColumns }

const rowNames = [...keysOf(rowColumns), ...keysOf(cellColumns)]

function tableRow(row: Awaited<ReturnType<typeof selectPage>>[number], ruleDate: string) {
  const candidate = row.sold || row.deletedAt ? null : candidateOf(row)
  return {
    ...withCover(pick(row, rowNames)),
    missingCount: candidate ? missingForPublishing(candidate, ruleDate).length : 0,
    adviceCount: candidate ? adviceFor(candidate, ruleDate).length : 0,
    deletedForGoodAt: row.deletedAt && deletedForGoodAt(row.deletedAt),
  }
}

export async function listForExport(db: Database, query: PropertyQuery) {
  return db
    .select({ ...propertyColumns, member: teamMembers.name })
    .from(properties)
    .leftJoin(teamMembers, eq(teamMembers.id, properties.responsibleMember))
    .where(await listCondition(db, query))
    .orderBy(...inOrder[query.sort], asc(properties.id))
}

/** Which properties a list shows, in its tab. */
export async function listCondition(db: Database, query: PropertyQuery): Promise<SQL | undefined> {
  return and(inTab[query.tab], conditionOf(query, await findLacking(db, query.lacks)))
}

async function findLacking(db: Database, lacks: Lacking | null): Promise<string[] | null> {
  if (!lacks) return null
  const candidates = await listPublishCandidates(db)
  const ruleDate = berlinToday()
  const lacking = candidates.filter((candidate) =>
    lacks === 'details'
      ? missingForPublishing(candidate, ruleDate).length > 0
      : candidate.published && adviceFor(candidate, ruleDate).length > 0,
  )
  return lacking.map(({ id }) => id)
}

function conditionOf(
  { marketType, houseType, member, highlighted, english, q }: PropertyQuery,
  among: string[] | null,
) {
  return and(
    marketType ? eq(properties.marketType, marketType) : undefined,
    houseType ? eq(properties.houseType, houseType) : undefined,
    member ? eq(responsibleMember, member) : undefined,
    highlighted ? eq(properties.highlighted, true) : undefined,
    english ? hasTexts[english] : undefined,
    among ? inArray(properties.id, jsonList(among)) : undefined,
    ...matchesText(q, properties.searchText),
  )
}
