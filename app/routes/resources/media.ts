import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { findPictureAudience } from '#app/data/pictures/picture-audience.server.ts'
import { isPictureKey } from '#app/data/pictures/picture-files.server.ts'
import {
  type PictureFile,
  readNearest,
  readPicture,
  writeSmallest,
} from '#app/data/pictures/picture-variants.server.ts'
import { pictureWidths } from '#app/domain/picture-widths.ts'
import { isStaff } from '#app/http/access/session.server.ts'
import type { AppContext } from '#app/http/context.server.ts'
import { fileAnswer, fileUnavailable, immutableHeaders, placeholderImage } from '#app/http/files.server.ts'
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
  // Search engines drop a 404, so only a picture that was deleted is one.
  if (picture === 'gone') return placeholderImage(404, { 'Cache-Control': `${scope}, max-age=60` })
  if (!picture) return fileUnavailable()
  if (picture.standing === 'interim') waitUntil(writeSmallest(media, key, width).catch(report))
  return fileAnswer(request, picture, { 'Cache-Control': lifetime(scope, picture.standing), Vary: 'Accept' })
}

type Scope = 'public' | 'private'

/** Short for files that may be replaced; drafts are never immutable for staff. */
function lifetime(scope: Scope, standing: PictureFile['standing']): string {
  if (standing === 'nearest') return `${scope}, max-age=60`
  return scope === 'public' && standing === 'final' ? immutableHeaders : `${scope}, max-age=3600`
}

function log({ requestId }: AppContext, picture: string, fault: unknown): null {
  // biome-ignore lint/suspicious/noConsole: the worker's log
  console.error(JSON.stringify({ level: 'error', requestId, picture, fault: String(fault) }))
  return null
}
