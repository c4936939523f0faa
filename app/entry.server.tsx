import type { AppLoadContext, EntryContext, LoaderFunctionArgs } from '@remix-run/cloudflare'
import { isRouteErrorResponse, RemixServer } from '@remix-run/react'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import type { Locale } from '#app/fields/locale.ts'
import { withAuthoredLang } from '#app/http/authored-texts.server.ts'
import { newNonce } from '#app/http/context.server.ts'
import { takeMessage } from '#app/http/flash.server.ts'
import { withHeadLinks } from '#app/http/head-links.server.ts'
import { withHashedScripts } from '#app/http/inline-scripts.server.ts'
import { withLast } from '#app/http/last-in-page.server.ts'
import { withLinkedData } from '#app/http/linked-data.server.ts'
import { logFault } from '#app/http/log.server.ts'
import { isPublicPath } from '#app/http/pages/public-pages.server.ts'
import { takeCookies } from '#app/http/responses.server.ts'
import { pathWithoutLocale } from '#app/i18n/locale-path.ts'
import { i18nFor, localeOf, translator } from '#app/i18n/server.ts'
import { WordsContext } from '#app/i18n/use-translation.ts'
import { hasSteps, isStaffPath } from '#app/paths/public.ts'
import { dataId } from '#app/ui/layout/page-data.ts'
import { mistakeMarks } from '#app/ui/mistakes/mistake-mark.ts'
import { RequestInfo } from '#app/ui/parts/request-info.ts'
import { Notice } from '#app/ui/shortlist/notice.tsx'

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remixContext: EntryContext,
  context: AppLoadContext,
) {
  const { requestId, linkedData, tagManagerId } = context
  const nonce = newNonce()
  const locale = await localeOf(request)
  const notice = await noticeFor(request, context, locale)
  const encoded = await takeData(remixContext)
  const html = renderToString(
    <RequestInfo.Provider
      value={{
        nonce,
        requestId,
        isStill: isStill(request, context),
        refusal: refusalOf(remixContext)?.status ?? null,
        notice,
      }}
    >
      <WordsContext.Provider value={i18nFor(locale)}>
        <RemixServer context={remixContext} url={request.url} nonce={nonce} />
      </WordsContext.Provider>
    </RequestInfo.Provider>,
  )
  const renderedStatus = statusOf(remixContext, status)
  headers.set('Content-Type', 'text/html; charset=utf-8')
  // Without scripts, and until they run, browsers that know these rules fetch a page once its link is pointed at.
  if (isPublicPath(new URL(request.url).pathname)) headers.set('Speculation-Rules', '"/speculation-rules.json"')
  // Remix answers 405 without the required Allow header.
  if (renderedStatus === 405 && !headers.has('Allow')) headers.set('Allow', 'GET, HEAD')
  for (const [name, cookie] of takeCookies(context)) headers.append(name, cookie)
  const marked = withHeadLinks(withAuthoredLang(html, context.authored), context.icon)
  const titled = isRefusedForm(request, renderedStatus)
    ? marked.replace('<title>', `<title>${mistakeMarks[locale]}`)
    : marked
  const scripted = remixContext.renderMeta?.didRenderScripts
    ? withData(titled, locale, encoded, remixContext)
    : isPostedStep(request)
      ? withStepScript(titled, remixContext, nonce)
      : titled
  // After the data, which say the same in the same words, it costs little.
  const whole = remixContext.staticHandlerContext.errors ? scripted : withLinkedData(scripted, linkedData)
  // The tag manager needs the nonce for its own script, which no hash can name.
  const answer = tagManagerId ? { html: whole, scriptSources: [`'nonce-${nonce}'`] } : withHashedScripts(whole, nonce)
  context.scriptSources = answer.scriptSources
  return new Response(`<!DOCTYPE html>${answer.html}`, { status: renderedStatus, headers })
}

/**
 * Remix's scripts would replace the posted step in the browser's history by an empty first one, and open the page of
 * which a preview is shown.
 */
function isStill(request: Request, { preview }: AppLoadContext): boolean {
  return preview !== null || isPostedStep(request)
}

function isPostedStep({ method, url }: Request): boolean {
  return method === 'POST' && hasSteps(pathWithoutLocale(new URL(url).pathname))
}

/**
 * Takes the loaders' data, in Remix's encoding, out of the context: otherwise `RemixServer` would stream them from
 * suspended components, which `renderToString` cannot wait for.
 */
async function takeData(remixContext: EntryContext): Promise<string> {
  const encoded = await new Response(remixContext.serverHandoffStream).text()
  remixContext.serverHandoffStream = undefined
  return encoded
}

/**
 * Remix's encoding names dates and the like by a capital letter, and numbers that JSON does not know by a negative one.
 * The development server's scripts read nothing else.
 */
function withData(html: string, locale: Locale, encoded: string, { staticHandlerContext }: EntryContext): string {
  const { basename, loaderData, actionData, errors } = staticHandlerContext
  const isPlain = !import.meta.env.DEV && !errors && !/\["[A-Z]|:-[2346][,}]/.test(encoded)
  const data = JSON.stringify({ basename, locale, state: isPlain ? { loaderData, actionData } : encoded })
  return withLast(html, `<script type="application/json" id="${dataId}">${data.replaceAll('<', '\\u003c')}</script>`)
}

/** A posted step gets this script instead of Remix's: it runs what the `handle` of its route names. */
function withStepScript(html: string, { manifest, staticHandlerContext }: EntryContext, nonce: string): string {
  const module = manifest.routes[staticHandlerContext.matches.at(-1)?.route.id ?? '']?.module
  const code = `import{handle}from${JSON.stringify(module)};handle.attend()`
  return withLast(html, `<script type="module" nonce="${nonce}">${code}</script>`)
}

async function noticeFor(request: Request, context: AppLoadContext, locale: Locale): Promise<string> {
  if (isStaffPath(new URL(request.url).pathname)) return ''
  if (context.preview) return renderToStaticMarkup(<Notice {...previewNotice(locale)} />)
  const message = takeMessage(request, context, translator(locale))
  return message ? renderToStaticMarkup(<Notice {...message} />) : ''
}

function previewNotice(locale: Locale) {
  return { text: translator(locale)('forms:pageTexts.previewNotice'), tone: 'warn', link: null } as const
}

function refusalOf({ staticHandlerContext: { errors } }: EntryContext) {
  return Object.values(errors ?? {}).find(isRouteErrorResponse)
}

/** The form is shown again with what is wrong in it, or because of another save or too many attempts. */
function isRefusedForm({ method }: Request, status: number): boolean {
  return method === 'POST' && [400, 409, 429].includes(status)
}

/** After a failed post Remix keeps the action's status, even when a loader then fails. */
function statusOf(context: EntryContext, status: number): number {
  const refusal = refusalOf(context)
  return refusal && refusal.status >= 500 ? refusal.status : status
}

export function handleDataRequest(response: Response, { context }: LoaderFunctionArgs) {
  const headers = new Headers(response.headers)
  for (const [name, cookie] of takeCookies(context)) headers.append(name, cookie)
  return new Response(response.body, { status: response.status, headers })
}

export function handleError(error: unknown, { request, context }: LoaderFunctionArgs) {
  if (!request.signal.aborted && !isRouteErrorResponse(error)) logFault(error, request, context)
}
