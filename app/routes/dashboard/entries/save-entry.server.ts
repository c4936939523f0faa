import { keysOf, pick } from '#app/fields/typed-objects.ts'
import { postedId, postedVersion, type RejectedForm } from '#app/http/forms/forms.server.ts'
import { isRefused } from '#app/routes/dashboard/saving/picture-form.server.ts'
import { saveForm } from '#app/routes/dashboard/saving/save-form.server.ts'
import { redirectAfterAdding, redirectAfterSave, rerenderEntry, rerenderGone } from './entry-answers.server.ts'
import { entryWriter, historyValues } from './entry-history.server.ts'
import type { EntryValues } from './entry-kinds.server.ts'
import { type EntryPost, readEntry, readPortrait } from './read-entry.server.ts'

/** A second post of the same form changes the entry that the first one added. */
export async function saveNewEntry(newPost: Omit<EntryPost, 'id'>) {
  const { kind, form, context, by } = newPost
  const post = { ...newPost, id: postedId(form) }
  if (!(await kind.find(context.db, post.id))) {
    const chosen = await readPortrait(post, null)
    const read = await readEntry(post, chosen, null)
    if ('result' in read) return rerenderEntry(post, read, chosen)
    const picture = typeof chosen === 'object' && !isRefused(chosen) ? chosen : null
    const values = pick(read.values, keysOf(kind.fields))
    const written = await unlessTaken(
      post,
      () => kind.create(context.db, post.id, values, 'last', picture, by),
      () => readEntry(post, chosen, null),
    )
    if (typeof written === 'object') return rerenderEntry(post, { result: written }, chosen)
    if (written) return redirectAfterAdding(post, read.values)
  }
  // A new form has no version; the first post has created version 1.
  if (postedVersion(form) === 0) form.set('version', '1')
  return saveEntry(post)
}

export async function saveEntry(post: EntryPost) {
  const { kind, id, form, locale, context, by } = post
  const { db } = context
  const present = await kind.find(db, id)
  const before = present ?? (form.get('next') === 'restore' ? await kind.find(db, id, 'trash') : null)
  if (!before) return rerenderGone(post, await readPortrait(post, null))
  const chosen = await readPortrait(post, before)
  const stored = historyValues(before)
  // A refused portrait is never written.
  const portrait = isRefused(chosen) ? 'kept' : chosen
  const outcome = await saveForm(post, {
    subject: { kind: kind.list, id },
    fields: kind.historyFields,
    stored,
    find: async () => {
      const theirs = await kind.find(db, id)
      return theirs && historyValues(theirs)
    },
    read: async (base) => {
      const read = await readEntry(post, chosen, pictureIn(base ?? stored.values))
      if ('result' in read) return read
      return { values: { ...read.values, ...kind.settle?.(before.values, read.values)?.values } }
    },
    restore: present ? undefined : () => kind.restore(db, id, null, by),
    write: (all, version) => {
      const { picture: _, ...values } = all
      return unlessTaken(
        post,
        () => kind.update(db, id, { values, portrait, version, by }),
        () => readEntry(post, chosen, pictureIn(stored.values)),
      )
    },
    writer: () => entryWriter(kind, db, locale),
  })
  if (outcome.status === 'gone') return rerenderGone(post, chosen)
  const isInTrash = outcome.status === 'rejected' && !present
  if (outcome.status !== 'saved') return rerenderEntry(post, outcome, chosen, isInTrash ? { gone: 'trashed' } : {})
  const settled = kind.settle?.(before.values, outcome.values)
  const message = settled?.message ?? (present ? 'entrySaved' : 'entryRestoredAndSaved')
  const warning = settled ? { key: settled.message, values: { name: kind.nameOf(outcome.values) } } : null
  return post.onSaved?.(outcome.version, warning) ?? redirectAfterSave(post, outcome, message)
}

function pictureIn({ picture }: EntryValues): string | null {
  return typeof picture === 'string' ? picture : null
}

/** The form is refused like any other if another entry came between the check and the write. */
async function unlessTaken<Outcome>(
  { kind }: EntryPost,
  write: () => Promise<Outcome>,
  readAgain: () => ReturnType<typeof readEntry>,
): Promise<Outcome | RejectedForm> {
  try {
    return await write()
  } catch (error) {
    const read = kind.isTaken?.(error) ? await readAgain() : null
    if (read && 'result' in read) return read.result
    throw error
  }
}
