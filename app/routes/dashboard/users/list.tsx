import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { listUsers } from '#app/data/access/users.server.ts'
import { requireAdmin } from '#app/http/access/session.server.ts'
import { localeOf, translator } from '#app/i18n/server.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { dashboardPaths } from '#app/paths/dashboard.ts'
import { UserTable } from '#app/ui/dashboard/access/user-table.tsx'
import { PageHead } from '#app/ui/dashboard/frame/page-head.tsx'
import { ButtonLink } from '#app/ui/parts/button.tsx'
import { Icon } from '#app/ui/parts/icon.tsx'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { id } = await requireAdmin(request, context)
  const [users, locale] = await Promise.all([listUsers(context.db), localeOf(request)])
  return { title: translator(locale)('dashboard:users.title'), ownId: id, users }
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }]

export default function UsersPage() {
  const { users, ownId } = useLoaderData<typeof loader>()
  const { t } = useTranslation('dashboard')
  return (
    <>
      <PageHead
        title={t('users.title')}
        lead={t('users.lead')}
        action={
          <ButtonLink to={dashboardPaths.newUser}>
            <Icon name="plus" />
            {t('users.invite')}
          </ButtonLink>
        }
      />
      <UserTable users={users} ownId={ownId} />
    </>
  )
}
