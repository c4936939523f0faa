/** The town of a postal code, for the script that fills it in. */
import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { townOf } from './fill-town.server.ts'

const aDay = 86_400

export function loader({ params }: LoaderFunctionArgs) {
  const town = townOf(params.code ?? '')
  const headers = { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': `public, max-age=${aDay}` }
  return new Response(town, { status: town === null ? 404 : 200, headers })
}
