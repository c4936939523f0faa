import { sql } from 'drizzle-orm'
import { homePictureOf } from '#app/data/agency/home-picture.server.ts'
import { originOf, settingsAsJson } from '#app/data/agency/settings.server.ts'
import type { Database } from '#app/data/database.server.ts'
import { keyFiguresAsJson } from '#app/data/entries/key-figures.server.ts'
import { memberOf, teamAsJson } from '#app/data/entries/team-members.server.ts'
import { testimonialOf, testimonialsAsJson } from '#app/data/entries/testimonials.server.ts'
import { query } from '#app/data/queries.server.ts'
import { keyFigureFields } from '#app/domain/entries/key-figure.ts'
import { inLanguage } from '#app/domain/in-language.ts'
import type { Locale } from '#app/fields/locale.ts'
import { offerGroupsAsJson } from './offer-groups.server.ts'

export function officeQuery(db: Database, locale: Locale) {
  const statement = db
    .select({
      figures: keyFiguresAsJson(locale),
      team: teamAsJson(locale),
      testimonials: testimonialsAsJson(locale),
      settings: settingsAsJson(locale),
      groups: offerGroupsAsJson(db),
    })
    .from(sql`(select 1)`)
  return query(statement, ([row]) => {
    if (!row) throw new Error('A statement without a table has one row.')
    const { figures, team, testimonials, settings, groups } = row
    return {
      figures: figures.map((figure) => inLanguage(keyFigureFields, figure)),
      team: team.map(memberOf),
      testimonials: testimonials.map(testimonialOf),
      origin: originOf(settings),
      city: settings[0]?.city ?? null,
      picture: settings[0] ? homePictureOf(settings[0]) : null,
      groups,
    }
  })
}
