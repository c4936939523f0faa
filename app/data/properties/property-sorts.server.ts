import { asc, desc, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { teamMembers } from '#app/data/tables/entries.server.ts'
import { properties } from '#app/data/tables/properties.server.ts'
import { lastEdited } from './property-stamps.server.ts'

export const propertySorts = [
  'updated',
  'updatedAsc',
  'number',
  'numberDesc',
  'name',
  'nameDesc',
  'priceAsc',
  'priceDesc',
  'areaAsc',
  'areaDesc',
  'roomsAsc',
  'roomsDesc',
  'city',
  'cityDesc',
  'member',
  'memberDesc',
] as const
export type PropertySort = (typeof propertySorts)[number]

const { propertyNumber, name, city, district, listPrice, listArea, listRooms, responsibleMember } = properties

export const member = sql<string | null>`(
  select ${teamMembers.name} from ${teamMembers} where ${teamMembers.id} = ${responsibleMember})`

export const inOrder: Record<PropertySort, SQL[]> = {
  updated: [desc(lastEdited)],
  updatedAsc: [asc(lastEdited)],
  number: counting(propertyNumber, asc),
  numberDesc: counting(propertyNumber, desc),
  name: counting(name, asc),
  nameDesc: counting(name, desc),
  priceAsc: filledFirst(listPrice, asc(listPrice)),
  priceDesc: filledFirst(listPrice, desc(listPrice)),
  areaAsc: filledFirst(listArea, asc(listArea)),
  areaDesc: filledFirst(listArea, desc(listArea)),
  roomsAsc: filledFirst(listRooms, asc(listRooms)),
  roomsDesc: filledFirst(listRooms, desc(listRooms)),
  city: [asc(german(city)), asc(german(district))],
  cityDesc: [desc(german(city)), desc(german(district))],
  member: filledFirst(member, asc(german(member))),
  memberDesc: filledFirst(member, desc(german(member))),
}

function filledFirst(value: SQLWrapper, order: SQL): SQL[] {
  return [sql`${value} is null`, order]
}

/** German dictionary order (DIN 5007-1): SQLite compares bytes, which puts "Äpfel" behind "Zaun". */
function german(text: SQLWrapper): SQL {
  const base = { Ä: 'a', ä: 'a', Ö: 'o', ö: 'o', Ü: 'u', ü: 'u', ß: 'ss', É: 'e', é: 'e', è: 'e' }
  return Object.entries(base).reduce(
    (sorted, [from, to]) => sql`replace(${sorted}, ${from}, ${to})`,
    sql`lower(${text})`,
  )
}

/** Trailing numbers are compared as numbers: "GI-999" comes before "GI-1000". */
function counting(text: SQLWrapper, direction: typeof asc): SQL[] {
  const stem = sql`rtrim(${text}, '0123456789')`
  return [
    direction(german(stem)),
    direction(sql`cast(substr(${text}, length(${stem}) + 1) as integer)`),
    direction(text),
  ]
}
