import type { StoredEntry } from '#app/data/entries/entry-source.server.ts'
import { formatForControls } from '#app/fields/format.ts'
import { redirectWithMessage } from '#app/http/flash.server.ts'
import type { PictureChange } from '#app/http/forms/one-picture.server.ts'
import { ownPath } from '#app/http/responses.server.ts'
import { dashboardPaths } from '#app/paths/dashboard.ts'
import { type ChosenPicture, rerenderWithPicture } from '#app/routes/dashboard/saving/picture-form.server.ts'
import type { FreshText } from '#app/ui/dashboard/texts/fresh-notice.tsx'
import { type EntryValues, websiteLink } from './entry-kinds.server.ts'
import { findFate } from './load-entry.server.ts'
import type { EntryPost } from './read-entry.server.ts'

export function redirectAfterAdding({ kind, context }: EntryPost, values: EntryValues) {
  return redirectWithMessage(
    context,
    dashboardPaths[kind.list].list,
    'entryAdded',
    { name: kind.nameOf(values) },
    websiteLink(kind, values),
  )
}

export function redirectAfterSave(
  { kind, id, form, locale, context }: EntryPost,
  values: EntryValues,
  portrait: PictureChange,
  before: StoredEntry<EntryValues>,
  message: 'entrySaved' | 'entryRestoredAndSaved',
) {
  const { list, entry } = dashboardPaths[kind.list]
  const fields: Record<string, string> = {
    version: String(before.version),
    locale,
    ...formatForControls(kind.fields, before.values, locale),
  }
  if (portrait !== 'kept' && before.picture) fields.uploaded = before.picture.key
  else if (portrait !== 'kept') fields.removePicture = 'on'
  const undo = { action: entry(id), fields }
  const ways = { ...websiteLink(kind, values), undo }
  const back = ownPath(form.get('redirectTo'), list)
  return redirectWithMessage(context, back, message, { name: kind.nameOf(values) }, ways)
}

interface More {
  gone?: 'trashed' | 'deleted'
  /** The result of confirming a translation. */
  fresh?: FreshText
}

/** Keeps typed text when the entry is in the trash or deleted. */
export async function rerenderGone(post: EntryPost, chosen: ChosenPicture) {
  const gone = await findFate(post.kind, post.id, post.context.db)
  return rerenderEntry(post, {}, chosen, { gone }, gone === 'trashed' ? 409 : 404)
}

export function rerenderEntry(
  post: EntryPost,
  unsaved: Parameters<typeof rerenderWithPicture>[1],
  chosen: ChosenPicture,
  more: More = {},
  status?: number,
) {
  return rerenderWithPicture(post, unsaved, chosen, { id: post.id, ...more }, status)
}
