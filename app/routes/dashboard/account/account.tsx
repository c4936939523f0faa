/** /dashboard/account: the user's name, password, second factor and sessions. */
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { useActionData, useLoaderData } from '@remix-run/react'
import { listSessions } from '#app/data/access/sessions.server.ts'
import { renameUser } from '#app/data/access/user-changes.server.ts'
import { accountFields } from '#app/domain/access/user.ts'
import { deviceOf } from '#app/domain/access/user-agent.ts'
import { requireUser, sessionToken } from '#app/http/access/session.server.ts'
import { redirectWithMessage } from '#app/http/flash.server.ts'
import { parseForm, readForm, rejected } from '#app/http/forms/forms.server.ts'
import { localeOf, translator } from '#app/i18n/server.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { paths } from '#app/paths.ts'
import { AccountName } from '#app/ui/dashboard/access/account-name.tsx'
import { AccountPassword } from '#app/ui/dashboard/access/account-password.tsx'
import { AccountSessions } from '#app/ui/dashboard/access/account-sessions.tsx'
import { AccountSecondFactor } from '#app/ui/dashboard/access/second-factor.tsx'
import { PageHead } from '#app/ui/dashboard/frame/page-head.tsx'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const user = await requireUser(request, context)
  const [rows, locale] = await Promise.all([
    listSessions(context.db, user.id, sessionToken(request)),
    localeOf(request),
  ])
  const sessions = rows.map(({ userAgent, ...session }) => ({ ...session, device: deviceOf(userAgent) }))
  const { name, email, role, hasSecondFactor } = user
  const title = translator(locale)('dashboard:account.title')
  return { title, user: { name, email, role }, hasSecondFactor, sessions }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { id, name: before } = await requireUser(request, context)
  const submission = parseForm(await readForm(request), accountFields, await localeOf(request))
  if (submission.status !== 'success') return rejected(submission.reply())
  await renameUser(context.db, id, submission.value.name)
  const { account } = paths.dashboard
  return redirectWithMessage(
    context,
    account,
    'accountSaved',
    {},
    { undo: { action: account, fields: { name: before } } },
  )
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }]

export default function AccountPage() {
  const { user, hasSecondFactor, sessions } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const { t } = useTranslation('dashboard')
  const { name, email, role } = user
  return (
    <>
      <PageHead title={t('account.title')} lead={t('account.lead', { email, role: t(`frame.roles.${role}`) })} />
      <AccountName key={name} name={name} lastResult={answer?.result} />
      <AccountPassword email={email} title={t('account.password')} />
      <AccountSecondFactor isOn={hasSecondFactor} />
      <AccountSessions sessions={sessions} />
    </>
  )
}
