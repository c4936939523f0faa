import { findAgency } from '#app/data/agency/settings.server.ts'
import type { Database } from '#app/data/database.server.ts'
import { inBlocks } from '#app/data/in-blocks.ts'
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
import { storeMatches } from '#app/data/subscriptions/matches.server.ts'
import { deleteOldEvents, offerEventInserts } from '#app/data/subscriptions/offer-events.server.ts'
import { deleteLeftSubscriptions } from '#app/data/subscriptions/subscriptions.server.ts'
import { berlinDay, berlinMidnight } from '#app/domain/calendar.ts'
import type { OfferTile } from '#app/domain/offers/offer.ts'
import { type Locale, locales } from '#app/fields/locale.ts'
import type { AppContext } from '#app/http/context.server.ts'
import { localPath } from '#app/i18n/locale-path.ts'
import { digestMail, questionMail } from '#app/mail/subscription-mail.ts'
import { paths } from '#app/paths/public.ts'
import { subscriptionPaths } from '#app/paths/subscriptions.ts'
import { digestOffers } from '#app/words/subscriptions/digest-offers.server.ts'
import { searchInWords } from '#app/words/subscriptions/search-words.server.ts'

const atOnce = 100

/** Each step leaves unfinished work for the next night. */
export async function writeToSubscribers(context: AppContext): Promise<void> {
  const { db } = context
  await deleteLeftSubscriptions(db)
  await deleteOldEvents(db)
  await runBatch(db, offerEventInserts(db))
  await storeMatches(db)
  await reopenDigests(db)
  const today = berlinDay(new Date())
  await queueAllDigests(context, today)
  await queueAllQuestions(context, today)
}

async function queueAllDigests({ db, config }: AppContext, today: string): Promise<void> {
  const agency = await findAgency(db)
  const { siteUrl } = config
  for (const due of inBlocks(await listDue(db, berlinMidnight(today)), atOnce, () => 1)) {
    const writtenAt = Date.now()
    const waiting = await listWaiting(db, due)
    const tiles = await tilesOf(db, due, waiting)
    const digests = due.flatMap(({ id, query, locale }) => {
      const offers = digestOffers(waiting.get(id) ?? [], tiles[locale], locale, siteUrl)
      // The offers went offline a moment ago; the next night clears the match.
      if (offers.length === 0) return []
      const listAddress = siteUrl + localPath(query ? `${paths.offers}?${query}` : paths.offers, locale)
      const mail = digestMail({ locale, agency, siteUrl, search: searchInWords(query, locale), offers, listAddress })
      return [addressed({ id, locale, writtenAt }, siteUrl, mail)]
    })
    await queueDigests(db, today, digests)
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

async function queueAllQuestions({ db, config }: AppContext, today: string): Promise<void> {
  const agency = await findAgency(db)
  const { siteUrl } = config
  for (const silent of inBlocks(await listSilent(db, berlinMidnight(today)), atOnce, () => 1)) {
    const questions = silent.map(({ id, query, locale }) => {
      const mail = questionMail({ locale, agency, siteUrl, search: searchInWords(query, locale) })
      return addressed({ id, locale, writtenAt: Date.now() }, siteUrl, mail)
    })
    await queueQuestions(db, today, questions)
  }
}

type Written = ReturnType<typeof digestMail>

interface Addressed extends Pick<Recipient, 'id' | 'locale'> {
  writtenAt: number
}

function addressed({ id, locale, writtenAt }: Addressed, siteUrl: string, mail: Written): NewMail {
  const page = siteUrl + localPath(subscriptionPaths.page(''), locale)
  return { subscriptionId: id, payload: { subscriptionId: id, page, writtenAt: String(writtenAt), ...mail } }
}
