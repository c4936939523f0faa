/**
 * The energy certificate in schema.org's terms. Its EnergyConsumptionDetails are for the labels of products, which have
 * no class H and no values.
 */
import type { Certification, PropertyValue, QuantitativeValue } from 'schema-dts'
import { energyClasses } from '#app/domain/properties/energy-classes.ts'
import type { Offer } from './offer.ts'

const perSquareMetreAndYear = 'kWh/(m²·a)'

/** Nothing without a certificate: its figures are hidden on the page too. */
export function certificationOf(offer: Offer): { hasCertification?: Certification } {
  const { energyCertificate, energyCertificateType: type, energyEfficiencyClass } = offer
  if (energyCertificate !== 'available') return {}
  const { energyCertificateIssuedOn: issued, energyCertificateValidUntil: end } = offer
  const measurements = measurementsOf(offer)
  return {
    hasCertification: {
      '@type': 'Certification',
      name: type ? `energy performance certificate, by ${type}` : 'energy performance certificate',
      ...(issued && { datePublished: issued }),
      ...(end && { expires: end }),
      ...(energyEfficiencyClass && {
        certificationRating: {
          '@type': 'Rating',
          ratingValue: energyEfficiencyClass,
          bestRating: energyClasses[0],
          worstRating: energyClasses.at(-1) ?? '',
        },
      }),
      ...(measurements.length > 0 && { hasMeasurement: measurements }),
    },
  }
}

function measurementsOf({ energyCertificateType, primaryEnergyDemand, energyConsumption }: Offer): QuantitativeValue[] {
  const kind = energyCertificateType ? ` ${energyCertificateType}` : ''
  const values = [
    [`primary energy${kind}`, primaryEnergyDemand],
    [`final energy${kind}`, energyConsumption],
  ] as const
  return values.flatMap(([name, value]): QuantitativeValue[] =>
    value === null ? [] : [{ '@type': 'QuantitativeValue', name, value, unitText: perSquareMetreAndYear }],
  )
}

/** Facts of the certificate that schema.org has no property for. `sources` in words. */
export function energyProperties(offer: Offer, sources: readonly string[]): PropertyValue[] {
  const { energyCertificate, energyYearBuilt } = offer
  const year = energyCertificate === 'available' ? energyYearBuilt : null
  return [
    ...sources.map((value): PropertyValue => ({ '@type': 'PropertyValue', name: 'energy source', value })),
    ...(year === null
      ? []
      : [{ '@type': 'PropertyValue', name: 'year built according to the energy certificate', value: year } as const]),
  ]
}
