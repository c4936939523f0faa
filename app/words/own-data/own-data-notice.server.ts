import type { OwnDataCounts } from '#app/data/own-data/own-data-events.server.ts'
import { ownDataNoticeDays } from '#app/domain/enquiries/own-data.ts'
import type { Locale } from '#app/fields/locale.ts'
import { translator } from '#app/i18n/server.ts'
import { dayText } from '#app/words/moments.server.ts'

/** Null without any. Deletions come first, because they explain gaps in the inbox. */
export function ownDataNotice(counts: OwnDataCounts, locale: Locale): string | null {
  const t = translator(locale)
  const acts = (['deleted', 'viewed', 'exported'] as const).flatMap((act) => {
    const found = counts.find(({ kind }) => kind === act)
    if (!found?.latest) return []
    return [t(`forms:ownDataNotice.${act}`, { count: found.count, date: dayText(found.latest, locale) })]
  })
  return acts.length > 0 ? t('forms:ownDataNotice.sentence', { days: ownDataNoticeDays, acts: acts.join('; ') }) : null
}
