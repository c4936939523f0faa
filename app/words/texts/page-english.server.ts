import type { StoredPage } from '#app/data/agency/page-texts.server.ts'
import { type EnglishState, englishState } from '#app/domain/missing-texts.ts'
import { type PageName, pageFields } from '#app/domain/pages/page-texts.ts'
import { type TranslatedList, translatedLists } from '#app/i18n/translated-lists.server.ts'

/** Rows of lists count one by one: a list is missing while one of its rows is, and old while one of its translations is. */
export function pageEnglish(page: PageName, stored: Omit<StoredPage, 'version'>): EnglishState {
  const lists = translatedLists(page, stored.values, stored.sources)
  const said = lists.map(({ name, text, rows }) => [name, rows.some(isMissing) ? null : text])
  const since = lists.flatMap(({ name, translates, rows, isInRows, isOfOther }) => {
    if (!isInRows || !isOfOther) return []
    const at = stored.stale[name] ?? stored.changedAt[translates] ?? stored.savedAt
    return [[name, rows.some(isStale) ? at : null] as const]
  })
  const marks = Object.entries({ ...stored.stale, ...Object.fromEntries(since) })
  const stale = Object.fromEntries(marks.flatMap(([name, at]) => (at ? [[name, at] as const] : [])))
  const values = { ...stored.values, ...Object.fromEntries(said) }
  return englishState(pageFields(page), values, stale, () => false)
}

/** Lists with translations of changed rows. */
export function outdatedLists(lists: readonly TranslatedList[]): TranslatedList[] {
  return lists.filter(({ rows }) => rows.some(isStale))
}

function isStale({ state }: TranslatedList['rows'][number]): boolean {
  return state === 'stale'
}

function isMissing({ state }: TranslatedList['rows'][number]): boolean {
  return state === 'missing'
}
