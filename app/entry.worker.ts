/** The worker: what happens to every request before and after Remix answers it, and what happens by the clock. */

import * as build from 'virtual:remix/server-build'
import { createRequestHandler, type ServerBuild } from '@remix-run/cloudflare'
import { deleteOldEnquiries } from '#app/data/enquiries.server.ts'
import { deletePictureFiles } from '#app/data/media.server.ts'
import { deleteExpiredPasswordTokens } from '#app/data/password-tokens.server.ts'
import { emptyTrash } from '#app/data/properties.server.ts'
import { deleteExpiredSessions } from '#app/data/sessions.server.ts'
import { createContext, type Env } from '#app/http/context.server.ts'
import { withAnsweredFaults } from '#app/http/faults.server.ts'
import { isCrossOriginWrite, secured, withTrustedHost } from '#app/http/security.server.ts'
import { deliverDue } from '#app/mail/outbox.server.ts'

/** Of the two crons in wrangler.toml, the one that only sends what is due. Whatever else wakes the worker also cleans up. */
const deliveryCron = '*/5 * * * *'

const answer = createRequestHandler(withAnsweredFaults(build as unknown as ServerBuild), 'production')

export default {
  async fetch(request, env, execution) {
    const context = createContext(env, (promise) => execution.waitUntil(promise))
    if (isCrossOriginWrite(request)) return secured(crossOriginRefusal(), context)
    const response = await answer(withTrustedHost(request), context)
    return secured(response, context)
  },

  async scheduled({ cron }, env, execution) {
    const { db, media, transport } = createContext(env, (promise) => execution.waitUntil(promise))
    await deliverDue(db, transport)
    if (cron === deliveryCron) return
    await deleteExpiredSessions(db)
    await deleteExpiredPasswordTokens(db)
    await deleteOldEnquiries(db)
    for (const key of await emptyTrash(db)) await deletePictureFiles(media, key)
  },
} satisfies ExportedHandler<Env>

function crossOriginRefusal(): Response {
  const sentence =
    'Diese Anfrage kam von einer fremden Seite und wurde nicht ausgeführt. Öffnen Sie die Seite noch einmal und senden Sie das Formular von dort ab.'
  return new Response(sentence, { status: 403, headers: { 'Content-Type': 'text/plain; charset=utf-8' } })
}
