import type { StoredEntry } from '#app/data/entries/entry-source.server.ts'
import type { Author } from '#app/data/saving/authors.server.ts'
import { hasPicture } from '#app/domain/entries/entry.ts'
import { uploadLimits } from '#app/domain/picture.ts'
import { readForm } from '#app/http/forms/forms.server.ts'
import { readPicture } from '#app/http/forms/one-picture.server.ts'
import { localeOf, translator } from '#app/i18n/server.ts'
import { type ChosenPicture, readWithPicture } from '#app/routes/dashboard/saving/picture-form.server.ts'
import type { RestorablePost } from '#app/routes/dashboard/saving/save-form.server.ts'
import type { EntryKind, EntryValues } from './entry-kinds.server.ts'

export interface EntryPost extends RestorablePost {
  kind: EntryKind
  id: string
  by: Author
}

/** Leaves room for a picture that is too large, so its error can appear beside its control. */
export async function readEntryForm(request: Request) {
  const [form, locale] = await Promise.all([readForm(request, uploadLimits.perPost), localeOf(request)])
  return { form, locale }
}

export async function readPortrait(
  { kind, id, form, locale, context }: EntryPost,
  before: StoredEntry<EntryValues> | null,
): Promise<ChosenPicture> {
  if (!hasPicture(kind.list)) return 'kept'
  return readPicture({ context, form, locale, owner: id, present: before?.picture ?? null })
}

/** `keyBefore` is the stored portrait's key. */
export async function readEntry(post: EntryPost, chosen: ChosenPicture, keyBefore: string | null) {
  const { kind, id, form, locale, context } = post
  await kind.prepare?.(context.db, id, form, locale)
  return readWithPicture(
    post,
    kind.fields,
    chosen,
    keyBefore,
    async (values) => (values && (await kind.problems?.(context.db, id, values, translator(locale), locale))) ?? {},
  )
}
