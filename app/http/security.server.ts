import type { AppContext } from './context.server.ts'

const measuringPictures = 'https://www.googletagmanager.com https://*.google-analytics.com'
const measuringHosts = `${measuringPictures} https://*.analytics.google.com`

/** No host source for the tag manager's container: it could not restrict the id. */
function contentSecurityPolicy({ scriptSources, tagManagerId }: AppContext): string {
  const withTagManager = (own: string, theirs: string) => (tagManagerId ? `${own} ${theirs}` : own)
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scriptSources].join(' '),
    "style-src 'self'",
    withTagManager("img-src 'self'", measuringPictures),
    "font-src 'self'",
    withTagManager("connect-src 'self'", measuringHosts),
    "form-action 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}

/** Same for every answer; `public/_headers` repeats them for static files. */
export const fixedHeaders = {
  // Not `preload`: it would bind the owner's whole domain and is hard to undo.
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  // Not no-referrer: browsers would send `Origin: null` with every form, and no form would be accepted.
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy':
    'accelerometer=(), autoplay=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()',
}

const retryAfter = '60'

/**
 * Also sets `private, no-store` unless the answer has its own, and `Retry-After` with a 503: Remix drops headers of
 * actions. An answer may set a stricter referrer policy.
 */
export function withSecurityHeaders(response: Response, context: AppContext): Response {
  const headers = new Headers(response.headers)
  const ownReferrer = headers.get('Referrer-Policy')
  for (const [name, value] of Object.entries(fixedHeaders)) headers.set(name, value)
  if (ownReferrer) headers.set('Referrer-Policy', ownReferrer)
  const ownPolicy = headers.get('Content-Security-Policy')
  headers.set('Content-Security-Policy', ownPolicy ? withoutFraming(ownPolicy) : contentSecurityPolicy(context))
  if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'private, no-store')
  // A page that was fetched early (public/speculation-rules.json) knows nothing of a message, star or language set since.
  if (headers.has('Set-Cookie')) headers.set('Clear-Site-Data', '"prefetchCache"')
  if (response.status === 503 && !headers.has('Retry-After')) headers.set('Retry-After', retryAfter)
  const type = headers.get('Content-Type') ?? ''
  if (isText.test(type) && !/charset=/i.test(type)) headers.set('Content-Type', `${type}; charset=utf-8`)
  return new Response(response.body, { status: response.status, statusText: response.statusText, headers })
}

/** `default-src` does not cover framing. */
function withoutFraming(policy: string): string {
  return policy.includes('frame-ancestors') ? policy : `${policy}; frame-ancestors 'none'`
}

/** Types for which browsers would otherwise guess an encoding. */
const isText = /^text\/|[/+]xml\b/

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Pages of the same host over http are cross-origin. When the headers disagree, the stricter one counts. */
export function isCrossOriginWrite(request: Request): boolean {
  if (safeMethods.has(request.method)) return false
  const site = request.headers.get('Sec-Fetch-Site')
  if (site && site !== 'same-origin' && site !== 'none') return true
  const origin = request.headers.get('Origin')
  return origin !== null && (!URL.canParse(origin) || new URL(origin).origin !== new URL(request.url).origin)
}

/**
 * GET and HEAD may have a body (RFC 9110, 9.3.1), and `Content-Length` alone makes an empty one, but `Request` refuses
 * to copy it.
 */
export function withoutBody(request: Request): Request {
  if (request.body === null || !bodilessMethods.has(request.method)) return request
  const { url, method, signal, redirect } = request
  const headers = new Headers(request.headers)
  for (const name of bodyHeaders) headers.delete(name)
  return new Request(url, { method, headers, signal, redirect })
}

const bodilessMethods = new Set(['GET', 'HEAD'])
const bodyHeaders = ['Content-Length', 'Content-Type', 'Content-Encoding', 'Transfer-Encoding']

/**
 * Remix compares the origin of a post to the forwarded host, so it is set from the address, never by the client. `_data`
 * would make Remix log a line for anyone. A read without it stays as it is: to copy it takes a fiftieth of a page.
 */
export function withTrustedHost(request: Request): Request {
  const isRead = safeMethods.has(request.method)
  if (isRead && !request.url.includes('?')) return request
  const url = new URL(request.url)
  const hasData = url.searchParams.has('_data')
  if (isRead && !hasData) return request
  if (hasData) url.searchParams.delete('_data')
  const trusted = hasData ? new Request(url, request) : new Request(request)
  trusted.headers.set('X-Forwarded-Host', url.host)
  return trusted
}
