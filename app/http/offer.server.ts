import { redirect } from '@remix-run/cloudflare'
import { findOffer, findReference } from '#app/data/offers.server.ts'
import type { Offer } from '#app/domain/offer.ts'
import { paths } from '#app/paths.ts'
import type { AppContext } from './context.server.ts'
import { notFound } from './responses.server.ts'

/** The offer that an address names. What has been sold leads to its reference for good; everything else is unknown. */
export async function requireOffer({ db }: Pick<AppContext, 'db'>, id: string): Promise<Offer> {
  const offer = await findOffer(db, id)
  if (offer) return offer
  if (await findReference(db, id)) throw redirect(paths.reference(id), 301)
  throw notFound()
}
