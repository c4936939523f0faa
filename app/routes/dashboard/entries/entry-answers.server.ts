import { redirectWithMessage } from '#app/http/flash.server.ts'
import { dashboardPaths } from '#app/paths/dashboard.ts'
import { type ChosenPicture, rerenderWithPicture } from '#app/routes/dashboard/saving/picture-form.server.ts'
import { undoOfSave } from '#app/routes/dashboard/saving/restoration.server.ts'
import type { SavedForm } from '#app/routes/dashboard/saving/save-form.server.ts'
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
  { kind, id, context }: EntryPost,
  saved: SavedForm<EntryValues>,
  message: 'entrySaved' | 'entryRestoredAndSaved' | 'entrySavedUnconfirmed',
) {
  const { list, history } = dashboardPaths[kind.list]
  const undo = undoOfSave({ fields: kind.historyFields, saved, history: history(id) })
  const { values } = saved
  const extras = { ...websiteLink(kind, values), ...undo }
  return redirectWithMessage(context, list, message, { name: kind.nameOf(values) }, extras)
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
