/** For mailed links: the search can be confirmed, or changed, paused and ended. */
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/cloudflare'
import { useActionData, useLoaderData } from '@remix-run/react'
import type { ComponentProps } from 'react'
import type { Database } from '#app/data/database.server.ts'
import {
  changeQuery,
  findByToken,
  hasConfirmed,
  keepSubscription,
  type Subscription,
} from '#app/data/subscriptions/subscriptions.server.ts'
import { readOfferFilters } from '#app/domain/offers/read-offer-filters.ts'
import { longestQuery, subscribedQuery } from '#app/domain/subscriptions/subscription.ts'
import type { Locale } from '#app/fields/locale.ts'
import { secretPageHeaders } from '#app/http/access/secret-page-headers.server.ts'
import { knownFilters } from '#app/http/enquiries/subscribing.server.ts'
import { redirectWithMessage } from '#app/http/flash.server.ts'
import { formBytes, readForm } from '#app/http/forms/forms.server.ts'
import { badRequest } from '#app/http/responses.server.ts'
import { localeOf, translator } from '#app/i18n/server.ts'
import { subscriptionPaths } from '#app/paths/subscriptions.ts'
import { pageMeta } from '#app/ui/sections/page-meta.ts'
import { ConfirmSubscription } from '#app/ui/subscriptions/confirm-subscription.tsx'
import { GoneSubscription } from '#app/ui/subscriptions/gone-subscription.tsx'
import { ManageSubscription } from '#app/ui/subscriptions/manage-subscription.tsx'
import { loadSearch } from './load-search.server.ts'

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { token = '' } = params
  const locale = await localeOf(request)
  const found = await findByToken(context.db, token)
  const words = translator(locale)('pages:subscription', { returnObjects: true, email: found?.email })
  const meta = (title: string) => ({ title, description: words.description, robots: 'noindex' })
  if (!found) {
    const isUsed = await hasConfirmed(context.db, token)
    const gone = isUsed ? words.used : words.gone
    return data({ words, gone, meta: meta(gone.title), subscription: null }, { status: isUsed ? 200 : 404 })
  }
  const shown = await loadSearch(context.db, new URLSearchParams(found.query), locale)
  const state = stateOf(found)
  const title = state === 'unconfirmed' ? words.confirm.title : words.manage.title
  return data({ words, gone: null, meta: meta(title), subscription: { token, state, ...shown } })
}

type State = 'unconfirmed' | 'paused' | 'asked' | 'running'

function stateOf({ confirmedAt, pausedAt, askedAt }: Subscription): State {
  if (!confirmedAt) return 'unconfirmed'
  if (pausedAt) return 'paused'
  return askedAt ? 'asked' : 'running'
}

/** Changes the search, or confirms that it continues. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  const { token = '' } = params
  const { db } = context
  const [form, locale] = await Promise.all([readForm(request, formBytes.small), localeOf(request)])
  const found = await findByToken(db, token)
  // The loader runs next and reports the missing link.
  if (!found?.confirmedAt) return null
  const page = subscriptionPaths.page(token)
  if (form.get('next') === 'keep') {
    await keepSubscription(db, found.id)
    return redirectWithMessage(context, page, 'subscriptionKept')
  }
  const asked = new URLSearchParams(
    [...form].filter((field): field is [string, string] => typeof field[1] === 'string'),
  )
  if (asked.toString().length > longestQuery) throw badRequest()
  const { filters, problems } = readOfferFilters(asked, locale)
  const known = await knownFilters(db, filters)
  if (problems.some(({ kind }) => kind === 'ignored') || (filters.near && !known.near))
    return data(await asTyped(db, asked, locale), { status: 400 })
  await changeQuery(db, found.id, subscribedQuery(known))
  return redirectWithMessage(context, page, 'subscriptionChanged')
}

async function asTyped(db: Database, asked: URLSearchParams, locale: Locale) {
  const { bar, notices } = await loadSearch(db, asked, locale)
  const sentence = (name: string) =>
    translator(locale)('forms:subscription.notUnderstood', { typed: asked.get(name)?.slice(0, longestQuoted) })
  const invalid = notices.filter(({ isInvalid }) => isInvalid)
  return { bar, notices: invalid.map(({ name }) => ({ name, isInvalid: true, text: sentence(name) })) }
}

const longestQuoted = 40

export const headers = secretPageHeaders

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => pageMeta(matches, data?.meta)

export default function SubscriptionPage() {
  const { words, gone, subscription } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  return (
    <main id="inhalt" className="wrap">
      {subscription ? (
        <MailedSubscription {...subscription} words={words} refused={answer ?? null} />
      ) : (
        gone && <GoneSubscription words={gone} />
      )}
    </main>
  )
}

type Shown = Omit<ComponentProps<typeof ManageSubscription>, 'state'> & { state: State }

function MailedSubscription({ state, ...shown }: Shown) {
  return state === 'unconfirmed' ? <ConfirmSubscription {...shown} /> : <ManageSubscription state={state} {...shown} />
}
