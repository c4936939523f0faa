/** GET /media/:key/:width.webp: a picture at one of the offered widths. Pictures of drafts are for staff only. */
import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { findPictureAudience } from '#app/data/images.server.ts'
import { readPicture } from '#app/data/media.server.ts'
import { notFound } from '#app/http/responses.server.ts'
import { findUser } from '#app/http/session.server.ts'

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { key = '', file = '' } = params
  const [, width] = /^(\d{1,4})\.webp$/.exec(file) ?? []
  const audience = width && /^[0-9a-f]{24}$/.test(key) ? await findPictureAudience(context.db, key) : null
  if (!audience || (audience === 'staff' && !(await findUser(request, context)))) throw notFound()
  const picture = await readPicture(context.media, key, Number(width))
  if (!picture) throw notFound()
  return new Response(picture, {
    headers: {
      'Content-Type': 'image/webp',
      'Content-Security-Policy': "default-src 'none'; sandbox",
      'Cache-Control': audience === 'public' ? 'public, max-age=31536000, immutable' : 'private, max-age=3600',
    },
  })
}
