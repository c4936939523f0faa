/** JSON-LD nodes of schema.org, linked by "@id". URLs are absolute; nothing is stated that the page does not show. */
import type {
  Apartment,
  BreadcrumbList,
  FAQPage,
  GeoCoordinates,
  House,
  LocationFeatureSpecification,
  Person,
  Place,
  PostalAddress,
  PropertyValue,
  QuantitativeValue,
  RealEstateAgent,
  RealEstateListing,
  Offer as SchemaOffer,
} from 'schema-dts'
import type { Agency } from '#app/domain/agency/agency.ts'
import { machineOpeningHours } from '#app/domain/agency/opening-hours.ts'
import { telephoneAddress } from '#app/domain/agency/telephone.ts'
import type { TeamMember } from '#app/domain/entries/team-member.ts'
import { leadingPrice, roomCount } from '#app/domain/properties/measures.ts'
import type { Locale } from '#app/fields/locale.ts'
import { entriesOf } from '#app/fields/typed-objects.ts'
import { balconyOrTerraceOf } from './features.ts'
import type { Offer } from './offer.ts'

/** schema-dts checks the contents where nodes are made. */
export interface LinkedData {
  readonly '@type': string
}

/** UN/CEFACT codes. */
const squareMetre = 'MTK'
const month = 'MON'

const agencyId = (siteUrl: string) => ({ '@id': `${siteUrl}/#agency` })

export function agencyNode(agency: Agency, siteUrl: string): LinkedData {
  const hours = machineOpeningHours(agency.openingHours)
  const links = agency.socialLinks?.match(/https?:\/\/[^\s,;<>"]+/g)
  const node: RealEstateAgent = {
    '@type': 'RealEstateAgent',
    ...agencyId(siteUrl),
    name: agency.agencyName,
    legalName: agency.legalName,
    url: `${siteUrl}/`,
    address: postalAddress(agency),
    ...(agency.phone && { telephone: internationalNumber(agency.phone) }),
    ...(agency.email && { email: agency.email }),
    ...(hours.length > 0 && { openingHours: hours }),
    ...(links && { sameAs: links }),
  }
  return node
}

export interface ListingPage {
  siteUrl: string
  url: string
  description: string
  images: string[]
  locale: Locale
}

export function listingNode(offer: Offer, { siteUrl, url, description, images, locale }: ListingPage): LinkedData {
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
    mainEntity: propertyOf(offer, property),
    offers: { ...offerOf(offer), itemOffered: property, seller: agencyId(siteUrl) },
  }
  return node
}

/** A plot is a plain Place, since schema.org's accommodations all have rooms; its area needs a custom property. */
function propertyOf(offer: Offer, id: { '@id': string }): House | Apartment | Place {
  const { houseType, livingArea, plotArea, bedrooms, bathrooms, floor, yearBuilt, petsAllowed } = offer
  const rooms = roomCount(offer)
  const plot: PropertyValue | null =
    plotArea === null ? null : { '@type': 'PropertyValue', name: 'plot area', value: plotArea, unitCode: squareMetre }
  const place = {
    ...id,
    name: offer.name,
    address: postalAddress(offer),
    ...geoOf(offer),
    ...(plot && { additionalProperty: plot }),
  }
  if (houseType === 'plot') return { '@type': 'Place', ...place }
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
  }
}

/** The query has withheld the coordinates with the address. */
function geoOf({ latitude, longitude }: Offer): { geo?: GeoCoordinates } {
  if (latitude === null || longitude === null) return {}
  return { geo: { '@type': 'GeoCoordinates', latitude, longitude } }
}

const amenities = {
  elevator: 'elevator',
  fittedKitchen: 'fitted kitchen',
  garden: 'garden',
  balconyOrTerrace: 'balcony or terrace',
} as const

/** What somebody has answered. */
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

interface Located {
  street: string | null
  postalCode: string | null
  city: string | null
}

function postalAddress({ street, postalCode, city }: Located): PostalAddress {
  return {
    '@type': 'PostalAddress',
    ...(street && { streetAddress: street }),
    ...(postalCode && { postalCode }),
    ...(city && { addressLocality: city }),
    addressCountry: 'DE',
  }
}

export function personNode(member: TeamMember, siteUrl: string, image: string | null): LinkedData {
  const node: Person = {
    '@type': 'Person',
    name: member.name,
    worksFor: agencyId(siteUrl),
    ...(member.role && { jobTitle: member.role }),
    ...(member.telephone && { telephone: internationalNumber(member.telephone) }),
    ...(member.email && { email: member.email }),
    ...(image && { image }),
  }
  return node
}

/** Outermost page first, this page last. */
export function breadcrumbNode(trail: readonly { name: string; url: string }[]): LinkedData {
  const node: BreadcrumbList = {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ name, url }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: url,
    })),
  }
  return node
}

export function questionsNode(questions: readonly { question: string; answer: string }[]): LinkedData {
  const node: FAQPage = {
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  }
  return node
}

function internationalNumber(telephone: string): string {
  return telephoneAddress(telephone).replace('tel:', '')
}
