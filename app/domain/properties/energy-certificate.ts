/** Energy certificates: which law covers one, which buildings need none, and which fields describe one. */
import type { PropertyFieldName, PropertyValues } from './property.ts'
import { appliesTo, type PropertyKind } from './property-scopes.ts'

/** Filled in from a certificate, and hidden where there is none. */
export const certificateFigures = [
  'energyCertificateType',
  'energyConsumption',
  'energyEfficiencyClass',
  'primaryEnergyDemand',
  'energyCertificateIssuedOn',
  'energyCertificateValidUntil',
  'energyYearBuilt',
] as const satisfies PropertyFieldName[]

export type CertificateFigure = (typeof certificateFigures)[number]

/** The earliest possible end of a certificate issued from 1 January 2027: it is valid for ten years. */
const firstEndOfNew = '2036-12-31'

export type CertificateDates = Pick<PropertyValues, 'energyCertificateIssuedOn' | 'energyCertificateValidUntil'>

/** § 112 Abs. 3 GModG: 'old' if issued before 2027. The last day of validity stands in for a missing day of issue. */
export function certificateAge({
  energyCertificateIssuedOn: issued,
  energyCertificateValidUntil: end,
}: CertificateDates): 'old' | 'new' | 'unknown' {
  if (issued !== null) return issued < '2027-01-01' ? 'old' : 'new'
  return end !== null && end < firstEndOfNew ? 'old' : 'unknown'
}

/** Usable area in m² from which a building needs a certificate: § 79 Abs. 4, § 3 Abs. 1 Nr. 17 GModG. */
const leastArea = 50

/** From 2027. False for a flat, because the size of its building is not known. */
export function isExempt({
  houseType,
  usableArea,
  livingArea,
}: Pick<PropertyValues, 'houseType' | 'usableArea' | 'livingArea'>): boolean {
  const area = usableArea ?? livingArea
  return houseType === 'house' && area !== null && area < leastArea
}

/** Stated in a certificate, but known without one too. */
const sources = ['primaryEnergySource', 'furtherEnergySources'] as const satisfies PropertyFieldName[]

type CertificateValues = PropertyKind &
  Pick<PropertyValues, 'energyCertificate'> &
  Partial<Pick<PropertyValues, CertificateFigure | (typeof sources)[number]>>

/** Sets an empty choice to 'available' where a figure or source is filled in: § 87 GModG requires it to be public. */
export function withCertificate<Values extends CertificateValues>(values: Values): Values {
  const isDescribed = [...certificateFigures, ...sources].some((name) => isFilled(values, name))
  return values.energyCertificate === null && isDescribed && appliesTo('energy', values)
    ? { ...values, energyCertificate: 'available' }
    : values
}

/** True if a certificate's figures are filled in beside the choice "not required" or "pending". */
export function deniesCertificate(values: CertificateValues): boolean {
  const isDenied = values.energyCertificate === 'pending' || values.energyCertificate === 'notRequired'
  return isDenied && certificateFigures.some((name) => isFilled(values, name))
}

function isFilled(values: CertificateValues, name: keyof CertificateValues): boolean {
  return (values[name] ?? '') !== ''
}
