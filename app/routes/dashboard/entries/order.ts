/** Moves an entry one place (`move=up` or `move=down`). */
import type { ActionFunctionArgs } from '@remix-run/cloudflare'
import { postsOnly } from '#app/http/access/session.server.ts'
import { NoPage } from '#app/ui/layout/no-page.ts'
import { requireEntryWriter } from './entry-access.server.ts'
import { moveInList } from './entry-acts.server.ts'

export const loader = postsOnly

export async function action({ request, params, context }: ActionFunctionArgs) {
  const { kind, by } = await requireEntryWriter(request, context)
  return moveInList(kind, params.id ?? '', request, context, by)
}

export default NoPage
