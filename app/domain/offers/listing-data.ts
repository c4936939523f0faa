import type {
  Apartment,
  GeoCoordinates,
  House,
  LocationFeatureSpecification,
  Place,
  PropertyValue,
  QuantitativeValue,
  RealEstateListing,
  Offer as SchemaOffer,
} from 'schema-dts'
import { isSwapped } from '#app/domain/properties/location.ts'
import { leadingPrice, roomCount } from '#app/domain/properties/measures.ts'
import type { Locale } from '#app/fields/locale.ts'
import { entriesOf } from '#app/fields/typed-objects.ts'
import { certificationOf, energyProperties } from './energy-data.ts'
import { balconyOrTerraceOf } from './features.ts'
import type { Offer } from './offer.ts'
import { agencyId, type LinkedData, postalAddress } from './structured-data.ts'

/** UN/CEFACT codes. */
const squareMetre = 'MTK'
const month = 'MON'

export interface ListingPage {
  siteUrl: string
  url: string
  description: string
  images: string[]
  /** In words. */
  energySources: readonly string[]
  locale: Locale
}

export function listingNode(
  offer: Offer,
  { siteUrl, url, description, images, energySources, locale }: ListingPage,
): LinkedData {
  const property = { '@id': `${url}#property` }
  const node: RealEstateListing = {
    '@type': 'RealEstateListing',
    '@id': url,
    url,
    name: offer.name,
    description,
    inLanguage: locale,
    ...(offer.publishedAt && { datePosted: offer.publishedAt.toISOString() }),
    ...(images.length > 0 && { image: images }),
    mainEntity: propertyOf(offer, property, energySources),
    offers: { ...offerOf(offer), itemOffered: property, seller: agencyId(siteUrl) },
  }
  return node
}

/** schema.org's accommodations all have rooms, so a plot is a Place and its area a custom property. */
function propertyOf(offer: Offer, id: { '@id': string }, energySources: readonly string[]): House | Apartment | Place {
  const { houseType, livingArea, plotArea, bedrooms, bathrooms, floor, yearBuilt, petsAllowed } = offer
  const rooms = roomCount(offer)
  const plot: PropertyValue[] =
    plotArea === null ? [] : [{ '@type': 'PropertyValue', name: 'plot area', value: plotArea, unitCode: squareMetre }]
  const isPlot = houseType === 'plot'
  const custom = isPlot ? plot : [...plot, ...energyProperties(offer, energySources)]
  const place = {
    ...id,
    name: offer.name,
    address: postalAddress(offer),
    ...geoOf(offer),
    ...(custom.length > 0 && { additionalProperty: custom }),
  }
  if (isPlot) return { '@type': 'Place', ...place }
  const size: QuantitativeValue | null =
    livingArea === null ? null : { '@type': 'QuantitativeValue', value: livingArea, unitCode: squareMetre }
  return {
    '@type': houseType === 'house' ? 'House' : 'Apartment',
    ...place,
    ...(size && { floorSize: size }),
    ...(rooms !== null && { numberOfRooms: rooms }),
    ...(bedrooms !== null && { numberOfBedrooms: bedrooms }),
    ...(bathrooms !== null && { numberOfBathroomsTotal: bathrooms }),
    ...(houseType === 'apartment' && floor !== null && { floorLevel: String(floor) }),
    ...(yearBuilt !== null && { yearBuilt }),
    ...(petsAllowed !== null && petsAllowed !== 'byAgreement' && { petsAllowed: petsAllowed === 'yes' }),
    ...amenitiesOf(offer),
    ...certificationOf(offer),
  }
}

/** The query has withheld the coordinates with the address. A pair off Somalia helps no one. */
function geoOf({ latitude, longitude }: Offer): { geo?: GeoCoordinates } {
  if (latitude === null || longitude === null || isSwapped({ latitude, longitude })) return {}
  return { geo: { '@type': 'GeoCoordinates', latitude, longitude } }
}

const amenities = {
  elevator: 'elevator',
  fittedKitchen: 'fitted kitchen',
  garden: 'garden',
  balconyOrTerrace: 'balcony or terrace',
} as const

function amenitiesOf(offer: Offer): { amenityFeature?: LocationFeatureSpecification[] } {
  const answers = { ...offer, balconyOrTerrace: balconyOrTerraceOf(offer) }
  const features = entriesOf(amenities).flatMap(([name, words]): LocationFeatureSpecification[] => {
    const answer = answers[name]
    return answer ? [{ '@type': 'LocationFeatureSpecification', name: words, value: answer === 'yes' }] : []
  })
  const { barrierFree } = offer
  if (barrierFree) {
    const name = barrierFree === 'wheelchair' ? 'wheelchair accessible' : 'step-free access'
    features.push({ '@type': 'LocationFeatureSpecification', name, value: barrierFree !== 'no' })
  }
  return features.length > 0 ? { amenityFeature: features } : {}
}

/** Reserved offers can still be enquired about. A price on request is withheld here too. */
function offerOf(offer: Offer): SchemaOffer {
  const price = leadingPrice(offer)
  const isRent = offer.marketType === 'rent'
  const terms: SchemaOffer = {
    '@type': 'Offer',
    availability: offer.reserved ? 'https://schema.org/LimitedAvailability' : 'https://schema.org/InStock',
    businessFunction: { '@id': `http://purl.org/goodrelations/v1#${isRent ? 'LeaseOut' : 'Sell'}` },
  }
  if (price === null) return terms
  const priced = { price, priceCurrency: 'EUR' }
  return isRent
    ? { ...terms, priceSpecification: { '@type': 'UnitPriceSpecification', ...priced, unitCode: month } }
    : { ...terms, ...priced }
}
