/** Cookies as header text. The names say that they belong to this host alone, over a secure connection. */
import { cookiesOf } from '#app/i18n/cookies.server.ts'

export function readCookie(request: Request, name: string): string | null {
  return cookiesOf(request)[name] ?? null
}

/** A cookie that scripts cannot read. maxAge is in seconds; 0 removes the cookie, leaving it out keeps it until the browser closes. */
export function hostCookie(name: string, value: string, maxAge?: number): string {
  const life = maxAge === undefined ? '' : `; Max-Age=${maxAge}`
  return `${name}=${value}; Path=/${life}; HttpOnly; Secure; SameSite=Lax`
}
