import type { Site } from '#app/data/agency/page-texts.server.ts'
import type { LinkedPages } from '#app/domain/agency/linked-pages.ts'
import { langOf } from '#app/domain/lang-of.ts'
import type { Locale } from '#app/fields/locale.ts'
import { translator } from '#app/i18n/server.ts'
import { ownPagePath, paths } from '#app/paths/public.ts'

/** Whole lists, so that the scripts of the pages need no names for them. */
export function linkedPages(links: Site['links'], locale: Locale): LinkedPages {
  const t = translator(locale)
  const linksIn = (place: keyof LinkedPages) =>
    links.flatMap(({ slug, placement, ...page }) =>
      slug !== null && placement === place
        ? [{ to: ownPagePath(slug), name: page.title, lang: langOf(page, 'title') }]
        : [],
    )
  const services = serviceNames.map((name) => ({ to: paths.services[name], name: t(`site:nav.${name}`) }))
  return { footer: linksIn('footer'), services: [...services, ...linksIn('services')] }
}

const serviceNames = ['sales', 'rentals', 'newBuild'] as const
