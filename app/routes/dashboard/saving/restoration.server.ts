import type { ActionFunctionArgs } from '@remix-run/cloudflare'
import { type Change, changesBetween, findSave, valuesAtVersion } from '#app/data/saving/history.server.ts'
import { isPictureName, type PictureName, pictureControls } from '#app/domain/picture.ts'
import { jointly } from '#app/domain/saving/joint-fields.ts'
import type { Saved } from '#app/domain/saving/subject.ts'
import type { Field, Fields, FieldValue, FieldValues } from '#app/fields/field.ts'
import { formatForControls } from '#app/fields/format.ts'
import type { Locale } from '#app/fields/locale.ts'
import { keysOf } from '#app/fields/typed-objects.ts'
import type { AppContext } from '#app/http/context.server.ts'
import { type MessageExtras, redirectWithMessage } from '#app/http/flash.server.ts'
import { addRows } from '#app/http/forms/form-rows.server.ts'
import { formLocale, parseForm, postedVersion, readForm } from '#app/http/forms/forms.server.ts'
import { notFound, ownPath } from '#app/http/responses.server.ts'
import { localeOf } from '#app/i18n/server.ts'
import { undoPath } from '#app/paths/dashboard.ts'
import type { HistorySource } from './history.server.ts'
import { applyChoices, type SavedForm } from './save-form.server.ts'

interface Restoration {
  form: FormData
  names: readonly string[]
  /** The values that the sender has seen. */
  seen: Values
  kept: Values
  undone: Values | undefined
  /** What was typed on the page since the save that is taken back; null if nothing was. */
  typed: FormData | null
  onSaved: (version: number) => ReturnType<typeof redirectWithMessage>
}

interface Source extends Pick<HistorySource, 'subject' | 'fields' | 'present' | 'page' | 'left'> {
  /** The fields of each form, if there are several. */
  forms?: readonly Fields[]
  /** What a form shows, if that is not what is stored. */
  show?: (values: Values) => Values
  /** Of the post, in bytes. */
  limit?: number
}

type Values = Readonly<Record<string, FieldValue<Field>>>

interface UndoOfSave<F extends Fields> {
  fields: F
  saved: SavedForm<FieldValues<F>>
  /** The page of the history. */
  history: string
  /** The id of the form that keeps what is typed, if the message is shown above it. */
  form?: string
}

/** For the message of a save. `form` as in UndoOfSave. */
export function undoTo(history: string, version: number, form?: string): NonNullable<MessageExtras['undo']> {
  return { action: undoPath(history, version), fields: {}, form }
}

/** Nothing for a save that changed nothing. */
export function undoOfSave<F extends Fields>(save: UndoOfSave<F>): Pick<MessageExtras, 'undo'> {
  const { fields, saved, history, form } = save
  if (changesBetween(fields, saved.before, saved.values).length === 0) return {}
  return { undo: undoTo(history, saved.version, form) }
}

/** Throws a response when there is nothing to restore. */
export async function readRestoration(
  { request, params, context }: ActionFunctionArgs,
  { subject, fields, present, page: path, left = [], forms = [fields], show = (values) => values, limit }: Source,
): Promise<Restoration> {
  const { search, searchParams } = new URL(request.url)
  const filters = filtersIn(search)
  const number = /^\d{1,9}$/.exec(params.version ?? '')?.[0]
  if (!number) throw notFound()
  const [posted, locale] = await Promise.all([readForm(request, limit), localeOf(request)])
  const page = ownPath(posted.get('redirectTo'), path + filters)
  const field = posted.get('field')
  const save = await findSave(context.db, subject, Number(number))
  const changes = jointly(fields, save?.changes ?? []).filter((joint) => {
    const names = joint.map((change) => change.field)
    return !names.some((name) => left.includes(name)) && (!field || names.some((name) => name === field))
  })
  const warn = (message: 'changeGone' | 'valuesAlreadySo') =>
    redirectWithMessage(context, page, message, {}, { tone: 'warn' })
  if (changes.length === 0) throw warn('changeGone')
  const lost = changes.filter((joint) => joint.some((change) => present.values[change.field] !== change.before))
  const former = valuesIn(lost.flat(), 'before')
  const wasSaved = searchParams.has('undo') ? valuesIn(lost.flat(), 'after') : {}
  const isContested = Object.entries(wasSaved).some(([name, value]) => present.values[name] !== value)
  const opened = await valuesAtVersion(context.db, subject, fields, present, postedVersion(posted))
  const shown = forms.find((one) => changes.flat().some((change) => change.field in one)) ?? fields
  const typed = typedBeside(posted, shown, show(opened ?? present.values), former, locale)
  // With typed values the form is saved without a change instead, because its page keeps them.
  if (lost.length === 0 && !typed) throw warn('valuesAlreadySo')
  const form = (isContested && typed) || formWith(fields, present, former, locale)
  // From the version that is taken back, a save asks about what a colleague has changed since.
  if (isContested) {
    form.set('version', number)
    for (const name of keysOf(pictureControls))
      if (name in former && !isPictureChosen(form, name)) setPicture(form, name, former[name])
  }
  const follows = !isContested && typed !== null && postedVersion(typed) === present.version
  return {
    form,
    names: Object.keys(former),
    seen: { ...present.values, ...wasSaved },
    undone: searchParams.has('undo') ? former : undefined,
    kept: form === typed ? {} : valuesWithout(present.values, former),
    typed,
    onSaved: (version) => {
      if (follows) typed.set('version', String(version))
      if (lost.length === 0) return warn('valuesAlreadySo')
      return redirectAfterRestoration(context, { path, filters, page }, lost.length, version)
    },
  }
}

/** The history stores values of these fields. */
function valuesIn(changes: readonly Change[], moment: 'before' | 'after'): Values {
  return Object.fromEntries(changes.map((change) => [change.field, change[moment] as FieldValue<Field>]))
}

function valuesWithout(values: Values, others: Values): Values {
  return Object.fromEntries(Object.entries(values).filter(([name]) => !(name in others)))
}

/** The posted form with what is restored, unless it was typed over; null if the post holds nothing else. */
function typedBeside(posted: FormData, shown: Fields, opened: Values, former: Values, locale: Locale): FormData | null {
  if (!keysOf(shown).some((name) => posted.has(name))) return null
  const fields = Object.fromEntries(Object.entries(shown).filter(([name]) => !isPictureName(name)))
  const parsed = parseForm(posted, fields, locale)
  const texts: Record<string, string> = formatForControls(fields, opened, formLocale(posted, locale))
  const isUntouched = (name: string) =>
    parsed.status === 'success'
      ? parsed.value[name] === opened[name]
      : String(posted.get(name) ?? '') === (texts[name] ?? '')
  const hasPicture = keysOf(pictureControls).some((name) => isPictureChosen(posted, name))
  if (!hasPicture && keysOf(fields).every(isUntouched)) return null
  for (const name of Object.keys(former)) if (isUntouched(name)) posted.set(`keep.${name}`, 'theirs')
  applyChoices(posted, fields, { ...opened, ...former }, formLocale(posted, locale))
  for (const name of Object.keys(former)) posted.delete(`keep.${name}`)
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
  addRows(form, form, fields)
  for (const name of keysOf(pictureControls)) if (name in values) setPicture(form, name, values[name])
  form.set('version', String(present.version))
  form.set('locale', locale)
  return form
}

function setPicture(form: FormData, name: PictureName, key: unknown): void {
  const { uploaded, removed } = pictureControls[name]
  if (key) form.set(uploaded, String(key))
  else form.set(removed, 'on')
}

function isPictureChosen(form: FormData, name: PictureName): boolean {
  const { uploaded, removed } = pictureControls[name]
  const file = form.get(name)
  return form.has(uploaded) || form.has(removed) || (file instanceof File && file.size > 0)
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
  const undo = { action: undoPath(path, version) + filters.replace('?', '&'), fields: {} }
  return redirectWithMessage(context, page, 'valuesRestored', { count }, { undo })
}
