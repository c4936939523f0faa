/** To be built. */
import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { notFound } from '#app/http/responses.server.ts'
import { requireUser } from '#app/http/session.server.ts'
import { NoPage } from '#app/ui/layout/no-page.ts'

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireUser(request, context)
  throw notFound()
}

export default NoPage
