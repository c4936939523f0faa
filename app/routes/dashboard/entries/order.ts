/** Moves an entry one place (`move=up` or `move=down`). */
import type { ActionFunctionArgs } from '@remix-run/cloudflare'
import { postsOnly, requireUser } from '#app/http/access/session.server.ts'
import { NoPage } from '#app/ui/layout/no-page.ts'
import { moveInList } from './entry-acts.server.ts'
import { entryKindOf } from './entry-kinds.server.ts'

export const loader = postsOnly

export async function action({ request, params, context }: ActionFunctionArgs) {
  await requireUser(request, context)
  return moveInList(entryKindOf(request), params.id ?? '', request, context)
}

export default NoPage
