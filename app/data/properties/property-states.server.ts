import { and, count, inArray, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#app/data/database.server.ts'
import { jsonList } from '#app/data/json-list.server.ts'
import { isOfferWithoutPicture } from '#app/data/pictures/images.server.ts'
import type { Author } from '#app/data/saving/authors.server.ts'
import { recordPendingChange } from '#app/data/saving/history.server.ts'
import { findLaterChanges, isAmongFields, type LaterChange } from '#app/data/saving/last-changes.server.ts'
import { isKept } from '#app/data/saving/trash.server.ts'
import { teamMembers } from '#app/data/tables/entries.server.ts'
import { properties } from '#app/data/tables/properties.server.ts'
import { berlinToday } from '#app/domain/calendar.ts'
import { soldOnOf } from '#app/domain/properties/closing.ts'
import type { PropertyValues } from '#app/domain/properties/property.ts'
import type { PublishCandidate } from '#app/domain/properties/publish-candidate.ts'
import { missingForOffer, type PublishRuleName } from '#app/domain/properties/publish-rules.ts'
import { entriesOf } from '#app/fields/typed-objects.ts'
import { nextVersion, touchInPlace } from './property-stamps.server.ts'
import { candidateColumns, candidateOf } from './publish-candidates.server.ts'

type Values = Partial<
  Pick<PropertyValues, 'published' | 'highlighted' | 'reserved' | 'sold' | 'soldOn' | 'responsibleMember'>
>

/** `trashed: false` restores a draft; with `published: true`, the former state. */
export interface StateChange extends Values {
  trashed?: boolean
}

/** The version after the act that an undo takes back, by property id. */
export type ActVersions = ReadonlyMap<string, number>

interface Candidate extends PublishCandidate {
  id: string
  version: number
  soldOn: string | null
  deletedAt: Date | null
}

/**
 * `offline`: changed, but kept offline by rules. `elsewhere`: not in the expected tab. `overtaken`: saved in between.
 * `changedSince`: what the change would replace is newer than the act it takes back.
 */
export interface StateResult {
  property: Candidate
  result: 'changed' | 'same' | 'refused' | 'offline' | 'closed' | 'elsewhere' | 'overtaken' | 'changedSince'
  missing: PublishRuleName[]
  newer?: LaterChange | undefined
}

/** Skips unknown ids. Retries if the last picture of a property is deleted in between. */
export async function changeStates(
  db: Database,
  ids: readonly string[],
  change: StateChange,
  by: Author,
  versions: ActVersions = new Map(),
): Promise<StateResult[]> {
  const { id, version, soldOn, deletedAt } = properties
  const selected = db
    .select({ id, version, soldOn, deletedAt, ...candidateColumns })
    .from(properties)
    .where(isAmong(ids))
  const rows = await selected
  const ruleDate = berlinToday()
  // Read after the rows: a change in between is overtaken.
  const laterChanges = await findLaterChanges(db, 'property', versions, isReplacedBy(change))
  const decisions = rows.map(candidateOf).map((row) => decide(row, change, ruleDate, laterChanges.get(row.id)))
  let changed: Set<string>
  try {
    changed = await write(db, decisions, by)
  } catch (error) {
    if (isOfferWithoutPicture(error)) return changeStates(db, ids, change, by, versions)
    throw error
  }
  return decisions.map(({ property, result, missing, newer }) => {
    const isOvertaken = (result === 'changed' || result === 'offline') && !changed.has(property.id)
    return { property, result: isOvertaken ? 'overtaken' : result, missing, newer }
  })
}

export async function countThere(db: Database, ids: readonly string[]): Promise<{ here: number; online: number }> {
  const [counts] = await db
    .select({ here: count(), online: sql<number>`coalesce(sum(${properties.published}), 0)` })
    .from(properties)
    .where(and(isAmong(ids), isKept(properties)))
  return counts ?? { here: 0, online: 0 }
}

function isAmong(ids: readonly string[]) {
  return inArray(properties.id, jsonList(ids))
}

interface Decision extends StateResult {
  target: StateChange
}

const stageFields = ['published', 'reserved', 'sold', 'soldOn', 'trashed']

/** The trash takes everything away. */
function isReplacedBy(change: StateChange): SQL | undefined {
  if (change.trashed) return undefined
  const fields = Object.keys(change)
  return isAmongFields(fields.some((field) => stageFields.includes(field)) ? [...fields, ...stageFields] : fields)
}

function decide(property: Candidate, change: StateChange, ruleDate: string, newer?: LaterChange): Decision {
  const { trashed, ...flags } = change
  const isTrashed = property.deletedAt !== null
  if (isTrashed !== (trashed === false)) return { property, result: 'elsewhere', missing: [], target: {} }
  const wanted = isTrashed
    ? { published: flags.published === true && property.published }
    : { ...flags, ...closingIn(flags, property) }
  const target = { ...wanted, ...(trashed !== undefined && { trashed }) }
  const isSame = trashed === undefined && valuesOf(wanted).every(([name, value]) => property[name] === value)
  if (isSame) return { property, result: 'same', missing: [], target: {} }
  if (newer) return { property, result: 'changedSince', missing: [], newer, target: {} }
  const staysSold = flags.sold ?? property.sold
  const isClosed = staysSold && (flags.reserved === true || flags.highlighted === true)
  if (isClosed) return { property, result: 'closed', missing: [], target: {} }
  const missing = missingForOffer({ ...property, ...wanted }, ruleDate)
  // An offer that is online stays there, whatever else changes.
  const isOnline = !isTrashed && property.published && !property.sold
  if (missing.length === 0 || isOnline) return { property, result: 'changed', missing: [], target }
  const offline = { ...target, published: false }
  const isOnlyPublishing = trashed === undefined && valuesOf(offline).every(([name, value]) => property[name] === value)
  if (isOnlyPublishing) return { property, result: 'refused', missing, target: {} }
  return { property, result: 'offline', missing, target: offline }
}

/** The month of sale is set and cleared with the sale, and a sale ends the offer, as in the form. */
function closingIn({ sold, soldOn }: Values, property: Candidate): Values {
  if (sold === undefined) return {}
  return {
    ...(sold && { reserved: false, highlighted: false }),
    soldOn: soldOnOf({ sold, soldOn: soldOn ?? property.soldOn }, berlinToday()),
  }
}

function valuesOf({ trashed: _, ...values }: StateChange) {
  return entriesOf(values)
}

async function write(db: Database, decisions: readonly Decision[], by: Author): Promise<Set<string>> {
  const toWrite = decisions.filter(({ target }) => Object.keys(target).length > 0)
  const keyOf = ({ target, property }: Decision) =>
    JSON.stringify([target, property.soldOn, property.responsibleMember])
  const groups = [...new Set(toWrite.map(keyOf))].map((key) => toWrite.filter((decision) => keyOf(decision) === key))
  const updates = groups.map((group) => {
    const { target, property } = group[0] ?? { target: {}, property: null }
    const versions = group.map(({ property }) => [property.id, property.version])
    const fits = sql`(${properties.id}, ${properties.version}) in (
      select value ->> 0, value ->> 1 from json_each(${JSON.stringify(versions)}))${isMemberInTeam(target)}`
    const notes = valuesOf(target).map(([name, value]) => {
      const before = name === 'soldOn' || name === 'responsibleMember' ? property?.[name] : !value
      const isOther = sql`${properties[name]} is not ${value}`
      return recordPendingChange(db, 'property', and(fits, isOther), { field: name, before, after: value }, by)
    })
    const { trashed } = target
    if (trashed !== undefined) {
      const note = { field: 'trashed', before: !trashed, after: trashed }
      notes.push(recordPendingChange(db, 'property', fits, note, by))
    }
    const update = db.update(properties).set(columnsOf(target, by)).where(fits).returning({ id: properties.id })
    return { notes, update }
  })
  const statements = updates.flatMap(({ notes, update }) => [...notes, update])
  const [first, ...rest] = statements
  if (!first) return new Set()
  const answers = await db.batch([first, ...rest])
  return new Set(answers.flatMap((answer) => (Array.isArray(answer) ? answer.map(({ id }) => id) : [])))
}

/** Guards against assigning a member who leaves at the same moment. */
function isMemberInTeam({ responsibleMember: id }: StateChange): SQL {
  return id
    ? sql` and exists (select 1 from ${teamMembers} where ${teamMembers.id} = ${id} and ${isKept(teamMembers)})`
    : sql``
}

function columnsOf(target: StateChange, by: Author) {
  const { trashed, ...flags } = target
  const now = new Date()
  return {
    ...flags,
    ...(flags.published && { publishedAt: sql`coalesce(${properties.publishedAt}, ${now.getTime()})` }),
    ...(trashed !== undefined && { deletedAt: trashed ? now : null }),
    ...touchInPlace(by),
    version: nextVersion,
  }
}
