/** What every answer carries for the safety of the people who read it, and which requests are not answered at all. */
import type { AppContext } from './context.server.ts'

/** What Google names for a container and for Analytics without advertising. */
const measuringPictures = 'https://www.googletagmanager.com https://*.google-analytics.com'
const measuringHosts = `${measuringPictures} https://*.analytics.google.com`

/**
 * Only our own scripts, styles, pictures and forms; scripts in the page need the nonce of this answer. So does the
 * agency's container: a source can name a host and a path but no id, and would let anybody's container in.
 */
function contentSecurityPolicy({ nonce, tagManagerId }: Pick<AppContext, 'nonce' | 'tagManagerId'>): string {
  const withTagManager = (own: string, theirs: string) => (tagManagerId ? `${own} ${theirs}` : own)
  return [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'`,
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

/** The same on every answer; `public/_headers` repeats them for static files. */
export const fixedHeaders = {
  // Hosts below this one are meant as well. Not `preload`: that binds the owner's whole domain, and is hard to take back.
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  // Not no-referrer: browsers would then send `Origin: null` with every form, and no form would be accepted.
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy':
    'accelerometer=(), autoplay=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()',
}

/** The answer with its security headers, and `private, no-store` unless it says otherwise. */
export function secured(response: Response, context: AppContext): Response {
  const headers = new Headers(response.headers)
  for (const [name, value] of Object.entries(fixedHeaders)) headers.set(name, value)
  const ownPolicy = headers.get('Content-Security-Policy')
  headers.set('Content-Security-Policy', ownPolicy ? unframed(ownPolicy) : contentSecurityPolicy(context))
  if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'private, no-store')
  const type = headers.get('Content-Type') ?? ''
  if (isText.test(type) && !/charset=/i.test(type)) headers.set('Content-Type', `${type}; charset=utf-8`)
  return new Response(response.body, { status: response.status, statusText: response.statusText, headers })
}

/** A policy that an answer brings along says what it may load; `default-src` says nothing about who may frame it. */
function unframed(policy: string): string {
  return policy.includes('frame-ancestors') ? policy : `${policy}; frame-ancestors 'none'`
}

/** What a browser reads as text, and would otherwise guess the encoding of. */
const isText = /^text\/|[/+]xml\b/

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Whether a request wants to change something from a page that is not ours. Of two headers that disagree the stricter counts. */
export function isCrossOriginWrite(request: Request): boolean {
  if (safeMethods.has(request.method)) return false
  const site = request.headers.get('Sec-Fetch-Site')
  if (site && site !== 'same-origin' && site !== 'none') return true
  const origin = request.headers.get('Origin')
  return origin !== null && (!URL.canParse(origin) || new URL(origin).host !== new URL(request.url).host)
}

/**
 * The request with the forwarded host that Remix compares origins to taken from its own address, never from the client,
 * and without a parameter that makes Remix write a line in the log for whoever asks.
 */
export function withTrustedHost(request: Request): Request {
  const url = new URL(request.url)
  if (url.searchParams.has('_data')) url.searchParams.delete('_data')
  const trusted = new Request(url, request)
  trusted.headers.set('X-Forwarded-Host', url.host)
  return trusted
}
