import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { requireAdmin } from '#app/http/access/session.server.ts'
import { localeOf, translator } from '#app/i18n/server.ts'
import { historyOf } from '#app/routes/dashboard/saving/history.server.ts'
import { ConnectionHeader } from '#app/ui/dashboard/exchange/connection-page.tsx'
import { History } from '#app/ui/dashboard/saving/history.tsx'
import { connectionHistory } from './connection-form.server.ts'
import { requireConnection } from './require-connection.server.ts'

export async function loader({ request, params, context: { db }, context }: LoaderFunctionArgs) {
  await requireAdmin(request, context)
  const [connection, locale] = await Promise.all([requireConnection(db, params.id), localeOf(request)])
  const { id, name } = connection
  return {
    title: translator(locale)('dashboard:history.title', { name }),
    connection: { id, name },
    history: await historyOf(db, request, connectionHistory(connection, locale), locale),
  }
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }]

export default function ConnectionHistoryPage() {
  const { connection, history } = useLoaderData<typeof loader>()
  return (
    <>
      <ConnectionHeader connection={connection} current="history" />
      <History {...history} />
    </>
  )
}
