/** GET /sitemap.xml: every public page, with its last change if known. */
import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { listPublicProperties } from '#app/data/offers/listings.server.ts'
import { methodNotAllowed } from '#app/http/responses.server.ts'
import { type XmlNode, xmlResponse } from '#app/http/xml.server.ts'
import { paths } from '#app/paths.ts'

/** Pages whose texts are in the code. */
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
  const properties = await listPublicProperties(context.db)
  const address = (path: string, changedAt?: Date): XmlNode => ({
    loc: context.config.siteUrl + path,
    lastmod: changedAt?.toISOString(),
  })
  // A sale moves a property from one list to the other, so the latest change counts for both.
  const newest = properties[0]?.updatedAt
  const addresses = [
    ...[paths.home, paths.offers, paths.references].map((path) => address(path, newest)),
    ...plainPages.map((path) => address(path)),
    ...properties.map(({ id, sold, updatedAt }) => address(sold ? paths.reference(id) : paths.offer(id), updatedAt)),
  ]
  const document = { urlset: { '@xmlns': 'http://www.sitemaps.org/schemas/sitemap/0.9', url: addresses } }
  return xmlResponse(document, 'application/xml')
}

export function action() {
  throw methodNotAllowed('GET, HEAD')
}
