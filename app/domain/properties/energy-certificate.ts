/** Which law a certificate falls under, which buildings need none, and what counts as one. */
import type { PropertyFieldName, PropertyValues } from './property.ts'
import { appliesTo, type PropertyKind } from './property-scopes.ts'

/** § 79 Abs. 4 with § 3 Abs. 1 Nr. 17 GModG: a building below this usable area, in m², needs no certificate. */
const smallBuilding = 50

/** Certificates are valid for ten years: the earliest end of one issued on 1 January 2027. */
const firstEndOfNew = '2036-12-31'

type Dates = Pick<PropertyValues, 'energyCertificateIssuedOn' | 'energyCertificateValidUntil'>

/** § 112 Abs. 3 GModG: old if issued before 2027, which the end may show where the day of issue is missing. */
export function certificateAge({
  energyCertificateIssuedOn: issued,
  energyCertificateValidUntil: end,
}: Dates): 'old' | 'new' | 'unknown' {
  if (issued !== null) return issued < '2027-01-01' ? 'old' : 'new'
  return end !== null && end < firstEndOfNew ? 'old' : 'unknown'
}

/** From 2027; listed buildings need one since then. A flat is a part of a building of unknown size. */
export function isExempt({
  houseType,
  usableArea,
  livingArea,
}: Pick<PropertyValues, 'houseType' | 'usableArea' | 'livingArea'>): boolean {
  const area = usableArea ?? livingArea
  return houseType === 'house' && area !== null && area < smallBuilding
}

/** Details that only a certificate has. Heating may be known without one. */
const figures = [
  'energyCertificateType',
  'energyConsumption',
  'energyEfficiencyClass',
  'primaryEnergyDemand',
  'energyCertificateIssuedOn',
  'energyCertificateValidUntil',
  'energyYearBuilt',
] as const satisfies PropertyFieldName[]

const sources = ['primaryEnergySource', 'furtherEnergySources'] as const satisfies PropertyFieldName[]

type CertificateValues = PropertyKind &
  Pick<PropertyValues, 'energyCertificate'> &
  Partial<Pick<PropertyValues, (typeof figures | typeof sources)[number]>>

/** A detail that only a certificate has says that there is one; otherwise § 87 GModG would be broken unnoticed. */
export function withCertificate<Values extends CertificateValues>(values: Values): Values {
  const isSaid = [...figures, ...sources].some((name) => isFilled(values, name))
  return values.energyCertificate === null && isSaid && appliesTo('energy', values)
    ? { ...values, energyCertificate: 'available' }
    : values
}

/** Whether figures of a certificate stay hidden, because the choice says that there is none yet, or ever. */
export function deniesCertificate(values: CertificateValues): boolean {
  const isDenied = values.energyCertificate === 'pending' || values.energyCertificate === 'notRequired'
  return isDenied && figures.some((name) => isFilled(values, name))
}

function isFilled(values: CertificateValues, name: keyof CertificateValues): boolean {
  return (values[name] ?? '') !== ''
}
