import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/cloudflare'
import { useActionData, useLoaderData } from '@remix-run/react'
import { findTokenUser, redeemPasswordToken } from '#app/data/access/password-tokens.server.ts'
import { findAgency } from '#app/data/agency/settings.server.ts'
import type { Locale } from '#app/fields/locale.ts'
import { accountAttempt } from '#app/http/access/auth.server.ts'
import { postedPassword, refusedPasswordText } from '#app/http/access/passwords.server.ts'
import { continueSignIn } from '#app/http/access/sign-in.server.ts'
import {
  type Attempt,
  countAttempts,
  forget,
  networkOf,
  refundAttempts,
  retryHeaders,
  TooManyAttempts,
  tooManyRequests,
  unlessBusy,
  waitText,
} from '#app/http/access/throttle.server.ts'
import type { AppContext } from '#app/http/context.server.ts'
import { redirectWithMessage } from '#app/http/flash.server.ts'
import { formBytes, readForm } from '#app/http/forms/forms.server.ts'
import { logEvent } from '#app/http/log.server.ts'
import { withTarget } from '#app/http/responses.server.ts'
import { localeOf, translator } from '#app/i18n/server.ts'
import { dashboardPaths } from '#app/paths/dashboard.ts'
import { paths } from '#app/paths/public.ts'
import { ChoosePasswordView } from '#app/ui/access/choose-password-view.tsx'
import { unlistedMeta } from '#app/ui/sections/unlisted-meta.ts'

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const [user, agency, locale] = await Promise.all([
    findTokenUser(context.db, params.token ?? ''),
    findAgency(context.db),
    localeOf(request),
  ])
  const t = translator(locale)
  const words = t('pages:choosePassword', { returnObjects: true, name: user?.name, email: user?.email })
  const { agencyName } = agency
  const email = user?.email ?? null
  const title = user ? words.title : words.gone.title
  return data({ agencyName, title, words, email }, { status: user ? 200 : 404 })
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const { token = '' } = params
  const [form, locale] = await Promise.all([readForm(request, formBytes.small), localeOf(request)])
  try {
    return await choosePassword(postedPassword(form, 'next'), token, locale, request, context)
  } catch (error) {
    if (!(error instanceof TooManyAttempts)) throw error
    const throttled = translator(locale)('forms:password.throttledLink', { wait: waitText(error, locale) })
    return data({ throttled }, tooManyRequests(error))
  }
}

/** Null for an invalid link, which the loader reports next. Throws TooManyAttempts. */
async function choosePassword(password: string, token: string, locale: Locale, request: Request, context: AppContext) {
  const attempt: Attempt = { limit: 'passwordLink', subject: networkOf(request) }
  await countAttempts(request, context, attempt)
  const user = await findTokenUser(context.db, token)
  if (!user) return null
  const error = await refusedPasswordText(password, user, context, locale)
  if (error) return data({ error }, { status: 400 })
  const proof = await unlessBusy(context, [attempt], () => redeemPasswordToken(context.db, token, password))
  if (!proof) return null
  logEvent('newPassword', request, context, { user: user.id })
  await Promise.all([refundAttempts(context, attempt), forget(context, accountAttempt(user.email))])
  const step = await continueSignIn({ user, proof }, request, context)
  if (!step) return null
  const { overview } = dashboardPaths
  const next = step === 'code' ? withTarget(paths.loginCode, overview) : overview
  return redirectWithMessage(context, next, 'passwordChosen')
}

export const headers = retryHeaders

export const meta = unlistedMeta

export default function PasswordPage() {
  const { agencyName, title, words, email } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  return (
    <ChoosePasswordView
      agencyName={agencyName}
      title={title}
      words={words}
      email={email}
      error={answer && 'error' in answer ? answer.error : undefined}
      throttled={answer && 'throttled' in answer ? answer.throttled : undefined}
    />
  )
}
