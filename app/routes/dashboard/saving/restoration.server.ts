import type { ActionFunctionArgs } from '@remix-run/cloudflare'
import { changesBetween, findSave } from '#app/data/saving/history.server.ts'
import { pictureControls } from '#app/domain/picture.ts'
import { jointly } from '#app/domain/saving/joint-fields.ts'
import type { Saved } from '#app/domain/saving/subject.ts'
import type { Field, Fields, FieldValue, FieldValues } from '#app/fields/field.ts'
import { formatForControls } from '#app/fields/format.ts'
import type { Locale } from '#app/fields/locale.ts'
import { keysOf } from '#app/fields/typed-objects.ts'
import type { AppContext } from '#app/http/context.server.ts'
import { type MessageExtras, redirectWithMessage } from '#app/http/flash.server.ts'
import { formLocale, parseForm, postedVersion, readForm } from '#app/http/forms/forms.server.ts'
import { notFound, ownPath } from '#app/http/responses.server.ts'
import { localeOf } from '#app/i18n/server.ts'
import { restorationPath } from '#app/paths/dashboard.ts'
import type { HistorySource } from './history.server.ts'
import { applyChoices, type SavedForm } from './save-form.server.ts'

interface Restoration {
  form: FormData
  names: readonly string[]
  /** What was typed on the page since the save that is taken back; null if nothing was. */
  typed: FormData | null
  onSaved: (version: number) => ReturnType<typeof redirectWithMessage>
}

interface Source extends Pick<HistorySource, 'subject' | 'fields' | 'present' | 'page' | 'left'> {
  /** What the form shows, if that is not all of `present`. */
  form?: { fields: Fields; values: Values }
}

type Values = Readonly<Record<string, FieldValue<Field>>>

interface UndoOfSave<F extends Fields> {
  fields: F
  before: FieldValues<F>
  saved: Pick<SavedForm<FieldValues<F>>, 'values' | 'version'>
  /** The page of the history. */
  history: string
  /** The id of the form that keeps what is typed, if the message is shown above it. */
  form?: string
}

/** Nothing for a save that changed nothing. */
export function undoOfSave<F extends Fields>(save: UndoOfSave<F>): Pick<MessageExtras, 'undo'> {
  const { fields, before, saved, history, form } = save
  if (changesBetween(fields, before, saved.values).length === 0) return {}
  return { undo: { action: restorationPath(history, saved.version), fields: {}, form } }
}

/** Throws a response when there is nothing to restore. */
export async function readRestoration(
  { request, params, context }: ActionFunctionArgs,
  { subject, fields, present, page: path, left = [], form: shown = { fields, values: present.values } }: Source,
): Promise<Restoration> {
  const filters = filtersIn(new URL(request.url).search)
  const number = /^\d{1,9}$/.exec(params.version ?? '')?.[0]
  if (!number) throw notFound()
  const [posted, locale] = await Promise.all([readForm(request), localeOf(request)])
  const page = ownPath(posted.get('redirectTo'), path + filters)
  const field = posted.get('field')
  const save = await findSave(context.db, subject, Number(number))
  const changes = jointly(fields, save?.changes ?? []).filter((joint) => {
    const names = joint.map((change) => change.field)
    return !names.some((name) => left.includes(name)) && (!field || names.some((name) => name === field))
  })
  if (changes.length === 0) throw redirectWithMessage(context, page, 'changeGone', {}, { tone: 'warn' })
  const lost = changes.filter((joint) => joint.some((change) => present.values[change.field] !== change.before))
  if (lost.length === 0) throw redirectWithMessage(context, page, 'valuesAlreadySo', {}, { tone: 'warn' })
  // The history stores values of these fields.
  const former = Object.fromEntries(lost.flat().map((change) => [change.field, change.before as FieldValue<Field>]))
  const form = formWith(fields, present, former, locale)
  return {
    form,
    names: Object.keys(former),
    typed: typedBeside(posted, shown.fields, { ...present, values: shown.values }, former, locale),
    onSaved: (version) => redirectAfterRestoration(context, { path, filters, page }, lost.length, version),
  }
}

/** The posted form with what is restored, unless it was typed over; null if the post holds nothing else. */
function typedBeside(
  posted: FormData,
  fields: Fields,
  present: Saved<Values>,
  former: Values,
  locale: Locale,
): FormData | null {
  const names = keysOf(fields)
  if (!names.some((name) => posted.has(name))) return null
  const parsed = parseForm(posted, fields, locale)
  const texts: Record<string, string> = formatForControls(fields, present.values, formLocale(posted, locale))
  const isUntouched = (name: string) =>
    parsed.status === 'success'
      ? parsed.value[name] === present.values[name]
      : String(posted.get(name) ?? '') === (texts[name] ?? '')
  if (names.every(isUntouched)) return null
  // A colleague may have saved since: then the next save has to ask.
  if (postedVersion(posted) !== present.version) return posted
  for (const name of Object.keys(former)) if (isUntouched(name)) posted.set(`keep.${name}`, 'theirs')
  applyChoices(posted, fields, { ...present.values, ...former }, formLocale(posted, locale))
  for (const name of Object.keys(former)) posted.delete(`keep.${name}`)
  posted.set('version', String(present.version + 1))
  return posted
}

/** The page's form with what was typed, below the message of the redirect; `answer` unless something was typed. */
export function keepTyped<Answer, Rerendered>(
  context: AppContext,
  typed: FormData | null,
  answer: Answer,
  rerender: (typed: FormData) => Rerendered,
): Answer | Rerendered {
  if (!typed || !(answer instanceof Response)) return answer
  context.cookies.push(...answer.headers.getSetCookie())
  return rerender(typed)
}

/** The stored values as a form, with some fields replaced. */
export function formWith(fields: Fields, present: Saved<Values>, values: Values, locale: Locale): FormData {
  const form = new FormData()
  const texts: Record<string, string> = formatForControls(fields, { ...present.values, ...values }, locale)
  // A replaced field may have been empty.
  for (const [name, text] of Object.entries(texts)) if (text || name in values) form.set(name, text)
  for (const [name, { uploaded, removed }] of Object.entries(pictureControls)) {
    if (values[name]) form.set(uploaded, String(values[name]))
    else if (name in values) form.set(removed, 'on')
  }
  form.set('version', String(present.version))
  form.set('locale', locale)
  return form
}

/** Without what routers add. */
function filtersIn(search: string): string {
  const given = new URLSearchParams(search)
  const kept = ['field', 'person', 'below', 'list', 'at'].flatMap((name) => {
    const value = given.get(name)?.slice(0, 2_000)
    return value ? [[name, value]] : []
  })
  return kept.length > 0 ? `?${new URLSearchParams(kept)}` : ''
}

interface Back {
  /** Of the history. */
  path: string
  filters: string
  /** The history with its filters, or the page whose message takes a save back. */
  page: string
}

function redirectAfterRestoration(context: AppContext, { path, filters, page }: Back, count: number, version: number) {
  const undo = { action: restorationPath(path, version) + filters, fields: {} }
  return redirectWithMessage(context, page, 'valuesRestored', { count }, { undo })
}
