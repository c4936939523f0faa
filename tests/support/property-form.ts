/** The form of a property as somebody in Germany would type it, and what is posted with it. */
import { expect } from 'vitest'
import { images } from '#app/data/tables/properties.server.ts'
import type { PropertyFieldName } from '#app/domain/properties/property.ts'
import { db, type Visitor } from './visitor.ts'

let counter = 0

/** A form with every field but its rows and lines filled, as somebody in Germany would type it. */
export function filledForm(changes: Record<string, string> = {}): Record<string, string> {
  counter += 1
  const filled: Record<
    Exclude<PropertyFieldName, 'furtherParking' | 'furtherEnergySources' | 'tourUrl' | 'filmUrl'>,
    string
  > = {
    marketType: 'purchase',
    houseType: 'house',
    apartmentType: 'loft',
    buildingType: 'villa',
    plotType: 'residential',
    name: 'Villa am Probeteich',
    propertyNumber: `P-${counter}`,
    street: 'Probeweg 7',
    postalCode: '20457',
    city: 'Hamburg',
    district: 'HafenCity',
    addressVisible: 'on',
    latitude: '53.541',
    longitude: '9,9936821',
    livingArea: '1.250,5',
    plotArea: '2 400',
    usableArea: '85.5',
    rooms: '7',
    halfRoom: 'on',
    floors: '3',
    floor: '-1',
    bedrooms: '0',
    bathrooms: '2',
    responsibleMember: 'member000001',
    nameEn: 'Villa by the trial pond',
    description: 'Erster Absatz.\n\nZweiter <b>Absatz</b> & „Zitat“ 🏡',
    fittings: '- Kamin\n- Keller',
    locationDescription: 'Am Wasser.',
    otherNotes: 'Nichts weiter.',
    descriptionEn: 'First paragraph.\n\nSecond <b>paragraph</b> & “quote” 🏡',
    fittingsEn: '- Fireplace\n- Cellar',
    locationDescriptionEn: 'By the water.',
    otherNotesEn: 'Nothing else.',
    purchasePrice: '1.450.000',
    parkingPrice: '25000',
    rentalIncome: '48.000',
    baseRent: '1.250,50',
    serviceCharge: '0',
    heatingCosts: '120',
    heatingIncluded: 'yes',
    deposit: '3.600',
    depositText: 'Bürgschaft einer Bank',
    depositTextEn: 'Guarantee by a bank',
    provision: '3,57 % inkl. MwSt.',
    provisionEn: '3.57% incl. VAT',
    priceOnRequest: 'on',
    energyCertificate: 'available',
    energyCertificateType: 'demand',
    energyConsumption: '112,4',
    energyEfficiencyClass: 'D',
    primaryEnergyDemand: '128,5 kWh',
    primaryEnergySource: 'gas',
    heatingType: 'central',
    energyCertificateIssuedOn: '15.03.2021',
    energyCertificateValidUntil: '2031-03-14',
    energyYearBuilt: '1912',
    hotWaterIncluded: 'no',
    availableFrom: 'nach Vereinbarung',
    availableFromEn: 'by arrangement',
    rented: 'no',
    petsAllowed: 'byAgreement',
    parkingType: 'garage',
    parkingSpaces: '2',
    development: 'developed',
    buildableAccordingTo: 'developmentPlan',
    recommendedUse: 'villa',
    grz: '0,25',
    gfz: '0,5',
    guestToilet: 'yes',
    basement: 'yes',
    heritageStatus: 'ensemble',
    balconyOrTerrace: '',
    balconies: '2',
    terraces: '1',
    garden: 'yes',
    elevator: 'no',
    fittedKitchen: 'yes',
    barrierFree: 'stepless',
    furnished: 'partly',
    buildingPermit: 'available',
    constructionPhase: 'completed',
    objectCondition: 'refurbished',
    fittingsQuality: 'sophisticated',
    yearBuilt: '1912',
    lastModernized: '2019',
    published: '',
    highlighted: 'on',
    reserved: 'on',
    sold: '',
    soldOn: '',
  }
  return { ...filled, ...changes }
}

/** Posts a new property, and gives its id. */
export async function createdBy(visitor: Visitor, changes: Record<string, string> = {}): Promise<string> {
  const answer = await visitor.post('/dashboard/properties/new', filledForm(changes))
  expect(answer.status).toBe(303)
  return /\/dashboard\/properties\/([0-9a-z]{12})$/.exec(answer.headers.get('Location') ?? '')?.[1] ?? ''
}

/** Posts a property, gives it a picture and publishes it; its version is 2 then. */
export async function publishedBy(visitor: Visitor, changes: Record<string, string> = {}): Promise<string> {
  const id = await createdBy(visitor, changes)
  await db.insert(images).values({ key: `picture-${id}`, propertyId: id, width: 3, height: 2, position: 0 })
  expect((await visitor.post(`/dashboard/properties/${id}/visibility`, { published: 'on' })).status).toBe(303)
  return id
}
