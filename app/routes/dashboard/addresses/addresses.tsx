/** Finds what is stored about an address, ends alerts, and leads to deleting all of it. */
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import type { Database } from '#app/data/database.server.ts'
import { findAddresses, findStoredAbout, mostAddresses } from '#app/data/own-data/stored-about.server.ts'
import { endSubscription, findSubscription } from '#app/data/subscriptions/subscriptions.server.ts'
import type { Locale } from '#app/fields/locale.ts'
import { typedSearch } from '#app/fields/typed-search.ts'
import { requireUser } from '#app/http/access/session.server.ts'
import { redirectWithMessage } from '#app/http/flash.server.ts'
import { formText, readForm } from '#app/http/forms/forms.server.ts'
import { localeOf, translator } from '#app/i18n/server.ts'
import { missingForVisitors } from '#app/mail/transport.server.ts'
import { dashboardPaths } from '#app/paths/dashboard.ts'
import { AddressPage } from '#app/ui/dashboard/addresses/address-page.tsx'
import { alertsInWords, storedSentences } from '#app/words/own-data/stored-about.server.ts'
import { mailOwnData } from './address-acts.server.ts'

const longestSearch = 254

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { role } = await requireUser(request, context)
  const q = typedSearch(new URL(request.url).searchParams, longestSearch)?.toLowerCase() ?? null
  const [locale, found] = await Promise.all([localeOf(request), q ? findAddresses(context.db, q) : []])
  const email = found.find((address) => address === q) ?? (found.length === 1 ? found[0] : undefined)
  return {
    title: translator(locale)('dashboard:enquiries.addresses'),
    q,
    found: found.slice(0, mostAddresses),
    hasMore: found.length > mostAddresses,
    stored: email ? await storedAbout(context.db, email, locale) : null,
    mayRemove: role === 'admin',
    mayMail: missingForVisitors(context.transport) === null,
  }
}

async function storedAbout(db: Database, email: string, locale: Locale) {
  const stored = await findStoredAbout(db, email)
  const { kept } = storedSentences(stored, locale)
  // The lists name these themselves.
  const { list } = storedSentences({ ...stored, enquiries: [], subscriptions: [] }, locale)
  return { email, enquiries: stored.enquiries, alerts: alertsInWords(stored, locale), other: list, kept }
}

export async function action({ request, context }: ActionFunctionArgs) {
  await requireUser(request, context)
  const form = await readForm(request)
  const email = formText(form, 'email')
  const back = dashboardPaths.address(email)
  if (formText(form, 'next') === 'link') return mailOwnData(context, email, back)
  const subscription = await findSubscription(context.db, formText(form, 'alert'))
  if (!subscription) return redirectWithMessage(context, back, 'alertGone', {}, { tone: 'warn' })
  await endSubscription(context.db, subscription)
  return redirectWithMessage(context, back, 'alertEnded')
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }]

export default function AddressesRoute() {
  return <AddressPage {...useLoaderData<typeof loader>()} />
}
