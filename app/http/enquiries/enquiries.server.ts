import { data, redirect } from '@remix-run/cloudflare'
import type { NewEnquiry } from '#app/data/enquiries/enquiries.server.ts'
import { keptOffersQuery } from '#app/data/offers/shortlist.server.ts'
import type { EnquiryMessage } from '#app/data/outbox/queue.server.ts'
import { runQuery } from '#app/data/queries.server.ts'
import { enquiryFields } from '#app/domain/enquiries/enquiry.ts'
import type { Offer } from '#app/domain/offers/offer.ts'
import { idSeparator, keptIdsIn, mostKept, writtenIds } from '#app/domain/offers/shortlist.ts'
import { authoredLocale, type Locale } from '#app/fields/locale.ts'
import type { AppContext } from '#app/http/context.server.ts'
import { formBytes, parseForm, readForm } from '#app/http/forms/forms.server.ts'
import { redirectTo } from '#app/http/responses.server.ts'
import { localPath } from '#app/i18n/locale-path.ts'
import { localeOf, type Translator, translator } from '#app/i18n/server.ts'
import { paths } from '#app/paths/public.ts'
import {
  type Deliveries,
  deliveriesFor,
  enquiryFailure,
  isBot,
  isReachable,
  offerForMail,
  takeEnquiry,
} from './enquiry-intake.server.ts'

interface Asked {
  offerId?: string | undefined
  /** A list without selected offers would send an enquiry about all of them. */
  mustChoose?: boolean
}

export async function receiveEnquiry(request: Request, context: AppContext, { offerId = '', mustChoose }: Asked = {}) {
  const [form, locale] = await Promise.all([readForm(request, formBytes.public), localeOf(request)])
  const t = translator(locale)
  const submission = parseForm(form, enquiryFields, locale)
  const ids = askedIds(form, offerId)
  const chosen = { propertyId: ids[0] ?? '', chosen: ids }
  try {
    const offers = await runQuery(keptOffersQuery(context.db, authoredLocale, ids, mostKept))
    if (isBot(form, 'contact')) return redirectTo(context, thanksAddress(offers))
    const isChosen = !mustChoose || ids.length > 0
    if (submission.status !== 'success' || !isReachable(form) || !isChosen) {
      // A missing offer has no page to show errors on; 307 repeats the post on the contact page.
      if (offerId && offers.length === 0) return redirect(paths.contact, 307)
      const fieldErrors: Record<string, string[]> = {}
      if (!isReachable(form)) fieldErrors.email = [t('forms:enquiry.reachable')]
      if (!isChosen) fieldErrors.propertyId = [t('forms:enquiry.chooseOffer')]
      const result = submission.reply({ fieldErrors })
      const count = Object.keys(result.error ?? {}).length
      return data({ result, ...chosen, title: t('forms:enquiry.problems', { count }) }, { status: 400 })
    }
    const [propertyId = null, ...furtherIds] = offers.map(({ id }) => id)
    const enquiry = { ...submission.value, propertyId, furtherIds, locale, receivedAt: new Date() }
    await takeEnquiry(request, context, enquiry, await enquiryDeliveries(enquiry, offers, context))
    return redirectTo(context, thanksAddress(offers))
  } catch (error) {
    const { sentence, words, init } = await enquiryFailure(error, request, context)
    return data({ result: submission.reply({ formErrors: [sentence] }), ...chosen, ...words }, init)
  }
}

function askedIds(form: FormData, offerId: string): string[] {
  const posted = keptIdsIn(form.getAll('propertyId').join(idSeparator))
  return posted.length > 0 ? posted : keptIdsIn(offerId)
}

function thanksAddress(offers: readonly Offer[]): string {
  if (offers.length === 0) return paths.contactThanks
  const ids = writtenIds(offers.map(({ id }) => id))
  return `${paths.contactThanks}?${offers.length === 1 ? 'angebot' : 'angebote'}=${ids}`
}

async function enquiryDeliveries(
  enquiry: NewEnquiry & { receivedAt: Date },
  offers: readonly Offer[],
  context: AppContext,
): Promise<Deliveries> {
  const { name, email, phone, message, locale, receivedAt } = enquiry
  const { siteUrl } = context.config
  const [about = null, ...further] = offers.map((offer) => offerForMail(offer, offer.member?.name ?? null, siteUrl))
  const mail = { enquiry, locale, receivedAt, offer: about, further }
  const fields = { name, email: email ?? '', phone: phone ?? '', message, ...idsForHost(offers) }
  const posted = { 'form-name': 'contact', ...fields } as const
  const translated = await offersForVisitor(offers, locale, context)
  return deliveriesFor(
    { mail, offers: translated, responsible: responsibleFor(offers), posted, about: offers },
    context,
  )
}

function responsibleFor(offers: readonly Offer[]): (string | null)[] {
  return offers.length > 0 ? offers.map(({ member }) => member?.id ?? null) : [null]
}

function idsForHost([offer, ...further]: readonly Offer[]): EnquiryMessage['payload'] {
  if (!offer) return {}
  return { propertyId: offer.id, ...(further.length > 0 && { furtherIds: further.map(({ id }) => id).join(' ') }) }
}

async function offersForVisitor(offers: readonly Offer[], locale: Locale, { db, config }: AppContext) {
  const ids = offers.map(({ id }) => id)
  const isRead = locale === authoredLocale || ids.length === 0
  const translated = isRead ? offers : await runQuery(keptOffersQuery(db, locale, ids, mostKept))
  return translated.map(({ id, name, propertyNumber }) => {
    return { name, propertyNumber, address: config.siteUrl + localPath(paths.offer(id), locale) }
  })
}

export function offerContactWords(offer: Offer, t: Translator) {
  const { houseType, reserved } = offer
  const { form, offer: own } = t('pages:contact', { returnObjects: true })
  return {
    title: own.title,
    lead: contactLead(offer, t),
    about: own.about,
    message: reserved ? own.waiting[houseType] : own.message[houseType],
    messageHint: reserved ? own.waitingHint : own.messageHint,
    form: { ...form, send: own.send },
  }
}

function contactLead({ member, houseType, reserved }: Offer, t: Translator): string {
  if (!member) return t(`pages:contact.offer.${reserved ? 'waitForAgency' : 'askAgency'}`)
  const { name } = member
  return reserved
    ? t('pages:contact.offer.waitForMember', { name })
    : t(`pages:contact.offer.askMember.${houseType}`, { name })
}
