import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/cloudflare'
import { useActionData, useLoaderData } from '@remix-run/react'
import { beginApp, findApp } from '#app/data/access/authenticator-apps.server.ts'
import { listPasskeys } from '#app/data/access/passkeys.server.ts'
import { countRecoveryCodes } from '#app/data/access/recovery-codes.server.ts'
import { proveOwnPassword } from '#app/http/access/own-password.server.ts'
import { postedPassword } from '#app/http/access/passwords.server.ts'
import { requireConfirmedUser } from '#app/http/access/session.server.ts'
import { retryHeaders, TooManyAttempts, tooManyRequests, waitText } from '#app/http/access/throttle.server.ts'
import { readForm, refused } from '#app/http/forms/forms.server.ts'
import { ownPath, redirectTo, withTarget } from '#app/http/responses.server.ts'
import { localeOf, translator } from '#app/i18n/server.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { dashboardPaths } from '#app/paths/dashboard.ts'
import { SecondFactorBegin, SecondFactorState } from '#app/ui/dashboard/access/second-factor.tsx'
import { Crumbs } from '#app/ui/dashboard/frame/crumbs.tsx'
import { PageHead } from '#app/ui/dashboard/frame/page-head.tsx'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { id, email, needsSecondFactor } = await requireConfirmedUser(request, context)
  const { db } = context
  const [app, codesLeft, passkeys, locale] = await Promise.all([
    findApp(db, id),
    countRecoveryCodes(db, id),
    listPasskeys(db, id),
    localeOf(request),
  ])
  return {
    title: translator(locale)('dashboard:secondFactor.title'),
    email,
    isNeeded: needsSecondFactor,
    redirectTo: ownPath(new URL(request.url).searchParams.get('redirectTo'), ''),
    state: app?.confirmedAt ? { since: app.confirmedAt, codesLeft, passkeys: passkeys.length } : null,
  }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const user = await requireConfirmedUser(request, context)
  const [form, locale] = await Promise.all([readForm(request), localeOf(request)])
  const t = translator(locale)
  const target = ownPath(form.get('redirectTo'), '')
  const current = postedPassword(form, 'current')
  const refuse = (error: string, init: ResponseInit) =>
    data({ result: refused({ current: error }), redirectTo: target }, init)
  try {
    if (current === '') return refuse(t('forms:password.required'), { status: 400 })
    if (!(await proveOwnPassword(current, user, request, context)))
      return refuse(t('forms:password.wrongCurrent'), { status: 400 })
  } catch (error) {
    if (!(error instanceof TooManyAttempts)) throw error
    return refuse(t('forms:password.throttled.again', { wait: waitText(error, locale) }), tooManyRequests(error))
  }
  await beginApp(context.db, user.id)
  return redirectTo(context, withTarget(dashboardPaths.secondFactorApp, target))
}

export const headers = retryHeaders

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }]

export default function SecondFactorPage() {
  const { title, state, ...begin } = useLoaderData<typeof loader>()
  const refused = useActionData<typeof action>()
  const { t } = useTranslation('dashboard')
  return (
    <>
      <Crumbs steps={[{ label: t('account.title'), to: dashboardPaths.account }, { label: title }]} />
      <PageHead title={title} lead={t('secondFactor.setUp.lead')} />
      {state ? <SecondFactorState {...state} /> : <SecondFactorBegin {...begin} {...refused} />}
    </>
  )
}
