import type { Database } from '#app/data/database.server.ts'
import type { StoredEntry } from '#app/data/entries/entry-source.server.ts'
import type { Saved } from '#app/domain/saving/subject.ts'
import type { Locale } from '#app/fields/locale.ts'
import { translator } from '#app/i18n/server.ts'
import { dashboardPaths } from '#app/paths/dashboard.ts'
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
  const t = translator(locale)
  return {
    subject: { kind: kind.list, id },
    fields: kind.historyFields,
    present: historyValues(present),
    labels: {
      ...t(`dashboard:entries.${kind.list}.fields`, { returnObjects: true }),
      picture: t(`dashboard:entries.${kind.list === 'ownPages' ? 'page.picture' : 'portrait.title'}`),
    },
    write: await entryWriter(kind, db, locale),
    page: dashboardPaths[kind.list].history(id),
  }
}

export function historyValues({ version, values, picture }: StoredEntry<EntryValues>): Saved<EntryValues> {
  return { version, values: { ...values, picture: picture?.key ?? null } }
}

export async function entryWriter({ historyFields, references, options }: EntryKind, db: Database, locale: Locale) {
  return valueWriter(historyFields, locale, {
    references: await references?.(db),
    options: options?.(translator(locale)),
  })
}
