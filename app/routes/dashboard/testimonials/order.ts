/** POST /dashboard/testimonials/:id/order: moves a testimonial one place (`move=up` or `move=down`). */
import type { ActionFunctionArgs } from '@remix-run/cloudflare'
import { postsOnly, requireUser } from '#app/http/access/session.server.ts'
import { moveInList } from '#app/routes/dashboard/entries/entry-acts.server.ts'
import { testimonialsKind } from '#app/routes/dashboard/entries/entry-kinds.server.ts'
import { NoPage } from '#app/ui/layout/no-page.ts'

export const loader = postsOnly

export async function action({ request, params, context }: ActionFunctionArgs) {
  await requireUser(request, context)
  return moveInList(testimonialsKind, params.id ?? '', request, context)
}

export default NoPage
