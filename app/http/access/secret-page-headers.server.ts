import type { HeadersFunction } from '@remix-run/cloudflare'
import { retryHeaders } from './throttle.server.ts'

/**
 * For pages whose address is a secret. With `no-referrer` browsers send forms with `Origin: null`, which is refused.
 */
export const secretPageHeaders: HeadersFunction = (given) => {
  const headers = new Headers(retryHeaders(given))
  const retryAfter = given.loaderHeaders.get('Retry-After')
  if (retryAfter) headers.set('Retry-After', retryAfter)
  headers.set('Cache-Control', 'private, no-store')
  headers.set('Referrer-Policy', 'same-origin')
  return headers
}
