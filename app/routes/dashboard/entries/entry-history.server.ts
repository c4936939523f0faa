/** An entry as its history needs it. */
import type { Database } from '#app/data/database.server.ts'
import type { StoredEntry } from '#app/data/entries/entries.server.ts'
import type { Locale } from '#app/fields/field.ts'
import { translator } from '#app/i18n/server.ts'
import { paths } from '#app/paths.ts'
import type { HistorySource } from '#app/routes/dashboard/saving/history.server.ts'
import { valueWriter } from '#app/words/saved-values.server.ts'
import type { EntryKind, EntryValues } from './entry-kinds.server.ts'

export async function entryHistory(
  kind: EntryKind,
  id: string,
  present: StoredEntry<EntryValues>,
  db: Database,
  locale: Locale,
): Promise<HistorySource> {
  return {
    subject: { kind: kind.list, id },
    fields: kind.fields,
    present,
    labels: translator(locale)(`dashboard:entries.${kind.list}.fields`, { returnObjects: true }),
    write: await entryWriter(kind, db, locale),
    page: paths.dashboard[kind.list].history(id),
  }
}

export async function entryWriter({ fields, references }: EntryKind, db: Database, locale: Locale) {
  return valueWriter(fields, locale, { references: await references?.(db) })
}
