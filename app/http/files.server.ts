import { notModified } from './validators.server.ts'

export interface ServedFile {
  body: BodyInit
  type: string
  size?: number
  etag: string
}

/** A file opened directly runs and loads nothing. */
const ownPolicy = "default-src 'none'; sandbox"

export const immutableHeaders = 'public, max-age=31536000, immutable'

export function fileAnswer(
  request: Request,
  { body, type, size, etag }: ServedFile,
  further: Record<string, string>,
): Response {
  const headers = new Headers({ 'Content-Security-Policy': ownPolicy, ETag: etag, ...further })
  const unchanged = notModified(request, headers)
  if (unchanged) return unchanged
  headers.set('Content-Type', type)
  if (size !== undefined) headers.set('Content-Length', String(size))
  return new Response(request.method === 'HEAD' ? null : body, { headers })
}

/** Browsers show the body of an error in place of a picture. */
export function placeholderImage(status: 404 | 503, headers: Record<string, string>): Response {
  const gable = 'M2 29V22H8V16H14V10H17.5V3H22.5V10H26V16H32V22H38V29'
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 200"><path fill="#f7f5ee" d="M0 0h300v200H0z"/><path transform="translate(130 85)" d="${gable}" fill="none" stroke="#736a3f" vector-effect="non-scaling-stroke"/></svg>`
  const own = { 'Content-Type': 'image/svg+xml', 'Content-Security-Policy': ownPolicy }
  return new Response(svg, { status, headers: { ...own, ...headers } })
}

export function fileUnavailable(): Response {
  return placeholderImage(503, { 'Cache-Control': 'no-store' })
}
