/** Cookies as header text. The names say that they belong to this host alone, over a secure connection. */

export function readCookie(request: Request, name: string): string | null {
  for (const pair of (request.headers.get('Cookie') ?? '').split(/;\s*/)) {
    if (pair.startsWith(`${name}=`)) return pair.slice(name.length + 1)
  }
  return null
}

/** A cookie that scripts cannot read. maxAge is in seconds; 0 removes the cookie, leaving it out keeps it until the browser closes. */
export function hostCookie(name: string, value: string, maxAge?: number): string {
  const life = maxAge === undefined ? '' : `; Max-Age=${maxAge}`
  return `${name}=${value}; Path=/${life}; HttpOnly; Secure; SameSite=Lax`
}
