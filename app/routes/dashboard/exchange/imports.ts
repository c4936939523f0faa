/** POST /dashboard/exchange/imports: a transfer that staff upload. */
import { type ActionFunctionArgs, redirect } from '@remix-run/cloudflare'
import { requireUser } from '#app/http/access/session.server.ts'
import { receiveUpload } from '#app/http/exchange/receive-upload.server.ts'
import { localeOf } from '#app/i18n/server.ts'
import { paths } from '#app/paths.ts'
import { stopSentence } from '#app/words/exchange/stop-words.server.ts'

export async function action({ request, context }: ActionFunctionArgs) {
  const by = await requireUser(request, context)
  const received = await receiveUpload(request, context, by)
  if ('id' in received) return redirect(paths.dashboard.import(received.id), 303)
  const { stop } = received
  const status = stop.bound === 'file' ? 413 : 400
  return new Response(JSON.stringify({ ...stop, sentence: stopSentence(stop, await localeOf(request)) }), { status })
}
