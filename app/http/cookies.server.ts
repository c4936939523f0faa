/** Cookies as header text. The prefix __Host- restricts them to this host and secure connections. */

export function readCookie(request: Request, name: string): string | null {
  for (const pair of (request.headers.get('Cookie') ?? '').split(/;\s*/)) {
    if (pair.startsWith(`${name}=`)) return pair.slice(name.length + 1)
  }
  return null
}

/** HttpOnly. maxAge is in seconds: 0 deletes the cookie; without it, it lasts until the browser closes. */
export function hostCookie(name: string, value: string, maxAge?: number): string {
  const life = maxAge === undefined ? '' : `; Max-Age=${maxAge}`
  return `${name}=${value}; Path=/${life}; HttpOnly; Secure; SameSite=Lax`
}
