import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { countLinked, deleteConnection, findConnection } from '#app/data/exchange/connections.server.ts'
import { requireAdmin } from '#app/http/access/session.server.ts'
import { redirectWithMessage } from '#app/http/flash.server.ts'
import { localeOf, translator } from '#app/i18n/server.ts'
import { dashboardPaths } from '#app/paths/dashboard.ts'
import { ConfirmView } from '#app/ui/dashboard/frame/confirmation.tsx'
import { requireConnection } from './require-connection.server.ts'

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  await requireAdmin(request, context)
  const { id, name } = await requireConnection(context.db, params.id)
  const [count, locale] = await Promise.all([countLinked(context.db, id), localeOf(request)])
  const t = translator(locale)
  return {
    confirmation: {
      title: t('forms:connections.removal.title', { name }),
      text: [
        ...(count > 0 ? [t('forms:connections.removal.objects', { count })] : []),
        t('forms:connections.removal.text'),
      ],
      submit: t('dashboard:connections.removal.submit'),
      back: dashboardPaths.connection(id),
    },
  }
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  await requireAdmin(request, context)
  const { id = '' } = params
  const { exchange } = dashboardPaths
  const connection = await findConnection(context.db, id)
  const count = connection ? await countLinked(context.db, id) : 0
  // Another request has removed it already.
  if (!connection || !(await deleteConnection(context.db, id)))
    return redirectWithMessage(context, exchange, 'connectionGone', {}, { tone: 'warn' })
  const { name } = connection
  return count > 0
    ? redirectWithMessage(context, exchange, 'connectionRemoved', { name, count })
    : redirectWithMessage(context, exchange, 'connectionRemovedEmpty', { name })
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.confirmation.title }]

export default function ConnectionRemovalPage() {
  return <ConfirmView {...useLoaderData<typeof loader>().confirmation} />
}
