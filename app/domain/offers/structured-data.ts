/** URLs are absolute; states nothing that the page does not show. */
import type { BreadcrumbList, FAQPage, Person, PostalAddress, RealEstateAgent, WebPage } from 'schema-dts'
import type { PublicAgency } from '#app/domain/agency/agency.ts'
import { machineOpeningHours } from '#app/domain/agency/opening-hours.ts'
import { telephoneAddress } from '#app/domain/agency/telephone.ts'
import type { TeamMember } from '#app/domain/entries/team-member.ts'
import type { Locale } from '#app/fields/locale.ts'
import { linksIn } from '#app/fields/read-link.ts'

export interface LinkedData {
  readonly '@type': string
}

export const agencyId = (siteUrl: string) => ({ '@id': `${siteUrl}/#agency` })

export function agencyNode(agency: PublicAgency, siteUrl: string): LinkedData {
  const hours = machineOpeningHours(agency.openingHours)
  const links = linksIn(agency.socialLinks)
  const node: RealEstateAgent = {
    '@type': 'RealEstateAgent',
    ...agencyId(siteUrl),
    name: agency.agencyName,
    legalName: agency.legalName,
    url: `${siteUrl}/`,
    address: postalAddress(agency),
    ...internationalNumber(agency.phone),
    ...(agency.email && { email: agency.email }),
    ...(hours.length > 0 && { openingHours: hours }),
    ...(links.length > 0 && { sameAs: links }),
  }
  return node
}

interface Located {
  street: string | null
  postalCode: string | null
  city: string | null
}

export function postalAddress({ street, postalCode, city }: Located): PostalAddress {
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
    ...internationalNumber(member.telephone),
    ...(member.email && { email: member.email }),
    ...(image && { image }),
  }
  return node
}

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

interface DescribedPage {
  url: string
  name: string
  description: string
  locale: Locale
}

export function webPageNode({ url, name, description, locale }: DescribedPage, siteUrl: string): LinkedData {
  const node: WebPage = {
    '@type': 'WebPage',
    '@id': url,
    url,
    name,
    description,
    inLanguage: locale,
    publisher: agencyId(siteUrl),
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

function internationalNumber(telephone: string | null): { telephone?: string } {
  const address = telephone && telephoneAddress(telephone)
  return address ? { telephone: address.replace('tel:', '') } : {}
}
