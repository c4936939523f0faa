import type { TypedResponse } from '@remix-run/cloudflare'
import type { PropertyRow } from '#app/data/properties/property-row.server.ts'
import type { Author } from '#app/data/saving/authors.server.ts'
import type { PropertyValues } from '#app/domain/properties/property.ts'
import type { PublishRuleName } from '#app/domain/properties/publish-rules.ts'
import type { AppContext } from '#app/http/context.server.ts'
import { type MessageExtras, redirectWithMessage } from '#app/http/flash.server.ts'
import { asPosted } from '#app/http/forms/forms.server.ts'
import { dashboardPaths } from '#app/paths/dashboard.ts'
import { paths } from '#app/paths/public.ts'
import { type FormPost, rerenderForm } from '#app/routes/dashboard/saving/save-form.server.ts'
import type { FreshText } from '#app/ui/dashboard/texts/fresh-notice.tsx'

export interface Post extends FormPost {
  id: string
  by: Author
  anchor?: string
  /** The list from which the property was opened, and the part of the query that names it. */
  left?: { search: string; list: string }
  /** Replaces redirectAfterSave(). */
  onSaved?: (version: number, missing: string | null) => TypedResponse<never>
}

/** `missing` names what prevented publishing, `asRead` how words were interpreted; without them, shows `message`. */
export function redirectAfterSave(
  { context, id, form, anchor = '', left = { search: '', list: dashboardPaths.properties } }: Post,
  values: PropertyValues,
  missing: string | null,
  message: 'propertyCreated' | 'propertySaved' | 'propertyRestoredAndSaved',
  asRead: string | null,
  /** Further details for a public offer, as one phrase. */
  advice: string | null = null,
  /** Null if nothing has changed. */
  change: SavedChange | null = null,
) {
  const { name, published } = values
  const to = form.get('next') === 'close' ? left.list : dashboardPaths.property(id) + left.search + anchor
  if (missing) return redirectWithMessage(context, to, 'propertySavedUnpublished', { missing }, { tone: 'warn' })
  const next = form.get('next')
  if (next === 'publish' && published) {
    const undo = { action: dashboardPaths.visibility(id), fields: { published: '' } }
    return redirectWithMessage(context, to, 'propertyPublished', { name }, { ...linkTo(id, values, to), undo })
  }
  if (next === 'unpublish') {
    return redirectWithMessage(context, to, 'propertyUnpublished', { name }, linkTo(id, values, to))
  }
  const undo = change ? { action: dashboardPaths.restoration(id, change.version), fields: {} } : undefined
  const extras = { ...linkTo(id, values, to), ...(undo && { undo }) }
  if (asRead) return redirectWithMessage(context, to, 'propertySavedAsRead', { asRead }, extras)
  if (message !== 'propertySaved' || !change) return redirectWithMessage(context, to, message, {}, extras)
  const { what, count } = change
  if (advice) return redirectWithMessage(context, to, 'propertySavedAdvised', { advice }, extras)
  return count === 0
    ? redirectWithMessage(context, to, 'propertySavedOne', { what }, extras)
    : redirectWithMessage(context, to, 'propertySavedWhat', { what, count }, extras)
}

/** What a save has changed. */
export interface SavedChange {
  version: number
  /** The label of the first field. */
  what: string
  /** How many others. */
  count: number
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
  return rerenderForm(form, unsaved, { id, ...more }, status)
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
