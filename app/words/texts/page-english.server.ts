import type { StoredPage } from '#app/data/agency/page-texts.server.ts'
import { type EnglishState, englishState } from '#app/domain/missing-texts.ts'
import { type PageName, pageFields } from '#app/domain/pages/page-texts.ts'
import { type TranslatedList, translatedLists } from '#app/i18n/translated-lists.server.ts'

/** Rows of lists count one by one: a list is missing while one of its rows is, and old while one of its defaults is. */
export function pageEnglish(page: PageName, stored: Omit<StoredPage, 'version'>): EnglishState {
  const lists = translatedLists(page, stored.values)
  const said = lists.map(({ name, text, rows }) => [name, rows.some(isMissing) ? null : text])
  const since = outdatedLists(lists).flatMap(({ name, translates }) => {
    const at = stored.changedAt[translates] ?? stored.savedAt
    return at ? [[name, at] as const] : []
  })
  const values = { ...stored.values, ...Object.fromEntries(said) }
  return englishState(pageFields(page), values, { ...stored.stale, ...Object.fromEntries(since) }, () => false)
}

/** Lists in which a default stands for a changed row. */
export function outdatedLists(lists: readonly TranslatedList[]): TranslatedList[] {
  return lists.filter(({ isOwn, rows }) => !isOwn && rows.some(isStale))
}

export function isStale({ state }: TranslatedList['rows'][number]): boolean {
  return state === 'stale'
}

function isMissing({ state }: TranslatedList['rows'][number]): boolean {
  return state === 'missing'
}
