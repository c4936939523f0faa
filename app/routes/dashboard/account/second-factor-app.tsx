import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/cloudflare'
import { useActionData, useLoaderData } from '@remix-run/react'
import { confirmApp, findApp, otpauthUri } from '#app/data/access/authenticator-apps.server.ts'
import { renewRecoveryCodes } from '#app/data/access/recovery-codes.server.ts'
import { confirmSession, endOtherSessions } from '#app/data/access/sessions.server.ts'
import { findAgency } from '#app/data/agency/settings.server.ts'
import { readCode, writeRecoveryCode } from '#app/domain/access/second-factor.ts'
import { isBlank } from '#app/fields/schema.server.ts'
import { requireUser, sessionToken } from '#app/http/access/session.server.ts'
import {
  type Attempt,
  forget,
  retryHeaders,
  throttled,
  tooManyRequests,
  waitText,
} from '#app/http/access/throttle.server.ts'
import { formText, readForm, refused } from '#app/http/forms/forms.server.ts'
import { logEvent } from '#app/http/log.server.ts'
import { ownPath } from '#app/http/responses.server.ts'
import { localeOf, translator } from '#app/i18n/server.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { dashboardPaths } from '#app/paths/dashboard.ts'
import { RecoveryCodes } from '#app/ui/dashboard/access/recovery-codes.tsx'
import { SecondFactorSetUp } from '#app/ui/dashboard/access/second-factor.tsx'
import { Crumbs } from '#app/ui/dashboard/frame/crumbs.tsx'
import { PageHead } from '#app/ui/dashboard/frame/page-head.tsx'
import { drawQrCode } from '#app/ui/expose/qr-code.server.ts'
import { ButtonLink } from '#app/ui/parts/button.tsx'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { id, email } = await requireUser(request, context)
  const [app, agency, locale] = await Promise.all([findApp(context.db, id), findAgency(context.db), localeOf(request)])
  const title = translator(locale)('dashboard:secondFactor.title')
  const target = ownPath(new URL(request.url).searchParams.get('redirectTo'), '')
  const { agencyName } = agency
  if (!app || app.confirmedAt) return { title, agencyName, redirectTo: target, setUp: null }
  const address = otpauthUri(app.secret, agencyName, email)
  return { title, agencyName, redirectTo: target, setUp: { secret: app.secret, address, qr: drawQrCode(address) } }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const user = await requireUser(request, context)
  const [form, locale] = await Promise.all([readForm(request), localeOf(request)])
  const { db } = context
  const t = translator(locale)
  const target = ownPath(form.get('redirectTo'), '')
  const refuse = (error: string, init: ResponseInit) =>
    data({ result: refused({ code: error }), redirectTo: target }, init)
  const typed = formText(form, 'code')
  const code = readCode(typed)
  if (isBlank(typed)) return refuse(t('forms:secondFactor.required'), { status: 400 })
  const attempt: Attempt = { limit: 'secondFactor', subject: user.id }
  const wait = await throttled(request, context, attempt)
  if (wait)
    return refuse(t('forms:secondFactor.throttledFirst', { wait: waitText(wait, locale) }), tooManyRequests(wait))
  if (code?.kind !== 'app' || !(await confirmApp(db, user.id, code.code))) {
    return refuse(t('forms:secondFactor.wrongFirst'), { status: 400 })
  }
  const token = sessionToken(request)
  const [codes] = await Promise.all([
    renewRecoveryCodes(db, user.id),
    endOtherSessions(db, user.id, token),
    confirmSession(db, token),
    forget(context, attempt),
  ])
  logEvent('secondFactorAdded', request, context, { user: user.id })
  return data({ codes: codes.map(writeRecoveryCode), redirectTo: target })
}

export const headers = retryHeaders

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }]

export default function SecondFactorAppPage() {
  const { title, agencyName, ...loaded } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const { t } = useTranslation('dashboard')
  const redirectTo = answer?.redirectTo || loaded.redirectTo
  const { account, secondFactor } = dashboardPaths
  return (
    <>
      <Crumbs
        steps={[
          { label: t('account.title'), to: account },
          { label: title, to: secondFactor },
          { label: t(answer && 'codes' in answer ? 'secondFactor.codes.title' : 'secondFactor.setUp.begin') },
        ]}
      />
      {answer && 'codes' in answer ? (
        <RecoveryCodes
          codes={answer.codes}
          agencyName={agencyName}
          notice={t('secondFactor.codes.on')}
          next={redirectTo || secondFactor}
        />
      ) : loaded.setUp ? (
        <>
          <PageHead title={t('secondFactor.setUp.title')} />
          <SecondFactorSetUp {...loaded.setUp} redirectTo={redirectTo} result={answer?.result} />
        </>
      ) : (
        <>
          <PageHead title={title} lead={t('secondFactor.setUp.nothing')} />
          <p>
            <ButtonLink variant="quiet" to={secondFactor}>
              {t('secondFactor.setUp.toState')}
            </ButtonLink>
          </p>
        </>
      )}
    </>
  )
}
