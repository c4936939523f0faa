/** The nightly work for search subscriptions: what has happened, who waits for it, and a mail to each of them. */
import { findAgency } from '#app/data/agency/settings.server.ts'
import type { Database } from '#app/data/database.server.ts'
import { keptTilesQuery } from '#app/data/offers/shortlist.server.ts'
import { runQuery } from '#app/data/queries.server.ts'
import {
  listDueDigests,
  listSilent,
  type NewDigest,
  queueDigests,
  queueQuestions,
  reopenDigests,
} from '#app/data/subscriptions/digests.server.ts'
import { storeMatches } from '#app/data/subscriptions/matches.server.ts'
import { deleteOldEvents, notingEvents } from '#app/data/subscriptions/offer-events.server.ts'
import { deleteLeftSubscriptions } from '#app/data/subscriptions/subscriptions.server.ts'
import { berlinDay, berlinMidnight } from '#app/domain/calendar.ts'
import type { OfferTile } from '#app/domain/offers/offer.ts'
import { type Locale, locales } from '#app/fields/field.ts'
import type { AppContext } from '#app/http/context.server.ts'
import { localPath } from '#app/i18n/locale-path.ts'
import { digestMail, questionMail } from '#app/mail/subscription-mail.ts'
import { paths } from '#app/paths.ts'
import { digestOffers } from '#app/words/subscriptions/digest-offers.server.ts'
import { searchInWords } from '#app/words/subscriptions/search-words.server.ts'

/** Mails written at once. */
const atOnce = 100

/** Each step leaves what it has not done to the next night. */
export async function writeToSubscribers(context: AppContext): Promise<void> {
  const { db } = context
  await deleteLeftSubscriptions(db)
  await deleteOldEvents(db)
  await db.batch([...notingEvents(db)])
  await storeMatches(db)
  await reopenDigests(db)
  const today = berlinDay(new Date())
  await queueAllDigests(context, today)
  await queueAllQuestions(context, today)
}

async function queueAllDigests({ db, config }: AppContext, today: string): Promise<void> {
  const agency = await findAgency(db)
  const { siteUrl } = config
  for (;;) {
    const due = await listDueDigests(db, berlinMidnight(today), atOnce)
    if (due.length === 0) return
    const tiles = await tilesOf(db, due)
    const digests = due.map(({ id, query, locale, matches }): NewDigest => {
      const offers = digestOffers(matches, tiles[locale], locale, siteUrl)
      const listAddress = siteUrl + localPath(query ? `${paths.offers}?${query}` : paths.offers, locale)
      const mail = digestMail({ locale, agency, siteUrl, search: searchInWords(query, locale), offers, listAddress })
      return newDigest('digest', { id, locale, siteUrl, today }, mail)
    })
    await queueDigests(db, digests)
  }
}

type Due = Awaited<ReturnType<typeof listDueDigests>>

async function tilesOf(db: Database, due: Due): Promise<Record<Locale, Map<string, OfferTile>>> {
  const found = locales.map(async (locale) => {
    const matches = due.filter((subscription) => subscription.locale === locale).flatMap(({ matches }) => matches)
    const ids = [...new Set(matches.map(({ propertyId }) => propertyId))]
    const tiles = ids.length > 0 ? await runQuery(keptTilesQuery(db, locale, ids)) : []
    return [locale, new Map(tiles.map((tile) => [tile.id, tile]))] as const
  })
  return Object.fromEntries(await Promise.all(found)) as Record<Locale, Map<string, OfferTile>>
}

async function queueAllQuestions({ db, config }: AppContext, today: string): Promise<void> {
  const agency = await findAgency(db)
  const { siteUrl } = config
  for (;;) {
    const silent = await listSilent(db, berlinMidnight(today), atOnce)
    if (silent.length === 0) return
    const questions = silent.map(({ id, query, locale }) => {
      const mail = questionMail({ locale, agency, siteUrl, search: searchInWords(query, locale) })
      return newDigest('question', { id, locale, siteUrl, today }, mail)
    })
    await queueQuestions(db, questions)
  }
}

interface Recipient {
  id: string
  locale: Locale
  siteUrl: string
  today: string
}

function newDigest(
  kind: 'digest' | 'question',
  { id, locale, siteUrl, today }: Recipient,
  mail: { subject: string; text: string },
): NewDigest {
  const page = siteUrl + localPath(paths.subscription(''), locale)
  return {
    parcelId: `${kind}-${id}-${today}`,
    subscriptionId: id,
    payload: { subscriptionId: id, kind, page, ...mail },
  }
}
