/** What an advertisement must state about energy: GEG, from 29 July 2026 GModG, with the changes of 1 January 2027. */
import { certificateAge, isExempt } from './energy-certificate.ts'
import { appliesTo } from './property-scopes.ts'
import type { PublishCandidate } from './publish-candidate.ts'
import { type Ground, houseRule, stated } from './publish-rule.ts'

/** Of 23 July 2026, BGBl. 2026 I Nr. 226: Art. 1 renames the GEG, Art. 2 changes it from 2027. */
const amendment = 'https://www.recht.bund.de/bgbl/1/2026/226/VO.html'

const readOn = '2026-11-28'
const firstDayOf2027 = '2027-01-01'

function geg(number: 80 | 87): Ground {
  const url = `https://www.gesetze-im-internet.de/geg/__${number}.html`
  return { from: '2020-11-01', until: '2026-07-28', readOn: null, source: { paragraph: `§ ${number} GEG`, url } }
}

function gmodg(paragraph: string, days: Pick<Ground, 'from' | 'until'>, covers?: Ground['covers']): Ground {
  return { ...days, readOn, source: { paragraph: `${paragraph} GModG`, url: amendment }, ...(covers && { covers }) }
}

const in2026 = { from: '2026-07-29', until: '2026-12-31' }
const from2027 = { from: firstDayOf2027, until: null }

/** Exempts small buildings only, and listed ones no longer. */
export const listedNeedCertificate = { ...gmodg('§ 79 Abs. 4', from2027), from: firstDayOf2027 } as const

const isOld = (property: PublishCandidate) => certificateAge(property) === 'old'
const isNotOld = (property: PublishCandidate) => certificateAge(property) !== 'old'

/** Certificates issued before 2027 keep the five facts of § 87 as it was. */
const oldCertificate = gmodg('§ 112 Abs. 3', from2027, isOld)
const until2027 = [geg(87), gmodg('§ 87', in2026)]
const ofEveryCertificate = [...until2027, oldCertificate, gmodg('§ 87', from2027, isNotOld)]

const isBuilding = (property: PublishCandidate) => appliesTo('energy', property)

/** § 87 only applies when there is a certificate. */
const hasCertificate = (property: PublishCandidate) =>
  isBuilding(property) && property.energyCertificate === 'available'

export const energyRules = [
  stated('energyCertificate', 'advice', [geg(80), gmodg('§ 80', { from: in2026.from, until: null })], isBuilding),
  // What an advertisement states has to be true.
  {
    ...stated('energyCertificate', 'blocking', [listedNeedCertificate], isBuilding),
    name: 'certificateExemption',
    isMet: (p: PublishCandidate) => p.energyCertificate !== 'notRequired' || isExempt(p),
  },
  stated('energyCertificateType', 'blocking', ofEveryCertificate, hasCertificate),
  stated('energyCertificateIssuedOn', 'blocking', [gmodg('§ 87', from2027, isNotOld)], hasCertificate),
  stated('energyConsumption', 'blocking', [...until2027, oldCertificate], hasCertificate),
  stated(
    'primaryEnergyDemand',
    'blocking',
    [gmodg('§ 87', from2027, (property) => certificateAge(property) === 'new')],
    hasCertificate,
  ),
  stated('primaryEnergySource', 'blocking', ofEveryCertificate, hasCertificate),
  {
    ...stated('energyYearBuilt', 'blocking', ofEveryCertificate, hasCertificate),
    isMet: (p: PublishCandidate) => p.energyYearBuilt !== null || p.yearBuilt !== null,
  },
  // The law means the year in the certificate; the house's own stands in for it.
  {
    ...stated('energyYearBuilt', 'advice', [houseRule], (p) => hasCertificate(p) && p.yearBuilt !== null),
    name: 'certificateYear',
  },
  stated('energyEfficiencyClass', 'blocking', ofEveryCertificate, hasCertificate),
] as const
