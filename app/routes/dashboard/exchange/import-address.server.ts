import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { findImport } from '#app/data/exchange/imports.server.ts'
import { requireUser } from '#app/http/access/session.server.ts'
import { notFound, redirectTo } from '#app/http/responses.server.ts'
import { dashboardPaths } from '#app/paths/dashboard.ts'

export async function redirectToImport({
  request,
  params: { id = '' },
  context,
}: LoaderFunctionArgs): Promise<Response> {
  await requireUser(request, context)
  if (!(await findImport(context.db, id))) throw notFound()
  return redirectTo(context, dashboardPaths.import(id))
}

/** Whether a browser opens the address. Loaders also run after a post, with the post's headers, and for scripts. */
export function isDocumentRequest({ headers }: Request): boolean {
  const isDocument = headers.get('Accept')?.includes('text/html') ?? false
  return isDocument && !headers.has('Content-Type')
}
