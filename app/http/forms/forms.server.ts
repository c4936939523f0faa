/** Posted forms: read by the field language, reported in the page's language, returned as they were typed. */

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

/** In bytes: `small` for a password or a choice, `usual` for all others without files. */
export const formBytes = { small: 32 * 1024, usual: 1024 * 1024 } as const

/** Empty without a body. Throws a 400 for anything that is no valid form, and a 413 for a large one. */
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

/** For code that runs after the body has been read. */
export function formRead(request: Request): FormData | undefined {
  return forms.get(request)
}

/** Enough to notice a repeated name; Conform takes seconds for thousands of values. */
const tellingValues = 2

/**
 * With status 'success' `value` holds every field, typed; otherwise pass it to rejected(). Numbers are read in the
 * language that the form was shown in, since the reader may have switched languages in another window.
 */
export function parseForm<F extends Fields>(
  form: FormData,
  fields: F,
  locale: Locale,
): Submission<FieldValues<F>, string[], FieldValues<F>> {
  const schema = formSchema(fields, {
    locale: shownIn(form, locale),
    say: (problem, field) => sayProblem(problem, field, locale),
  })
  const posted = new FormData()
  for (const name of [...Object.keys(fields), 'locale'])
    for (const value of form.getAll(name).slice(0, tellingValues)) posted.append(name, value)
  return parseWithZod(posted, { schema, disableAutoCoercion: true }) as Submission<
    FieldValues<F>,
    string[],
    FieldValues<F>
  >
}

/** The language that the form was shown in, as it says itself; otherwise the reader's. */
export function shownIn(form: FormData, locale: Locale): Locale {
  const shown = form.get('locale')
  return isLocale(shown) ? shown : locale
}

/** The new entry's id from the form, so that a repeated post creates one row; otherwise a random one. */
export function postedId(form: FormData): string {
  const id = form.get('id')
  return isId(id) ? id : newId()
}

/** 0 when there is none. */
export function postedVersion(form: FormData): number {
  const version = Number(form.get('version'))
  return Number.isInteger(version) ? version : 0
}

function sayProblem(problem: Problem, field: Field, locale: Locale): string {
  const t = translator(locale)
  const code = problem.code === 'required' && isPicked(field) ? 'requiredChoice' : problem.code
  const bound = (value: number) => (field.kind === 'year' ? String(value) : formatNumber(value, locale))
  if (problem.code === 'range') return t('forms:problems.range', { min: bound(problem.min), max: bound(problem.max) })
  if (problem.code === 'tooLong')
    return t('forms:problems.tooLong', { max: bound(problem.max), length: bound(problem.length) })
  return t(`forms:problems.${code}` as 'forms:problems.required')
}

function isPicked({ kind }: Field): boolean {
  return kind === 'choice' || kind === 'reference'
}

export type RejectedForm = SubmissionResult<string[]>

/** For asking again without marking any field as wrong. Files cannot be returned. */
export function asPosted(form: FormData): RejectedForm {
  const typed = [...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value] as const] : []))
  return { status: 'error', initialValue: Object.fromEntries(typed) }
}

/** Shows the page again with what was typed and what is wrong. */
export function rejected(result: RejectedForm, status = 400) {
  return data({ result }, { status })
}
