import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { useActionData, useLoaderData } from '@remix-run/react'
import { requireAdmin } from '#app/http/access/session.server.ts'
import { localeOf } from '#app/i18n/server.ts'
import { readRestoration } from '#app/routes/dashboard/saving/restoration.server.ts'
import { UserPage } from '#app/ui/dashboard/access/user-page.tsx'
import { requireListedUser } from './require-user.server.ts'
import { saveUserForm, userHistory } from './user-form.server.ts'

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { id } = await requireAdmin(request, context)
  const user = await requireListedUser(context.db, params.id)
  return { user, isSelf: user.id === id }
}

export async function action(args: ActionFunctionArgs) {
  const { request, params, context } = args
  const by = await requireAdmin(request, context)
  const [user, locale] = await Promise.all([requireListedUser(context.db, params.id), localeOf(request)])
  const restoration = await readRestoration(args, userHistory(user, locale))
  return saveUserForm({ ...restoration, user, locale, context, by })
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.user.name }]

export default function UserRestorationPage() {
  return <UserPage {...useLoaderData<typeof loader>()} answer={useActionData<typeof action>()} />
}
