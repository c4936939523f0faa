import { askAgency } from '#app/data/agency/settings.server.ts'
import { askHighlightedOffers } from '#app/data/offers/offers.server.ts'
import { ask } from '#app/data/queries.server.ts'
import type { AppContext } from '#app/http/context.server.ts'

/** What stands around the forms of signing in: the agency's name, and a house where there is room for one. */
export async function signInSurroundings({ db }: AppContext) {
  const { offers, agency } = await ask(db, { offers: askHighlightedOffers(db, 1), agency: askAgency(db) })
  return { picture: offers[0]?.cover ?? null, agencyName: agency.agencyName }
}
