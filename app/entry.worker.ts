/** The worker: what happens to every request before and after Remix answers it, and what happens by the clock. */

import * as build from 'virtual:remix/server-build'
import { createRequestHandler, type ServerBuild } from '@remix-run/cloudflare'
import { createContext, type Env } from '#app/http/context.server.ts'
import { withAnsweredFaults } from '#app/http/faults.server.ts'
import { logEvent } from '#app/http/log.server.ts'
import { isCrossOriginWrite, secured, withTrustedHost } from '#app/http/security.server.ts'
import { deliverDue } from '#app/mail/outbox.server.ts'
import { runNightly } from './nightly.server.ts'

/** Of the two crons in wrangler.toml, the one that only sends what is due. Whatever else wakes the worker does all there is to do. */
const deliveryCron = '*/5 * * * *'

const answer = createRequestHandler(withAnsweredFaults(build as unknown as ServerBuild), 'production')

export default {
  async fetch(request, env, execution) {
    const context = createContext(env, (promise) => execution.waitUntil(promise))
    if (isCrossOriginWrite(request)) {
      logEvent('crossOrigin', request, context)
      return secured(crossOriginRefusal(), context)
    }
    const response = await answer(withTrustedHost(request), context)
    return secured(response, context)
  },

  async scheduled({ cron }, env, execution) {
    const context = createContext(env, (promise) => execution.waitUntil(promise))
    if (cron === deliveryCron) await deliverDue(context.db, context.transport)
    else await runNightly(context)
  },
} satisfies ExportedHandler<Env>

function crossOriginRefusal(): Response {
  const sentence =
    'Diese Anfrage kam von einer fremden Seite und wurde nicht ausgeführt. Öffnen Sie die Seite noch einmal und senden Sie das Formular von dort ab.'
  return new Response(sentence, { status: 403, headers: { 'Content-Type': 'text/plain; charset=utf-8' } })
}
