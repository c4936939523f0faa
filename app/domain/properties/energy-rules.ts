import { appliesTo } from './property-scopes.ts'
import type { PublishCandidate } from './publish-candidate.ts'
import { stated } from './publish-rule.ts'

const geg = { from: '2020-11-01', until: null, isVerified: true } as const
const paragraph80 = {
  ...geg,
  source: { paragraph: '§ 80 GEG', url: 'https://www.gesetze-im-internet.de/geg/__80.html' },
}
const paragraph87 = {
  ...geg,
  source: { paragraph: '§ 87 GEG', url: 'https://www.gesetze-im-internet.de/geg/__87.html' },
}

/** Secondary sources only: the law that replaced the GEG in July 2026 has not been checked. */
const newCertificates = { from: '2027-01-01', until: null, source: null, isVerified: false } as const

/** Certificates are valid for ten years: the earliest end of one issued on that day. */
const firstEnd = '2036-12-31'

const isBuilding = (property: PublishCandidate) => appliesTo('energy', property)

/** § 87 GEG only applies when there is a certificate. */
const hasCertificate = (property: PublishCandidate) =>
  isBuilding(property) && property.energyCertificate === 'available'

function isNew({ energyCertificateIssuedOn, energyCertificateValidUntil }: PublishCandidate): boolean | null {
  if (energyCertificateIssuedOn !== null) return energyCertificateIssuedOn >= newCertificates.from
  return energyCertificateValidUntil === null ? null : energyCertificateValidUntil >= firstEnd
}

export const energyRules = [
  stated('energyCertificate', 'advice', paragraph80, isBuilding),
  stated('energyCertificateType', 'blocking', paragraph87, hasCertificate),
  stated('energyConsumption', 'blocking', paragraph87, hasCertificate),
  stated('primaryEnergySource', 'blocking', paragraph87, hasCertificate),
  {
    ...stated('energyYearBuilt', 'blocking', paragraph87, hasCertificate),
    isMet: (p: PublishCandidate) => p.energyYearBuilt !== null || p.yearBuilt !== null,
  },
  stated('energyEfficiencyClass', 'blocking', paragraph87, hasCertificate),
  // Without dates, the rules for new certificates may apply.
  stated('energyCertificateIssuedOn', 'blocking', newCertificates, (p) => hasCertificate(p) && isNew(p) !== false),
  stated('primaryEnergyDemand', 'blocking', newCertificates, (p) => hasCertificate(p) && isNew(p) === true),
] as const
