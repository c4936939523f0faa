import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { sql } from 'drizzle-orm'

export async function loader({ context }: LoaderFunctionArgs) {
  try {
    await Promise.all([context.db.run(sql`select 1`), context.media.bucket.head('health')])
    return Response.json({ status: 'ok' })
  } catch {
    return Response.json({ status: 'unavailable' }, { status: 503, headers: { 'Retry-After': '30' } })
  }
}
