import type { Database } from '#app/data/database.server.ts'
import { inBlocks } from '#app/data/in-blocks.ts'
import { aroundFinder } from '#app/data/offers/offers-around.server.ts'
import { keptTilesQuery } from '#app/data/offers/shortlist.server.ts'
import { runBatch, runQuery } from '#app/data/queries.server.ts'
import {
  listDue,
  listSilent,
  listWaiting,
  type NewMail,
  queueDigests,
  queueQuestions,
  type Recipient,
  reopenDigests,
} from '#app/data/subscriptions/digests.server.ts'
import { filtersOf } from '#app/data/subscriptions/fitting.server.ts'
import { storeMatches } from '#app/data/subscriptions/matches.server.ts'
import { deleteOldEvents, offerEventInserts } from '#app/data/subscriptions/offer-events.server.ts'
import { deleteLeftSubscriptions } from '#app/data/subscriptions/subscriptions.server.ts'
import type { Agency } from '#app/domain/agency/agency.ts'
import { berlinMidnight, berlinToday } from '#app/domain/calendar.ts'
import type { OfferTile } from '#app/domain/offers/offer.ts'
import { type Locale, locales } from '#app/fields/locale.ts'
import type { AppContext } from '#app/http/context.server.ts'
import { localPath } from '#app/i18n/locale-path.ts'
import { type DigestSection, digestMail, questionMail } from '#app/mail/subscription-mail.ts'
import { paths } from '#app/paths/public.ts'
import { subscriptionPaths } from '#app/paths/subscriptions.ts'
import { nearestWords } from '#app/words/maps/tile-distances.server.ts'
import { searchWords } from '#app/words/search-words.server.ts'
import { digestOffers } from '#app/words/subscriptions/digest-offers.server.ts'

const atOnce = 100

type AroundFinder = Awaited<ReturnType<typeof aroundFinder>>

/** Each step leaves unfinished work for the next night. */
export async function writeToSubscribers(context: AppContext, agency: Agency): Promise<void> {
  const { db } = context
  await deleteLeftSubscriptions(db)
  await deleteOldEvents(db)
  await runBatch(db, offerEventInserts(db))
  await storeMatches(db)
  await reopenDigests(db)
  const today = berlinToday()
  await queueAllDigests(context, agency, today)
  await queueAllQuestions(context, agency, today)
}

async function queueAllDigests({ db, config }: AppContext, agency: Agency, today: string): Promise<void> {
  const { siteUrl } = config
  const due = await listDue(db, berlinMidnight(today))
  const isNear = due.flat().some(({ query }) => filtersOf(query).near !== null)
  const around = isNear ? await aroundFinder(db, []) : () => null
  for (const some of inBlocks(due, atOnce, (searches) => searches.length)) {
    const writtenAt = Date.now()
    // A mail has one language: that of the newest search.
    const letters = some.map((searches) => searches.map((search) => ({ ...search, locale: searches[0].locale })))
    const sectionsOf = await sectionWriter(db, letters.flat(), around, siteUrl)
    const digests = letters.flatMap((searches) => {
      const sections = searches.flatMap(sectionsOf)
      const [first, ...others] = sections
      const [search] = searches
      if (!first || !search) return []
      const { locale } = search
      const ids = [first.id, ...others.map(({ id }) => id)] as const
      return [mailAbout(ids, { locale, writtenAt }, siteUrl, digestMail({ locale, agency, siteUrl, sections }))]
    })
    await queueDigests(db, today, digests)
  }
}

/** No section where the offers went offline a moment ago; the next night clears their matches. */
async function sectionWriter(
  db: Database,
  searches: readonly Recipient[],
  around: AroundFinder,
  siteUrl: string,
): Promise<(search: Recipient) => DigestSection[]> {
  const waiting = await listWaiting(db, searches)
  const tiles = await tilesOf(db, searches, waiting)
  return ({ id, query, locale }) => {
    const filters = filtersOf(query)
    const distances = around(filters)?.distances
    const distanceOf = (offer: string) => {
      const metres = distances?.get(offer)
      return metres === undefined ? null : nearestWords(metres, locale)
    }
    const offers = digestOffers(waiting.get(id) ?? [], { tiles: tiles[locale], distanceOf }, locale, siteUrl)
    if (offers.length === 0) return []
    const listAddress = siteUrl + localPath(query ? `${paths.offers}?${query}` : paths.offers, locale)
    return [{ id, search: searchWords(filters, locale), near: filters.near, offers, listAddress }]
  }
}

type Tiles = Map<string, OfferTile>

async function tilesOf(
  db: Database,
  due: readonly Recipient[],
  waiting: Awaited<ReturnType<typeof listWaiting>>,
): Promise<Record<Locale, Tiles>> {
  const tiles: Record<Locale, Tiles> = { de: new Map(), en: new Map() }
  for (const locale of locales) {
    const matches = due.flatMap((one) => (one.locale === locale ? (waiting.get(one.id) ?? []) : []))
    const ids = [...new Set(matches.map(({ propertyId }) => propertyId))]
    const found = ids.length > 0 ? await runQuery(keptTilesQuery(db, locale, ids)) : []
    tiles[locale] = new Map(found.map((tile) => [tile.id, tile]))
  }
  return tiles
}

async function queueAllQuestions({ db, config }: AppContext, agency: Agency, today: string): Promise<void> {
  const { siteUrl } = config
  for (const silent of inBlocks(await listSilent(db, berlinMidnight(today)), atOnce, () => 1)) {
    const questions = silent.map(({ id, query, locale }) => {
      const search = searchWords(filtersOf(query), locale)?.whole ?? null
      const mail = questionMail({ locale, agency, siteUrl, search })
      return mailAbout([id], { locale, writtenAt: Date.now() }, siteUrl, mail)
    })
    await queueQuestions(db, today, questions)
  }
}

type Written = ReturnType<typeof digestMail>

function mailAbout(
  ids: NewMail['ids'],
  { locale, writtenAt }: { locale: Locale; writtenAt: number },
  siteUrl: string,
  mail: Written,
): NewMail {
  const page = siteUrl + localPath(subscriptionPaths.page(''), locale)
  return { ids, payload: { page, writtenAt: String(writtenAt), ...mail } }
}
