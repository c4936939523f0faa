/** What the server says to the posted form of a property: that it is saved, or a question. */
import { data } from '@remix-run/cloudflare'
import type { Author } from '#app/data/properties/authors.server.ts'
import type { PropertyRow } from '#app/data/properties/properties.server.ts'
import type { PropertyValues } from '#app/domain/properties/property.ts'
import type { Locale } from '#app/fields/field.ts'
import type { AppContext } from '#app/http/context.server.ts'
import { type MessageExtras, redirectWithMessage } from '#app/http/flash.server.ts'
import { asPosted, postedVersion, type RejectedForm } from '#app/http/forms/forms.server.ts'
import { paths } from '#app/paths.ts'
import type { Conflict } from './conflict.server.ts'

export interface Post {
  context: AppContext
  /** Of the property; a new one brings its own. */
  id: string
  form: FormData
  locale: Locale
  /** Who is saving. */
  by: Author
}

/**
 * Leads on after a save, and says what was done: this, unless there is more to say. `missing` names what kept the
 * property from being published.
 */
export function leadOn(
  { context, id, form }: Post,
  values: PropertyValues,
  missing: string | null,
  message: 'propertyCreated' | 'propertySaved' | 'propertyRestoredAndSaved',
) {
  const { name, published } = values
  const to = form.get('next') === 'close' ? paths.dashboard.properties : paths.dashboard.property(id)
  if (missing) return redirectWithMessage(context, to, 'propertySavedUnpublished', { missing })
  const next = form.get('next')
  if (next === 'publish' && published) {
    const undo = { action: paths.dashboard.visibility(id), fields: { published: '' } }
    return redirectWithMessage(context, to, 'propertyPublished', { name }, { ...linkTo(id, values, to), undo })
  }
  if (next === 'unpublish') {
    return redirectWithMessage(context, to, 'propertyUnpublished', { name }, linkTo(id, values, to))
  }
  return redirectWithMessage(context, to, message, {}, linkTo(id, values, to))
}

/** The way to the result: what visitors see of it, or the property where the next page is another one. */
function linkTo(id: string, { published, sold }: PropertyValues, next: string): MessageExtras {
  if (published) return { link: { to: sold ? paths.reference(id) : paths.offer(id), label: 'offer' } }
  const property = paths.dashboard.property(id)
  return next === property ? {} : { link: { to: property, label: 'property' } }
}

/** What the page is told when a form cannot simply be saved. */
interface FormAnswer {
  result: RejectedForm
  /** What an online offer would lose: mend it, or save it and take the offer offline. */
  missing?: string
  /** Somebody else's save in the meantime; saving again over that version is a decision. */
  change?: Conflict
  /** Where the property went in the meantime. */
  gone?: 'trashed' | 'deleted'
}

/** The page again. Its form stays that of the version it was made from, unless another one was shown. */
export function askAgain({ id, form }: Post, answer: FormAnswer, status = 400) {
  return data({ id, version: answer.change?.version ?? postedVersion(form), ...answer }, { status })
}

/** Requests whose form has lost its property. The loader that runs after the action must not answer 404. */
const stranded = new WeakSet<AppContext>()

export function isStranded(context: AppContext): boolean {
  return stranded.has(context)
}

/** Gives a form back whose property was moved to the trash, or is gone for good: with it, nothing that was typed is. */
export function giveFormBack(post: Post, property: PropertyRow | null, result = asPosted(post.form)) {
  stranded.add(post.context)
  return property ? askAgain(post, { result, gone: 'trashed' }, 409) : askAgain(post, { result, gone: 'deleted' }, 404)
}
