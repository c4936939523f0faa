import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/cloudflare'
import { useActionData, useLoaderData } from '@remix-run/react'
import type { PasswordProof } from '#app/data/access/passwords.server.ts'
import { changePassword } from '#app/data/access/user-changes.server.ts'
import { proveOwnPassword } from '#app/http/access/own-password.server.ts'
import { postedPassword, refusedPasswordText } from '#app/http/access/passwords.server.ts'
import { requireUser, signIn } from '#app/http/access/session.server.ts'
import {
  retryHeaders,
  TooManyAttempts,
  tooManyRequests,
  unlessBusy,
  waitText,
} from '#app/http/access/throttle.server.ts'
import { redirectWithMessage } from '#app/http/flash.server.ts'
import { readForm, refused, rejected } from '#app/http/forms/forms.server.ts'
import { logEvent } from '#app/http/log.server.ts'
import { localeOf, translator } from '#app/i18n/server.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { dashboardPaths } from '#app/paths/dashboard.ts'
import { AccountPassword } from '#app/ui/dashboard/access/account-password.tsx'
import { Crumbs } from '#app/ui/dashboard/frame/crumbs.tsx'
import { PageHead } from '#app/ui/dashboard/frame/page-head.tsx'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { email } = await requireUser(request, context)
  return { title: translator(await localeOf(request))('dashboard:account.changePassword'), email }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const user = await requireUser(request, context)
  const [form, locale] = await Promise.all([readForm(request), localeOf(request)])
  const t = translator(locale)
  const [current, next] = [postedPassword(form, 'current'), postedPassword(form, 'next')]
  const refusal = current !== '' && next === current ? t('forms:password.unchanged') : null
  const errors: { current?: string; next: string | null } = {
    next: refusal ?? (await refusedPasswordText(next, user, context, locale)),
  }
  let newProof: PasswordProof | null
  try {
    const proof = current === '' ? null : await proveOwnPassword(current, user, request, context)
    if (!proof) errors.current = t(current === '' ? 'forms:password.required' : 'forms:password.wrongCurrent')
    if (errors.next || !proof) return rejected(refused(errors))
    newProof = await unlessBusy(context, [], () => changePassword(context.db, user.id, proof, next))
  } catch (error) {
    if (!(error instanceof TooManyAttempts)) throw error
    const throttled = t('forms:password.throttled', { returnObjects: true, wait: waitText(error, locale) })
    return data({ throttled }, tooManyRequests(error))
  }
  if (!newProof) return rejected(refused({ current: t('forms:password.wrongCurrent') }))
  logEvent('newPassword', request, context, { user: user.id })
  await signIn(request, context, user, newProof, user.confirmedAt)
  return redirectWithMessage(context, dashboardPaths.account, 'passwordChanged')
}

export const headers = retryHeaders

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }]

export default function OwnPasswordPage() {
  const { title, email } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const { t } = useTranslation('dashboard')
  return (
    <>
      <Crumbs steps={[{ label: t('account.title'), to: dashboardPaths.account }, { label: title }]} />
      <PageHead title={title} />
      <AccountPassword
        email={email}
        lastResult={answer && 'result' in answer ? answer.result : undefined}
        throttled={answer && 'throttled' in answer ? answer.throttled : undefined}
      />
    </>
  )
}
