import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { type ClientActionFunctionArgs, useActionData, useLoaderData } from '@remix-run/react'
import { useRef } from 'react'
import { listSessions } from '#app/data/access/sessions.server.ts'
import { findUser } from '#app/data/access/users.server.ts'
import { deviceOf } from '#app/domain/access/user-agent.ts'
import { requireUser, sessionToken } from '#app/http/access/session.server.ts'
import { readForm } from '#app/http/forms/forms.server.ts'
import { notFound } from '#app/http/responses.server.ts'
import { localeOf, translator } from '#app/i18n/server.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { saveOwnName } from '#app/routes/dashboard/users/user-form.server.ts'
import { AccountName } from '#app/ui/dashboard/access/account-name.tsx'
import { AccountPassword } from '#app/ui/dashboard/access/account-password.tsx'
import { AccountSessions } from '#app/ui/dashboard/access/account-sessions.tsx'
import { AccountSecondFactor } from '#app/ui/dashboard/access/second-factor.tsx'
import { PageHead } from '#app/ui/dashboard/frame/page-head.tsx'
import { forgetOnceSaved } from '#app/ui/form/draft.ts'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const user = await requireUser(request, context)
  const [rows, locale] = await Promise.all([
    listSessions(context.db, user.id, sessionToken(request)),
    localeOf(request),
  ])
  const sessions = rows.map(({ userAgent, ...session }) => ({ ...session, device: deviceOf(userAgent) }))
  const { name, email, role, version, hasSecondFactor } = user
  const title = translator(locale)('dashboard:account.title')
  return { title, user: { name, email, role, version }, hasSecondFactor, sessions }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const by = await requireUser(request, context)
  const [form, locale, user] = await Promise.all([readForm(request), localeOf(request), findUser(context.db, by.id)])
  if (!user) throw notFound()
  return saveOwnName({ user, form, locale, context, by })
}

export function clientAction({ serverAction }: ClientActionFunctionArgs) {
  return forgetOnceSaved({ scope: 'account:', id: 'name' }, () => serverAction<typeof action>())
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }]

export default function AccountPage() {
  const { user, hasSecondFactor, sessions } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const { t } = useTranslation('dashboard')
  const page = useRef<HTMLDivElement>(null)
  const { name, email, role } = user
  const version = answer?.version ?? user.version
  return (
    <>
      <PageHead title={t('account.title')} lead={t('account.lead', { email, role: t(`frame.roles.${role}`) })} />
      <div ref={page}>
        <AccountName key={version} name={name} version={version} answer={answer} around={page} />
        <AccountPassword email={email} title={t('account.password')} />
      </div>
      <AccountSecondFactor isOn={hasSecondFactor} />
      <AccountSessions sessions={sessions} />
    </>
  )
}
