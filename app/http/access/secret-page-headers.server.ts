import type { HeadersFunction } from '@remix-run/cloudflare'
import { retryHeaders } from './throttle.server.ts'

/** Pages with secret addresses. `no-referrer` would make browsers send `Origin: null`, which is refused. */
export const secretPageHeaders: HeadersFunction = (given) => {
  const headers = new Headers(given.errorHeaders ?? retryHeaders(given))
  const retryAfter = given.loaderHeaders.get('Retry-After')
  if (retryAfter) headers.set('Retry-After', retryAfter)
  headers.set('Cache-Control', 'private, no-store')
  headers.set('Referrer-Policy', 'same-origin')
  return headers
}
