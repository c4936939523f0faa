import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { useActionData, useLoaderData } from '@remix-run/react'
import { requireAdmin } from '#app/http/access/session.server.ts'
import { localeOf } from '#app/i18n/server.ts'
import { keepTyped, readRestoration } from '#app/routes/dashboard/saving/restoration.server.ts'
import { rerenderForm } from '#app/routes/dashboard/saving/save-form.server.ts'
import { ConnectionPage } from '#app/ui/dashboard/exchange/connection-page.tsx'
import { connectionHistory, saveConnection, shownConnection } from './connection-form.server.ts'
import { requireConnection } from './require-connection.server.ts'

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  await requireAdmin(request, context)
  const [connection, locale] = await Promise.all([requireConnection(context.db, params.id), localeOf(request)])
  return shownConnection(connection, locale)
}

export async function action(args: ActionFunctionArgs) {
  const { request, params, context } = args
  const by = await requireAdmin(request, context)
  const [connection, locale] = await Promise.all([requireConnection(context.db, params.id), localeOf(request)])
  const { typed, ...restoration } = await readRestoration(args, connectionHistory(connection, locale))
  const saved = await saveConnection({ ...restoration, connection, locale, context, by })
  return keepTyped(context, typed, saved, (form) => rerenderForm(form, {}, {}, 200))
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.name }]

export default function ConnectionRestorationPage() {
  return <ConnectionPage connection={useLoaderData<typeof loader>()} answer={useActionData<typeof action>()} />
}
