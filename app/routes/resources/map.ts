/** The base of a map, drawn on first request and stored if a public page links to it. */
import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { keepDrawn, readDrawn, svgType } from '#app/data/maps/map-files.server.ts'
import { isStaff } from '#app/http/access/session.server.ts'
import { countAttempts, siteOf, TooManyAttempts, tooManyRequests, waitText } from '#app/http/access/throttle.server.ts'
import type { AppContext } from '#app/http/context.server.ts'
import { fileAnswer, fileUnavailable, immutableHeaders } from '#app/http/files.server.ts'
import { logFault } from '#app/http/log.server.ts'
import { findAskedMap, type MapAddress, readMapAddress } from '#app/http/maps/asked-map.server.ts'
import { drawMap } from '#app/http/maps/draw-map.server.ts'
import { methodNotAllowed, notFound } from '#app/http/responses.server.ts'
import { localeOf, translator } from '#app/i18n/server.ts'
import { viewName } from '#app/maps/view.ts'

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const address = readMapAddress(params.revision, params.view)
  if (!address) throw notFound()
  const report = (fault: unknown) => logFault(fault, request, context)
  const kept = await readDrawn(context.media.bucket, address.revision, viewName(address.view)).catch(report)
  if (kept) return answer(request, address, kept.body, false)
  try {
    return await draw(request, context, address, report)
  } catch (fault) {
    if (fault instanceof TooManyAttempts) return refuse(request, fault)
    if (!(fault instanceof Error)) throw fault
    report(fault)
    return fileUnavailable()
  }
}

export function action() {
  throw methodNotAllowed('GET, HEAD')
}

async function draw(
  request: Request,
  context: AppContext,
  address: MapAddress,
  report: (fault: unknown) => void,
): Promise<Response> {
  const { db, media, waitUntil } = context
  const asked = await findAskedMap(db, address)
  if (!asked || (asked.isForStaff && !(await isStaff(request, context)))) throw notFound()
  await countAttempts(request, context, { limit: 'mapDrawing', subject: siteOf(request) })
  const { svg, isFallback: isMakeshift } = await drawMap(media.bucket, asked, report)
  if (asked.isForStaff) return new Response(svg, { headers: { 'Content-Type': svgType } })
  if (!isMakeshift) waitUntil(keepDrawn(media.bucket, address.revision, viewName(address.view), svg).catch(report))
  return answer(request, address, svg, isMakeshift)
}

/** The content never changes, so the address serves as its ETag. */
function answer(request: Request, { revision, view }: MapAddress, body: BodyInit, isMakeshift: boolean): Response {
  const etag = `"${revision}-${viewName(view)}${isMakeshift ? '-makeshift' : ''}"`
  return fileAnswer(
    request,
    { body, type: svgType, etag },
    { 'Cache-Control': isMakeshift ? 'no-cache' : immutableHeaders },
  )
}

async function refuse(request: Request, tooMany: TooManyAttempts): Promise<Response> {
  const locale = await localeOf(request)
  const sentence = translator(locale)('forms:map.throttled', { wait: waitText(tooMany, locale) })
  const { headers, ...status } = tooManyRequests(tooMany)
  return new Response(sentence, { ...status, headers: { ...headers, 'Content-Type': 'text/plain; charset=utf-8' } })
}
