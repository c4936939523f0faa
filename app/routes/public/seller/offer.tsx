import { data, type LoaderFunctionArgs } from '@remix-run/cloudflare'
import { Link, useLoaderData } from '@remix-run/react'
import { mapSourcesQuery } from '#app/data/maps/map-regions.server.ts'
import { findPreview } from '#app/data/offers/offers.server.ts'
import { runQuery } from '#app/data/queries.server.ts'
import { typedCosts } from '#app/domain/costs/own-price.ts'
import { secretPageHeaders } from '#app/http/access/secret-page-headers.server.ts'
import { openSellerLink } from '#app/http/access/seller-link.server.ts'
import { localeOf, translator } from '#app/i18n/server.ts'
import { viewParameter } from '#app/maps/view.ts'
import { sellerPaths } from '#app/paths/seller.ts'
import { OfferView } from '#app/ui/offer/offer-view.tsx'
import { unlistedMeta } from '#app/ui/sections/unlisted-meta.ts'
import styles from '#app/ui/seller/seller-frame.module.css'
import { offerView } from '#app/words/offer-view.server.ts'
import { findWaiting } from './load-seller.server.ts'

/** The whole offer, with what waits for an approval. */
export async function loader({ request, params: { token = '' }, context }: LoaderFunctionArgs) {
  const { db } = context
  const [locale, opened] = await Promise.all([localeOf(request), openSellerLink(request, context, token)])
  const words = translator(locale)('pages:seller', { returnObjects: true })
  const back = { to: sellerPaths.page(token), text: words.back }
  if (!opened.linked) return data({ title: words.gone.title, back, note: words.gone.text, shown: null }, opened.init)
  const { propertyId } = opened.linked
  const waiting = await findWaiting(db, propertyId)
  const [offer, sources] = await Promise.all([
    findPreview(db, locale, propertyId, waiting?.assessment.values),
    runQuery(mapSourcesQuery(db)),
  ])
  if (!offer) throw new Error('An open link has lost its property')
  const { searchParams } = new URL(request.url)
  const asked = { sources, view: searchParams.get(viewParameter), costs: typedCosts(searchParams) }
  const title = translator(locale)('pages:seller.pageTitle', { name: offer.name })
  const shown = { ...offerView(offer, locale, asked), jumps: null }
  return data({ title, back, note: waiting ? words.previewNote : words.previewNow, shown }, { status: 200 })
}

export const headers = secretPageHeaders

export const meta = unlistedMeta

export default function OwnersOfferPage() {
  const { back, note, shown } = useLoaderData<typeof loader>()
  return (
    <>
      <header className={`wrap ${styles.header}`}>
        <p className={styles.personal}>{note}</p>
        <Link to={back.to} reloadDocument>
          {back.text}
        </Link>
      </header>
      {shown ? <OfferView {...shown} /> : <main id="inhalt" />}
    </>
  )
}
