/** An undo posts the version after its act as `since`, so that newer changes are left alone. */
import type { SQL } from 'drizzle-orm'
import { type Author, isBy } from '#app/data/saving/authors.server.ts'
import { findLaterChanges, type LaterChange } from '#app/data/saving/last-changes.server.ts'
import type { Subject } from '#app/domain/saving/subject.ts'
import type { Locale } from '#app/fields/locale.ts'
import type { AppContext } from '#app/http/context.server.ts'
import { type MessageExtras, redirectWithMessage } from '#app/http/flash.server.ts'
import { badRequest } from '#app/http/responses.server.ts'
import { translator } from '#app/i18n/server.ts'

/** Undefined for an act of a page. */
export async function findChangeSince(
  { db }: AppContext,
  posted: FormData | URLSearchParams,
  { kind, id }: Subject,
  fits?: SQL,
): Promise<LaterChange | undefined> {
  const since = posted.get('since')
  if (since === null) return undefined
  if (!/^\d{1,9}$/.test(String(since))) throw badRequest()
  return (await findLaterChanges(db, kind, new Map([[String(id), Number(since)]]), fits)).get(String(id))
}

interface LeftAlone {
  newer: LaterChange
  /** As in `X has changed …`. */
  what: string
  reader: Author
  locale: Locale
  link?: MessageExtras['link']
}

export function leaveAlone(context: AppContext, back: string, { newer, what, reader, locale, link }: LeftAlone) {
  const key = isBy(newer.byId, reader) ? 'changedSinceByYou' : 'changedSinceBy'
  const by = newer.by ?? translator(locale)('forms:changedSince.someone')
  return redirectWithMessage(context, back, key, { by, what }, { tone: 'warn', ...(link && { link }) })
}
