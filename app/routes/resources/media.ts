/** GET /media/:key/:width: a picture as AVIF or WebP. Those of drafts are for staff only. */
import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { findPictureAudience } from '#app/data/pictures/images.server.ts'
import { isPictureKey } from '#app/data/pictures/picture-files.server.ts'
import {
  type PictureFile,
  readNearest,
  readPicture,
  writeSmallest,
} from '#app/data/pictures/picture-variants.server.ts'
import { pictureWidths } from '#app/domain/picture.ts'
import { isStaff } from '#app/http/access/session.server.ts'
import type { AppContext } from '#app/http/context.server.ts'
import { retryAfter } from '#app/http/faults.server.ts'
import { notFound } from '#app/http/responses.server.ts'

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { key = '' } = params
  const width = pictureWidths.find((offered) => String(offered) === params.width)
  const audience = width && isPictureKey(key) ? await findPictureAudience(context.db, key) : null
  if (!width || !audience || (audience === 'staff' && !(await isStaff(request, context)))) throw notFound()
  const scope = audience === 'public' ? 'public' : 'private'
  const takesAvif = /\bimage\/avif\b/.test(request.headers.get('Accept') ?? '')
  const report = (fault: unknown) => log(context, key, fault)
  const { media, waitUntil } = context
  const picture =
    (await readPicture(media, key, width, takesAvif, waitUntil).catch(report)) ??
    (await readNearest(media, key, width).catch(report))
  if (picture === 'gone') return drawing(404, { 'Cache-Control': `${scope}, max-age=60` })
  if (!picture) return drawing(503, { 'Cache-Control': 'no-store', 'Retry-After': retryAfter })
  if (picture.standing === 'interim') waitUntil(writeSmallest(media, key, width).catch(report))
  return answer(request, picture, scope)
}

type Scope = 'public' | 'private'

const ownPolicy = "default-src 'none'; sandbox"

function answer(request: Request, { body, type, size, etag, standing }: PictureFile, scope: Scope): Response {
  const headers = new Headers({
    'Content-Security-Policy': ownPolicy,
    'Cache-Control': lifetime(scope, standing),
    Vary: 'Accept',
    ETag: etag,
  })
  if (request.headers.get('If-None-Match') === etag) return new Response(null, { status: 304, headers })
  headers.set('Content-Type', type)
  headers.set('Content-Length', String(size))
  return new Response(request.method === 'HEAD' ? null : body, { headers })
}

/** Short where a smaller file may follow or another width stands in; drafts are never immutable for staff. */
function lifetime(scope: Scope, standing: PictureFile['standing']): string {
  if (standing === 'nearest') return `${scope}, max-age=60`
  return scope === 'public' && standing === 'final' ? 'public, max-age=31536000, immutable' : `${scope}, max-age=3600`
}

/**
 * Browsers show an error's body in the picture's place. Only a picture gone for good is a 404: search engines drop it.
 */
function drawing(status: 404 | 503, headers: Record<string, string>): Response {
  const gable = 'M2 29V22H8V16H14V10H17.5V3H22.5V10H26V16H32V22H38V29'
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 200"><path fill="#f7f5ee" d="M0 0h300v200H0z"/><path transform="translate(130 85)" d="${gable}" fill="none" stroke="#736a3f" vector-effect="non-scaling-stroke"/></svg>`
  const own = { 'Content-Type': 'image/svg+xml', 'Content-Security-Policy': ownPolicy }
  return new Response(svg, { status, headers: { ...own, ...headers } })
}

function log({ requestId }: AppContext, picture: string, fault: unknown): null {
  // biome-ignore lint/suspicious/noConsole: the worker's log
  console.error(JSON.stringify({ level: 'error', requestId, picture, fault: String(fault) }))
  return null
}
