/** Saves a form of staff, and asks before it overwrites what a colleague has saved in the meantime. */
import { data, type TypedResponse } from '@remix-run/cloudflare'
import type { Author } from '#app/data/saving/authors.server.ts'
import { valuesAtVersion } from '#app/data/saving/history.server.ts'
import { listFieldsChangedSince } from '#app/data/saving/last-changes.server.ts'
import { disagreements } from '#app/domain/saving/disagreements.ts'
import { jointFields } from '#app/domain/saving/joint-fields.ts'
import type { Saved, Subject } from '#app/domain/saving/subject.ts'
import type { Fields, FieldValues } from '#app/fields/field.ts'
import { formatForControls } from '#app/fields/format-for-control.ts'
import type { Locale } from '#app/fields/locale.ts'
import { keysOf, pick } from '#app/fields/typed-objects.ts'
import type { AppContext } from '#app/http/context.server.ts'
import type { FlashKey, MessageValues } from '#app/http/flash.server.ts'
import { addRows } from '#app/http/forms/form-rows.server.ts'
import { asPosted, formLocale, parseForm, postedVersion, type RejectedForm } from '#app/http/forms/forms.server.ts'
import { notFound } from '#app/http/responses.server.ts'
import type { ValueWriter } from '#app/words/saved-values.server.ts'
import { type Conflict, conflictBetween } from './conflict.server.ts'

export interface FormPost {
  context: AppContext
  form: FormData
  locale: Locale
  /** Stored values that the post does not change. They are saved again without a check, so old ones block nothing. */
  kept?: Readonly<Record<string, unknown>>
  /** The values that an undo of a save brings back; `all` if the form holds nothing else. */
  undone?: Readonly<Record<string, unknown>> | 'all' | undefined
}

export interface SavingPost extends FormPost {
  by: Author
}

export interface RestorablePost extends SavingPost {
  onSaved?: OnSaved | undefined
}

/** The answer instead of the form's own. `warning` is what the form would say of the values. */
export type OnSaved = (
  version: number,
  warning?: { key: FlashKey; values: MessageValues } | null,
) => TypedResponse<never>

interface SavedSubject<F extends Fields> {
  subject: Subject
  /** Fields that may conflict. */
  fields: F
  /** Null when it is deleted. */
  find: () => Promise<Saved<FieldValues<F>> | null>
  /** Takes it out of the trash, once the form has been read without errors. */
  restore?: (() => Promise<unknown>) | undefined
  /** Writes the next version. A returned form reports errors that only the write can detect. */
  write: (values: FieldValues<F>, version: number) => Promise<'saved' | 'stale' | 'missing' | RejectedForm>
  /** Labels values on the conflict page. */
  writer: () => ValueWriter | Promise<ValueWriter>
}

interface FormKind<F extends Fields> extends SavedSubject<F> {
  stored: Saved<FieldValues<F>>
  /** `base` holds the form's initial values; null when unknown. */
  read: (base: FieldValues<F> | null) => Promise<ReadForm<FieldValues<F>>>
}

export type ReadForm<Values> = { values: Values } | { result: RejectedForm }

export interface SavedForm<Values> {
  status: 'saved'
  version: number
  values: Values
  base: Values | null
  /** The base or, if that is unknown, what was stored. */
  before: Values
}

export type SaveOutcome<Values> =
  | SavedForm<Values>
  | { status: 'rejected'; result: RejectedForm }
  | { status: 'conflict'; change: Conflict; values: Values }
  | { status: 'gone' }

export interface Unsaved {
  status?: 'rejected' | 'conflict' | 'gone'
  result?: RejectedForm
  change?: Conflict
}

export async function saveForm<F extends Fields>(
  post: SavingPost,
  kind: FormKind<F>,
): Promise<SaveOutcome<FieldValues<F>>> {
  const base = await loadBaseValues(post, kind, kind.stored)
  const read = await kind.read(base)
  if ('result' in read) return { status: 'rejected', result: read.result }
  await kind.restore?.()
  return saveWithMerge(post, kind, base, read.values)
}

/** The form's initial values, null when unknown. Applies the choices made on the conflict page. */
async function loadBaseValues<F extends Fields>(
  { context, form, locale }: FormPost,
  { subject, fields }: Pick<SavedSubject<F>, 'subject' | 'fields'>,
  stored: Saved<FieldValues<F>>,
): Promise<FieldValues<F> | null> {
  const base = await valuesAtVersion(context.db, subject, fields, stored, postedVersion(form))
  if (base) applyChoices(form, fields, base, formLocale(form, locale))
  return base
}

/** Replaces fields marked `keep.<field>=theirs` with the saved value. */
export function applyChoices<F extends Fields>(form: FormData, fields: F, saved: FieldValues<F>, locale: Locale): void {
  const texts: Record<string, string> = formatForControls(fields, saved, locale)
  const theirs = jointFields(fields).filter(([leading]) => form.get(`keep.${leading}`) === 'theirs')
  for (const name of theirs.flat()) {
    for (const control of [...form.keys()]) if (control === name || control.startsWith(`${name}[`)) form.delete(control)
    if (texts[name]) form.set(name, texts[name])
  }
  addRows(form, form, pick(fields, theirs.flat()))
}

type Problems = Readonly<Record<string, string[] | null>>

/** `problems` adds errors that field kinds cannot detect, even if the kinds have refused the form. */
export async function readFields<F extends Fields>(
  { form, locale, kept }: Pick<FormPost, 'form' | 'locale' | 'kept'>,
  fields: F,
  problems: (values: FieldValues<F> | null, errors: Problems) => Problems | Promise<Problems> = () => ({}),
): Promise<ReadForm<FieldValues<F>>> {
  const submission = parseForm(form, fields, locale, kept)
  const reply = submission.reply()
  // Adding or removing a row rerenders the form without errors.
  if (reply.intent) return { result: reply }
  const values = submission.status === 'success' ? submission.value : null
  const errors = { ...reply.error, ...(await problems(values, reply.error ?? {})) }
  if (values && Object.keys(errors).length === 0) return { values }
  return { result: { ...reply, status: 'error', error: errors } }
}

/** Merges with a newer version unless both changed the same fields. */
async function saveWithMerge<F extends Fields>(
  post: SavingPost,
  kind: FormKind<F>,
  base: FieldValues<F> | null,
  values: FieldValues<F>,
): Promise<SaveOutcome<FieldValues<F>>> {
  let version = postedVersion(post.form)
  const saved = { status: 'saved', values, base, before: base ?? kind.stored.values } as const
  for (;;) {
    const written = await kind.write(values, version)
    if (written === 'saved') return { ...saved, version: version + 1 }
    if (typeof written === 'object') return { status: 'rejected', result: written }
    const theirs = written === 'stale' ? await kind.find() : null
    if (!theirs) return { status: 'gone' }
    const undone = post.undone && {
      values: post.undone === 'all' ? values : post.undone,
      changedSince: await listFieldsChangedSince(post.context.db, kind.subject, postedVersion(post.form)),
    }
    const asked = disagreements(kind.fields, base, theirs.values, values, undone)
    if (asked.length > 0) {
      const change = await conflictBetween(post, kind, theirs, values, asked)
      return { status: 'conflict', change, values }
    }
    version = theirs.version
    // A second post of the form finds its values already stored.
    const isSame = keysOf(kind.fields).every((field) => theirs.values[field] === values[field])
    if (isSame) return { ...saved, version }
  }
}

/** Throws a 404 when the record is gone. */
export function answerForm<Values>(
  { form }: FormPost,
  outcome: SaveOutcome<Values>,
  redirectAfterSave: (saved: SavedForm<Values>) => TypedResponse<never> | Promise<TypedResponse<never>>,
) {
  if (outcome.status === 'saved') return redirectAfterSave(outcome)
  if (outcome.status === 'gone') throw notFound()
  return rerenderForm(form, outcome, {})
}

/** Keeps the form's version unless the answer shows a newer one. `more` is specific to the form. */
export function rerenderForm<More extends object>(
  form: FormData,
  { result = asPosted(form), change }: Unsaved,
  more: More,
  status: number = change ? 409 : result.intent ? 200 : 400,
) {
  const version = change?.version ?? postedVersion(form)
  return data({ version, result, change, ...more }, { status })
}
