import type { Teaser } from '#app/data/offers/description-start.server.ts'
import { langOf } from '#app/domain/lang-of.ts'
import type { Locale } from '#app/fields/locale.ts'

export interface TeaserWords {
  teaser: string | null
  teaserLang?: Locale
}

export function teaserWords(teaser: Teaser | null): TeaserWords {
  const lang = teaser && langOf(teaser, 'description')
  return { teaser: teaser?.description ?? null, ...(lang && { teaserLang: lang }) }
}
