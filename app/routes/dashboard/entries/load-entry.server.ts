import { data } from '@remix-run/cloudflare'
import { type Database, newId } from '#app/data/database.server.ts'
import { englishState, isWordless, noEnglish } from '#app/domain/missing-texts.ts'
import { formatForControls } from '#app/fields/format-for-control.ts'
import type { AppContext } from '#app/http/context.server.ts'
import { localeOf, translator } from '#app/i18n/server.ts'
import type { EntryAccess } from './entry-access.server.ts'
import type { EntryKind } from './entry-kinds.server.ts'

export async function blankEntry({ list, ...kind }: EntryKind, request: Request, { db }: AppContext) {
  const [locale, references] = await Promise.all([localeOf(request), kind.references?.(db)])
  const t = translator(locale)
  const id = newId()
  return {
    list,
    title: t(`dashboard:entries.${list}.new`),
    id,
    references,
    hints: await kind.hints?.(db, id, null, t, locale),
    gone: null,
    entry: { values: kind.initial ?? {}, picture: null, version: 0, english: noEnglish },
  }
}

/** Renders a missing entry as a 404 page instead of throwing, because its form may hold typed text. */
export async function storedEntry(
  { kind, isReadOnly }: Pick<EntryAccess, 'kind' | 'isReadOnly'>,
  id: string,
  request: Request,
  { db }: AppContext,
) {
  const { list, fields } = kind
  const [found, locale, references] = await Promise.all([kind.find(db, id), localeOf(request), kind.references?.(db)])
  if (!found) {
    const gone = await findFate(kind, id, db)
    const title = translator(locale)(`dashboard:entries.gone.${gone}`)
    return data({ list, title, id, references, hints: undefined, entry: null, gone, isReadOnly }, { status: 404 })
  }
  const { version, values, stale } = found
  const english = englishState(fields, values, stale, (_, text) => isWordless(text))
  const title = kind.nameOf(values)
  const hints = await kind.hints?.(db, id, values, translator(locale), locale)
  const picture = found.picture && { ...found.picture, alt: title }
  return data({
    list,
    title,
    id,
    references,
    hints,
    gone: null,
    isReadOnly,
    entry: { version, values: formatForControls(fields, values, locale), picture, english },
  })
}

export async function findFate(kind: EntryKind, id: string, db: Database): Promise<'trashed' | 'deleted'> {
  return (await kind.find(db, id, 'trash')) ? 'trashed' : 'deleted'
}
