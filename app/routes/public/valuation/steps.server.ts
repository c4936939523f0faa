import { data } from '@remix-run/cloudflare'
import { findAgency } from '#app/data/agency/settings.server.ts'
import { isId, newId } from '#app/data/database.server.ts'
import {
  answerFields,
  type ValuationAnswers,
  type ValuationStep,
  valuationFields,
  valuationSteps,
} from '#app/domain/enquiries/valuation.ts'
import type { Field } from '#app/fields/field.ts'
import { formatForControl, formatForControls } from '#app/fields/format-for-control.ts'
import type { Locale } from '#app/fields/locale.ts'
import { readNumber } from '#app/fields/numbers/read-number.ts'
import { keysOf, pick } from '#app/fields/typed-objects.ts'
import type { AppContext } from '#app/http/context.server.ts'
import {
  deliveriesFor,
  enquiryFailure,
  isBot,
  isReachable,
  takeEnquiry,
} from '#app/http/enquiries/enquiry-intake.server.ts'
import {
  asPosted,
  formBytes,
  formLocale,
  formText,
  parseForm,
  type RejectedForm,
  readForm,
} from '#app/http/forms/forms.server.ts'
import { redirectTo } from '#app/http/responses.server.ts'
import { localeCookie, noFormerLocaleCookie } from '#app/i18n/locale-cookie.ts'
import { localeOf, translator } from '#app/i18n/server.ts'
import { paths } from '#app/paths/public.ts'
import type { ValuationState } from '#app/ui/valuation/valuation-form.tsx'
import { answersForMail } from '#app/words/enquiries/answers.server.ts'
import { valuationSummary } from '#app/words/enquiries/valuation-words.server.ts'
import { fillTown } from './fill-town.server.ts'

const steps = keysOf(valuationSteps)

const longestNumber = 30

/** The browser keeps each step, so that its back button shows the typed values. */
const keptByBrowsers = { headers: { 'Cache-Control': 'private, no-cache' } }

/** A valid step continues or goes back; an invalid one is rerendered. */
export async function receiveValuation(request: Request, context: AppContext) {
  const [form, locale] = await Promise.all([readForm(request, formBytes.public), localeOf(request)])
  if (isBot(form, 'valuation')) return redirectTo(context, paths.valuationThanks)
  fillTown(form)
  const back = steps[stepIn(form, 'back')]
  if (back) return data(stateOf(form, locale, back), keptByBrowsers)
  const last = Math.max(0, stepIn(form, 'step'))
  if (form.has('language')) {
    context.cookies.push(localeCookie(locale), noFormerLocaleCookie)
    return data(stateOf(form, locale, steps[last] ?? 'object'), keptByBrowsers)
  }
  for (const step of steps.slice(0, last + 1)) {
    const result = problemsOf(form, locale, step)
    if (result)
      return data(
        { ...stateOf(form, locale, step), ...sayProblems(result, locale) },
        { status: 400, ...keptByBrowsers },
      )
  }
  const next = steps[last + 1]
  return next ? data(stateOf(form, locale, next), keptByBrowsers) : takeValuation(form, request, context, locale)
}

/** Zero-based; -1 for none. The form counts from 1. */
function stepIn(form: FormData, name: 'step' | 'back'): number {
  return ['1', '2', '3'].indexOf(formText(form, name))
}

function problemsOf(form: FormData, locale: Locale, step: ValuationStep): RejectedForm | null {
  const submission = parseForm(form, valuationSteps[step], locale)
  const unreachable = step === 'person' && !isReachable(form)
  if (submission.status === 'success' && !unreachable) return null
  const t = translator(locale)
  return submission.reply(unreachable ? { fieldErrors: { email: [t('forms:enquiry.reachable')] } } : {})
}

function sayProblems(result: RejectedForm, locale: Locale) {
  const count = Object.keys(result.error ?? {}).length
  return { result, title: translator(locale)('forms:enquiry.problems', { count }) }
}

/** Each step carries all values typed so far. */
function stateOf(form: FormData, locale: Locale, step: ValuationStep): ValuationState {
  const typed = asPosted(form).initialValue ?? {}
  const texts = keysOf(valuationFields).flatMap((name) => {
    const text = typed[name]
    const field = valuationFields[name]
    return typeof text === 'string' && text !== ''
      ? [[name, inLanguage(text, field, formLocale(form, locale), locale)]]
      : []
  })
  const answers = step === 'person' ? parseForm(form, answerFields, locale) : null
  return {
    step,
    texts: Object.fromEntries(texts),
    id: idIn(form) ?? newId(),
    summary: answers?.status === 'success' ? valuationSummary(answers.value, locale) : null,
  }
}

/** The language may have been switched; text that is not a number stays as typed. */
function inLanguage(text: string, field: Field, shown: Locale, locale: Locale): string {
  if (field.kind !== 'decimal' || shown === locale || text.length > longestNumber) return text
  const read = readNumber(text, shown, field)
  return 'value' in read ? formatForControl(field, read.value, locale) : text
}

function idIn(form: FormData): string | null {
  const id = form.get('id')
  return isId(id) ? id : null
}

/** The office and the form host receive German. */
async function takeValuation(form: FormData, request: Request, context: AppContext, locale: Locale) {
  const submission = parseForm(form, valuationFields, locale)
  if (submission.status !== 'success') throw new Error('Each of its steps was right.')
  const { value } = submission
  const answers: ValuationAnswers = pick(value, keysOf(answerFields))
  const state = stateOf(form, locale, 'person')
  try {
    const { name, email, phone } = value
    const message = value.message ?? ''
    const receivedAt = new Date()
    const enquiry = { name, email, phone, message, propertyId: null, locale, answers, formId: idIn(form), receivedAt }
    const mail = { enquiry, form: answersForMail(answers), locale, receivedAt, offer: null }
    const { valuer } = await findAgency(context.db)
    const posted = { 'form-name': 'valuation', ...formatForControls(valuationFields, value, 'de') } as const
    const deliveries = await deliveriesFor({ mail, offers: [], responsible: [valuer], posted }, context)
    await takeEnquiry(request, context, enquiry, deliveries)
    return redirectTo(context, paths.valuationThanks)
  } catch (error) {
    const { sentence, words, init } = await enquiryFailure(error, request, context)
    return data({ ...state, result: submission.reply({ formErrors: [sentence] }), ...words }, init)
  }
}
