import { findLeadLinks } from '#app/data/exchange/lead-links.server.ts'
import type { Agency } from '#app/domain/agency/agency.ts'
import type { EnquiryKind } from '#app/domain/enquiries/enquiry.ts'
import type { Offer } from '#app/domain/offers/offer.ts'
import { leadXml } from '#app/exchange/writing/lead.ts'
import { authoredLocale } from '#app/fields/locale.ts'
import type { AppContext } from '#app/http/context.server.ts'
import { translator } from '#app/i18n/server.ts'
import type { EnquiryMail } from '#app/mail/enquiry-mail.ts'
import { paths } from '#app/paths/public.ts'

/** For the agency's software, in German; null unless the agency wants it. A withdrawal is no lead. */
export async function leadOf(
  { db, config }: AppContext,
  agency: Pick<Agency, 'leadsAsXml' | 'legalName'>,
  { enquiry, form, receivedAt }: EnquiryMail,
  kind: EnquiryKind,
  offers: readonly Offer[],
): Promise<string | null> {
  if (!agency.leadsAsXml || kind === 'withdrawal') return null
  const { siteUrl } = config
  const links = await findLeadLinks(
    db,
    offers.map(({ id }) => id),
  )
  const { name, email, phone, message } = enquiry
  return leadXml({
    sender: { name: agency.legalName, anid: new URL(siteUrl).host },
    receivedAt,
    objects: offers.map((offer) => ({
      propertyNumber: offer.propertyNumber,
      address: siteUrl + paths.offer(offer.id),
      name: offer.name,
      city: offer.city,
      isRental: offer.marketType === 'rent',
      link: links.get(offer.id) ?? null,
    })),
    person: { name, email, phone },
    message,
    kind: translator(authoredLocale)(`dashboard:enquiries.kinds.${kind}`),
    facts: form?.facts ?? [],
  })
}
