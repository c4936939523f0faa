import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/cloudflare'
import { useActionData, useLoaderData } from '@remix-run/react'
import { findAgency } from '#app/data/agency/settings.server.ts'
import { shownNumbers } from '#app/domain/agency/telephone.ts'
import { isPlainAddress } from '#app/domain/mail-address.ts'
import { cleanAddress } from '#app/fields/clean-text.ts'
import { pick } from '#app/fields/typed-objects.ts'
import { mailOwnDataLink } from '#app/http/access/own-data.server.ts'
import { secretPageHeaders } from '#app/http/access/secret-page-headers.server.ts'
import { TooManyAttempts, tooManyRequests, waitText } from '#app/http/access/throttle.server.ts'
import { isTrapSprung } from '#app/http/enquiries/enquiry-intake.server.ts'
import { formBytes, formText, readForm } from '#app/http/forms/forms.server.ts'
import { redirectTo } from '#app/http/responses.server.ts'
import { localeOf, translator } from '#app/i18n/server.ts'
import { missingForVisitors } from '#app/mail/transport.server.ts'
import { ownDataPaths } from '#app/paths/own-data.ts'
import { paths } from '#app/paths/public.ts'
import { RequestView } from '#app/ui/own-data/request-view.tsx'
import { SaidView } from '#app/ui/own-data/said-view.tsx'
import { pageMeta } from '#app/ui/sections/page-meta.ts'
import { deleted, sent, withdrawalKept } from './states.server.ts'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const [agency, locale] = await Promise.all([findAgency(context.db), localeOf(request)])
  const words = translator(locale)('pages:ownData', { returnObjects: true })
  const { searchParams } = new URL(request.url)
  const toRequest = { to: ownDataPaths.request, text: words.sent.again }
  const notice = searchParams.has(sent)
    ? { ...pick(words.sent, ['title', 'text']), more: words.sent.nothing, link: toRequest }
    : searchParams.has(deleted)
      ? {
          ...pick(words.deleted, ['title', 'more']),
          text: searchParams.get(deleted) === withdrawalKept ? words.deleted.kept : words.deleted.text,
          link: { to: paths.home, text: words.deleted.home },
        }
      : null
  return {
    said: notice,
    words: pick(words, ['title', 'lead', 'off', 'request', 'contents', 'otherwise']),
    action: ownDataPaths.request,
    isOn: missingForVisitors(context.transport) === null,
    office: { phone: shownNumbers(agency.phone, locale), email: agency.email },
    meta: { title: notice?.title ?? words.title, description: words.description, robots: 'noindex' },
  }
}

/** The answer is the same without a mail transport and for bots. */
export async function action({ request, context }: ActionFunctionArgs) {
  const [form, locale] = await Promise.all([readForm(request, formBytes.small), localeOf(request)])
  const t = translator(locale)
  if (missingForVisitors(context.transport)) return redirectTo(context, ownDataPaths.request)
  if (isTrapSprung(form)) return redirectTo(context, `${ownDataPaths.request}?${sent}`)
  const typed = formText(form, 'email')
  const email = cleanAddress(typed)
  if (!email.includes('@')) {
    const error = t(email ? 'forms:problems.email' : 'forms:asked.email')
    return data({ email: typed, error }, { status: 400 })
  }
  if (!isPlainAddress(email)) return data({ email: typed, error: t('pages:ownData.request.notPlain') }, { status: 400 })
  try {
    await mailOwnDataLink(request, context, email, locale)
  } catch (error) {
    if (!(error instanceof TooManyAttempts)) throw error
    const throttled = t('pages:ownData.request.throttled', { wait: waitText(error, locale) })
    return data({ email: typed, throttled }, tooManyRequests(error))
  }
  return redirectTo(context, `${ownDataPaths.request}?${sent}`)
}

export const headers = secretPageHeaders

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => pageMeta(matches, data?.meta)

export default function OwnDataRequestPage() {
  const { said, ...page } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  return said && !answer ? <SaidView {...said} isDone /> : <RequestView {...page} answer={answer} />
}
