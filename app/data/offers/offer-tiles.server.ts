import { asc, desc, sql } from 'drizzle-orm'
import { bareCoverOf, bareCoverSelection } from '#app/data/pictures/pictures.server.ts'
import { properties } from '#app/data/tables/properties.server.ts'
import { textsIn } from '#app/data/texts/texts.server.ts'
import { inLanguage, type Texts } from '#app/domain/in-language.ts'
import { isNew, type OfferTile, type PropertyText, tileFields } from '#app/domain/offers/offer.ts'
import { withoutWithheldPrice } from '#app/domain/offers/withheld.ts'
import { energySourcesOf } from '#app/domain/properties/energy.ts'
import { totalRent } from '#app/domain/properties/measures.ts'
import { withoutOthers } from '#app/domain/properties/own-fields.ts'
import { type PropertyValues, propertyFields } from '#app/domain/properties/property.ts'
import type { Locale } from '#app/fields/locale.ts'
import { pick } from '#app/fields/typed-objects.ts'
import { startLength } from './description-start.server.ts'

const rentFields = ['serviceCharge', 'heatingCosts', 'heatingIncluded'] as const satisfies (keyof PropertyValues)[]

const furtherEnergySources = sql<string | null>`json_extract(${properties.details}, '$.furtherEnergySources')`

export function tileColumns(locale: Locale, texts: readonly PropertyText[] = ['name']) {
  return {
    id: properties.id,
    publishedAt: properties.publishedAt,
    ...pick(properties, [...tileFields, ...rentFields, 'primaryEnergySource']),
    furtherEnergySources,
    ...bareCoverSelection,
    texts: textsIn(locale, 'property', properties.id, { names: texts, longest: startLength }),
  }
}

export const newestFirst = [desc(properties.publishedAt), asc(properties.id)]
export const recommendedFirst = [desc(properties.highlighted), ...newestFirst]

type TileRow = Omit<OfferTile, 'isNew' | 'cover' | 'totalRent' | 'energySources'> &
  Pick<PropertyValues, (typeof rentFields)[number] | 'primaryEnergySource' | 'furtherEnergySources'> & {
    publishedAt: Date | null
    cover: string | null
    texts: Texts
  }

export function tileOf({
  publishedAt,
  cover,
  serviceCharge,
  heatingCosts,
  heatingIncluded,
  ...row
}: TileRow): OfferTile {
  const said = inLanguage(propertyFields, row)
  const { primaryEnergySource, furtherEnergySources, ...own } = withoutOthers(said)
  const energySources = energySourcesOf({ primaryEnergySource, furtherEnergySources })
  const shown = { ...own, ...withoutWithheldPrice(said), energySources }
  const rent = row.marketType === 'rent' ? { ...shown, serviceCharge, heatingCosts, heatingIncluded } : null
  return { ...shown, totalRent: rent && totalRent(rent), cover: bareCoverOf(cover), isNew: isNew(publishedAt) }
}
