/** Enquiries: read from the form, stored together with their parcels, and only then delivered. */
import { data, redirect } from '@remix-run/cloudflare'
import { isDatabaseAway } from '#app/data/database-errors.server.ts'
import { createEnquiry, type NewEnquiry } from '#app/data/enquiries/enquiries.server.ts'
import type { NewParcel } from '#app/data/enquiries/outbox.server.ts'
import { findOffer } from '#app/data/offers/offers.server.ts'
import { enquiryFields } from '#app/domain/enquiry.ts'
import { type Offer, placeName } from '#app/domain/offers/offer.ts'
import type { Locale } from '#app/fields/field.ts'
import { isBlank } from '#app/fields/schema.server.ts'
import { textOf } from '#app/http/access/auth.server.ts'
import {
  countAttempts,
  networkOf,
  sayWait,
  TooManyAttempts,
  tooManyRequests,
} from '#app/http/access/throttle.server.ts'
import type { AppContext } from '#app/http/context.server.ts'
import { logFault } from '#app/http/log.server.ts'
import { redirectTo } from '#app/http/responses.server.ts'
import { localeOf, translator } from '#app/i18n/server.ts'
import { enquiryMail } from '#app/mail/enquiry-mail.ts'
import { deliverDue } from '#app/mail/outbox.server.ts'
import { paths } from '#app/paths.ts'
import { parseForm, readForm } from './forms.server.ts'

/** Without the offer an enquiry loses only its reference. Only complete ones count as attempts: mistakes are free. */
export async function receiveEnquiry(request: Request, context: AppContext, offerId = '') {
  const [form, locale] = await Promise.all([readForm(request), localeOf(request)])
  const t = translator(locale)
  const submission = parseForm(form, enquiryFields, locale)
  const propertyId = textOf(form, 'propertyId') || offerId
  try {
    const offer = await findOffer(context.db, propertyId)
    if (isFromMachine(form)) return redirectTo(context, thanksAddress(offer))
    const isReachable = !isBlank(textOf(form, 'email') + textOf(form, 'phone'))
    if (submission.status !== 'success' || !isReachable) {
      // A missing offer has no page for the mistakes. 307 makes the browser post the same to the contact page.
      if (offerId && !offer) return redirect(paths.contact, 307)
      const result = submission.reply(isReachable ? {} : { fieldErrors: { email: [t('forms:enquiry.reachable')] } })
      const count = Object.keys(result.error ?? {}).length
      return data({ result, propertyId, title: t('forms:enquiry.problems', { count }) }, { status: 400 })
    }
    await countAttempts(request, context, { limit: 'enquiry', subject: networkOf(request) })
    const enquiry = { ...submission.value, propertyId: offer?.id ?? null, locale }
    const id = await createEnquiry(context.db, enquiry, parcelsOf(enquiry, offer, context))
    context.waitUntil(deliverDue(context.db, context.transport, id).catch((error) => logFault(error, request, context)))
    return redirectTo(context, thanksAddress(offer))
  } catch (error) {
    if (error instanceof TooManyAttempts) {
      const { title, intro, again } = t('forms:enquiry.throttled', {
        returnObjects: true,
        wait: sayWait(error, locale),
      })
      return data(
        { result: submission.reply({ formErrors: [again] }), propertyId, title, intro },
        tooManyRequests(error),
      )
    }
    logFault(error, request, context)
    const result = submission.reply({ formErrors: [t('forms:enquiry.notStored')] })
    const status = isDatabaseAway(error) ? 503 : 500
    return data({ result, propertyId, title: t('forms:enquiry.notStoredTitle') }, { status })
  }
}

/** A honeypot: browsers send `bot-field` empty and `form-name` unchanged; bots fill them in or leave the trap out. */
function isFromMachine(form: FormData): boolean {
  const trap = form.getAll('bot-field')
  return trap.length === 0 || trap.some((value) => value !== '') || form.getAll('form-name').some(isForeign)
}

function isForeign(formName: FormDataEntryValue): boolean {
  return formName !== 'contact'
}

function thanksAddress(offer: Offer | null): string {
  return offer ? `${paths.contactThanks}?${new URLSearchParams({ angebot: offer.id })}` : paths.contactThanks
}

function parcelsOf(enquiry: NewEnquiry, offer: Offer | null, { config }: AppContext): NewParcel[] {
  const { name, email, phone, message } = enquiry
  const about = offer && {
    name: offer.name,
    propertyNumber: offer.propertyNumber,
    place: placeName(offer),
    reserved: offer.reserved,
    address: config.siteUrl + paths.offer(offer.id),
    member: offer.member?.name ?? null,
  }
  const mail = enquiryMail({ enquiry, locale: enquiry.locale, receivedAt: new Date(), offer: about })
  if (!config.contactFormEndpoint) return [{ channel: 'mail', payload: mail }]
  const fields = { 'form-name': 'contact', 'bot-field': '', name, email: email ?? '', phone: phone ?? '', message }
  const payload = offer ? { ...fields, propertyId: offer.id } : fields
  return [
    { channel: 'mail', payload: mail },
    { channel: 'formHost', payload },
  ]
}

export function offerContactWords(offer: Offer, locale: Locale) {
  const t = translator(locale)
  const { member, houseType, reserved } = offer
  const { form, offer: own } = t('pages:contact', { returnObjects: true })
  return {
    title: own.title,
    lead: member ? t(`pages:contact.offer.askMember.${houseType}`, { name: member.name }) : own.askAgency,
    about: own.about,
    message: reserved ? own.waiting[houseType] : own.message[houseType],
    messageHint: reserved ? own.waitingHint : own.messageHint,
    form: { ...form, send: own.send },
  }
}
