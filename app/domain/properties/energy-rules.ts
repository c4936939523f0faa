import { appliesTo } from './property-scopes.ts'
import type { PublishCandidate } from './publish-candidate.ts'
import { houseRule, stated } from './publish-rule.ts'

/** Of 23 July 2026, BGBl. 2026 I Nr. 226: renames the GEG at once and changes it from 2027. */
const amendment = 'https://www.recht.bund.de/bgbl/1/2026/226/VO.html'

const enacted = { readOn: null, isEnacted: true } as const

/** The same paragraph under both names of its law. */
function paragraph(number: 80 | 87) {
  const url = `https://www.gesetze-im-internet.de/geg/__${number}.html`
  return [
    { ...enacted, from: '2020-11-01', until: '2026-07-28', source: { paragraph: `§ ${number} GEG`, url } },
    {
      ...enacted,
      from: '2026-07-29',
      until: null,
      source: { paragraph: `§ ${number} GModG (früher GEG)`, url: amendment },
    },
  ] as const
}

const paragraph80 = paragraph(80)
const paragraph87 = paragraph(87)

/** From the cabinet's draft of 13 May 2026. What Art. 2 says in the end has not been read. */
const newCertificates = {
  from: '2027-01-01',
  until: null,
  source: { paragraph: 'Art. 2 des Gesetzes vom 23. Juli 2026', url: amendment },
  readOn: null,
  isEnacted: false,
} as const

/** Certificates are valid for ten years: the earliest end of one issued on that day. */
const firstEnd = '2036-12-31'

const isBuilding = (property: PublishCandidate) => appliesTo('energy', property)

/** § 87 only applies when there is a certificate. */
const hasCertificate = (property: PublishCandidate) =>
  isBuilding(property) && property.energyCertificate === 'available'

function isNew({ energyCertificateIssuedOn, energyCertificateValidUntil }: PublishCandidate): boolean | null {
  if (energyCertificateIssuedOn !== null) return energyCertificateIssuedOn >= newCertificates.from
  return energyCertificateValidUntil === null ? null : energyCertificateValidUntil >= firstEnd
}

function required<
  Field extends 'energyCertificateType' | 'energyConsumption' | 'primaryEnergySource' | 'energyEfficiencyClass',
>(field: Field) {
  return paragraph87.map((ground) => stated(field, 'blocking', ground, hasCertificate))
}

export const energyRules = [
  ...paragraph80.map((ground) => stated('energyCertificate', 'advice', ground, isBuilding)),
  ...required('energyCertificateType'),
  ...required('energyConsumption'),
  ...required('primaryEnergySource'),
  ...paragraph87.map((ground) => ({
    ...stated('energyYearBuilt', 'blocking', ground, hasCertificate),
    isMet: (p: PublishCandidate) => p.energyYearBuilt !== null || p.yearBuilt !== null,
  })),
  // The law means the year in the certificate; the house's own stands in for it.
  {
    ...stated('energyYearBuilt', 'advice', houseRule, (p) => hasCertificate(p) && p.yearBuilt !== null),
    name: 'certificateYear',
  },
  ...required('energyEfficiencyClass'),
  // Without dates, the rules for new certificates may apply.
  stated('energyCertificateIssuedOn', 'blocking', newCertificates, (p) => hasCertificate(p) && isNew(p) !== false),
  stated('primaryEnergyDemand', 'blocking', newCertificates, (p) => hasCertificate(p) && isNew(p) === true),
] as const
