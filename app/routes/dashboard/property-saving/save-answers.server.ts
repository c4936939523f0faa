import { countWaiting } from '#app/data/enquiries/enquiry-lists.server.ts'
import type { PropertyRow } from '#app/data/properties/property-row.server.ts'
import { closingOf } from '#app/domain/properties/closing.ts'
import type { PropertyValues } from '#app/domain/properties/property.ts'
import type { PublishRuleName } from '#app/domain/properties/publish-rules.ts'
import type { Locale } from '#app/fields/locale.ts'
import type { AppContext } from '#app/http/context.server.ts'
import {
  type FlashKey,
  flashText,
  type MessageExtras,
  type MessageValues,
  redirectWithMessage,
} from '#app/http/flash.server.ts'
import { asPosted, formText } from '#app/http/forms/forms.server.ts'
import { translator } from '#app/i18n/server.ts'
import { dashboardPaths } from '#app/paths/dashboard.ts'
import { paths } from '#app/paths/public.ts'
import { leftBehind } from '#app/routes/dashboard/property-acts/left-behind.server.ts'
import type { SavedChange } from '#app/routes/dashboard/property-acts/saved-change.server.ts'
import { undoTo } from '#app/routes/dashboard/saving/restoration.server.ts'
import { type RestorablePost, rerenderForm } from '#app/routes/dashboard/saving/save-form.server.ts'
import { propertyFormId } from '#app/ui/dashboard/property/property-form.tsx'
import type { FreshText } from '#app/ui/dashboard/texts/fresh-notice.tsx'

export interface Post extends RestorablePost {
  id: string
  anchor?: string
  /** The list from which the property was opened, and the part of the query that names it. */
  left?: { search: string; list: string }
}

interface SaveReport {
  message: 'propertyCreated' | 'propertySaved' | 'propertyRestoredAndSaved'
  /** What prevented publishing. */
  missing: string | null
  /** How words were interpreted. */
  asRead: string | null
  /** Further details for a public offer, as one phrase. */
  advice?: string | null
  /** Null if nothing has changed. */
  change?: SavedChange | null
  locale: Locale
}

export async function redirectAfterSave(
  { context, id, form, anchor = '', left = { search: '', list: dashboardPaths.properties } }: Post,
  values: PropertyValues,
  { message, missing, asRead, advice = null, change = null, locale }: SaveReport,
) {
  const to = form.get('next') === 'close' ? left.list : dashboardPaths.property(id) + left.search + anchor
  const undo = change ? undoTo(dashboardPaths.history(id), change.version, propertyFormId) : undefined
  if (missing)
    return redirectWithMessage(
      context,
      to,
      'propertySavedUnpublished',
      { missing },
      { tone: 'warn', ...(undo && { undo }) },
    )
  const extras = { ...linkTo(id, values, to), ...(undo && { undo }) }
  const t = translator(locale)
  const words = wordsOf({ message, asRead, change })
  const said = flashText(t, words.key, words.values)
  if (!change?.stage) {
    const text = advice && change && !asRead ? `${said} ${flashText(t, 'propertyAdvised', { advice })}` : said
    return redirectWithMessage(context, to, 'propertiesChanged', { text }, extras)
  }
  const { name } = values
  const stage = flashText(t, change.stage, { name, closing: t(`property:closing.${closingOf(values)}.word`) })
  const { sentences, ways } = await leftBehind(context, { id, ...values }, change.before, values, t)
  const text = [stage, ...(asRead || change.what ? [said] : []), ...sentences].join(' ')
  const isAsked =
    (change.stage === 'propertySold' || change.stage === 'propertyReserved') && (await countWaiting(context.db, id)) > 0
  const link = isAsked ? ({ to: dashboardPaths.declines(id), label: 'declines' } as const) : extras.link
  return redirectWithMessage(context, to, 'propertiesChanged', { text }, { ...extras, ...(link && { link }), ...ways })
}

type Words = Required<Pick<SaveReport, 'message' | 'asRead' | 'change'>>

function wordsOf({ message, asRead, change }: Words): {
  key: FlashKey
  values: MessageValues
} {
  if (asRead) return { key: 'propertySavedAsRead', values: { asRead } }
  if (message !== 'propertySaved' || !change) return { key: message, values: {} }
  const { what, count } = change
  if (!what) return { key: message, values: {} }
  return count === 0
    ? { key: 'propertySavedOne', values: { what } }
    : { key: 'propertySavedWhat', values: { what, count } }
}

function linkTo(id: string, { published, sold }: PropertyValues, next: string): MessageExtras {
  if (published) return { link: { to: sold ? paths.reference(id) : paths.offer(id), label: 'offer' } }
  const property = dashboardPaths.property(id)
  return next.startsWith(property) ? {} : { link: { to: property, label: 'property' } }
}

interface More {
  missing?: readonly PublishRuleName[]
  gone?: 'trashed' | 'deleted'
  fresh?: FreshText
}

export function rerenderProperty(
  { id, form }: Post,
  unsaved: Parameters<typeof rerenderForm>[1],
  more: More = {},
  status?: number,
) {
  // What the form has seen of a prepared change stays what it was, as its version does.
  const seen = { prepared: formText(form, 'prepared'), shown: formText(form, 'shown') }
  return rerenderForm(form, unsaved, { id, seen, ...more }, status)
}

/** The property is gone, so the loader after the action must render the form instead of a 404. */
const orphanedForms = new WeakSet<AppContext>()

export function hasOrphanedForm(context: AppContext): boolean {
  return orphanedForms.has(context)
}

/** Keeps typed text when the property is in the trash or deleted. */
export function rerenderUnsaved(post: Post, property: PropertyRow | null, result = asPosted(post.form)) {
  orphanedForms.add(post.context)
  return property
    ? rerenderProperty(post, { result }, { gone: 'trashed' }, 409)
    : rerenderProperty(post, { result }, { gone: 'deleted' }, 404)
}
