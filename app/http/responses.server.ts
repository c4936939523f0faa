/** The refusals a loader or action can throw. */

export function notFound(): Response {
  return new Response('Page Not Found', { status: 404, statusText: 'Not Found' })
}

export function forbidden(): Response {
  return new Response('Forbidden', { status: 403, statusText: 'Forbidden' })
}

export function methodNotAllowed(allowed: string): Response {
  return new Response('Method Not Allowed', {
    status: 405,
    statusText: 'Method Not Allowed',
    headers: { Allow: allowed },
  })
}

/** A path of our own, or the fallback: "//evil.example" and "https://…" are not ours. */
export function ownPath(target: unknown, fallback: string): string {
  if (typeof target !== 'string' || !/^\/(?![/\\])[^\s\\]*$/.test(target) || target.length > 2_000) return fallback
  return target
}
