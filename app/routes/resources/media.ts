/** GET /media/:key/:width: a picture at one of the offered widths, as AVIF or WebP. Those of drafts are for staff only. */
import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { findPictureAudience } from '#app/data/images.server.ts'
import { type PictureFile, readPicture, writeSmallest } from '#app/data/picture-variants.server.ts'
import { pictureWidths } from '#app/domain/picture.ts'
import type { AppContext } from '#app/http/context.server.ts'
import { notFound } from '#app/http/responses.server.ts'
import { findUser } from '#app/http/session.server.ts'

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { key = '' } = params
  const width = pictureWidths.find((offered) => String(offered) === params.width)
  const audience = width && /^[0-9a-f]{24}$/.test(key) ? await findPictureAudience(context.db, key) : null
  if (!width || !audience || (audience === 'staff' && !(await findUser(request, context)))) throw notFound()
  const scope = audience === 'public' ? 'public' : 'private'
  const takesAvif = /\bimage\/avif\b/.test(request.headers.get('Accept') ?? '')
  const report = (fault: unknown) => log(context, key, fault)
  const picture = await readPicture(context.media, key, width, takesAvif).catch(report)
  if (!picture) return placeholder(scope)
  if (!picture.isFinal) context.waitUntil(writeSmallest(context.media, key, width).catch(report))
  return answer(request, picture, scope)
}

type Scope = 'public' | 'private'

const ownPolicy = "default-src 'none'; sandbox"

function answer(request: Request, { body, type, size, etag, isFinal }: PictureFile, scope: Scope): Response {
  const headers = new Headers({
    'Content-Security-Policy': ownPolicy,
    'Cache-Control': lifetime(scope, isFinal),
    Vary: 'Accept',
    ETag: etag,
  })
  if (request.headers.get('If-None-Match') === etag) return new Response(null, { status: 304, headers })
  headers.set('Content-Type', type)
  headers.set('Content-Length', String(size))
  return new Response(request.method === 'HEAD' ? null : body, { headers })
}

/** What a smaller file is still to come for is kept for an hour; a draft's pictures may be taken away from staff. */
function lifetime(scope: Scope, isFinal: boolean): string {
  return scope === 'public' && isFinal ? 'public, max-age=31536000, immutable' : `${scope}, max-age=3600`
}

/** Browsers show the body of a 404 in the picture's place: the gable on sand, as where there is no picture at all. */
function placeholder(scope: Scope): Response {
  const gable = 'M2 29V22H8V16H14V10H17.5V3H22.5V10H26V16H32V22H38V29'
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 200"><path fill="#f7f5ee" d="M0 0h300v200H0z"/><path transform="translate(130 85)" d="${gable}" fill="none" stroke="#736a3f" vector-effect="non-scaling-stroke"/></svg>`
  return new Response(drawing, {
    status: 404,
    headers: {
      'Content-Type': 'image/svg+xml',
      'Content-Security-Policy': ownPolicy,
      'Cache-Control': `${scope}, max-age=60`,
    },
  })
}

function log({ requestId }: AppContext, picture: string, fault: unknown): null {
  // biome-ignore lint/suspicious/noConsole: the worker's log
  console.error(JSON.stringify({ level: 'error', requestId, picture, fault: String(fault) }))
  return null
}
