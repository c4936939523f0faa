/** /angebote/:id: an offer with all its facts. */
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { useActionData, useLoaderData, useRouteLoaderData } from '@remix-run/react'
import { offerQuery, similarOffersQuery } from '#app/data/offers/offers.server.ts'
import { runBatch } from '#app/data/queries.server.ts'
import { breadcrumbNode, listingNode } from '#app/domain/offers/structured-data.ts'
import { retryHeaders } from '#app/http/access/throttle.server.ts'
import { offerContactWords, receiveEnquiry } from '#app/http/forms/enquiries.server.ts'
import { redirectOrNotFound, requireId } from '#app/http/pages/offer.server.ts'
import { i18nFor, localeOf, translator } from '#app/i18n/server.ts'
import { paths } from '#app/paths.ts'
import type { loader as rootLoader } from '#app/root.tsx'
import { BuyBar } from '#app/ui/offer/buy-bar.tsx'
import { OfferContact } from '#app/ui/offer/offer-contact.tsx'
import { OfferView, photosOf } from '#app/ui/offer/offer-view.tsx'
import { offerTrail } from '#app/ui/offers/offer-trail.ts'
import { Share } from '#app/ui/offers/share.tsx'
import { SimilarOffers } from '#app/ui/offers/similar-offers.tsx'
import { pageMeta } from '#app/ui/sections/page-meta.ts'
import { tilesOf } from '#app/words/hyphens.server.ts'
import { offerView } from '#app/words/offer-view.server.ts'
import { offerDescription, titleOf } from '#app/words/summary.server.ts'

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const id = requireId(params)
  const locale = await localeOf(request)
  const { db } = context
  const { offer, similar } = await runBatch(db, { offer: offerQuery(db, id), similar: similarOffersQuery(db, id) })
  if (!offer) throw await redirectOrNotFound(context, id)
  const t = i18nFor(locale).getFixedT(locale, ['property', 'site'] as const)
  const { siteUrl } = context.config
  const url = siteUrl + paths.offer(id)
  const description = offerDescription(offer, locale)
  const photos = photosOf(offer.pictures)
  const images = photos.map(({ key }) => siteUrl + paths.media(key, 1280))
  const trail = offerTrail(offer, t).map(({ name, to }) => ({ name, url: siteUrl + to }))
  const graph = [
    listingNode(offer, { siteUrl, url, description, images, locale }),
    breadcrumbNode([...trail, { name: offer.propertyNumber, url }]),
  ]
  const meta = { title: titleOf(offer), description, picture: photos[0] ?? null, graph }
  const words = translator(locale)('pages:offer.words', { returnObjects: true })
  return {
    ...offerView(offer, locale),
    similar: tilesOf(similar),
    words,
    contact: offerContactWords(offer, locale),
    meta,
  }
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  return receiveEnquiry(request, context, params.id)
}

export const headers = retryHeaders

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => pageMeta(matches, data?.meta)

export default function OfferPage() {
  const { offer, particulars, request, similar, words, contact, meta } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const root = useRouteLoaderData<typeof rootLoader>('root')
  const url = (root?.siteUrl ?? '') + paths.offer(offer.id)
  return (
    <OfferView
      offer={offer}
      particulars={particulars}
      request={request}
      tools={<Share id={offer.id} title={meta.title} url={url} words={words} />}
      contactAt="#kontakt"
    >
      <OfferContact offer={offer} agency={root?.agency} words={contact} answer={answer} />
      <SimilarOffers offers={similar} words={words} />
      <BuyBar price={particulars.costs.price} label={request.short} />
    </OfferView>
  )
}
