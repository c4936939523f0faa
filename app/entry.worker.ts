/** The worker: what happens to every request before and after Remix answers it, and what happens by the clock. */

import * as build from 'virtual:remix/server-build'
import { createRequestHandler, type ServerBuild } from '@remix-run/cloudflare'
import { readConfig } from '#app/http/config.server.ts'
import { type AppContext, createContext, type Env } from '#app/http/context.server.ts'
import { withAnsweredFaults } from '#app/http/faults.server.ts'
import { logEvent } from '#app/http/log.server.ts'
import { answerPublicPage } from '#app/http/pages/page-cache.server.ts'
import { isPublicPath, properPath } from '#app/http/pages/public-pages.server.ts'
import { forgetRevisions } from '#app/http/pages/revisions.server.ts'
import { namingEachKindOnce, type RefusalName, reasonToRefuse, refusal } from '#app/http/refusals.server.ts'
import { secured, withTrustedHost } from '#app/http/security.server.ts'
import { deliverDue } from '#app/mail/outbox.server.ts'
import { isStaffPath } from '#app/paths.ts'
import { answerBench } from './bench-floors.server.ts'
import { runNightly } from './nightly.server.ts'

/** Of the two crons in wrangler.toml, the one that only sends what is due. Whatever else wakes the worker does all there is to do. */
const deliveryCron = '*/5 * * * *'

const site = withAnsweredFaults(build as unknown as ServerBuild)
const answerEverybody = createRequestHandler(site, 'production')
/** Remix looks for a page among all routes, five times a rendering, and three of four are for staff. */
const answerVisitors = createRequestHandler(withoutDashboard(site), 'production')

/** A post that is answered so has changed nothing: who may send it, or how often, is asked before all else. */
const nothingSaved = new Set([401, 403, 405, 429])

export default {
  async fetch(request, env, execution) {
    const waitUntil = (promise: Promise<unknown>) => execution.waitUntil(promise)
    if (env.BENCH === '1') return answerBench(request, env, (env) => answer(request, env, waitUntil))
    return answer(request, env, waitUntil)
  },

  async scheduled({ cron }, env, execution) {
    const context = createContext(env, (promise) => execution.waitUntil(promise))
    if (cron === deliveryCron) await deliverDue(context.db, context.transport)
    else await runNightly(context)
  },
} satisfies ExportedHandler<Env>

/** A refusal, a kept page, or what Remix makes of the request. */
async function answer(request: Request, env: Env, waitUntil: AppContext['waitUntil']): Promise<Response> {
  const reason = reasonToRefuse(request, readConfig(env).siteUrl)
  if (reason) return refused(reason, request, env, waitUntil)
  const render = (request: Request) => rendered(request, env, waitUntil)
  return (await answerPublicPage(request, env, waitUntil, render)) ?? render(request)
}

function withoutDashboard(build: ServerBuild): ServerBuild {
  const kept = <Route>(routes: Record<string, Route>) =>
    Object.fromEntries(Object.entries(routes).filter(([id]) => !id.startsWith('routes/dashboard/')))
  return { ...build, routes: kept(build.routes), assets: { ...build.assets, routes: kept(build.assets.routes) } }
}

function refused(reason: RefusalName, request: Request, env: Env, waitUntil: AppContext['waitUntil']): Response {
  const context = createContext(env, waitUntil)
  if (reason === 'crossOrigin') logEvent('crossOrigin', request, context)
  return secured(refusal(reason, request), context)
}

/** What Remix makes of a request, with nothing kept. */
async function rendered(request: Request, env: Env, waitUntil: AppContext['waitUntil']): Promise<Response> {
  const context = createContext(env, waitUntil)
  const { pathname, search } = new URL(request.url)
  const proper = isRead(request) ? properPath(pathname) : null
  if (proper) return secured(movedTo(proper + search), context)
  const handler = isPublicPath(pathname) ? answerVisitors : answerEverybody
  const response = await handler(withTrustedHost(namingEachKindOnce(request)), context)
  // What staff have sent may have changed what pages show: whoever is here next sees it.
  if (request.method === 'POST' && isStaffPath(pathname) && !nothingSaved.has(response.status)) forgetRevisions(env)
  return secured(response, context)
}

function isRead({ method }: Request): boolean {
  return method === 'GET' || method === 'HEAD'
}

/** One page has one address: each spelling of it would be rendered, and kept by nobody. */
function movedTo(location: string): Response {
  return new Response(null, { status: 301, headers: { Location: location } })
}
