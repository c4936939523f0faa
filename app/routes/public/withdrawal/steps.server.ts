import { data } from '@remix-run/cloudflare'
import { findAgency } from '#app/data/agency/settings.server.ts'
import { isId, newId } from '#app/data/database.server.ts'
import type { Agency } from '#app/domain/agency/agency.ts'
import { type WithdrawalAnswers, type WithdrawalValues, withdrawalFields } from '#app/domain/enquiries/withdrawal.ts'
import { isPlainAddress } from '#app/domain/mail-address.ts'
import { formatForControls } from '#app/fields/format-for-control.ts'
import type { Locale } from '#app/fields/locale.ts'
import { keysOf, pick } from '#app/fields/typed-objects.ts'
import type { AppContext } from '#app/http/context.server.ts'
import { deliveriesFor, enquiryFailure, isBot, takeEnquiry } from '#app/http/enquiries/enquiry-intake.server.ts'
import { asPosted, formBytes, formText, parseForm, type RejectedForm, readForm } from '#app/http/forms/forms.server.ts'
import { notFound, redirectTo } from '#app/http/responses.server.ts'
import { localeCookie, noFormerLocaleCookie } from '#app/i18n/locale-cookie.ts'
import { localeOf, translator } from '#app/i18n/server.ts'
import { paths } from '#app/paths/public.ts'
import type { WithdrawalState } from '#app/ui/withdrawal/withdrawal-form.tsx'
import { answersForMail } from '#app/words/enquiries/answers.server.ts'
import { confirmedFacts, declarationBy, declaredFacts } from '#app/words/enquiries/withdrawal-words.server.ts'
import { shownParameter } from './shown-parameter.server.ts'

/** The browser keeps each step, so that its back button shows the typed values. */
const keptByBrowsers = { headers: { 'Cache-Control': 'private, no-cache' } }

/** The first step leads to a page that repeats it; only the second stores the withdrawal. */
export async function receiveWithdrawal(request: Request, context: AppContext) {
  const [form, locale, agency] = await Promise.all([
    readForm(request, formBytes.public),
    localeOf(request),
    findAgency(context.db),
  ])
  if (!agency.withdrawalOffered) throw notFound()
  if (isBot(form, 'withdrawal')) return redirectTo(context, paths.withdrawalThanks)
  if (form.has('language')) context.cookies.push(localeCookie(locale), noFormerLocaleCookie)
  const isConfirmed = formText(form, 'step') === '2'
  const isSwitched = form.has('language') && !isConfirmed
  if (form.has('back') || isSwitched) return data(askAgain(form), keptByBrowsers)
  const submission = parseForm(form, withdrawalFields, locale)
  if (submission.status !== 'success') {
    const result = submission.reply()
    return data({ ...askAgain(form), ...sayProblems(result, locale) }, { status: 400, ...keptByBrowsers })
  }
  const { value } = submission
  if (!isConfirmed || form.has('language')) return data(checkState(form, value, agency, locale), keptByBrowsers)
  try {
    const id = await takeWithdrawal(request, context, { value, agency, locale, formId: idIn(form) })
    return redirectTo(context, `${paths.withdrawalThanks}?${shownParameter}=${id}`)
  } catch (error) {
    const { sentence, words, init } = await enquiryFailure(error, request, context)
    const title = translator(locale)('pages:withdrawal.notStoredTitle')
    const result = submission.reply({ formErrors: [sentence] })
    return data({ ...checkState(form, value, agency, locale), result, ...words, title }, init)
  }
}

function askAgain(form: FormData): WithdrawalState {
  return { texts: typedTexts(form), id: idIn(form), check: null }
}

function checkState(form: FormData, value: WithdrawalValues, agency: Agency, locale: Locale): WithdrawalState {
  const { email, message } = value
  const t = translator(locale)
  return {
    texts: typedTexts(form),
    id: idIn(form) ?? newId(),
    check: {
      declaration: declarationBy(agency, locale),
      facts: declaredFacts(value, locale),
      message,
      note: t(`pages:withdrawal.check.${isPlainAddress(email) ? 'note' : 'notPlain'}`, { email }),
    },
  }
}

function typedTexts(form: FormData): WithdrawalState['texts'] {
  const typed = asPosted(form).initialValue ?? {}
  const texts = keysOf(withdrawalFields).flatMap((name) => {
    const text = typed[name]
    return typeof text === 'string' && text !== '' ? [[name, text]] : []
  })
  return Object.fromEntries(texts)
}

function sayProblems(result: RejectedForm, locale: Locale) {
  const count = Object.keys(result.error ?? {}).length
  return { result, title: translator(locale)('forms:enquiry.problems', { count }) }
}

function idIn(form: FormData): string | null {
  const id = form.get('id')
  return isId(id) ? id : null
}

interface Confirmed {
  value: WithdrawalValues
  agency: Agency
  locale: Locale
  formId: string | null
}

/** The id of the stored withdrawal, also for a post that is repeated. The office and the form host receive German. */
async function takeWithdrawal(request: Request, context: AppContext, { value, agency, locale, formId }: Confirmed) {
  const contract = pick(value, ['contract', 'street', 'postalCode', 'city', 'contractDate'])
  const answers: WithdrawalAnswers = { ...contract, declaration: declarationBy(agency, locale) }
  const receivedAt = new Date()
  const person = { name: value.name, email: value.email, phone: null, message: value.message ?? '' }
  const enquiry = { ...person, propertyId: null, locale, answers, formId, receivedAt }
  const mail = { enquiry, form: answersForMail(answers), locale, receivedAt, offer: null }
  const { label } = translator(locale)('pages:withdrawal.declaration', { returnObjects: true })
  const facts = confirmedFacts({ name: value.name, ...contract }, locale)
  const declared = { declaration: { label, value: answers.declaration }, facts }
  const posted = { 'form-name': 'withdrawal', ...formatForControls(withdrawalFields, value, 'de') } as const
  const deliveries = await deliveriesFor({ mail, offers: [], responsible: [null], posted, declared }, context)
  return takeEnquiry(request, context, enquiry, deliveries)
}
