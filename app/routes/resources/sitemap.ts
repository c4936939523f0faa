import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { findSavedAt } from '#app/data/agency/settings.server.ts'
import { listOnlinePages } from '#app/data/entries/own-pages.server.ts'
import { listPublicProperties } from '#app/data/offers/listings.server.ts'
import { locales } from '#app/fields/locale.ts'
import { methodNotAllowed } from '#app/http/responses.server.ts'
import { type XmlNode, xmlResponse } from '#app/http/xml.server.ts'
import { alternateNames, localPath, translatedPath } from '#app/i18n/locale-path.ts'
import { ownPagePath, paths } from '#app/paths/public.ts'

const namespaces = {
  '@xmlns': 'http://www.sitemaps.org/schemas/sitemap/0.9',
  '@xmlns:xhtml': 'http://www.w3.org/1999/xhtml',
}

/** Their texts are in the code. */
const plainPages = [
  ...Object.values(paths.services),
  paths.about,
  paths.team,
  paths.contact,
  paths.valuation,
  paths.privacy,
  paths.imprint,
  paths.accessibility,
]

export async function loader({ context }: LoaderFunctionArgs) {
  const { db } = context
  const [properties, savedAt, pages] = await Promise.all([
    listPublicProperties(db),
    findSavedAt(db),
    listOnlinePages(db),
  ])
  const { siteUrl, deployedAt } = context.config
  // Texts from the code, agency data from the settings.
  const plain = latest([savedAt, deployedAt]) ?? new Date()
  const address = (path: string, changedAt: Date): XmlNode[] => {
    const twins = alternateNames.map((name) => ({
      '@rel': 'alternate',
      '@hreflang': name,
      '@href': siteUrl + translatedPath(path, name),
    }))
    return locales.map((locale) => ({
      loc: siteUrl + localPath(path, locale),
      'xhtml:link': twins,
      lastmod: changedAt.toISOString(),
    }))
  }
  // A sale moves a property from one list to the other, so the latest change counts for both.
  const newest = properties[0]?.updatedAt ?? plain
  const addresses = [
    ...[paths.home, paths.offers, paths.references].flatMap((path) => address(path, newest)),
    ...plainPages.flatMap((path) => address(path, plain)),
    ...pages.flatMap(({ slug, updatedAt }) => address(ownPagePath(slug), updatedAt)),
    ...properties.flatMap(({ id, sold, updatedAt }) =>
      address(sold ? paths.reference(id) : paths.offer(id), updatedAt),
    ),
  ]
  const document = { urlset: { ...namespaces, url: addresses } }
  return xmlResponse(document, 'application/xml')
}

function latest(dates: readonly (Date | null)[]): Date | null {
  const times = dates.flatMap((date) => date?.getTime() ?? [])
  return times.length > 0 ? new Date(Math.max(...times)) : null
}

export function action() {
  throw methodNotAllowed('GET, HEAD')
}
