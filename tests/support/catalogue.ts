/** A catalogue of any size, made by counting, for measuring what pages cost with it. */
import { env } from 'cloudflare:test'
import { createTeamMember } from '#app/data/entries/team-members.server.ts'
import { createProperty } from '#app/data/properties/properties.server.ts'
import { properties } from '#app/data/tables/properties.server.ts'
import { aProperty } from '#tests/support/properties.ts'
import { db } from '#tests/support/visitor.ts'

/** Of ten properties this many are offers, one is a reference, one a draft and one in the trash. */
export const offersOfTen = 7

const members = ['member000001', 'member000002', 'member000003']

const changed: Record<string, string> = {
  id: "printf('c%011d', i)",
  property_number: "'C-' || i",
  name: "'Haus ' || i",
  market_type: "iif(i % 4, 'purchase', 'rent')",
  house_type: "iif(i % 3 = 0, 'apartment', iif(i % 3 = 1, 'house', 'plot'))",
  construction_phase: "iif(i % 7, null, 'projected')",
  city: "'Stadt ' || (i % 5)",
  district: "'Viertel ' || (i % 4)",
  purchase_price: 'iif(i % 4, 200000 + i * 10, null)',
  base_rent: 'iif(i % 4, null, 700 + i)',
  highlighted: 'i % 20 = 1',
  published: 'i % 10 <> 8',
  sold: 'i % 10 = 7',
  deleted_at: 'iif(i % 10 = 9, 1700000000000, null)',
  // Rich and poor, large and small are mixed over the years, as they are in any catalogue.
  list_price: 'iif(i % 13, 1000 + (i * 7919) % 10007, null)',
  list_area: '40 + (i * 104729) % 10007',
  list_rooms: '1 + i % 9',
  list_features: 'i % 16',
  // A grid over Germany, without points that staff have set.
  place: "json_object('latitude', 47.5 + (i * 7919) % 7001 / 1000.0, 'longitude', 6.5 + (i * 104729) % 8009 / 1000.0)",
  search_text: "'haus ' || i || ' stadt ' || (i % 5) || printf('%.*c', 1500, 'x')",
  description: "printf('%.*c', 1500, 'x')",
  responsible_member: `json_extract('${JSON.stringify(members)}', '$[' || (i % 3) || ']')`,
  published_at: '1700000000000 + (i * 15485863) % 10007 * 1000',
  updated_at: '1700000000000 + (i * 32452843) % 10007 * 1000',
  sold_on: "iif(i % 10 = 7, printf('%d-%02d', 2016 + (i * 15485863) % 10, 1 + (i * 7919) % 12), null)",
}

/**
 * Replaces all properties by this many, each with a photo and a plan, and the team by three people; two in three have
 * English texts.
 */
export async function fillCatalogue(count: number): Promise<void> {
  await db.delete(properties)
  const nobody = { role: null, telephone: null, email: null, bio: null }
  for (const id of members) await createTeamMember(db, id, { name: id, ...nobody }, 0, null)
  await createProperty(db, 'model0000000', aProperty({ published: false }), 'Test')
  const { results } = await env.DB.prepare('select name from pragma_table_info(?)')
    .bind('properties')
    .all<{ name: string }>()
  const names = results.map(({ name }) => name)
  const values = names.map((name) => changed[name] ?? name)
  await env.DB.batch([
    env.DB.prepare(`
      with recursive numbers(i) as (select 1 union all select i + 1 from numbers where i < ${count})
      insert into properties (${names}) select ${values} from properties, numbers where id = 'model0000000'`),
    env.DB.prepare(`delete from properties where id = 'model0000000'`),
    env.DB.prepare(`
      insert into images (key, property_id, width, height, position, alt, kind)
      select id || kind, id, 640, 480, nth, 'Haus', kind
      from properties, (select 1 as nth, 'photo' as kind union all select 2, 'floorPlan')`),
    env.DB.prepare(`
      insert into texts (subject, subject_id, locale, field, text)
      select 'property', id, 'en', field, 'House ' || id || printf('%.*c', 1500, 'x')
      from properties, (select 'name' as field union all select 'description') where substr(id, -1) % 3`),
    env.DB.prepare(`
      insert into texts (subject, subject_id, locale, field, text)
      select 'picture', key, 'en', field, 'A house'
      from images, (select 'alt' as field union all select 'caption') where substr(property_id, -1) % 3`),
  ])
}
