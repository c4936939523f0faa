/** The server's answers to the property form: saved, or a question. */
import { data, type TypedResponse } from '@remix-run/cloudflare'
import type { PropertyRow } from '#app/data/properties/properties.server.ts'
import type { Author } from '#app/data/saving/authors.server.ts'
import type { PropertyValues } from '#app/domain/properties/property.ts'
import type { PublishRuleName } from '#app/domain/properties/publish-rules.ts'
import type { Locale } from '#app/fields/locale.ts'
import type { AppContext } from '#app/http/context.server.ts'
import { type MessageExtras, redirectWithMessage } from '#app/http/flash.server.ts'
import { asPosted, postedVersion, type RejectedForm } from '#app/http/forms/forms.server.ts'
import { dashboardPaths } from '#app/paths/dashboard.ts'
import { paths } from '#app/paths/public.ts'
import type { Conflict } from '#app/routes/dashboard/saving/conflict.server.ts'
import type { FreshText } from '#app/ui/dashboard/texts/fresh-notice.tsx'

export interface Post {
  context: AppContext
  /** A new property brings its own. */
  id: string
  form: FormData
  locale: Locale
  by: Author
  /** Where on its page to go on. */
  anchor?: string
  /** The answer once it is saved, instead of leadOn(). */
  onSaved?: (version: number, missing: string | null) => TypedResponse<never>
}

/**
 * Says `message` unless there is more to say; `missing` names what kept the property from being published, `asRead` what
 * words were taken for.
 */
export function leadOn(
  { context, id, form, anchor = '' }: Post,
  values: PropertyValues,
  missing: string | null,
  message: 'propertyCreated' | 'propertySaved' | 'propertyRestoredAndSaved',
  asRead: string | null,
  /** What a public offer could still say, as one phrase. */
  advice: string | null = null,
) {
  const { name, published } = values
  const to = form.get('next') === 'close' ? dashboardPaths.properties : dashboardPaths.property(id) + anchor
  if (missing) return redirectWithMessage(context, to, 'propertySavedUnpublished', { missing }, { tone: 'warn' })
  const next = form.get('next')
  if (next === 'publish' && published) {
    const undo = { action: dashboardPaths.visibility(id), fields: { published: '' } }
    return redirectWithMessage(context, to, 'propertyPublished', { name }, { ...linkTo(id, values, to), undo })
  }
  if (next === 'unpublish') {
    return redirectWithMessage(context, to, 'propertyUnpublished', { name }, linkTo(id, values, to))
  }
  if (advice && !asRead && message === 'propertySaved') {
    return redirectWithMessage(context, to, 'propertySavedAdvised', { advice }, linkTo(id, values, to))
  }
  return asRead
    ? redirectWithMessage(context, to, 'propertySavedAsRead', { asRead }, linkTo(id, values, to))
    : redirectWithMessage(context, to, message, {}, linkTo(id, values, to))
}

function linkTo(id: string, { published, sold }: PropertyValues, next: string): MessageExtras {
  if (published) return { link: { to: sold ? paths.reference(id) : paths.offer(id), label: 'offer' } }
  const property = dashboardPaths.property(id)
  return next.startsWith(property) ? {} : { link: { to: property, label: 'property' } }
}

interface FormAnswer {
  result: RejectedForm
  /** What an online offer would lose by this save. */
  missing?: readonly PublishRuleName[]
  /** A colleague's save in the meantime; overwriting it is a decision. */
  change?: Conflict
  gone?: 'trashed' | 'deleted'
  /** The translation that was called right, and whether it could be. */
  fresh?: FreshText
}

/** The form keeps the version it was made from, unless the answer shows a newer one. */
export function askAgain({ id, form }: Post, answer: FormAnswer, status = 400) {
  return data({ id, version: answer.change?.version ?? postedVersion(form), ...answer }, { status })
}

/** Requests whose property is gone: the loader that runs after the action must show the form, not answer 404. */
const stranded = new WeakSet<AppContext>()

export function isStranded(context: AppContext): boolean {
  return stranded.has(context)
}

/** For a property that is in the trash or gone for good: what was typed must not go with it. */
export function giveFormBack(post: Post, property: PropertyRow | null, result = asPosted(post.form)) {
  stranded.add(post.context)
  return property ? askAgain(post, { result, gone: 'trashed' }, 409) : askAgain(post, { result, gone: 'deleted' }, 404)
}
