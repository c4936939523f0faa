import type { Teaser } from '#app/data/offers/description-start.server.ts'
import { langOf } from '#app/domain/lang-of.ts'
import type { Locale } from '#app/fields/locale.ts'

/** In characters: about four lines beside the picture. */
const longest = 190
const shortest = 60

export interface TeaserWords {
  teaser: string | null
  teaserLang?: Locale
}

export function teaserWords(teaser: Teaser | null): TeaserWords {
  const lang = teaser && langOf(teaser, 'description')
  return { teaser: teaser && firstSentences(teaser.description), ...(lang && { teaserLang: lang }) }
}

/** Whole sentences, so that no size of letters cuts them; a first one that is too long ends after a word. */
function firstSentences(text: string | null): string | null {
  if (text === null || text.length <= longest) return text
  const start = text.slice(0, longest)
  const end = Math.max(...['. ', '! ', '? '].map((stop) => start.lastIndexOf(stop)))
  return end >= shortest ? start.slice(0, end + 1) : `${start.slice(0, Math.max(start.lastIndexOf(' '), shortest))}…`
}
