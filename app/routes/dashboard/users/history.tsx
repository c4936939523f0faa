import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { requireAdmin } from '#app/http/access/session.server.ts'
import { localeOf, translator } from '#app/i18n/server.ts'
import { historyOf } from '#app/routes/dashboard/saving/history.server.ts'
import { UserHeader } from '#app/ui/dashboard/access/user-page.tsx'
import { History } from '#app/ui/dashboard/saving/history.tsx'
import { requireListedUser } from './require-user.server.ts'
import { userHistory } from './user-form.server.ts'

export async function loader({ request, params, context: { db }, context }: LoaderFunctionArgs) {
  await requireAdmin(request, context)
  const [user, locale] = await Promise.all([requireListedUser(db, params.id), localeOf(request)])
  return {
    title: translator(locale)('dashboard:history.title', { name: user.name }),
    user,
    history: await historyOf(db, request, userHistory(user, locale), locale),
  }
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }]

export default function UserHistoryPage() {
  const { user, history } = useLoaderData<typeof loader>()
  return (
    <>
      <UserHeader user={user} current="history" />
      <History {...history} />
    </>
  )
}
