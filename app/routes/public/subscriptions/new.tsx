import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/cloudflare'
import { useActionData, useLoaderData } from '@remix-run/react'
import { tidySearch } from '#app/domain/offers/tidy-search.ts'
import { pick } from '#app/fields/typed-objects.ts'
import { retryHeaders } from '#app/http/access/throttle.server.ts'
import { sentParameter, subscribe } from '#app/http/enquiries/subscribing.server.ts'
import { notFound } from '#app/http/responses.server.ts'
import { localeOf, translator } from '#app/i18n/server.ts'
import { missingForVisitors } from '#app/mail/transport.server.ts'
import { paths } from '#app/paths/public.ts'
import { subscriptionPaths } from '#app/paths/subscriptions.ts'
import { SaidView } from '#app/ui/own-data/said-view.tsx'
import { pageMeta } from '#app/ui/sections/page-meta.ts'
import { NewSubscription } from '#app/ui/subscriptions/new-subscription.tsx'
import { SentSubscription } from '#app/ui/subscriptions/sent-subscription.tsx'
import { readEnded } from './ended.server.ts'
import { loadSearch } from './load-search.server.ts'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const locale = await localeOf(request)
  const t = translator(locale)
  const words = t('pages:subscription', { returnObjects: true })
  const { searchParams } = new URL(request.url)
  const meta = (title: string) => ({ title, description: words.description, robots: 'noindex' })
  const ended = readEnded(searchParams, t)
  if (ended) return { ended, meta: meta(ended.title) }
  if (missingForVisitors(context.transport)) throw redirect(paths.offers)
  const tidy = tidySearch(searchParams)
  if (tidy) throw redirect(tidy.size > 0 ? `${subscriptionPaths.new}?${tidy}` : subscriptionPaths.new)
  const { search, notices } = await loadSearch(context.db, searchParams, locale)
  const isSent = searchParams.has(sentParameter)
  const shownWords = pick(words, ['title', 'lead', 'search', 'form', 'how', 'sent'])
  return { words: shownWords, search, notices, isSent, ended, meta: meta(isSent ? words.sent.title : words.title) }
}

export async function action({ request, context }: ActionFunctionArgs) {
  if (missingForVisitors(context.transport)) throw notFound()
  return subscribe(request, context)
}

export const headers = retryHeaders

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => pageMeta(matches, data?.meta)

export default function NewSubscriptionPage() {
  const loaded = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  if (loaded.ended) return <SaidView {...loaded.ended} isDone />
  const { isSent, ...shown } = loaded
  return (
    <main id="inhalt" className="wrap">
      {isSent && !answer ? <SentSubscription {...shown} /> : <NewSubscription {...shown} answer={answer} />}
    </main>
  )
}
