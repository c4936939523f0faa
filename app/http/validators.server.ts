const tag = /(?:W\/)?("[^"]*")/g

/** By weak comparison (RFC 9110, 13.1.2): a list of tags, weak or strong, or `*` for any. */
function isKnown(request: Request, etag: string): boolean {
  const known = request.headers.get('If-None-Match')?.trim()
  if (known === undefined) return false
  const [opaque] = etag.match(/"[^"]*"/) ?? []
  return known === '*' || [...known.matchAll(tag)].some(([, value]) => value === opaque)
}

/** A 304 for a read of what the caller has; null if the whole answer is due. */
export function notModified(request: Request, headers: Headers): Response | null {
  const etag = headers.get('ETag')
  const isRead = request.method === 'GET' || request.method === 'HEAD'
  return etag && isRead && isKnown(request, etag) ? new Response(null, { status: 304, headers }) : null
}
