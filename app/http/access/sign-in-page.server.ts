import { agencyQuery } from '#app/data/agency/settings.server.ts'
import { highlightedCoverQuery } from '#app/data/offers/front-offers.server.ts'
import { runBatch } from '#app/data/queries.server.ts'
import { authoredLocale } from '#app/fields/locale.ts'
import type { AppContext } from '#app/http/context.server.ts'

export async function signInPageData({ db }: AppContext) {
  const { cover, agency } = await runBatch(db, {
    cover: highlightedCoverQuery(db, authoredLocale),
    agency: agencyQuery(db),
  })
  // The page has no room for words on its picture.
  const isUnlabelled = cover !== null && (cover.origin ?? 'photo') === 'photo'
  return { picture: isUnlabelled ? cover : null, agencyName: agency.agencyName }
}
