import { type HeadersFunction, redirect, type TypedResponse } from '@remix-run/cloudflare'
import { isDatabaseAway } from '#app/data/database-errors.server.ts'
import type { AppContext } from './context.server.ts'

export function notFound(): Response {
  return new Response('Page Not Found', { status: 404, statusText: 'Not Found' })
}

export function badRequest(): Response {
  return new Response('Bad Request', { status: 400, statusText: 'Bad Request' })
}

/** The error page reads the body to tell POST-only addresses from read-only ones. */
export function methodNotAllowed(allowed: string): Response {
  return new Response(allowed, {
    status: 405,
    statusText: 'Method Not Allowed',
    headers: { Allow: allowed },
  })
}

/** For routes with an error page: a thrown response keeps its headers, such as Allow and Retry-After. */
export const thrownHeaders: HeadersFunction = ({ errorHeaders }) => errorHeaders ?? new Headers()

export function faultStatus(error: unknown) {
  return isDatabaseAway(error)
    ? { status: 503, statusText: 'Service Unavailable' }
    : { status: 500, statusText: 'Internal Server Error' }
}

export function redirectTo(context: AppContext, location: string): TypedResponse<never> {
  return redirect(location, { status: 303, headers: takeCookies(context) })
}

export function withTarget(address: string, target: string): string {
  return target ? `${address}?${new URLSearchParams({ redirectTo: target })}` : address
}

export function takeCookies(context: AppContext): Headers {
  const headers = new Headers()
  for (const cookie of context.cookies.splice(0)) headers.append('Set-Cookie', cookie)
  return headers
}

/** "//evil.example" and "https://…" yield the fallback. */
export function ownPath(target: unknown, fallback: string): string {
  if (typeof target !== 'string' || target.length > 2_000) return fallback
  return /^\/(?![/\\])[!-[\]-~]*$/.test(target) ? target : fallback
}
