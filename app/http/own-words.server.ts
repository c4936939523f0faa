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
  return preview ? { ...site, own: { ...site.own, [preview.page]: preview.texts } } : site
}

/** Says what the agency has written for this page. */
export async function translatorFor(context: AppContext, locale: Locale, page: PageName): Promise<Translator> {
  const { agency, own } = await readSite(context, locale)
  return ownTranslator(translator(locale), ownWordsOf(page, own[page] ?? {}), agencyPlaceholders(agency))
}
