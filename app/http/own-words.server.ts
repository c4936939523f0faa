import { type Site, siteQuery } from '#app/data/agency/page-texts.server.ts'
import { runQuery } from '#app/data/queries.server.ts'
import { type OwnWord, ownWordsOf } from '#app/domain/pages/own-words.ts'
import { keysOfField, type PageName } from '#app/domain/pages/page-texts.ts'
import { agencyPlaceholders } from '#app/domain/pages/placeholders.ts'
import type { TranslationSources } from '#app/domain/pages/translation-sources.ts'
import { authoredLocale, type Locale } from '#app/fields/locale.ts'
import { translationName } from '#app/fields/translations.ts'
import { ownTranslator } from '#app/i18n/own-translator.ts'
import { type Translator, translator } from '#app/i18n/server.ts'
import { translatedLists } from '#app/i18n/translated-lists.server.ts'
import type { AppContext } from './context.server.ts'

const sites = new WeakMap<AppContext, Promise<Site>>()

/** One statement for all loaders of a request, which run side by side. */
export function readSite(context: AppContext, locale: Locale): Promise<Site> {
  const known = sites.get(context)
  if (known) return known
  const site = runQuery(siteQuery(context.db, locale)).then((stored) => withPreview(stored, context))
  sites.set(context, site)
  return site
}

function withPreview(site: Site, { preview }: AppContext): Site {
  if (!preview) return site
  const { page, texts, left, sources } = preview
  return {
    ...site,
    own: { ...site.own, [page]: texts },
    left: { ...site.left, [page]: left },
    sources: { ...site.sources, [page]: sources },
  }
}

/** Says what the agency has written for this page. */
export async function translatorFor(context: AppContext, locale: Locale, page: PageName): Promise<Translator> {
  const { agency, own, left, sources } = await readSite(context, locale)
  const words = wordsIn(locale, page, own[page] ?? {}, left[page] ?? {}, sources[page] ?? {})
  return ownTranslator(translator(locale), words, agencyPlaceholders(agency), (text) => context.authored.add(text))
}

type OwnTexts = Site['own'][string]

/** `left` has the authored texts, for what has no translation. */
function wordsIn(
  locale: Locale,
  page: PageName,
  own: OwnTexts,
  left: OwnTexts,
  sources: TranslationSources,
): Map<string, OwnWord> {
  const words = ownWordsOf(page, own)
  if (locale === authoredLocale) return words
  for (const [key, word] of ownWordsOf(page, left)) if (!words.has(key)) words.set(key, { ...word, isAuthored: true })
  const translations = Object.entries(own).map(([name, text]) => [translationName(name, locale), text])
  const values = { ...left, ...Object.fromEntries(translations) }
  for (const { translates, text, rows } of translatedLists(page, values, sources))
    for (const key of keysOfField(page, translates)) {
      const word = words.get(key)
      if (!word || word.kind === 'hidden') continue
      const isAuthored = rows.flatMap(({ state }, place) => (state === 'missing' ? [place] : []))
      words.set(key, { ...word, value: text, isAuthored })
    }
  return words
}
