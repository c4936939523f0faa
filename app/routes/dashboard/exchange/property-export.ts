import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { isId } from '#app/data/database.server.ts'
import { findProperty } from '#app/data/properties/properties.server.ts'
import { requireConfirmedUser } from '#app/http/access/session.server.ts'
import { exportFile } from '#app/http/exchange/export.server.ts'
import { notFound } from '#app/http/responses.server.ts'

export async function loader({ request, params: { id }, context }: LoaderFunctionArgs) {
  await requireConfirmedUser(request, context)
  const property = isId(id) ? await findProperty(context.db, id) : null
  if (!property || property.deletedAt) throw notFound()
  const { propertyNumber: name } = property
  const options = { scope: 'partial', isWholeStock: false, hidesAddress: true, isForReceiver: true } as const
  return exportFile(request, context, { ids: [property.id], name, ...options })
}
