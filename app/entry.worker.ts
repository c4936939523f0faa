import * as build from 'virtual:remix/server-build'
import { openDatabase } from '#app/data/database.server.ts'
import { fetchGazetteer } from '#app/data/places/gazetteer-text.server.ts'
import { withAnnouncedSaves } from '#app/data/revisions/announced-saves.server.ts'
import { renewWitness } from '#app/data/revisions/witness.server.ts'
import { readConfig } from '#app/http/config.server.ts'
import { type AppContext, createContext, type Env } from '#app/http/context.server.ts'
import { logEvent, logJobFault } from '#app/http/log.server.ts'
import { canonicalPath } from '#app/http/pages/canonical-path.server.ts'
import { redirectToChosenLocale, withRememberedChoice } from '#app/http/pages/chosen-language.server.ts'
import { withFaultAnswers } from '#app/http/pages/faults.server.ts'
import { answerFromMemory, answerPublicPage } from '#app/http/pages/page-cache.server.ts'
import { isPublicPath } from '#app/http/pages/public-pages.server.ts'
import { forgetRevisions } from '#app/http/pages/revisions.server.ts'
import { siteHandlers } from '#app/http/pages/site-handlers.server.ts'
import { type RefusalName, reasonToRefuse, refusal, withOnePathPerKind } from '#app/http/refusals.server.ts'
import { withoutBody, withSecurityHeaders, withTrustedHost } from '#app/http/security.server.ts'
import { notModified } from '#app/http/validators.server.ts'
import { followActiveDays } from '#app/jobs/exchange/active-days.server.ts'
import { takeTransferStep, wakeTransfers } from '#app/jobs/exchange/transfer-steps.server.ts'
import { runNightly } from '#app/jobs/nightly.server.ts'
import { releaseDue } from '#app/jobs/releases.server.ts'
import { deliverDue } from '#app/mail/outbox.server.ts'

/** One of the two crons in wrangler.toml; any other event runs all jobs. */
const deliveryCron = '*/5 * * * *'

const handlerFor = siteHandlers(withFaultAnswers(build))

export default {
  async fetch(request, env, execution) {
    return answer(request, env, inBackground(execution))
  },

  async scheduled({ cron }, env, execution) {
    const waitUntil = inBackground(execution)
    const context = createContext(env, waitUntil)
    await readyPlaces(env)
    await withAnnouncedSaves(savingIn(env, waitUntil), async () => {
      if (cron !== deliveryCron) return runNightly(context)
      await releaseDue(context).catch((error) => logJobFault('releases', 'due', error))
      await followActiveDays(context).catch((error) => logJobFault('exchange', 'activeDays', error))
      await Promise.all([deliverDue(context.db, context.transport), wakeTransfers(context)])
    })
    await renewWitness(openDatabase(env.DB), env.MEDIA).catch((error) => logJobFault('pages', 'witness', error))
  },

  async queue({ messages }, env, execution) {
    const waitUntil = inBackground(execution)
    const context = createContext(env, waitUntil)
    await readyPlaces(env)
    for (const message of messages) {
      try {
        await withAnnouncedSaves(savingIn(env, waitUntil), () => takeTransferStep(context, message.body))
      } catch (error) {
        logJobFault('exchange', 'step', error)
        message.retry({ delaySeconds: 10 })
      }
    }
  },
} satisfies ExportedHandler<Env, string>

/** Without them most pages are still answered; those that need them fail, and the next request tries again. */
async function readyPlaces(env: Env): Promise<void> {
  await fetchGazetteer(env.ASSETS).catch((error) => logJobFault('places', 'fetch', error))
}

/** The runtime would log the statement's parameters, which contain mail addresses. */
function inBackground(execution: ExecutionContext): AppContext['waitUntil'] {
  return (promise) => execution.waitUntil(promise.catch((error) => logJobFault('background', 'waitUntil', error)))
}

async function answer(sent: Request, env: Env, waitUntil: AppContext['waitUntil']): Promise<Response> {
  const kept = answerFromMemory(sent, env, waitUntil)
  if (kept) return asVisited(sent, kept)
  const request = withoutBody(sent)
  const reason = reasonToRefuse(request, readConfig(env).siteUrl)
  if (reason) return refused(reason, request, env, waitUntil)
  const lead = redirectToChosenLocale(request)
  if (lead) return withSecurityHeaders(lead, createContext(env, waitUntil))
  const render = (request: Request) => rendered(request, env, waitUntil)
  const response = (await answerPublicPage(request, env, waitUntil, render)) ?? (await render(request))
  return asVisited(request, response)
}

/**
 * On a first visit the file of these rules would compete with styles and fonts, and where scripts run, no second document
 * is loaded.
 */
function asVisited(request: Request, response: Response): Response {
  const site = request.headers.get('Sec-Fetch-Site')
  if (site && site !== 'same-origin') response.headers.delete('Speculation-Rules')
  return withRememberedChoice(request, unlessKnown(request, response))
}

/** Only documents for machines and files have a validator; a 304 brings no policy, since the caller keeps the first. */
function unlessKnown(request: Request, response: Response): Response {
  const unchanged = response.status === 200 ? notModified(request, response.headers) : null
  if (unchanged)
    for (const name of ['Content-Security-Policy', 'Content-Type', 'Content-Length']) unchanged.headers.delete(name)
  return unchanged ?? response
}

function refused(reason: RefusalName, request: Request, env: Env, waitUntil: AppContext['waitUntil']): Response {
  const context = createContext(env, waitUntil)
  if (reason === 'crossOrigin') logEvent('crossOrigin', request, context)
  return withSecurityHeaders(refusal(reason, request), context)
}

async function rendered(request: Request, env: Env, waitUntil: AppContext['waitUntil']): Promise<Response> {
  const context = createContext(env, waitUntil)
  const { pathname, search } = new URL(request.url)
  const canonical = canonicalPath(pathname)
  if (canonical && (isRead(request) || isPublicPath(canonical)))
    return withSecurityHeaders(movedPermanently(request, canonical + search), context)
  let preview: Response | null = null
  let previewSources: readonly string[] = []
  context.showPreview = async (path, texts) => {
    const shown = { ...createContext(env, waitUntil), preview: texts }
    const page = withTrustedHost(new Request(new URL(path, request.url)))
    preview = await handlerFor(page, false)(page, shown)
    previewSources = shown.scriptSources
  }
  await readyPlaces(env)
  const asked = withTrustedHost(withOnePathPerKind(request))
  const handler = handlerFor(asked, env.BENCH === '1' && request.headers.get('X-Bench') === 'whole')
  const page = await withAnnouncedSaves(savingIn(env, waitUntil), () => handler(asked, context))
  if (preview) context.scriptSources = previewSources
  return withSecurityHeaders(preview ?? page, context)
}

/** The next visitor of this isolate sees the saved changes. */
function savingIn(env: Env, later: AppContext['waitUntil']) {
  return { binding: env.DB, bucket: env.MEDIA, later, onSent: () => forgetRevisions(env) }
}

function isRead({ method }: Request): boolean {
  return method === 'GET' || method === 'HEAD'
}

/** Each page is cached under one address. 308 makes the browser repeat a post. */
function movedPermanently(request: Request, location: string): Response {
  return new Response(null, { status: isRead(request) ? 301 : 308, headers: { Location: location } })
}
