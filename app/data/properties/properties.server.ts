/** Properties as staff see them, including drafts and trash. Visitors' queries are in offers.server.ts. */

import { and, asc, desc, eq, getTableColumns, inArray, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { Database } from '#app/data/database.server.ts'
import { isDatabaseError } from '#app/data/database-errors.server.ts'
import { isOfferWithoutPicture } from '#app/data/pictures/images.server.ts'
import { coverOf, coverSelection, pictureCounts } from '#app/data/pictures/pictures.server.ts'
import { gazetteer } from '#app/data/places/gazetteer.server.ts'
import { type Author, authorColumns, idOf, nameOf } from '#app/data/saving/authors.server.ts'
import { changesBetween, recordChanges, recordCreation } from '#app/data/saving/history.server.ts'
import { isKept, isPastRestoring, isTrashed } from '#app/data/saving/trash.server.ts'
import { users } from '#app/data/tables/access.server.ts'
import { testimonials } from '#app/data/tables/entries.server.ts'
import { images, properties } from '#app/data/tables/properties.server.ts'
import { type StoredText, textsOf, valuesOfTexts } from '#app/data/texts/texts.server.ts'
import { createTexts, textChanges, writeTexts } from '#app/data/texts/write-texts.server.ts'
import { berlinDay } from '#app/domain/calendar.ts'
import { featureBits } from '#app/domain/offers/features.ts'
import { searchWords, withoutPunctuation } from '#app/domain/offers/search-words.ts'
import { placeOf } from '#app/domain/places/place-of.ts'
import { soldOnOf } from '#app/domain/properties/closing.ts'
import { leadingArea, leadingPrice, roomCount } from '#app/domain/properties/measures.ts'
import type { AuthoredValues, PropertyValues } from '#app/domain/properties/property.ts'
import { authoredPropertyFields, propertyFields, searchable } from '#app/domain/properties/property.ts'
import { type PublishCandidate, publishRuleFields } from '#app/domain/properties/publish-candidate.ts'
import { columnFields, detailFields } from '#app/fields/columns.server.ts'
import { emptyValues } from '#app/fields/field.ts'
import { foreignLocales } from '#app/fields/locale.ts'
import { translationName } from '#app/fields/translations.ts'
import { keysOf, pick } from '#app/fields/typed-objects.ts'
import { findCircle, partCircles } from './house-circles.server.ts'

export type PropertyRow = typeof properties.$inferSelect & { texts: StoredText[] }

/** A property whole, with its texts in all languages. */
export const propertyColumns = { ...getTableColumns(properties), texts: textsOf('property', properties.id) }

export const propertyTabs = ['all', 'published', 'drafts', 'sold', 'trash'] as const
export type PropertyTab = (typeof propertyTabs)[number]

export const inTab: Record<PropertyTab, SQL | undefined> = {
  all: isKept(properties),
  published: and(isKept(properties), eq(properties.published, true), eq(properties.sold, false)),
  drafts: and(isKept(properties), eq(properties.published, false), eq(properties.sold, false)),
  sold: and(isKept(properties), eq(properties.sold, true)),
  trash: isTrashed(properties),
}

/** When its form was last saved; word for word as in the index. */
export const lastEdited =
  sql<Date>`case when ${properties.editedAt} is null then ${properties.updatedAt} else ${properties.editedAt} end`.mapWith(
    properties.updatedAt,
  )

export const rowColumns = {
  id: properties.id,
  propertyNumber: properties.propertyNumber,
  name: properties.name,
  marketType: properties.marketType,
  houseType: properties.houseType,
  city: properties.city,
  district: properties.district,
  purchasePrice: properties.purchasePrice,
  baseRent: properties.baseRent,
  priceOnRequest: properties.priceOnRequest,
  published: properties.published,
  sold: properties.sold,
  highlighted: properties.highlighted,
  reserved: properties.reserved,
  version: properties.version,
  updatedAt: properties.updatedAt,
  updatedBy: properties.updatedBy,
  deletedAt: properties.deletedAt,
  ...coverSelection(),
}

/** What the publish rules need; candidateOf() converts the row. */
export const candidateColumns = {
  ...pick(properties, publishRuleFields),
  description: sql<string | null>`substr(${properties.description}, 1, 1)`,
  pictures: pictureCounts,
}

export type CandidateRow = Omit<PublishCandidate, 'pictureCount' | 'picturesWithoutAlt'> & { pictures: string }

export function candidateOf<Row extends CandidateRow>({ pictures, ...row }: Row) {
  const [pictureCount, picturesWithoutAlt]: [number, number] = JSON.parse(pictures)
  return { ...row, pictureCount, picturesWithoutAlt }
}

/** Every word of a search must occur in one of its spellings. */
export function matchesText(q: string | null, text: SQLWrapper = properties.searchText): SQL[] {
  const occurs = (word: string) => sql`instr(${text}, ${word}) > 0`
  return searchWords(q).map((spellings) => sql`(${sql.join(spellings.map(occurs), sql` or `)})`)
}

export function withCover<Row extends { cover: string | null }>(row: Row) {
  return { ...row, cover: coverOf(row.cover) }
}

export type PropertyCounts = Record<PropertyTab | 'highlighted', number>

export const noCounts: PropertyCounts = { all: 0, published: 0, drafts: 0, sold: 0, trash: 0, highlighted: 0 }

/** How many properties a condition fits. In a batch D1 identifies columns by name only, so the names must be unique. */
export function countOf(name: string, condition: SQL | undefined) {
  return sql<number>`coalesce(sum(${condition}), 0)`.as(name)
}

export const countColumns = {
  all: countOf('all', inTab.all),
  published: countOf('published', inTab.published),
  drafts: countOf('drafts', inTab.drafts),
  sold: countOf('sold', inTab.sold),
  trash: countOf('trash', inTab.trash),
  highlighted: countOf('highlighted', and(inTab.published, eq(properties.highlighted, true))),
}

export function selectCounts(db: Database, fits?: SQL) {
  return db.select(countColumns).from(properties).where(fits)
}

export async function listHighlightedProperties(db: Database) {
  const where = and(inTab.published, eq(properties.highlighted, true))
  const rows = await db.select(rowColumns).from(properties).where(where).orderBy(desc(properties.updatedAt)).limit(12)
  return rows.map(withCover)
}

export async function listRecentlyEdited(db: Database, limit: number) {
  const rows = await db
    .select({ ...rowColumns, ...authorColumns })
    .from(properties)
    .leftJoin(users, eq(users.id, properties.updatedById))
    .where(inTab.all)
    .orderBy(desc(properties.updatedAt))
    .limit(limit)
  return rows.map(withCover)
}

export async function findProperty(db: Database, id: string): Promise<PropertyRow | null> {
  const [row] = await db.select(propertyColumns).from(properties).where(eq(properties.id, id))
  return row ?? null
}

/** Those that a testimonial may be about, sold ones and those that one is about already. */
export async function listClosedNames(db: Database): Promise<{ id: string; name: string; city: string }[]> {
  const { id, name, city, sold } = properties
  const mentioned = db.select({ id: testimonials.property }).from(testimonials)
  return db
    .select({ id, name, city })
    .from(properties)
    .where(or(eq(sold, true), inArray(id, mentioned)))
    .orderBy(asc(name))
    .limit(500)
}

/** Null when the property is in the trash. */
export async function findPublishCandidate(db: Database, id: string): Promise<PublishCandidate | null> {
  const [row] = await db
    .select(candidateColumns)
    .from(properties)
    .where(and(eq(properties.id, id), isKept(properties)))
  return row ? candidateOf(row) : null
}

/** Drafts and offers, most recently edited first; rules do not apply to sold or trashed properties. */
export async function listPublishCandidates(db: Database) {
  const rows = await db
    .select({ id: properties.id, district: properties.district, ...candidateColumns })
    .from(properties)
    .where(and(eq(properties.sold, false), isKept(properties)))
    .orderBy(desc(properties.updatedAt))
  return rows.map(candidateOf)
}

/** Includes the trash, since a property can return from there. */
export async function findByNumber(db: Database, propertyNumber: string, exceptId: string) {
  const [row] = await db
    .select({ id: properties.id, name: properties.name })
    .from(properties)
    .where(and(eq(properties.propertyNumber, propertyNumber), sql`${properties.id} <> ${exceptId}`))
  return row ?? null
}

/** Includes the trash, too. */
export async function findNumbers(db: Database, beginning: string): Promise<string[]> {
  const rows = await db
    .select({ propertyNumber: properties.propertyNumber })
    .from(properties)
    .where(eq(sql`substr(${properties.propertyNumber}, 1, ${[...beginning].length})`, beginning))
  return rows.map(({ propertyNumber }) => propertyNumber)
}

/** The form carries the id, so that a repeated post creates one row. False when the id is taken. */
export async function createProperty(db: Database, id: string, typed: PropertyValues, by: Author): Promise<boolean> {
  const values = withClosing(typed, null)
  const { circle, partings } = await findCircle(db, { id, ...values }, null)
  const [created] = await db.batch([
    db
      .insert(properties)
      .values({ id, ...rowOf(values), circle, ...stamps(values, null), ...madeBy(by) })
      .onConflictDoNothing({ target: properties.id })
      .returning({ id: properties.id }),
    ...partCircles(db, partings, [id]),
    ...createTexts(db, 'property', textChanges(propertyFields, id, null, values)),
    recordCreation(db, { kind: 'property', id }, by),
  ])
  return created.length > 0
}

/** Nothing changes unless 'saved': 'stale' after another save, 'missing' when trashed, 'pictureless' for an offer. */
export async function updateProperty(
  db: Database,
  id: string,
  typed: PropertyValues,
  version: number,
  by: Author,
): Promise<'saved' | 'stale' | 'missing' | 'pictureless'> {
  const before = await findProperty(db, id)
  if (!before || before.deletedAt) return 'missing'
  const present = valuesOf(before)
  const values = withClosing(typed, before)
  const { circle, partings } = await findCircle(db, { id, ...values }, before)
  const change = { ...rowOf(values), circle, ...stamps(values, before), ...touch(by), version: version + 1 }
  try {
    await db.batch([
      db.update(properties).set(change).where(eq(properties.id, id)),
      ...partCircles(db, partings, [id]),
      ...writeTexts(db, 'property', textChanges(propertyFields, id, present, values)),
      recordChanges(db, { kind: 'property', id }, changesBetween(propertyFields, present, values), by),
    ])
    return 'saved'
  } catch (error) {
    if (isDatabaseError(error, 'stale_version')) return 'stale'
    if (isOfferWithoutPicture(error)) return 'pictureless'
    throw error
  }
}

/** Returns the keys of pictures whose files can be deleted. */
export async function emptyTrash(db: Database): Promise<string[]> {
  const due = db.select({ id: properties.id }).from(properties).where(isPastRestoring(properties))
  const [orphans] = await db.batch([
    db.select({ key: images.key }).from(images).where(inArray(images.propertyId, due)),
    db.update(testimonials).set({ property: null }).where(inArray(testimonials.property, due)),
    db.delete(properties).where(isPastRestoring(properties)),
  ])
  return orphans.map(({ key }) => key)
}

export const nextVersion = sql`${properties.version} + 1`

export function touch(by: Author) {
  return { updatedAt: new Date(), editedAt: null, ...madeBy(by) }
}

/** An act from outside the form leaves a property at its place among those last edited. */
export function touchInPlace(by: Author) {
  return { ...touch(by), editedAt: lastEdited }
}

export function madeBy(by: Author) {
  return { updatedBy: nameOf(by), updatedById: idOf(by) }
}

const columnNames = keysOf(columnFields(propertyFields))
const noDetails = emptyValues(detailFields(propertyFields))
const detailNames = keysOf(noDetails).sort()

/** What a property's row says of its values: whoever writes all of them writes this, and `writeTexts()` the others. */
export function rowOf(values: PropertyValues) {
  const filled = detailNames.filter((name) => values[name] !== noDetails[name])
  const details = filled.length > 0 ? pick(values, filled) : null
  return { ...pick(values, columnNames), details, ...derived(values), place: placeOf(gazetteer(), values) }
}

type ColumnValues = Pick<typeof properties.$inferSelect, (typeof columnNames)[number] | 'details'>

/** Does not compile when a row lacks a field of the catalogue. */
export function authoredValuesOf({ details, ...columns }: ColumnValues): AuthoredValues {
  return pick({ ...noDetails, ...details, ...columns }, keysOf(authoredPropertyFields))
}

export function valuesOf(row: ColumnValues & Pick<PropertyRow, 'texts'>): PropertyValues {
  const all = { ...authoredValuesOf(row), ...valuesOfTexts(propertyFields, row.texts) }
  return pick(all, keysOf(propertyFields))
}

/** Of what is searched in German. */
const searchedTexts = (['name', 'description', 'fittings', 'locationDescription'] as const).flatMap((name) =>
  foreignLocales.map((locale) => translationName(name, locale)),
)

/** Columns that lists read instead of calculating them. */
function derived(values: PropertyValues) {
  const { name, propertyNumber, street, postalCode, city, district, description, fittings, locationDescription } =
    values
  const number = [propertyNumber, withoutPunctuation(propertyNumber)].join(' ')
  const translations = searchedTexts.map((text) => values[text])
  const texts = [name, number, postalCode, city, district, description, fittings, locationDescription, ...translations]
  return {
    searchText: searchable([...texts, values.addressVisible ? street : null].filter(Boolean).join(' ')),
    listPrice: leadingPrice(values),
    listArea: leadingArea(values),
    listRooms: roomCount(values),
    listFeatures: featureBits(values),
  }
}

/** Clearing and setting a flag again keeps the first date. */
export function stamps({ published }: Pick<PropertyValues, 'published'>, before: PropertyRow | null) {
  return { publishedAt: before?.publishedAt ?? (published ? new Date() : null) }
}

/** A reference that came without its date keeps having none, until somebody names it. */
function withClosing(values: PropertyValues, before: PropertyRow | null): PropertyValues {
  if (values.sold && before?.sold && before.soldOn === null) return values
  return { ...values, soldOn: soldOnOf(values, berlinDay(new Date())) }
}
