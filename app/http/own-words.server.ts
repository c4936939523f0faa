import { type Site, siteQuery } from '#app/data/agency/page-texts.server.ts'
import { runQuery } from '#app/data/queries.server.ts'
import { ownWordsOf } from '#app/domain/pages/own-words.ts'
import type { PageName } from '#app/domain/pages/page-texts.ts'
import { agencyPlaceholders } from '#app/domain/pages/placeholders.ts'
import type { Locale } from '#app/fields/locale.ts'
import { ownTranslator } from '#app/i18n/own-translator.ts'
import { type Translator, translator } from '#app/i18n/server.ts'
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
  const { page, texts, left } = preview
  return { ...site, own: { ...site.own, [page]: texts }, left: { ...site.left, [page]: left } }
}

/** Says what the agency has written for this page. */
export async function translatorFor(context: AppContext, locale: Locale, page: PageName): Promise<Translator> {
  const { agency, own, left } = await readSite(context, locale)
  const words = ownWordsOf(page, own[page] ?? {})
  for (const [key, word] of ownWordsOf(page, left[page] ?? {}))
    if (!words.has(key)) words.set(key, { ...word, isAuthored: true })
  return ownTranslator(translator(locale), words, agencyPlaceholders(agency), (text) => context.authored.add(text))
}
