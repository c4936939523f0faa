/** /dashboard/users/:id/invitation: asks, and then makes a link by which the user chooses a password. It is shown once. */
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/cloudflare'
import { useActionData, useLoaderData } from '@remix-run/react'
import { redirectWithMessage } from '#app/http/flash.server.ts'
import { requireAdmin } from '#app/http/session.server.ts'
import { localeOf, translator } from '#app/i18n/server.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { paths } from '#app/paths.ts'
import { ConfirmView } from '#app/ui/dashboard/confirmation.tsx'
import { Crumbs } from '#app/ui/dashboard/crumbs.tsx'
import { UserLink } from '#app/ui/dashboard/user-link.tsx'
import { makePasswordLink } from './link.server.ts'
import { requireListedUser } from './require-user.server.ts'

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  await requireAdmin(request, context)
  const { id, name } = await requireListedUser(context.db, params.id)
  const t = translator(await localeOf(request))
  return {
    user: { id, name },
    confirmation: {
      title: t('dashboard:users.confirmLink.title', { name }),
      text: [t('dashboard:users.confirmLink.text'), t('dashboard:users.confirmLink.once')],
      submit: t('dashboard:users.makeLink'),
      back: paths.dashboard.user(id),
    },
  }
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  await requireAdmin(request, context)
  const user = await requireListedUser(context.db, params.id)
  if (user.state === 'disabled') {
    const { id, name } = user
    return redirectWithMessage(context, paths.dashboard.user(id), 'userIsDisabled', { name }, { tone: 'warn' })
  }
  return data({ link: await makePasswordLink(request, context, user) })
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.confirmation.title }]

export default function InvitationPage() {
  const { user, confirmation } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const { t } = useTranslation('dashboard')
  return (
    <>
      <Crumbs
        steps={[
          { label: t('users.title'), to: paths.dashboard.users },
          { label: user.name, to: paths.dashboard.user(user.id) },
          { label: t('users.link') },
        ]}
      />
      {answer ? <UserLink link={answer.link} /> : <ConfirmView {...confirmation} />}
    </>
  )
}
