import { data } from '@remix-run/cloudflare'
import { findAgency } from '#app/data/agency/settings.server.ts'
import type { Database } from '#app/data/database.server.ts'
import { findAround, normalisePlace } from '#app/data/offers/offers-around.server.ts'
import { createSubscription, type NewSubscription } from '#app/data/subscriptions/opt-in.server.ts'
import { isPlainAddress } from '#app/domain/mail-address.ts'
import type { OfferFilters } from '#app/domain/offers/offer-filters.ts'
import { readOfferFilters } from '#app/domain/offers/read-offer-filters.ts'
import { longestQuery, subscribedQuery } from '#app/domain/subscriptions/subscription.ts'
import type { Fields } from '#app/fields/field.ts'
import { countAttempts, siteOf, TooManyAttempts, tooManyRequests, waitText } from '#app/http/access/throttle.server.ts'
import type { AppContext } from '#app/http/context.server.ts'
import { formBytes, parseForm, readForm } from '#app/http/forms/forms.server.ts'
import { logFault } from '#app/http/log.server.ts'
import { faultStatus, redirectTo } from '#app/http/responses.server.ts'
import { localPath } from '#app/i18n/locale-path.ts'
import { localeOf, translator } from '#app/i18n/server.ts'
import { deliverSoon } from '#app/mail/outbox.server.ts'
import { optInMail } from '#app/mail/subscription-mail.ts'
import { subscriptionPaths } from '#app/paths/subscriptions.ts'
import { isTrapSprung } from './enquiry-intake.server.ts'

const fields = { email: { kind: 'email', required: true, asked: 'email' } } as const satisfies Fields

export const sentParameter = 'gesendet'

/** The answer does not reveal whether the address is known, has reached its limit or gets a mail. */
export async function subscribe(request: Request, context: AppContext) {
  const [form, locale] = await Promise.all([readForm(request, formBytes.public), localeOf(request)])
  const t = translator(locale)
  const typed = String(form.get('query') ?? '')
  const { filters } = readOfferFilters(new URLSearchParams(typed.slice(0, longestQuery)), locale)
  const shown = { title: t('forms:subscription.problems'), query: subscribedQuery(filters) }
  const submission = parseForm(form, fields, locale)
  if (submission.status !== 'success') return data({ result: submission.reply(), ...shown }, { status: 400 })
  const { email } = submission.value
  const fieldErrors: Record<string, string[]> = isPlainAddress(email) ? {} : { email: [t('forms:subscription.email')] }
  // A percent-encoded letter may take nine characters.
  const isLong = Math.max(typed.length, shown.query.length) > longestQuery
  const formErrors = isLong ? [t('forms:subscription.query')] : []
  if (fieldErrors.email || formErrors.length > 0)
    return data({ result: submission.reply({ fieldErrors, formErrors }), ...shown }, { status: 400 })
  try {
    const query = subscribedQuery(await knownFilters(context.db, filters))
    if (!isTrapSprung(form)) await askToConfirm(request, context, { email, query, locale })
    return redirectTo(context, `${subscriptionPaths.new}?${[query, sentParameter].filter(Boolean).join('&')}`)
  } catch (error) {
    const refused = (sentence: string) => ({ result: submission.reply({ formErrors: [sentence] }), ...shown })
    if (error instanceof TooManyAttempts)
      return data(refused(t('forms:subscription.throttled', { wait: waitText(error, locale) })), tooManyRequests(error))
    logFault(error, request, context)
    return data(refused(t('forms:subscription.notStored')), faultStatus(error))
  }
}

async function askToConfirm(request: Request, context: AppContext, asked: NewSubscription): Promise<void> {
  const { db, config, transport, waitUntil } = context
  await countAttempts(request, context, { limit: 'subscription', subject: siteOf(request) })
  const { siteUrl } = config
  const { locale } = asked
  const mail = optInMail({ locale, siteUrl, agency: await findAgency(db) })
  // The Host header can be forged, so the link uses the configured address.
  await createSubscription(db, asked, { ...mail, page: siteUrl + localPath(subscriptionPaths.page(''), locale) })
  waitUntil(deliverSoon(db, transport).catch((error) => logFault(error, request, context)))
}

export async function knownFilters(db: Database, filters: OfferFilters): Promise<OfferFilters> {
  const { around } = await findAround(db, filters)
  return normalisePlace(filters, around)
}
