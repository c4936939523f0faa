import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { type ClientActionFunctionArgs, useActionData, useLoaderData } from '@remix-run/react'
import { requireAdmin } from '#app/http/access/session.server.ts'
import { readForm } from '#app/http/forms/forms.server.ts'
import { localeOf } from '#app/i18n/server.ts'
import { UserPage } from '#app/ui/dashboard/access/user-page.tsx'
import { forgetOnceSaved } from '#app/ui/form/draft.ts'
import { requireListedUser } from './require-user.server.ts'
import { saveUserForm } from './user-form.server.ts'

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { id } = await requireAdmin(request, context)
  const user = await requireListedUser(context.db, params.id)
  return { user, isSelf: user.id === id }
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const by = await requireAdmin(request, context)
  const user = await requireListedUser(context.db, params.id)
  const [form, locale] = await Promise.all([readForm(request), localeOf(request)])
  return saveUserForm({ user, form, locale, context, by })
}

export function clientAction({ serverAction, params }: ClientActionFunctionArgs) {
  return forgetOnceSaved({ scope: 'user:', id: params.id ?? '' }, () => serverAction<typeof action>())
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.user.name }]

export default function StoredUserPage() {
  return <UserPage {...useLoaderData<typeof loader>()} answer={useActionData<typeof action>()} />
}
