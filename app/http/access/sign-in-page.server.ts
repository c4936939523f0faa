import { agencyQuery } from '#app/data/agency/settings.server.ts'
import { highlightedOffersQuery } from '#app/data/offers/offers.server.ts'
import { runBatch } from '#app/data/queries.server.ts'
import type { AppContext } from '#app/http/context.server.ts'

export async function signInPageData({ db }: AppContext) {
  const { offers, agency } = await runBatch(db, { offers: highlightedOffersQuery(db, 1), agency: agencyQuery(db) })
  return { picture: offers[0]?.cover ?? null, agencyName: agency.agencyName }
}
