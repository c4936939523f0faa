import type { ActionFunctionArgs } from '@remix-run/cloudflare'
import { postsOnly } from '#app/http/access/session.server.ts'
import { readForm } from '#app/http/forms/forms.server.ts'
import { NoPage } from '#app/ui/layout/no-page.ts'
import { requireEntryWriter } from './entry-access.server.ts'
import { restoreFromTrash } from './entry-acts.server.ts'

export const loader = postsOnly

export async function action({ request, params, context }: ActionFunctionArgs) {
  const { kind, by } = await requireEntryWriter(request, context)
  return restoreFromTrash(kind, params.id ?? '', await readForm(request), context, by)
}

export default NoPage
