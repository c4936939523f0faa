/** A property as its history needs it. */
import type { Database } from '#app/data/database.server.ts'
import { type PropertyRow, valuesOf } from '#app/data/properties/properties.server.ts'
import { closingOf } from '#app/domain/properties/closing.ts'
import { type PropertyFieldName, propertyFields } from '#app/domain/properties/property.ts'
import type { Locale } from '#app/fields/field.ts'
import { translator } from '#app/i18n/server.ts'
import { paths } from '#app/paths.ts'
import type { HistorySource } from '#app/routes/dashboard/saving/history.server.ts'
import { propertyValueWriter } from './editor.server.ts'

/** Nothing goes public, or offline, by the way. */
export const actsOfTheirOwn: readonly PropertyFieldName[] = ['published']

export async function propertyHistory(db: Database, row: PropertyRow, locale: Locale): Promise<HistorySource> {
  const t = translator(locale)
  return {
    subject: { kind: 'property', id: row.id },
    fields: propertyFields,
    present: { version: row.version, values: valuesOf(row) },
    labels: {
      ...t('property:fields', { returnObjects: true }),
      ...t(`property:closing.${closingOf(row)}.fields`, { returnObjects: true }),
    },
    write: await propertyValueWriter(db, locale),
    page: paths.dashboard.history(row.id),
    left: actsOfTheirOwn,
  }
}
