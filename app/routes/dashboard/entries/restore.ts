import type { ActionFunctionArgs } from '@remix-run/cloudflare'
import { postsOnly, requireUser } from '#app/http/access/session.server.ts'
import { readForm } from '#app/http/forms/forms.server.ts'
import { NoPage } from '#app/ui/layout/no-page.ts'
import { restoreFromTrash } from './entry-acts.server.ts'
import { entryKindOf } from './entry-kinds.server.ts'

export const loader = postsOnly

export async function action({ request, params, context }: ActionFunctionArgs) {
  const by = await requireUser(request, context)
  return restoreFromTrash(entryKindOf(request), params.id ?? '', await readForm(request), context, by)
}

export default NoPage
