import type { Submission, SubmissionResult } from '@conform-to/react'
import { parseWithZod } from '@conform-to/zod/v4'
import { data } from '@remix-run/cloudflare'
import { isId, newId } from '#app/data/database.server.ts'
import type { Field, Fields, FieldValues } from '#app/fields/field.ts'
import { formatFigure, formatNumber } from '#app/fields/format.ts'
import { unmistakable } from '#app/fields/format-for-control.ts'
import { isLocale, type Locale } from '#app/fields/locale.ts'
import type { OtherAmount } from '#app/fields/numbers/read-money.ts'
import type { TwoReadings } from '#app/fields/numbers/read-number.ts'
import type { Problem } from '#app/fields/schema/problems.server.ts'
import { formSchema } from '#app/fields/schema.server.ts'
import { pick } from '#app/fields/typed-objects.ts'
import { badRequest } from '#app/http/responses.server.ts'
import { translateKey, translator } from '#app/i18n/server.ts'
import { BodyTooLarge, UnreadableBody } from './body.server.ts'
import { readEntries } from './form-entries.server.ts'
import { addRows } from './form-rows.server.ts'

/** In bytes. A page that returns typed text may be ten times as long, so `public` fits 50,000 umlauts. */
export const formBytes = { small: 32 * 1024, public: 320 * 1024, usual: 1024 * 1024 } as const

/** Empty without a body. Throws a 400 for an invalid form or an unknown language, and a 413 for a large one. */
export async function readForm(request: Request, mostBytes: number = formBytes.usual): Promise<FormData> {
  const form = new FormData()
  if (!request.headers.has('Content-Type')) return form
  try {
    for await (const [name, value] of readEntries(request, mostBytes)) form.append(name, value)
  } catch (error) {
    if (error instanceof BodyTooLarge) throw contentTooLarge()
    if (error instanceof UnreadableBody) throw badRequest()
    throw error
  }
  if (languageFields.some((name) => form.has(name) && !isLocale(form.get(name)))) throw badRequest()
  forms.set(request, form)
  return form
}

const languageFields = ['locale', 'language']

function contentTooLarge(): Response {
  return new Response('Content Too Large', { status: 413, statusText: 'Content Too Large' })
}

const forms = new WeakMap<Request, FormData>()

export function formRead(request: Request): FormData | undefined {
  return forms.get(request)
}

/** Enough to notice a repeated name; Conform takes seconds for thousands of values. */
const maxValuesPerName = 2

/**
 * With status 'success' `value` holds every field, typed; otherwise pass it to rejected(). Numbers are read in the
 * form's language, because the user may have switched languages in another window. A row's button returns an `intent`,
 * never a success. Fields in `kept` have its values, whatever is posted.
 */
export function parseForm<F extends Fields>(
  form: FormData,
  fields: F,
  locale: Locale,
  kept: Readonly<Record<string, unknown>> = {},
): Submission<FieldValues<F>, string[], FieldValues<F>> {
  const posted = new FormData()
  for (const name of [...Object.keys(fields), 'locale'])
    for (const value of form.getAll(name).slice(0, maxValuesPerName)) posted.append(name, withLineFeeds(value))
  addRows(posted, form, fields)
  const names = Object.keys(fields)
  const isKept = (name: string) => Object.hasOwn(kept, name)
  const checked = names.some(isKept)
    ? pick(
        fields,
        names.filter((name) => !isKept(name)),
      )
    : fields
  const submission = parseWithZod(posted, {
    schema: schemaOf(checked, formLocale(form, locale), locale),
    disableAutoCoercion: true,
  })
  const value = submission.status === 'success' && {
    value: { ...submission.value, ...pick(kept, names.filter(isKept)) },
  }
  // The cached schema has lost its fields' types, and Conform types the posted values as unknown.
  return { ...submission, ...value } as Submission<FieldValues<F>, string[], FieldValues<F>>
}

const schemas = new WeakMap<Fields, Map<string, ReturnType<typeof formSchema>>>()

function schemaOf(fields: Fields, shown: Locale, locale: Locale) {
  const known = schemas.get(fields) ?? new Map<string, ReturnType<typeof formSchema>>()
  schemas.set(fields, known)
  const key = `${shown} ${locale}`
  const schema =
    known.get(key) ?? formSchema(fields, { locale: shown, say: (problem, field) => sayProblem(problem, field, locale) })
  known.set(key, schema)
  return schema
}

/** Browsers post line breaks as CRLF, and an HTML parser would drop the first of two such breaks. */
function withLineFeeds<Value extends FormDataEntryValue>(value: Value) {
  return typeof value === 'string' ? value.replace(/\r\n?/g, '\n') : value
}

/** At most 1,000 characters; "" when it is missing or a file. */
export function formText(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value.slice(0, 1_000) : ''
}

/** The language that the form was shown in; otherwise `locale`. */
export function formLocale(form: FormData, locale: Locale): Locale {
  const shown = form.get('locale')
  return isLocale(shown) ? shown : locale
}

/** The form's id makes a repeated post create one row; random when it is missing. */
export function postedId(form: FormData): string {
  const id = form.get('id')
  return isId(id) ? id : newId()
}

export function postedVersion(form: FormData): number {
  const version = Number(form.get('version'))
  return Number.isInteger(version) ? version : 0
}

function sayProblem(problem: Problem, field: Field, locale: Locale): string {
  const t = translator(locale)
  if (problem.code === 'required' && field.asked) return translateKey(t, `forms:asked.${field.asked}`)
  const code = problem.code === 'required' && isPicked(field) ? 'requiredChoice' : problem.code
  const bound = (value: number) => (field.kind === 'year' ? String(value) : formatNumber(value, locale))
  if (problem.code === 'range') return t('forms:problems.range', { min: bound(problem.min), max: bound(problem.max) })
  if (problem.code === 'tooLong')
    return t('forms:problems.tooLong', { max: bound(problem.max), length: bound(problem.length) })
  if (problem.code === 'tooMany') return t('forms:problems.tooMany', { max: bound(problem.max) })
  if (problem.code === 'currency')
    return t('forms:problems.currency', { example: bound(problem.meant ?? exampleOf(field)) })
  if (problem.code === 'twoReadings') return sayReadings(problem.readings, field, locale)
  if (problem.code === 'otherAmount') return sayOtherAmount(problem.other, locale)
  if (problem.code === 'notANumber' || problem.code === 'notInteger')
    return t(`forms:problems.${problem.code}`, { example: bound(exampleOf(field)) })
  return translateKey(t, `forms:problems.${code}`)
}

function sayReadings(readings: TwoReadings, field: Field, locale: Locale): string {
  const [less = '', more = ''] = readings.map((value) => formatFigure(field, value, locale))
  const [decimal = '', thousands = ''] = readings.map((value) => unmistakable(value, locale))
  return translator(locale)('forms:problems.twoReadings', { less, more, decimal, thousands })
}

function sayOtherAmount(other: OtherAmount, locale: Locale): string {
  const t = translator(locale)
  const [coldRent, serviceCharge, rentalIncome] = [
    t('property:fields.baseRent'),
    t('property:fields.serviceCharge'),
    t('property:fields.rentalIncome'),
  ]
  return t(`forms:problems.otherAmount.${other}`, { coldRent, serviceCharge, rentalIncome })
}

function exampleOf(field: Field): number {
  if (field.kind === 'year') return 1998
  if (field.kind === 'integer') return 3
  if (field.kind === 'money') return 450_000
  if (field.kind !== 'decimal' || field.unit) return 85.5
  if (field.places) return 53.551
  return field.max <= 1 ? 0.4 : 2.5
}

function isPicked({ kind }: Field): boolean {
  return kind === 'choice' || kind === 'reference'
}

export type RejectedForm = SubmissionResult<string[]> & {
  doubted?: readonly { field: string; value: string; text: string }[]
}

/** Rerenders the form without errors. Files cannot be returned. */
export function asPosted(form: FormData): RejectedForm {
  const typed = new Map<string, Typed>()
  for (const [name, value] of form) if (typeof value === 'string') putTyped(typed, name, withLineFeeds(value))
  return { status: 'error', initialValue: Object.fromEntries(typed) }
}

type Typed = NonNullable<RejectedForm['initialValue']>[string]

const rowControl = /^(\w{1,40})\[(\d{1,2})\](?:\.(\w{1,40}))?$/

function putTyped(typed: Map<string, Typed>, control: string, text: string): void {
  const [, name = control, row, column] = rowControl.exec(control) ?? []
  if (row === undefined) {
    typed.set(control, text)
    return
  }
  const known = typed.get(name)
  const rows = Array.isArray(known) ? known : []
  const cells = rows[Number(row)]
  rows[Number(row)] = column === undefined ? text : { ...(typeof cells === 'object' ? cells : null), [column]: text }
  typed.set(name, rows)
}

/** For forms with secrets: returns no typed values. */
export function refused(problems: Readonly<Record<string, string | null | undefined>>): RejectedForm {
  const error: Record<string, string[]> = {}
  for (const [name, sentence] of Object.entries(problems)) if (sentence) error[name] = [sentence]
  return { status: 'error', error }
}

export function rejected(result: RejectedForm, status = 400) {
  return data({ result }, { status })
}
