import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/cloudflare'
import { useActionData, useLoaderData } from '@remix-run/react'
import { findAgency } from '#app/data/agency/settings.server.ts'
import { cleanAddress } from '#app/fields/clean-text.ts'
import { isAddress } from '#app/fields/schema/mail-address.ts'
import { mailPasswordLink } from '#app/http/access/password-reset.server.ts'
import { retryHeaders, TooManyAttempts, tooManyRequests, waitText } from '#app/http/access/throttle.server.ts'
import { formBytes, formText, readForm } from '#app/http/forms/forms.server.ts'
import { redirectTo } from '#app/http/responses.server.ts'
import { localeOf, translator } from '#app/i18n/server.ts'
import { paths } from '#app/paths/public.ts'
import { ForgottenPasswordView } from '#app/ui/access/forgotten-password-view.tsx'
import { unlistedMeta } from '#app/ui/sections/unlisted-meta.ts'

const sent = 'gesendet'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const [{ agencyName }, locale] = await Promise.all([findAgency(context.db), localeOf(request)])
  const words = translator(locale)('pages:forgottenPassword', { returnObjects: true })
  const isSent = new URL(request.url).searchParams.has(sent)
  return { agencyName, words, isSent, title: isSent ? words.sent.title : words.title }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const [form, locale] = await Promise.all([readForm(request, formBytes.small), localeOf(request)])
  const t = translator(locale)
  const email = cleanAddress(formText(form, 'email'))
  if (!isAddress(email)) {
    return data({ email, error: t(email ? 'forms:problems.email' : 'forms:asked.email') }, { status: 400 })
  }
  try {
    await mailPasswordLink(request, context, email, locale)
  } catch (error) {
    if (!(error instanceof TooManyAttempts)) throw error
    const throttled = t('forms:forgottenPassword.throttled', { wait: waitText(error, locale) })
    return data({ email, throttled }, tooManyRequests(error))
  }
  return redirectTo(context, `${paths.forgottenPassword}?${sent}`)
}

export const headers = retryHeaders

export const meta = unlistedMeta

export default function ForgottenPasswordPage() {
  const { agencyName, title, words, isSent } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  return (
    <ForgottenPasswordView
      agencyName={agencyName}
      title={title}
      words={words}
      isSent={isSent}
      email={answer?.email}
      error={answer && 'error' in answer ? answer.error : undefined}
      throttled={answer && 'throttled' in answer ? answer.throttled : undefined}
    />
  )
}
