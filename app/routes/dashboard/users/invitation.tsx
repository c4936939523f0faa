import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/cloudflare'
import { useActionData, useLoaderData } from '@remix-run/react'
import { passwordTokenDays } from '#app/data/access/password-tokens.server.ts'
import { requireAdmin } from '#app/http/access/session.server.ts'
import { redirectWithMessage } from '#app/http/flash.server.ts'
import { readForm } from '#app/http/forms/forms.server.ts'
import { localeOf, translator } from '#app/i18n/server.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { dashboardPaths } from '#app/paths/dashboard.ts'
import { UserLink, UserLinkConfirmation } from '#app/ui/dashboard/access/user-link.tsx'
import { Crumbs } from '#app/ui/dashboard/frame/crumbs.tsx'
import { mailInvitation, makePasswordLink } from './link.server.ts'
import { requireListedUser } from './require-user.server.ts'

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  await requireAdmin(request, context)
  const { id, name } = await requireListedUser(context.db, params.id)
  return { title: translator(await localeOf(request))('dashboard:users.link'), user: { id, name } }
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const by = await requireAdmin(request, context)
  const [user, form] = await Promise.all([requireListedUser(context.db, params.id), readForm(request)])
  const { id, name, email } = user
  if (form.get('next') === 'mail' && (await mailInvitation(request, context, user, { by: by.name, kind: 'handed' }))) {
    const values = { name, email, days: passwordTokenDays }
    return redirectWithMessage(context, dashboardPaths.user(id), 'invitationMailed', values)
  }
  return data({ link: await makePasswordLink(request, context, user) })
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }]

export default function InvitationPage() {
  const { title, user } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const { t } = useTranslation('dashboard')
  return (
    <>
      <Crumbs
        steps={[
          { label: t('users.title'), to: dashboardPaths.users },
          { label: user.name, to: dashboardPaths.user(user.id) },
          { label: title },
        ]}
      />
      {answer && 'link' in answer ? <UserLink link={answer.link} /> : <UserLinkConfirmation {...user} />}
    </>
  )
}
