/** Posted forms: read by the field language, said in the language of the page, given back as they were typed. */

import type { Submission, SubmissionResult } from '@conform-to/react'
import { parseWithZod } from '@conform-to/zod/v4'
import { data } from '@remix-run/cloudflare'
import { isId, newId } from '#app/data/database.server.ts'
import { type Field, type Fields, type FieldValues, isLocale, type Locale } from '#app/fields/field.ts'
import { formatNumber } from '#app/fields/format.ts'
import { formSchema, type Problem } from '#app/fields/schema.server.ts'
import { translator } from '#app/i18n/server.ts'
import { BodyTooLarge, UnreadableBody } from './body.server.ts'
import { readEntries } from './form-entries.server.ts'
import { addRows } from './form-rows.server.ts'

/** What a form may hold, in bytes: one for a password or a choice, and any other without files. */
export const formBytes = { small: 32 * 1024, usual: 1024 * 1024 } as const

/**
 * The posted form. A post without a body is an empty form; a body that is no form, or a broken one, is answered 400,
 * one that is too large 413.
 */
export async function readForm(request: Request, mostBytes: number = formBytes.usual): Promise<FormData> {
  const form = new FormData()
  if (!request.headers.has('Content-Type')) return form
  try {
    for await (const [name, value] of readEntries(request, mostBytes)) form.append(name, value)
  } catch (error) {
    if (error instanceof BodyTooLarge) throw contentTooLarge()
    if (error instanceof UnreadableBody) throw new Response('Bad Request', { status: 400, statusText: 'Bad Request' })
    throw error
  }
  forms.set(request, form)
  return form
}

function contentTooLarge(): Response {
  return new Response('Content Too Large', { status: 413, statusText: 'Content Too Large' })
}

const forms = new WeakMap<Request, FormData>()

/** The form that `readForm` has read from this request, for whoever comes too late to read it. */
export function formRead(request: Request): FormData | undefined {
  return forms.get(request)
}

/** So many values of one name tell that it came more than once. Conform takes seconds for thousands of them. */
const tellingValues = 2

/**
 * Reads a posted form. With status 'success' its `value` holds every field, typed; otherwise give it to rejected().
 * Nothing but the fields is looked at. Numbers are read in the language that the form was shown in, which it says
 * itself: the reader may have changed the language in another window since. A post that adds or removes a row is no
 * success: its reply has that row more or less, and an `intent`.
 */
export function parseForm<F extends Fields>(
  form: FormData,
  fields: F,
  locale: Locale,
): Submission<FieldValues<F>, string[], FieldValues<F>> {
  const posted = new FormData()
  for (const name of [...Object.keys(fields), 'locale'])
    for (const value of form.getAll(name).slice(0, tellingValues)) posted.append(name, withLineFeeds(value))
  addRows(posted, form, fields)
  // Conform knows the values by the output of the schema, and the schema by its kind only.
  return parseWithZod(posted, {
    schema: schemaOf(fields, shownIn(form, locale), locale),
    disableAutoCoercion: true,
  }) as Submission<FieldValues<F>, string[], FieldValues<F>>
}

/** Making a schema takes fifteen times as long as reading a form with it, and each form has one for each language. */
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

/** The language of the page that the form stood on, as the form says; otherwise that of the reader. */
export function shownIn(form: FormData, locale: Locale): Locale {
  const shown = form.get('locale')
  return isLocale(shown) ? shown : locale
}

/** The id that a form for something new brought along, so that a post that comes twice makes one row; else another. */
export function postedId(form: FormData): string {
  const id = form.get('id')
  return isId(id) ? id : newId()
}

/** The version that the form was made from; 0 for none. */
export function postedVersion(form: FormData): number {
  const version = Number(form.get('version'))
  return Number.isInteger(version) ? version : 0
}

/** The sentence that stands beside a field. */
function sayProblem(problem: Problem, field: Field, locale: Locale): string {
  const t = translator(locale)
  const code = problem.code === 'required' && isPicked(field) ? 'requiredChoice' : problem.code
  const bound = (value: number) => (field.kind === 'year' ? String(value) : formatNumber(value, locale))
  if (problem.code === 'range') return t('forms:problems.range', { min: bound(problem.min), max: bound(problem.max) })
  if (problem.code === 'tooLong')
    return t('forms:problems.tooLong', { max: bound(problem.max), length: bound(problem.length) })
  if (problem.code === 'tooMany') return t('forms:problems.tooMany', { max: bound(problem.max) })
  return t(`forms:problems.${code}` as 'forms:problems.required')
}

function isPicked({ kind }: Field): boolean {
  return kind === 'choice' || kind === 'reference'
}

export type RejectedForm = SubmissionResult<string[]>

/** The form as it was posted, for a page that asks again without finding fault with a field. Files cannot come back. */
export function asPosted(form: FormData): RejectedForm {
  const typed = [...form].flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, withLineFeeds(value)] as const] : [],
  )
  return { status: 'error', initialValue: Object.fromEntries(typed) }
}

/** The answer to a form of secrets: what is wrong, by the names of the controls, and nothing of what was typed. */
export function refused(problems: Readonly<Record<string, string | null | undefined>>): RejectedForm {
  const error: Record<string, string[]> = {}
  for (const [name, sentence] of Object.entries(problems)) if (sentence) error[name] = [sentence]
  return { status: 'error', error }
}

/** Answers a form that cannot be taken: the page again, 400, with what was typed and what is wrong. */
export function rejected(result: RejectedForm, status = 400) {
  return data({ result }, { status })
}
