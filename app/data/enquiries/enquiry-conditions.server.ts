import { and, desc, inArray, or, type SQL, sql } from 'drizzle-orm'
import { jsonList } from '#app/data/json-list.server.ts'
import { matchesText } from '#app/data/search-text.server.ts'
import { enquiries, enquiryProperties } from '#app/data/tables/enquiries.server.ts'
import { properties } from '#app/data/tables/properties.server.ts'
import { textIn } from '#app/data/texts/texts.server.ts'
import { nationalDigits } from '#app/domain/agency/national-digits.ts'
import { pick } from '#app/fields/typed-objects.ts'

const searchedText = sql`(
  ${enquiries.name} || ' ' || coalesce(${enquiries.email}, '') || ' ' || coalesce(${enquiries.phone}, '') || ' ' ||
  ${enquiries.message} || ' ' || coalesce(${enquiries.answers} ->> '$.contract', '') || ' ' ||
  coalesce(${enquiries.answers} ->> '$.street', '') || ' ' ||
  coalesce((${enquiries.answers} ->> '$.postalCode') || ' ' || (${enquiries.answers} ->> '$.city'), '') || ' ' || coalesce((
    select ${properties.name} || ' ' || ${properties.propertyNumber} || ' ' || replace(${properties.propertyNumber}, '-', '')
    from ${properties} where ${properties.id} = ${enquiries.propertyId}), ''))`

/** Digits of the telephone number, with what stands before the area code: see nationalDigits(). */
const dialled = [' ', '-', '/', '(', ')', '.', '+', '\u00a0', '\u2013'].reduce(
  (text, sign) => sql`replace(${text}, ${sql.raw(`'${sign}'`)}, '')`,
  sql`coalesce(${enquiries.phone}, '')`,
)

/** Letters that SQLite's lower() leaves alone, and what searchable() turns them into. */
const folds = {
  ...{ a: 'äÄáàâ', c: 'çÇ', e: 'éÉèê', g: 'ğĞ', i: 'íï', o: 'öÖóô', s: 'şŞ', ss: 'ß', u: 'üÜúû' },
  // Kept in messages.
  ...{ '': '\u00ad\u200b', '-': '\u2011' },
}

const folded = Object.entries(folds)
  .flatMap(([plain, letters]) => [...letters].map((letter) => [letter, plain] as const))
  .reduce(
    (text, [letter, plain]) => sql`replace(${text}, ${sql.raw(`'${letter}', '${plain}'`)})`,
    sql`lower(${searchedText})`,
  )

/** Every word must occur in one of its spellings, or the whole query as typed. */
export function enquiryMatches(q: string | null): SQL | undefined {
  if (!q) return undefined
  const words = matchesText(q, sql.raw('folded'))
  const typed = sql`instr(${searchedText}, ${q}) > 0`
  const number = /\p{L}/u.test(q) ? null : nationalDigits(q)
  const isCalled = number === null ? undefined : sql`instr(${dialled}, ${number}) > 0`
  if (words.length === 0) return typed
  // Named, because repeating it for every spelling makes the statement too long for D1.
  return or(sql`exists (select 1 from (select ${folded} as folded) where ${and(...words)})`, typed, isCalled)
}

/** About one of several properties. */
export function isAbout(...propertyIds: readonly string[]): SQL | undefined {
  const { enquiryId, propertyId: further } = enquiryProperties
  const ids = jsonList(propertyIds)
  const among = sql`${enquiries.id} in (select ${enquiryId} from ${enquiryProperties} where ${further} in ${ids})`
  return or(inArray(enquiries.propertyId, ids), among)
}

const askedColumns = [
  'id',
  'responsibleMember',
  'city',
  'district',
  'name',
  'propertyNumber',
  'marketType',
  'houseType',
  'priceOnRequest',
  'listPrice',
  'listArea',
  'listRooms',
  'published',
  'sold',
  'highlighted',
  'reserved',
  'deletedAt',
] as const

const nameForAsker = sql<string>`coalesce(${textIn(enquiries.locale, 'property', properties.id, 'name')}, ${properties.name})`

/** What the desk shows and replies say of a property; the statement must also read the enquiry. */
export const askedProperty = { ...pick(properties, askedColumns), nameForAsker }

/** Of the objects after the first, in the order in which they were asked about. */
export const furtherNames = furtherList('name')
export const furtherNumbers = furtherList('property_number')

function furtherList(column: 'name' | 'property_number') {
  const isOfEnquiry = sql`further.enquiry_id = ${enquiries.id}`
  // Sorting an empty list reads rows, and most enquiries are about one object.
  return sql`iif(
    exists (select 1 from ${enquiryProperties} further where ${isOfEnquiry}),
    (select json_group_array(asked.${sql.identifier(column)} order by further.position)
      from ${enquiryProperties} further join ${properties} asked on asked.id = further.property_id
      where ${isOfEnquiry}),
    '[]')`.mapWith((list: string): string[] => JSON.parse(list))
}

export const latestFirst = [desc(enquiries.receivedAt), desc(enquiries.id)]
