import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { type ClientActionFunctionArgs, useActionData, useLoaderData } from '@remix-run/react'
import { requireAdmin } from '#app/http/access/session.server.ts'
import { readForm } from '#app/http/forms/forms.server.ts'
import { localeOf } from '#app/i18n/server.ts'
import { ConnectionPage } from '#app/ui/dashboard/exchange/connection-page.tsx'
import { forgetOnceSaved } from '#app/ui/form/draft.ts'
import { saveConnection, shownConnection } from './connection-form.server.ts'
import { requireConnection } from './require-connection.server.ts'

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  await requireAdmin(request, context)
  const [connection, locale] = await Promise.all([requireConnection(context.db, params.id), localeOf(request)])
  return shownConnection(connection, locale)
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const by = await requireAdmin(request, context)
  const connection = await requireConnection(context.db, params.id)
  const [form, locale] = await Promise.all([readForm(request), localeOf(request)])
  return saveConnection({ connection, form, locale, context, by })
}

export function clientAction({ serverAction, params }: ClientActionFunctionArgs) {
  return forgetOnceSaved({ scope: 'connection:', id: params.id ?? '' }, () => serverAction<typeof action>())
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.name }]

export default function StoredConnectionPage() {
  return <ConnectionPage connection={useLoaderData<typeof loader>()} answer={useActionData<typeof action>()} />
}
