import type { ActionFunctionArgs } from '@remix-run/cloudflare'
import { postsOnly } from '#app/http/access/session.server.ts'
import { readForm } from '#app/http/forms/forms.server.ts'
import { localeOf } from '#app/i18n/server.ts'
import { NoPage } from '#app/ui/layout/no-page.ts'
import { requireEntryWriter } from './entry-access.server.ts'
import { restoreFromTrash } from './entry-acts.server.ts'

export const loader = postsOnly

export async function action({ request, params, context }: ActionFunctionArgs) {
  const { kind, by } = await requireEntryWriter(request, context)
  const [form, locale] = await Promise.all([readForm(request), localeOf(request)])
  return restoreFromTrash({ kind, id: params.id ?? '', form, locale, context, by })
}

export default NoPage
