import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/cloudflare'
import { useActionData, useLoaderData } from '@remix-run/react'
import { requireAdmin } from '#app/http/access/session.server.ts'
import { localeOf, translator } from '#app/i18n/server.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { dashboardPaths } from '#app/paths/dashboard.ts'
import { UserLink, UserLinkConfirmation } from '#app/ui/dashboard/access/user-link.tsx'
import { Crumbs } from '#app/ui/dashboard/frame/crumbs.tsx'
import { makePasswordLink } from './link.server.ts'
import { requireListedUser } from './require-user.server.ts'

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  await requireAdmin(request, context)
  const { id, name } = await requireListedUser(context.db, params.id)
  return { title: translator(await localeOf(request))('dashboard:users.link'), user: { id, name } }
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  await requireAdmin(request, context)
  const user = await requireListedUser(context.db, params.id)
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
      {answer ? <UserLink link={answer.link} /> : <UserLinkConfirmation {...user} />}
    </>
  )
}
