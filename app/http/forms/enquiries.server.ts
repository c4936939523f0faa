/** Enquiries of the contact page and of offers: read from the form, and stored with their parcels. */
import { data, redirect } from '@remix-run/cloudflare'
import type { NewEnquiry } from '#app/data/enquiries/enquiries.server.ts'
import { findOffer } from '#app/data/offers/offers.server.ts'
import { enquiryFields } from '#app/domain/enquiries/enquiry.ts'
import { type Offer, placeName } from '#app/domain/offers/offer.ts'
import { authoredLocale, type Locale } from '#app/fields/field.ts'
import { textOf } from '#app/http/access/auth.server.ts'
import type { AppContext } from '#app/http/context.server.ts'
import { redirectTo } from '#app/http/responses.server.ts'
import { localPath } from '#app/i18n/locale-path.ts'
import { localeOf, type Translator, translator } from '#app/i18n/server.ts'
import { paths } from '#app/paths.ts'
import {
  isFromMachine,
  isReachable,
  type Sending,
  sayNotTaken,
  sendingOf,
  takeEnquiry,
} from './enquiry-intake.server.ts'
import { formBytes, parseForm, readForm } from './forms.server.ts'

/** Without the offer an enquiry loses only its reference. */
export async function receiveEnquiry(request: Request, context: AppContext, offerId = '') {
  const [form, locale] = await Promise.all([readForm(request, formBytes.public), localeOf(request)])
  const t = translator(locale)
  const submission = parseForm(form, enquiryFields, locale)
  const propertyId = textOf(form, 'propertyId') || offerId
  try {
    // Staff read what they have written.
    const offer = await findOffer(context.db, authoredLocale, propertyId)
    if (isFromMachine(form, 'contact')) return redirectTo(context, thanksAddress(offer))
    if (submission.status !== 'success' || !isReachable(form)) {
      // A missing offer has no page for the mistakes. 307 makes the browser post the same to the contact page.
      if (offerId && !offer) return redirect(paths.contact, 307)
      const result = submission.reply(
        isReachable(form) ? {} : { fieldErrors: { email: [t('forms:enquiry.reachable')] } },
      )
      const count = Object.keys(result.error ?? {}).length
      return data({ result, propertyId, title: t('forms:enquiry.problems', { count }) }, { status: 400 })
    }
    const enquiry = { ...submission.value, propertyId: offer?.id ?? null, locale, receivedAt: new Date() }
    await takeEnquiry(request, context, enquiry, await enquirySending(enquiry, offer, context))
    return redirectTo(context, thanksAddress(offer))
  } catch (error) {
    const { sentence, words, init } = await sayNotTaken(error, request, context)
    return data({ result: submission.reply({ formErrors: [sentence] }), propertyId, ...words }, init)
  }
}

function thanksAddress(offer: Offer | null): string {
  return offer ? `${paths.contactThanks}?${new URLSearchParams({ angebot: offer.id })}` : paths.contactThanks
}

async function enquirySending(
  enquiry: NewEnquiry & { receivedAt: Date },
  offer: Offer | null,
  context: AppContext,
): Promise<Sending> {
  const { name, email, phone, message, locale, receivedAt } = enquiry
  const about = offer && {
    name: offer.name,
    propertyNumber: offer.propertyNumber,
    place: placeName(offer),
    address: context.config.siteUrl + paths.offer(offer.id),
    reserved: offer.reserved,
    member: offer.member?.name ?? null,
  }
  const mail = { enquiry, locale, receivedAt, offer: about }
  const fields = { name, email: email ?? '', phone: phone ?? '', message, ...(offer && { propertyId: offer.id }) }
  const posted = { 'form-name': 'contact', ...fields } as const
  const said = offer && (await offerForVisitor(offer, locale, context))
  return sendingOf({ mail, offer: said, responsible: offer?.member?.id ?? null, posted }, context)
}

async function offerForVisitor({ id, name, propertyNumber }: Offer, locale: Locale, { db, config }: AppContext) {
  const said = locale === authoredLocale ? null : await findOffer(db, locale, id)
  return { name: said?.name ?? name, propertyNumber, address: config.siteUrl + localPath(paths.offer(id), locale) }
}

export function offerContactWords(offer: Offer, locale: Locale) {
  const t = translator(locale)
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
