/** How a page becomes HTML: rendered whole before it is sent, so that a fault can still change the status. */
import type { AppLoadContext, EntryContext, LoaderFunctionArgs } from '@remix-run/cloudflare'
import { isRouteErrorResponse, RemixServer } from '@remix-run/react'
import { renderToReadableStream } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import { takeCookies } from '#app/http/responses.server.ts'
import { i18nFor, localeOf } from '#app/i18n/server.ts'
import { RequestInfo } from '#app/ui/layout/request-info.ts'

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remixContext: EntryContext,
  context: AppLoadContext,
) {
  const { nonce, requestId } = context
  let renderedStatus = status
  const page = await renderToReadableStream(
    <RequestInfo.Provider value={{ nonce, requestId }}>
      <I18nextProvider i18n={i18nFor(await localeOf(request))}>
        <RemixServer context={remixContext} url={request.url} nonce={nonce} />
      </I18nextProvider>
    </RequestInfo.Provider>,
    {
      nonce,
      signal: request.signal,
      onError(error) {
        renderedStatus = 500
        log(requestId, request, error)
      },
    },
  )
  await page.allReady
  headers.set('Content-Type', 'text/html; charset=utf-8')
  for (const [name, cookie] of takeCookies(context)) headers.append(name, cookie)
  return new Response(page, { status: renderedStatus, headers })
}

/** The answer to a navigation of the script in the browser: the loaders' data, and what they want to be remembered. */
export function handleDataRequest(response: Response, { context }: LoaderFunctionArgs) {
  const headers = new Headers(response.headers)
  for (const [name, cookie] of takeCookies(context)) headers.append(name, cookie)
  return new Response(response.body, { status: response.status, headers })
}

export function handleError(error: unknown, { request, context }: LoaderFunctionArgs) {
  if (!request.signal.aborted && !isRouteErrorResponse(error)) log(context.requestId, request, error)
}

/** Faults go to the log with the id that the error page shows; what people typed does not. */
function log(requestId: string, request: Request, error: unknown) {
  const { pathname } = new URL(request.url)
  const entry = { level: 'error', requestId, method: request.method, path: pathname, fault: describe(error) }
  // biome-ignore lint/suspicious/noConsole: the worker's log
  console.error(JSON.stringify(entry))
}

/** What failed and where. A failed query names its parameters in its own message, so only its cause may speak. */
function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const message =
    error.message.startsWith('Failed query') && error.cause instanceof Error ? error.cause.message : error.message
  const frames = (error.stack ?? '')
    .replace(error.message, '')
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
  return [`${error.name}: ${message}`, ...frames.slice(0, 8)].join('\n')
}
