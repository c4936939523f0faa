import { data, type LoaderFunctionArgs } from '@remix-run/cloudflare'
import type { Database } from '#app/data/database.server.ts'
import { findPreview } from '#app/data/offers/offers.server.ts'
import { assessPrepared } from '#app/data/prepared/assessment.server.ts'
import { findApprovedRelease, shownRelease } from '#app/data/prepared/decisions.server.ts'
import { findPrepared } from '#app/data/prepared/prepared.server.ts'
import { findSellerAddresses } from '#app/data/prepared/sellers.server.ts'
import { findProperty } from '#app/data/properties/properties.server.ts'
import type { Locale } from '#app/fields/locale.ts'
import { openSellerLink } from '#app/http/access/seller-link.server.ts'
import { readSite } from '#app/http/own-words.server.ts'
import { localPath } from '#app/i18n/locale-path.ts'
import { localeOf, translator } from '#app/i18n/server.ts'
import { sellerPaths } from '#app/paths/seller.ts'
import { loadFigures } from '#app/words/prepared/figures.server.ts'
import { sellerAgency, sellerView } from '#app/words/prepared/seller-view.server.ts'
import { loadPropertyWriter } from '#app/words/saved-values.server.ts'

/** The page itself, and the page of a decision that was refused. */
export async function loadSellerPage({ request, params: { token = '' }, context }: LoaderFunctionArgs) {
  const { db } = context
  const [locale, opened] = await Promise.all([localeOf(request), openSellerLink(request, context, token)])
  const { agency } = await readSite(context, locale)
  const words = translator(locale)('pages:seller', { returnObjects: true })
  if (!opened.linked) {
    const gone = { words, agency: sellerAgency(agency, locale) }
    return data({ title: words.gone.title, gone, view: null, addresses: null }, opened.init)
  }
  const { propertyId, publishedAt, expiresAt, sellerEmail } = opened.linked
  const [row, offer, waiting, figures, write] = await Promise.all([
    findProperty(db, propertyId),
    findPreview(db, locale, propertyId),
    findWaiting(db, propertyId),
    loadFigures(db, { id: propertyId, publishedAt }, locale),
    loadPropertyWriter(db, locale),
  ])
  const released = waiting ? null : await findOwnRelease(db, propertyId, sellerEmail)
  if (!row || !offer) throw new Error('An open link has lost its property')
  const { published, sold } = row
  const view = sellerView({ offer, published, sold, agency, waiting, released, figures, expiresAt, write }, locale)
  const title = translator(locale)('pages:seller.pageTitle', { name: offer.name })
  return data(
    { title, description: words.personal, gone: null, view, addresses: addressesFor(token, locale) },
    { status: 200 },
  )
}

function addressesFor(token: string, locale: Locale) {
  const { offer, approval, changes } = sellerPaths
  return {
    offer: localPath(offer(token), locale),
    approval: localPath(approval(token), locale),
    changes: localPath(changes(token), locale),
  }
}

/** The last release, if its reader approved it: another owner may have. */
async function findOwnRelease(db: Database, propertyId: string, email: string | null) {
  const release = await findApprovedRelease(db, propertyId)
  if (!release) return null
  const addressAt = await findSellerAddresses(db, propertyId)
  return addressAt(release.approvedAt) === email ? release : null
}

/** What the owner is asked about; null where nobody has asked. */
export async function findWaiting(db: Database, propertyId: string) {
  const prepared = await findPrepared(db, propertyId)
  if (!prepared?.askedAt) return null
  const assessment = await assessPrepared(db, prepared)
  if (!assessment) return null
  const { values, note, askedAt, askedBy, askedById } = prepared
  const { shown, digest } = await shownRelease(assessment.row, prepared)
  return { assessment, values, note, askedAt, askedBy, askedById, digest, shown, preparedId: prepared.id }
}
