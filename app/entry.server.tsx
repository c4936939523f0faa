import type { AppLoadContext, EntryContext, LoaderFunctionArgs } from '@remix-run/cloudflare'
import { isRouteErrorResponse, RemixServer } from '@remix-run/react'
import type { ReactNode } from 'react'
import { renderToReadableStream } from 'react-dom/server'
import type { Locale } from '#app/fields/locale.ts'
import { takeMessage } from '#app/http/flash.server.ts'
import { withLinkedData } from '#app/http/linked-data.server.ts'
import { logFault } from '#app/http/log.server.ts'
import { takeCookies } from '#app/http/responses.server.ts'
import { i18nFor, localeOf, translator } from '#app/i18n/server.ts'
import { WordsContext } from '#app/i18n/use-translation.ts'
import { isStaffPath } from '#app/paths/public.ts'
import { RequestInfo } from '#app/ui/parts/request-info.ts'
import { Notice } from '#app/ui/shortlist/notice.tsx'

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remixContext: EntryContext,
  context: AppLoadContext,
) {
  const { nonce, requestId, linkedData } = context
  const locale = await localeOf(request)
  const notice = await noticeFor(request, context, locale)
  let renderedStatus = statusOf(remixContext, status)
  const page = await renderToReadableStream(
    <RequestInfo.Provider
      value={{
        nonce,
        requestId,
        isPosted: request.method === 'POST',
        refusal: refusalOf(remixContext)?.status ?? null,
        notice,
      }}
    >
      <WordsContext.Provider value={i18nFor(locale)}>
        <RemixServer context={remixContext} url={request.url} nonce={nonce} />
      </WordsContext.Provider>
    </RequestInfo.Provider>,
    {
      nonce,
      signal: request.signal,
      onError(error) {
        renderedStatus = 500
        logFault(error, request, context)
      },
    },
  )
  const html = await new Response(page).text()
  headers.set('Content-Type', 'text/html; charset=utf-8')
  // Remix answers 405 without the required Allow header.
  if (renderedStatus === 405 && !headers.has('Allow')) headers.set('Allow', 'GET, HEAD')
  for (const [name, cookie] of takeCookies(context)) headers.append(name, cookie)
  const whole = closedLast(remixContext.staticHandlerContext.errors ? html : withLinkedData(html, linkedData))
  return new Response(whole, { status: renderedStatus, headers })
}

async function noticeFor(request: Request, context: AppLoadContext, locale: Locale): Promise<string> {
  if (isStaffPath(new URL(request.url).pathname)) return ''
  const message = takeMessage(request, context, translator(locale))
  return message ? staticMarkup(<Notice {...message} />) : ''
}

/** Without React's comments between texts; `renderToStaticMarkup` would bundle a second renderer. */
async function staticMarkup(node: ReactNode): Promise<string> {
  const html = await new Response(await renderToReadableStream(node)).text()
  return html.replaceAll('<!-- -->', '')
}

const end = '</body></html>'

/** React 18 closes the document before the page's data, which it streams last. */
function closedLast(html: string): string {
  const index = html.indexOf(end)
  return index === -1 ? html : html.slice(0, index) + html.slice(index + end.length) + end
}

function refusalOf({ staticHandlerContext: { errors } }: EntryContext) {
  return Object.values(errors ?? {}).find(isRouteErrorResponse)
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
