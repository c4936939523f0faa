import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { agencyQuery } from '#app/data/agency/settings.server.ts'
import { type FeedOffer, newestOffersQuery } from '#app/data/offers/listings.server.ts'
import { runBatch } from '#app/data/queries.server.ts'
import { langOf } from '#app/domain/lang-of.ts'
import type { Locale } from '#app/fields/locale.ts'
import { methodNotAllowed } from '#app/http/responses.server.ts'
import { type XmlNode, xmlResponse } from '#app/http/xml.server.ts'
import { localPath } from '#app/i18n/locale-path.ts'
import { localeOf, translator } from '#app/i18n/server.ts'
import { paths } from '#app/paths/public.ts'
import { labelledCover } from '#app/words/shown/picture-labels.server.ts'
import { offerSummary, titleOf } from '#app/words/summary.server.ts'

const entryCount = 24
const type = 'application/atom+xml'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const locale = await localeOf(request)
  const address = (path: string) => context.config.siteUrl + localPath(path, locale)
  const { db } = context
  const { offers, agency } = await runBatch(db, {
    offers: newestOffersQuery(db, locale, entryCount),
    agency: agencyQuery(db),
  })
  const { agencyName } = agency
  const t = translator(locale)
  const document = {
    feed: {
      '@xmlns': 'http://www.w3.org/2005/Atom',
      '@xml:lang': locale,
      id: address(paths.feed),
      title: `${t('pages:meta.feed.title')} · ${agencyName}`,
      subtitle: t('pages:meta.feed.subtitle'),
      updated: new Date(Math.max(0, ...offers.map(({ updatedAt }) => updatedAt.getTime()))).toISOString(),
      author: { name: agencyName, uri: address(paths.home) },
      link: [
        { '@rel': 'self', '@type': type, '@href': address(paths.feed) },
        { '@rel': 'alternate', '@type': 'text/html', '@href': address(paths.offers) },
      ],
      entry: offers.map((offer) => entryOf(offer, locale, context.config.siteUrl)),
    },
  }
  return xmlResponse(document, type)
}

export function action() {
  throw methodNotAllowed('GET, HEAD')
}

function entryOf(offer: FeedOffer, locale: Locale, siteUrl: string): XmlNode {
  const { id, marketType, houseType, publishedAt, updatedAt } = offer
  const cover = labelledCover(offer.cover, locale)
  const t = translator(locale)
  const lang = langOf(offer, 'name')
  const url = siteUrl + localPath(paths.offer(id), locale)
  return {
    id: url,
    title: lang ? { '@xml:lang': lang, '#text': titleOf(offer) } : titleOf(offer),
    updated: updatedAt.toISOString(),
    published: publishedAt?.toISOString(),
    link: [
      { '@rel': 'alternate', '@type': 'text/html', '@href': url },
      ...(cover
        ? [
            {
              '@rel': 'enclosure',
              '@type': 'image/webp',
              '@href': siteUrl + paths.media(cover.key, 1280),
              ...(cover.label && { '@title': cover.label.children }),
            },
          ]
        : []),
    ],
    category: [
      { '@term': marketType, '@label': t(`property:options.marketType.${marketType}`) },
      { '@term': houseType, '@label': t(`property:options.houseType.${houseType}`) },
    ],
    summary: offerSummary(offer, locale),
  }
}
