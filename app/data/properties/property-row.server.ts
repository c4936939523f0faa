import { getTableColumns, sql } from 'drizzle-orm'
import { gazetteer } from '#app/data/places/gazetteer.server.ts'
import { properties } from '#app/data/tables/properties.server.ts'
import { type StoredText, textsOf, valuesOfTexts } from '#app/data/texts/texts.server.ts'
import { featureBits } from '#app/domain/offers/features.ts'
import { searchable, withoutPunctuation } from '#app/domain/offers/search-words.ts'
import { placeOf } from '#app/domain/places/place-of.ts'
import { leadingArea, leadingPrice, roomCount } from '#app/domain/properties/measures.ts'
import {
  type AuthoredValues,
  authoredPropertyFields,
  type PropertyValues,
  propertyFields,
} from '#app/domain/properties/property.ts'
import { columnFields, detailFields } from '#app/fields/columns.server.ts'
import { emptyValues } from '#app/fields/field.ts'
import { foreignLocales } from '#app/fields/locale.ts'
import { translationName } from '#app/fields/translations.ts'
import { keysOf, pick } from '#app/fields/typed-objects.ts'

export type PropertyRow = typeof properties.$inferSelect & {
  texts: StoredText[]
  hasPrepared: boolean
  needsApproval: boolean
  isRestored: boolean
}

const waiting = sql`select 1 from prepared_changes waiting
  where waiting.property_id = properties.id and waiting.discarded_at is null`

/** Qualified by hand: the other tables have an `id`, too. */
export const releaseColumns = {
  hasPrepared: sql<boolean>`exists (${waiting})`.mapWith(Boolean),
  /**
   * Required, or promised by a question until it is answered or something is released, or the owner declined last. The
   * trigger `properties_unapproved` asks the same.
   */
  needsApproval: sql<boolean>`(
    exists (
      select 1 from sellers owner
      where owner.id = properties.id and (owner.approval_required or (
        select made.decision = 'declined' and not exists (
          select 1 from history since where since.subject = 'property' and since.subject_id = made.property_id
          and since.field = 'release' and since.changed_at > made.decided_at)
        from releases made where made.property_id = owner.id
        order by made.decided_at desc, made.rowid desc limit 1)))
    or exists (
      select 1 from prepared_changes asked
      where asked.property_id = properties.id and asked.first_asked_at is not null and (asked.discarded_at is null or not exists (
        select 1 from releases made
        where made.property_id = asked.property_id and made.prepared_id = asked.id
        and made.decision = 'approved' and made.decided_at >= asked.asked_at))))`.mapWith(Boolean),
}

/** Out of the trash, and not saved since. */
export const isRestored = sql<boolean>`exists (
  select 1 from history since where since.subject = 'property' and since.subject_id = properties.id
  and since.version = properties.version and since.field = 'trashed' and since.after = 'false')`.mapWith(Boolean)

export const propertyColumns = {
  ...getTableColumns(properties),
  texts: textsOf('property', properties.id),
  ...releaseColumns,
  isRestored,
}

const columnNames = keysOf(columnFields(propertyFields))
const noDetails = emptyValues(detailFields(propertyFields))
const detailNames = keysOf(noDetails).sort()

/** `writeTexts()` must store the translations. */
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

const searchedTexts = (['name', 'description', 'fittings', 'locationDescription'] as const).flatMap((name) =>
  foreignLocales.map((locale) => translationName(name, locale)),
)

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
