/** Without ids, redirects to the visitor's own list or explains how to start one. */

import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/cloudflare'
import { useActionData, useLoaderData } from '@remix-run/react'
import { offerGroupsQuery } from '#app/data/offers/offer-groups.server.ts'
import { closedOffersQuery, keptOffersQuery, keptTilesQuery } from '#app/data/offers/shortlist.server.ts'
import { similarOffersQuery } from '#app/data/offers/similar-offers.server.ts'
import { runBatch, runQuery } from '#app/data/queries.server.ts'
import { idSeparator, keptIdsIn, mostCompared, shortlistCookie, writtenIds } from '#app/domain/offers/shortlist.ts'
import { retryHeaders } from '#app/http/access/throttle.server.ts'
import { receiveEnquiry } from '#app/http/enquiries/enquiries.server.ts'
import { readSite } from '#app/http/own-words.server.ts'
import { changeShortlist, keptIds } from '#app/http/pages/shortlist.server.ts'
import { notFound } from '#app/http/responses.server.ts'
import { localeOf, translator } from '#app/i18n/server.ts'
import { shortlistPath } from '#app/paths/public.ts'
import { pageMeta } from '#app/ui/sections/page-meta.ts'
import { EmptyShortlist } from '#app/ui/shortlist/empty-shortlist.tsx'
import { ShortlistView } from '#app/ui/shortlist/shortlist-view.tsx'
import { chosenParameter, shortlistView } from '#app/words/shortlist/shortlist-view.server.ts'

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const locale = await localeOf(request)
  const { title, description, empty } = translator(locale)('pages:shortlist', { returnObjects: true })
  const meta = { title, description, robots: 'noindex' }
  const kept = keptIds(request)
  if (params.ids === undefined) {
    // Must not be cached, because other visitors have other lists.
    if (kept.length > 0) throw redirect(shortlistPath(kept), { headers: { 'Cache-Control': 'private, no-store' } })
    return { meta, title, empty, list: null }
  }
  const ids = keptIdsIn(params.ids)
  if (ids.length === 0) throw notFound()
  const { db, config } = context
  const { searchParams: search } = new URL(request.url)
  const chosen = keptIdsIn(search.getAll(chosenParameter).join(idSeparator)).filter((id) => ids.includes(id))
  const [{ agency }, found] = await Promise.all([
    readSite(context, locale),
    runBatch(db, {
      tiles: keptTilesQuery(db, locale, ids),
      compared: keptOffersQuery(db, locale, chosen.length > 0 ? chosen : ids, mostCompared),
      closed: closedOffersQuery(db, locale, ids),
      groups: offerGroupsQuery(db),
    }),
  ])
  const [only, ...others] = found.tiles
  const isAlone = only && others.length === 0
  const similar = isAlone ? await runQuery(similarOffersQuery(db, locale, only.id)) : []
  const isOwn = writtenIds([...kept].sort()) === writtenIds([...ids].sort())
  // Renewed by the server, since browsers keep cookies written by scripts for a week only.
  if (isOwn) context.cookies.push(shortlistCookie(kept))
  const isPart = writtenIds(ids) !== params.ids
  const list = shortlistView(
    { ...found, agency, similar },
    { ids, isOwn, isPart, search, siteUrl: config.siteUrl },
    locale,
  )
  return { meta, title, empty: null, list }
}

/** With ids an enquiry about the list; without them a star. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  return params.ids === undefined
    ? changeShortlist(request, context)
    : receiveEnquiry(request, context, { mustChoose: true })
}

export const headers = retryHeaders

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => pageMeta(matches, data?.meta)

export default function ShortlistPage() {
  const { title, empty, list } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  return (
    <main id="inhalt">
      {list ? <ShortlistView list={list} answer={answer} /> : empty && <EmptyShortlist title={title} words={empty} />}
    </main>
  )
}
