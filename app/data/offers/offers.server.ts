/** All queries but the preview's require published, untrashed rows and select no private fields. */
import { and, eq, getTableColumns, type SQL } from 'drizzle-orm'
import type { Database } from '#app/data/database.server.ts'
import { memberAsJson, memberColumns, memberOf } from '#app/data/entries/team-members.server.ts'
import { picturesAsJson, picturesIn } from '#app/data/pictures/images.server.ts'
import { authoredValuesOf, rowOf } from '#app/data/properties/property-row.server.ts'
import { query, runQuery } from '#app/data/queries.server.ts'
import { isKept } from '#app/data/saving/trash.server.ts'
import { teamMembers } from '#app/data/tables/entries.server.ts'
import { properties } from '#app/data/tables/properties.server.ts'
import { textsIn } from '#app/data/texts/texts.server.ts'
import { inLanguage } from '#app/domain/in-language.ts'
import { isNew, type Offer } from '#app/domain/offers/offer.ts'
import { withoutHiddenAddress, withoutWithheldPrice } from '#app/domain/offers/withheld.ts'
import type { Whereabouts } from '#app/domain/places/whereabouts.ts'
import { energySourcesOf } from '#app/domain/properties/energy.ts'
import { locationOf } from '#app/domain/properties/location.ts'
import { withoutOthers } from '#app/domain/properties/own-fields.ts'
import { withoutParkingPrices } from '#app/domain/properties/parking.ts'
import { type PropertyValues, propertyFields } from '#app/domain/properties/property.ts'
import type { Locale } from '#app/fields/locale.ts'
import { translationsIn } from '#app/fields/translations.ts'
import { isOffer } from './offer-conditions.server.ts'

const { searchText: _searchText, ...read } = getTableColumns(properties)

export function offerColumns(locale: Locale) {
  return {
    ...read,
    pictures: picturesAsJson(locale),
    member: memberAsJson(locale),
    texts: textsIn(locale, 'property', properties.id),
  }
}

type OfferRow = Awaited<ReturnType<typeof selectOffers>>[number]

function selectOffers(db: Database, locale: Locale, where: SQL | undefined) {
  return db.select(offerColumns(locale)).from(properties).where(where)
}

const firstOffer = ([row]: OfferRow[]) => (row ? offerOf(row) : null)

export function offerQuery(db: Database, locale: Locale, id: string) {
  return query(selectOffers(db, locale, and(isOffer, eq(properties.id, id))), firstOffer)
}

export function findOffer(db: Database, locale: Locale, id: string): Promise<Offer | null> {
  return runQuery(offerQuery(db, locale, id))
}

/** In any state except trashed, for staff and the seller. `values` replace the stored ones. */
export async function findPreview(
  db: Database,
  locale: Locale,
  id: string,
  values?: PropertyValues,
): Promise<Offer | null> {
  const [row] = await selectOffers(db, locale, and(isKept(properties), eq(properties.id, id)))
  if (!row) return null
  return offerOf(values ? await withValues(db, locale, row, values) : row)
}

async function withValues(db: Database, locale: Locale, row: OfferRow, values: PropertyValues): Promise<OfferRow> {
  const written = rowOf(values)
  const { latitude, longitude, addressVisible, responsibleMember } = values
  const point = latitude !== null && longitude !== null ? { latitude, longitude } : null
  const shift = point && !addressVisible ? row.circle : null
  const said: Readonly<Record<string, unknown>> = { ...values }
  const translated = translationsIn(propertyFields).filter((text) => text.locale === locale && said[text.name])
  const member =
    responsibleMember === row.responsibleMember
      ? row.member
      : await db
          .select(memberColumns(locale))
          .from(teamMembers)
          .where(eq(teamMembers.id, responsibleMember ?? ''))
  return {
    ...row,
    ...written,
    publicLatitude: point ? point.latitude + (shift?.north ?? 0) : (written.place?.latitude ?? null),
    publicLongitude: point ? point.longitude + (shift?.east ?? 0) : (written.place?.longitude ?? null),
    texts: row.texts && Object.fromEntries(translated.map(({ name, translates }) => [translates, String(said[name])])),
    member,
  }
}

export function offerOf({ pictures, member: [member], ...row }: OfferRow): Offer {
  const { texts } = row
  const values = inLanguage(propertyFields, { ...withoutOthers(authoredValuesOf(row)), texts })
  return {
    ...values,
    ...withoutHiddenAddress(values),
    ...withoutWithheldPrice(values),
    ...(values.priceOnRequest ? { furtherParking: withoutParkingPrices(values) } : {}),
    energySources: energySourcesOf(values),
    germanProvision: row.provision,
    whereabouts: whereaboutsOf(row),
    id: row.id,
    isNew: isNew(row.publishedAt),
    publishedAt: row.publishedAt,
    pictures: picturesIn(pictures),
    member: member ? memberOf(member) : null,
  }
}

type PlacedRow = Pick<
  typeof properties.$inferSelect,
  'latitude' | 'longitude' | 'addressVisible' | 'publicLatitude' | 'publicLongitude'
>

export function whereaboutsOf({
  publicLatitude,
  publicLongitude,
  addressVisible,
  ...row
}: PlacedRow): Whereabouts | null {
  const point = locationOf({ latitude: publicLatitude, longitude: publicLongitude })
  if (!point) return null
  if (!locationOf(row)) return { kind: 'place', point }
  return { kind: addressVisible ? 'exact' : 'circle', point }
}
