import { redirect } from '@remix-run/cloudflare'
import { isId } from '#app/data/database.server.ts'
import { mapSourcesQuery } from '#app/data/maps/map-regions.server.ts'
import { offerQuery } from '#app/data/offers/offers.server.ts'
import { referenceQuery } from '#app/data/offers/references.server.ts'
import { runBatch, runQuery } from '#app/data/queries.server.ts'
import type { Offer } from '#app/domain/offers/offer.ts'
import { authoredLocale, type Locale } from '#app/fields/locale.ts'
import type { AppContext } from '#app/http/context.server.ts'
import { notFound } from '#app/http/responses.server.ts'
import type { MapSources } from '#app/maps/region.ts'
import { paths } from '#app/paths/public.ts'

/** Throws a 404 for malformed ids without querying the database. */
export function requireId({ id }: { id?: string | undefined }): string {
  if (!isId(id)) throw notFound()
  return id
}

export async function requireOffer(
  context: Pick<AppContext, 'db'>,
  locale: Locale,
  id: string,
): Promise<{ offer: Offer; sources: MapSources }> {
  const { db } = context
  const { offer, sources } = await runBatch(db, { offer: offerQuery(db, locale, id), sources: mapSourcesQuery(db) })
  if (!offer) throw (await redirectToReference(context, id)) ?? notFound()
  return { offer, sources }
}

/** A sold offer redirects to its reference permanently; null for everything else. */
export async function redirectToReference({ db }: Pick<AppContext, 'db'>, id: string): Promise<Response | null> {
  return (await runQuery(referenceQuery(db, authoredLocale, id))) ? redirect(paths.reference(id), 301) : null
}
