/** Ends one session (`session`), or all others (`others=on`). */
import type { ActionFunctionArgs } from '@remix-run/cloudflare'
import { endOtherSessions, endOwnSession } from '#app/data/access/sessions.server.ts'
import { postsOnly, requireUser, sessionToken } from '#app/http/access/session.server.ts'
import { redirectWithMessage } from '#app/http/flash.server.ts'
import { readForm } from '#app/http/forms/forms.server.ts'
import { dashboardPaths } from '#app/paths/dashboard.ts'
import { NoPage } from '#app/ui/layout/no-page.ts'

export const loader = postsOnly

export async function action({ request, context }: ActionFunctionArgs) {
  const { id } = await requireUser(request, context)
  const form = await readForm(request)
  const { account } = dashboardPaths
  if (form.get('others') === 'on') {
    const count = await endOtherSessions(context.db, id, sessionToken(request))
    return redirectWithMessage(context, account, 'sessionsEnded', { count })
  }
  const hasEnded = await endOwnSession(context.db, id, String(form.get('session')))
  return hasEnded
    ? redirectWithMessage(context, account, 'sessionEnded')
    : redirectWithMessage(context, account, 'sessionGone', {}, { tone: 'warn' })
}

export default NoPage
