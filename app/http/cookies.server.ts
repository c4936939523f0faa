/** The prefix __Host- restricts cookies to this host and secure connections. */
import { cookiesOf } from '#app/i18n/cookies.server.ts'

export function readCookie(request: Request, name: string): string | null {
  return cookiesOf(request)[name] ?? null
}

/** HttpOnly. `maxAge` is in seconds; 0 deletes the cookie, and without it the cookie ends with the browser session. */
export function hostCookie(name: string, value: string, maxAge?: number): string {
  const life = maxAge === undefined ? '' : `; Max-Age=${maxAge}`
  return `${name}=${value}; Path=/${life}; HttpOnly; Secure; SameSite=Lax`
}
