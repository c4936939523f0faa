/** Every text that staff have written where it is translated, in either language, whoever may read it. */
import type { Database } from '#app/data/database.server.ts'
import { authoredValuesOf } from '#app/data/properties/property-row.server.ts'
import { settings } from '#app/data/tables/agency.server.ts'
import { keyFigures, ownPages, teamMembers, testimonials } from '#app/data/tables/entries.server.ts'
import { images, properties } from '#app/data/tables/properties.server.ts'
import { texts } from '#app/data/tables/saving.server.ts'
import { agencyFields } from '#app/domain/agency/agency.ts'
import { keyFigureFields } from '#app/domain/entries/key-figure.ts'
import { ownPageFields } from '#app/domain/entries/own-page.ts'
import { teamMemberFields } from '#app/domain/entries/team-member.ts'
import { testimonialFields } from '#app/domain/entries/testimonial.ts'
import { pictureFields } from '#app/domain/picture.ts'
import { propertyFields } from '#app/domain/properties/property.ts'
import type { Fields } from '#app/fields/field.ts'

export async function staffTexts(db: Database): Promise<Record<'de' | 'en', string[]>> {
  const german = [
    ...textsOf(propertyFields, (await db.select().from(properties)).map(authoredValuesOf)),
    ...textsOf(pictureFields, await db.select().from(images)),
    ...textsOf(teamMemberFields, await db.select().from(teamMembers)),
    ...textsOf(testimonialFields, await db.select().from(testimonials)),
    ...textsOf(keyFigureFields, await db.select().from(keyFigures)),
    ...textsOf(ownPageFields, await db.select().from(ownPages)),
    ...textsOf(agencyFields, await db.select().from(settings)),
    ...(await db.select({ alt: settings.pictureAlt }).from(settings)).map(({ alt }) => alt ?? ''),
  ]
  const english = await db.select({ subject: texts.subject, text: texts.text }).from(texts)
  return {
    de: german,
    en: english.filter(({ subject }) => subject !== 'templates').map(({ text }) => text),
  }
}

function textsOf(fields: Fields, rows: readonly Readonly<Record<string, unknown>>[]): string[] {
  const names = Object.keys(fields).filter((name) => fields[name]?.translated)
  return rows.flatMap((row) => names.map((name) => row[name]).filter((text) => typeof text === 'string'))
}
