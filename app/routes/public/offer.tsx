import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/cloudflare'
import { useActionData, useLoaderData, useParams, useRouteLoaderData } from '@remix-run/react'
import { mapSourcesQuery } from '#app/data/maps/map-regions.server.ts'
import { newestOffersQuery } from '#app/data/offers/listings.server.ts'
import { offerQuery } from '#app/data/offers/offers.server.ts'
import { shownOthers, similarOffersQuery } from '#app/data/offers/similar-offers.server.ts'
import { runBatch, runQuery } from '#app/data/queries.server.ts'
import { typedCosts } from '#app/domain/costs/own-price.ts'
import { listingNode } from '#app/domain/offers/listing-data.ts'
import type { OfferTile } from '#app/domain/offers/offer.ts'
import { breadcrumbNode } from '#app/domain/offers/structured-data.ts'
import type { Locale } from '#app/fields/locale.ts'
import { retryHeaders } from '#app/http/access/throttle.server.ts'
import type { AppContext } from '#app/http/context.server.ts'
import { offerContactWords, receiveEnquiry } from '#app/http/enquiries/enquiries.server.ts'
import { translatorFor } from '#app/http/own-words.server.ts'
import { redirectToReference, requireId } from '#app/http/pages/offer.server.ts'
import { localPath } from '#app/i18n/locale-path.ts'
import { localeOf, translator } from '#app/i18n/server.ts'
import { viewParameter } from '#app/maps/view.ts'
import { paths } from '#app/paths/public.ts'
import type { loader as rootLoader } from '#app/root.tsx'
import { BuyBar } from '#app/ui/offer/buy-bar.tsx'
import { OfferContact } from '#app/ui/offer/offer-contact.tsx'
import { OfferView, photosOf } from '#app/ui/offer/offer-view.tsx'
import { Share } from '#app/ui/offers/share.tsx'
import { SimilarOffers } from '#app/ui/offers/similar-offers.tsx'
import { PageHead } from '#app/ui/sections/page-head.tsx'
import { pageMeta } from '#app/ui/sections/page-meta.ts'
import { Visit } from '#app/ui/visits/visit.tsx'
import { energySourceNames } from '#app/words/energy/energy-words.server.ts'
import { offerTrail, offerView } from '#app/words/offer-view.server.ts'
import { labelledPictures, sharedPicture, unlabelledFirst } from '#app/words/shown/picture-labels.server.ts'
import { shownTiles } from '#app/words/shown/tiles.server.ts'
import { offerDescription, pageTitleOf } from '#app/words/summary.server.ts'

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const id = requireId(params)
  const locale = await localeOf(request)
  const { db } = context
  const { offer, similar, sources } = await runBatch(db, {
    offer: offerQuery(db, locale, id),
    similar: similarOffersQuery(db, locale, id),
    sources: mapSourcesQuery(db),
  })
  if (!offer) return goneOffer(context, id, similar, locale)
  const t = await translatorFor(context, locale, 'offers')
  const { siteUrl } = context.config
  const url = siteUrl + localPath(paths.offer(id), locale)
  const description = offerDescription(offer, locale)
  const photos = photosOf(labelledPictures(offer.pictures, locale))
  const images = unlabelledFirst(photos).map(({ key }) => siteUrl + paths.media(key, 1280))
  const trail = offerTrail(offer, t).map(({ name, to }) => ({ name, url: siteUrl + localPath(to, locale) }))
  const nodes = [
    listingNode(offer, { siteUrl, url, description, images, energySources: energySourceNames(offer, locale), locale }),
    breadcrumbNode([...trail, { name: offer.propertyNumber, url }]),
  ]
  context.linkedData.page = { nodes }
  const { searchParams } = new URL(request.url)
  const view = searchParams.get(viewParameter)
  const costs = typedCosts(searchParams)
  const meta = {
    title: pageTitleOf(offer, 'offer', locale),
    description,
    picture: sharedPicture(photos),
    // Variants by map view or own figures.
    ...((view !== null || Object.keys(costs).length > 0) && { robots: 'noindex' }),
  }
  const words = t('pages:offer.words', { returnObjects: true })
  return {
    ...offerView(offer, locale, { sources, view, costs, own: t }),
    similar: shownTiles(similar, locale),
    words,
    contact: offerContactWords(offer, t),
    meta,
  }
}

/** A sold offer redirects to its reference; others show similar or new offers. */
async function goneOffer(context: AppContext, id: string, similar: OfferTile[], locale: Locale) {
  const reference = await redirectToReference(context, id)
  if (reference) throw reference
  const { gone, words } = translator(locale)('pages:offer', { returnObjects: true })
  const { title, text, description } = gone
  const offers = similar.length > 0 ? similar : await runQuery(newestOffersQuery(context.db, locale, shownOthers))
  return data(
    {
      gone: { title, text },
      similar: shownTiles(offers, locale),
      words: similar.length > 0 ? words : { ...words, similar: gone.newest },
      meta: { title, description, robots: 'noindex, nofollow' },
    },
    { status: 404 },
  )
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  return receiveEnquiry(request, context, { offerId: params.id })
}

export const headers = retryHeaders

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => pageMeta(matches, data?.meta)

export default function OfferRoute() {
  const shown = useLoaderData<typeof loader>()
  return 'gone' in shown ? <GoneOffer {...shown} /> : <OfferPage {...shown} />
}

type Shown = ReturnType<typeof useLoaderData<typeof loader>>

function GoneOffer({ gone, similar, words }: Extract<Shown, { gone: unknown }>) {
  const { id = '' } = useParams()
  return (
    <main id="inhalt">
      <div className="wrap">
        <Visit key={id} id={id} />
        <PageHead title={gone.title} lead={gone.text} />
      </div>
      <SimilarOffers offers={similar} words={words} />
    </main>
  )
}

function OfferPage({ similar, words, contact, meta, ...shown }: Exclude<Shown, { gone: unknown }>) {
  const { offer, particulars, request } = shown
  const answer = useActionData<typeof action>()
  const root = useRouteLoaderData<typeof rootLoader>('root')
  const url = root ? root.siteUrl + localPath(paths.offer(offer.id), root.locale) : ''
  return (
    <OfferView
      {...shown}
      tools={<Share id={offer.id} title={meta.title} url={url} words={words} />}
      contactAt="#kontakt"
      way={<Visit key={offer.id} id={offer.id} offer={offer} />}
    >
      <OfferContact offer={offer} agency={root?.agency} words={contact} answer={answer} />
      <SimilarOffers offers={similar} words={words} />
      <BuyBar price={particulars.costs.price} kind={request.price} label={request.short} />
    </OfferView>
  )
}
