/** How a page becomes HTML: rendered whole before it is sent, so that a fault can still change the status. */
import type { AppLoadContext, EntryContext, LoaderFunctionArgs } from '@remix-run/cloudflare'
import { isRouteErrorResponse, RemixServer } from '@remix-run/react'
import { renderToReadableStream } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import { i18nFor, localeOf } from '#app/i18n/server.ts'
import { RequestInfo } from '#app/ui/layout/request-info.ts'

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remixContext: EntryContext,
  { nonce, requestId }: AppLoadContext,
) {
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
  return new Response(page, { status: renderedStatus, headers })
}

export function handleError(error: unknown, { request, context }: LoaderFunctionArgs) {
  if (!request.signal.aborted && !isRouteErrorResponse(error)) log(context.requestId, request, error)
}

/** Faults go to the log with the id that the error page shows; what people typed does not. */
function log(requestId: string, request: Request, error: unknown) {
  const { pathname } = new URL(request.url)
  const fault = error instanceof Error ? (error.stack ?? error.message) : String(error)
  // biome-ignore lint/suspicious/noConsole: the worker's log
  console.error(JSON.stringify({ level: 'error', requestId, method: request.method, path: pathname, fault }))
}
