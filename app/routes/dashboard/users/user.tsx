/** /dashboard/users/:id: a user's name and role, and the acts on the account. */
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { useActionData, useLoaderData } from '@remix-run/react'
import { updateUser } from '#app/data/access/user-changes.server.ts'
import { userFields } from '#app/domain/access/user.ts'
import { requireAdmin } from '#app/http/access/session.server.ts'
import { redirectWithMessage } from '#app/http/flash.server.ts'
import { parseForm, readForm, rejected } from '#app/http/forms/forms.server.ts'
import { notFound, ownPath } from '#app/http/responses.server.ts'
import { localeOf, translator } from '#app/i18n/server.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { paths } from '#app/paths.ts'
import { UserAccess } from '#app/ui/dashboard/access/user-access.tsx'
import { UserForm } from '#app/ui/dashboard/access/user-form.tsx'
import { UserStateBadge } from '#app/ui/dashboard/access/user-state-badge.tsx'
import { Crumbs } from '#app/ui/dashboard/frame/crumbs.tsx'
import { PageHead } from '#app/ui/dashboard/frame/page-head.tsx'
import { requireListedUser } from './require-user.server.ts'

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { id } = await requireAdmin(request, context)
  const user = await requireListedUser(context.db, params.id)
  return { user, isSelf: user.id === id }
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const admin = await requireAdmin(request, context)
  const before = await requireListedUser(context.db, params.id)
  const [form, locale] = await Promise.all([readForm(request), localeOf(request)])
  const submission = parseForm(form, userFields, locale)
  if (submission.status !== 'success') return rejected(submission.reply())
  const { id } = before
  const { name, role } = submission.value
  const refuse = (reason: 'ownRole' | 'lastAdmin') =>
    rejected(submission.reply({ fieldErrors: { role: [translator(locale)(`forms:users.${reason}`)] } }))
  if (id === admin.id && role !== admin.role) return refuse('ownRole')
  const change = await updateUser(context.db, id, { name, role })
  if (change === 'lastAdmin') return refuse('lastAdmin')
  if (change === 'missing') throw notFound()
  const undo = { action: paths.dashboard.user(id), fields: { name: before.name, role: before.role } }
  return redirectWithMessage(
    context,
    ownPath(form.get('redirectTo'), paths.dashboard.users),
    'userSaved',
    { name },
    { undo, link: { to: paths.dashboard.user(id), label: 'user' } },
  )
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.user.name }]

export default function UserPage() {
  const { user, isSelf } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const { t } = useTranslation('dashboard')
  return (
    <>
      <Crumbs steps={[{ label: t('users.title'), to: paths.dashboard.users }, { label: user.name }]} />
      <PageHead title={user.name} lead={user.email}>
        <UserStateBadge state={user.state} />
      </PageHead>
      <UserForm
        key={`${user.name} ${user.role}`}
        values={{ name: user.name, role: user.role }}
        lastResult={answer?.result}
        isSelf={isSelf}
        submit={t('form.save')}
      />
      <UserAccess user={user} isSelf={isSelf} />
    </>
  )
}
