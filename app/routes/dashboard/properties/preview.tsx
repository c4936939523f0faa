import type { HeadersFunction, LoaderFunctionArgs } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { mapSourcesQuery } from '#app/data/maps/map-regions.server.ts'
import { findPreview } from '#app/data/offers/offers.server.ts'
import { assessPrepared } from '#app/data/prepared/assessment.server.ts'
import { findPrepared } from '#app/data/prepared/prepared.server.ts'
import { findPublishCandidate } from '#app/data/properties/publish-candidates.server.ts'
import { runQuery } from '#app/data/queries.server.ts'
import { countWaitingFor } from '#app/data/subscriptions/fitting.server.ts'
import { berlinToday } from '#app/domain/calendar.ts'
import { typedCosts } from '#app/domain/costs/own-price.ts'
import { missingForPublishing } from '#app/domain/properties/publish-rules.ts'
import { requireUser } from '#app/http/access/session.server.ts'
import { notFound } from '#app/http/responses.server.ts'
import { localeOf, translator } from '#app/i18n/server.ts'
import { viewParameter } from '#app/maps/view.ts'
import { ruleTitles } from '#app/routes/dashboard/property-acts/rule-titles.server.ts'
import { PreviewBar } from '#app/ui/dashboard/property/preview-bar.tsx'
import { OfferView } from '#app/ui/offer/offer-view.tsx'
import { unlistedMeta } from '#app/ui/sections/unlisted-meta.ts'
import { offerView } from '#app/words/offer-view.server.ts'

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  await requireUser(request, context)
  const { id = '' } = params
  const locale = await localeOf(request)
  const { searchParams } = new URL(request.url)
  const prepared = searchParams.has('prepared') ? await findPrepared(context.db, id) : null
  const assessment = prepared && (await assessPrepared(context.db, prepared))
  const [offer, candidate, sources] = await Promise.all([
    findPreview(context.db, locale, id, assessment?.values),
    findPublishCandidate(context.db, id),
    runQuery(mapSourcesQuery(context.db)),
  ])
  if (!offer || !candidate) throw notFound()
  const isPrepared = assessment !== null
  const missing = isPrepared ? assessment.missing : candidate.sold ? [] : missingForPublishing(candidate, berlinToday())
  const title = translator(locale)('dashboard:properties.previewTitle', { name: offer.name })
  const asked = { sources, view: searchParams.get(viewParameter), costs: typedCosts(searchParams) }
  const waiting = candidate.published || candidate.sold ? 0 : await countWaitingFor(context.db, id)
  // A preview has no form for questions, to which one of the jumps would lead.
  return {
    ...offerView(offer, locale, asked),
    jumps: null,
    missing: ruleTitles(missing, locale),
    waiting,
    title,
    isPrepared,
  }
}

/** Outside the dashboard's layout, so its headers are set again here. */
export const headers: HeadersFunction = ({ errorHeaders }) => {
  const headers = new Headers(errorHeaders)
  headers.set('X-Robots-Tag', 'noindex, nofollow')
  return headers
}

export const meta = unlistedMeta

export default function PreviewPage() {
  const { missing, waiting, isPrepared, ...shown } = useLoaderData<typeof loader>()
  return (
    <>
      <PreviewBar id={shown.offer.id} missing={missing} waiting={waiting} isPrepared={isPrepared} />
      <OfferView {...shown} />
    </>
  )
}
