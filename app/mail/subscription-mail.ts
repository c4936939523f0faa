import { withoutLinks } from '#app/domain/enquiries/without-links.ts'
import type { DigestOffer } from '#app/domain/subscriptions/digest-offer.ts'
import type { Locale } from '#app/fields/locale.ts'
import { type SignedMail, signature } from './signature.ts'
import { subscriptionWords as words } from './subscription-words.ts'

/** Where the link stands in the text: of the only search that a mail is about, or of one of several. */
export const linkMark = '{link}'
export const linkMarkOf = (id: string) => `{link ${id}}`

interface Written {
  subject: string
  text: string
}

export function optInMail(mail: SignedMail): Written {
  const say = words[mail.locale]
  const { agencyName } = mail.agency
  const subject = say.optIn.subject(agencyName)
  return { subject, text: letter(mail, [say.optIn.asked(agencyName), '', linkMark, '', ...say.optIn.after]) }
}

/** Links to the subscription, as no other mail does until an offer is found. */
export function welcomeMail(mail: SignedMail & { search: string | null }): Written {
  const say = words[mail.locale]
  const running = mail.search ? say.welcome.running(withoutLinks(mail.search)) : say.welcome.runningAny
  return { subject: say.welcome.subject, text: letter(mail, [running, '', `${say.limit} ${say.leave}`, linkMark]) }
}

/** What one search has found. */
export interface DigestSection {
  id: string
  /** Null for a search for everything. */
  search: { name: string; whole: string } | null
  /** The place of a search for its surroundings. */
  near: string | null
  offers: readonly DigestOffer[]
  /** Absolute URL of the list. */
  listAddress: string
}

const mostNamed = 100
const mostSearchesInSubject = 2

/** One mail for all searches of an address, a section for each. */
export function digestMail(mail: SignedMail & { sections: readonly DigestSection[] }): Written {
  const { locale } = mail
  const sections = mail.sections.map(withoutTypedLinks)
  const [only] = sections
  if (only && sections.length === 1) return digestOfOne(mail, only)
  const say = words[locale]
  const told = new Set<string>()
  const named = Math.floor(mostNamed / sections.length)
  const parts = sections.flatMap((section) => {
    const { id, search, offers } = section
    const title = `* ${search?.whole ?? say.any} (${offers.length})`
    return [title, ...offersIn(section, named, told, locale), say.leave, linkMarkOf(id), '', '']
  })
  const lines = [say.foundBySome(sections.length), '', ...parts, say.limit, say.leaveAll]
  const shown = sections
    .slice(0, mostSearchesInSubject)
    .map(({ search, offers }) => [search?.name ?? say.any, offers.length])
  const names = shown.map(([name, count]) => `${name} (${count})`).join(', ')
  const more = sections.length - shown.length
  const subject = [say.news(names), more > 0 && say.moreSearches(more)].filter(Boolean).join(' ')
  return { subject: oneLine(subject), text: letter(mail, lines) }
}

/** A place may be named as it was typed. */
function withoutTypedLinks({ search, near, ...section }: DigestSection): DigestSection {
  const said = search && { name: withoutLinks(search.name), whole: withoutLinks(search.whole) }
  return { ...section, search: said, near: near && withoutLinks(near) }
}

function digestOfOne(mail: SignedMail, section: DigestSection): Written {
  const { id, search, offers } = section
  const { locale } = mail
  const say = words[locale]
  const [first] = offers
  const subject = first && offers.length === 1 ? say.subjectOne[first.kind](first) : say.subjectMany(offers.length)
  const lines = [
    search ? say.found(search.whole) : say.foundAny,
    ...offersIn(section, mostNamed, new Set(), locale),
    `${say.limit} ${say.leave}`,
    linkMarkOf(id),
  ]
  return { subject: oneLine(subject), text: letter(mail, lines) }
}

/** `told` holds the addresses of offers that stand further up, and learns these. */
function offersIn(section: DigestSection, named: number, told: Set<string>, locale: Locale): string[] {
  const { offers, near, listAddress } = section
  const say = words[locale]
  const lines = offers.slice(0, named).flatMap((offer) => {
    const isTold = told.has(offer.address)
    told.add(offer.address)
    return ['', ...(isTold ? [`${titleOf(offer, locale)} ${say.above}`, offer.address] : linesOf(offer, near, locale))]
  })
  const others = offers.length - named
  return [...lines, '', ...(others > 0 ? [say.others(others)] : []), say.all, listAddress, '']
}

function titleOf({ kind, name }: DigestOffer, locale: Locale): string {
  return `${words[locale].kinds[kind]}: ${oneLine(name)}`
}

function linesOf(offer: DigestOffer, near: string | null, locale: Locale): string[] {
  const { place, distance, facts, energy, price, formerPrice, totalRent, address } = offer
  const say = words[locale]
  const cut = formerPrice && say.formerly(formerPrice)
  const away = distance && near && say.away(distance, near)
  return [
    titleOf(offer, locale),
    [oneLine(place), away, facts].filter(Boolean).join(', '),
    [price, cut, totalRent].filter(Boolean).join(', '),
    ...(energy ? [energy] : []),
    address,
  ]
}

export function questionMail(mail: SignedMail & { search: string | null }): Written {
  const say = words[mail.locale]
  const about = mail.search ? say.question.about(withoutLinks(mail.search)) : say.question.aboutAny
  return { subject: say.question.subject, text: letter(mail, [about, '', ...say.question.ask, linkMark]) }
}

function letter(mail: SignedMail, lines: readonly string[]): string {
  return [words[mail.locale].salutation, '', ...lines, '', ...signature(mail)].join('\n')
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ')
}
