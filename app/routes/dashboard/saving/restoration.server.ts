import type { ActionFunctionArgs } from '@remix-run/cloudflare'
import { type Change, changesBetween, findSave, valuesAtVersion } from '#app/data/saving/history.server.ts'
import { listFieldsChangedSince } from '#app/data/saving/last-changes.server.ts'
import { isPictureName, pictureControls } from '#app/domain/picture.ts'
import { jointly } from '#app/domain/saving/joint-fields.ts'
import type { Field, Fields, FieldValue, FieldValues } from '#app/fields/field.ts'
import { formatForControls } from '#app/fields/format-for-control.ts'
import type { Locale } from '#app/fields/locale.ts'
import { keysOf } from '#app/fields/typed-objects.ts'
import type { AppContext } from '#app/http/context.server.ts'
import { type FlashKey, type MessageExtras, type MessageValues, redirectWithMessage } from '#app/http/flash.server.ts'
import { formLocale, parseForm, postedVersion, readForm } from '#app/http/forms/forms.server.ts'
import { notFound, ownPath } from '#app/http/responses.server.ts'
import { localeOf } from '#app/i18n/server.ts'
import { undoPath } from '#app/paths/dashboard.ts'
import type { HistorySource } from './history.server.ts'
import { applyChoices, type OnSaved, type SavedForm } from './save-form.server.ts'
import { formWith, isPictureChosen, setPicture, type Values } from './stored-form.server.ts'

interface Restoration {
  form: FormData
  /** Of the fields that are restored, or of those on the page if there are none. */
  names: readonly string[]
  /** The values that the sender has seen. */
  seen: Values
  kept: Values
  undone: Values | undefined
  /** What was typed on the page since the save that is taken back; null if nothing was. */
  typed: FormData | null
  onSaved: OnSaved
}

interface Source extends Pick<HistorySource, 'subject' | 'fields' | 'present' | 'page' | 'left'> {
  /** The fields of each form, if there are several. */
  forms?: readonly Fields[]
  /** What a form shows, if that is not what is stored. */
  show?: (values: Values) => Values
  /** Of the post, in bytes. */
  limit?: number
}

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
  const isUndo = searchParams.has('undo')
  const number = /^\d{1,9}$/.exec(params.version ?? '')?.[0]
  if (!number) throw notFound()
  const [posted, locale] = await Promise.all([readForm(request, limit), localeOf(request)])
  const page = ownPath(posted.get('redirectTo'), path + filters)
  const field = posted.get('field')
  const save = await findSave(context.db, subject, Number(number))
  const changes = jointly(fields, save?.changes ?? []).filter((joint) => {
    const names = joint.map((change) => change.field)
    return !names.some((name) => !isUndo && left.includes(name)) && (!field || names.some((name) => name === field))
  })
  const lost = changes.filter((joint) => joint.some((change) => present.values[change.field] !== change.before))
  const former = valuesIn(lost.flat(), 'before')
  const wasSaved = isUndo ? valuesIn(lost.flat(), 'after') : {}
  const newer = isUndo ? await listFieldsChangedSince(context.db, subject, Number(number)) : new Set<string>()
  const isContested = Object.entries(wasSaved).some(
    ([name, value]) => newer.has(name) || present.values[name] !== value,
  )
  const opened = await valuesAtVersion(context.db, subject, fields, present, postedVersion(posted))
  const shown = forms.find((one) => keysOf(one).some((name) => posted.has(name))) ?? fields
  const typed = typedBeside(posted, shown, show(opened ?? present.values), former, locale)
  const nothing = changes.length === 0 ? 'changeGone' : lost.length === 0 ? 'valuesAlreadySo' : null
  const warn = (key: FlashKey, values: MessageValues = {}, extras: MessageExtras = {}) =>
    redirectWithMessage(context, page, key, values, { tone: 'warn', ...extras })
  // With typed values the form is saved without a change instead, because its page keeps them.
  if (nothing && !typed) throw warn(nothing)
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
    names: Object.keys(nothing ? shown : former),
    seen: { ...present.values, ...wasSaved },
    undone: isUndo ? former : undefined,
    kept: form === typed ? {} : valuesWithout(present.values, former),
    typed,
    onSaved: (version, warning) => {
      if (follows) typed.set('version', String(version))
      if (nothing) return warn(nothing)
      const undo = { action: undoPath(path, version) + filters.replace('?', '&'), fields: {} }
      if (warning) return warn(warning.key, warning.values, { undo })
      return redirectWithMessage(context, page, 'valuesRestored', { count: lost.length }, { undo })
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
export function typedBeside(
  posted: FormData,
  shown: Fields,
  opened: Values,
  former: Values,
  locale: Locale,
): FormData | null {
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

/** Without what routers add. */
function filtersIn(search: string): string {
  const given = new URLSearchParams(search)
  const kept = ['field', 'person', 'below', 'list', 'at'].flatMap((name) => {
    const value = given.get(name)?.slice(0, 2_000)
    return value ? [[name, value]] : []
  })
  return kept.length > 0 ? `?${new URLSearchParams(kept)}` : ''
}
